"""Violations of WIXOSS: how a turn ends, what is targeted, faces, Souls, bonds, and what does nothing by itself."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Cards, Choose, Filter
from ...kernel.choices import pick
from ...kernel.committing import commit
from ...kernel.context import Context
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.references import holds
from ...violations import Patch, Violations
from .. import attack, costs, crafts, lrigs, resolving, setup, turn, virus
from .. import game as games
from ..game import Wixoss
from ..words import ASSISTS, CHECK, ENER, LRIG, LRIG_DECK, REMOVED, SIGNI_ZONES, TRASH
from .ways import NOTHING, applies, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- the turn -----------------------------------------------------------------------------------------


@breaks("up-phase.3", "freeze.4")
def who_is_frozen_stays_frozen(patch: Patch) -> None:
    part(patch, "up", turn.thaw, NOTHING)


@breaks("turn-end.a1", "check-zone.2")
def what_lies_in_the_check_zone_stays_there(patch: Patch) -> None:
    patch.setattr(turn, "CHECK", REMOVED)


@breaks("check-zone.2", "turn-end.a1")
def what_lies_in_the_check_zone_leaves_the_game(patch: Patch) -> None:
    def cut_short(game: Any) -> None:
        there = [card for player in (0, 1) for card in game.state.zones[player, CHECK]]
        game.move(there, REMOVED, "end")
        whole(game)

    whole = turn.cut_short
    patch.setattr(turn, "cut_short", cut_short)
    patch.setattr(games, "cut_short", cut_short)


@breaks("turn-end.a4", "turn-end.2")
def what_comes_at_the_end_of_the_turn_comes(patch: Patch) -> None:
    patch.setattr(turn, "ENDING", ())


@breaks("turn-end.a5", "turn-end.2")
def a_turn_that_is_cut_short_trims_no_hand(patch: Patch) -> None:
    patch.setattr(turn, "ENDING", turn.STEPS["end"][:-1])


# --- growing ------------------------------------------------------------------------------------------


@breaks("assist-lrig.6")
def an_assist_grows_into_any_type(patch: Patch) -> None:
    any_type: list[bool] = []

    def shares(one: Any, other: Any) -> bool:
        return bool(any_type) or compares(one, other)

    def may_grow(game: Any, lrig: int, card: int) -> bool:
        any_type[:] = [True] if game.state.cards[lrig].zone in ASSISTS else []
        found = whole(game, lrig, card)
        any_type.clear()
        return found

    compares, whole = lrigs.shares_type, lrigs.may_grow
    patch.setattr(lrigs, "shares_type", shares)
    patch.setattr(lrigs, "may_grow", may_grow)


@breaks("grow.6", "grow-cond.2")
def no_grow_condition_has_to_be_met(patch: Patch) -> None:
    patch.setattr(lrigs, "meets_condition", lambda game, card: True)


@breaks("grow-cond.2", "grow.6")
def the_opponent_meets_the_grow_condition(patch: Patch) -> None:
    def meets(game: Any, card: int) -> bool:
        line = game.state.cards[card].face.extra("grow-condition")
        ctx = Context(1 - game.state.cards[card].owner, game.state.ref(card))
        return line is None or holds(game, ctx, line.condition)

    patch.setattr(lrigs, "meets_condition", meets)


@breaks("center-lrig.3")
def a_lrig_alone_is_no_center_and_does_not_attack(patch: Patch) -> None:
    def may_attack(game: Any, card: int) -> bool:
        record = game.state.cards[card]
        return whole(game, card) and not (record.zone == LRIG and not game.state.assists(record.seat))

    whole = attack.may_attack
    patch.setattr(attack, "may_attack", may_attack)


@breaks("coin.4")
def everybody_begins_with_a_coin(patch: Patch) -> None:
    @at_once
    def gives(game: Any) -> None:
        for player in (0, 1):
            costs.adjust(game, player, "coins", 1)

    patch.setattr(Wixoss, "SETUP", (*setup.SETUP[:-1], gives, setup.SETUP[-1]))


# --- targets ------------------------------------------------------------------------------------------


@breaks("public-zone.5", "target.3")
def nobody_has_to_be_targeted(patch: Patch) -> None:
    def picks(game: Any, ctx: Any, wanted: Choose, fitting: Any) -> Any:
        return (yield from pick(game, ctx, replace(wanted, least=0), fitting))

    patch.setattr(resolving, "pick", picks)


@breaks("target.2")
def a_target_need_not_be_as_the_text_says(patch: Patch) -> None:
    def picks(game: Any, ctx: Any, wanted: Choose, fitting: Any) -> Any:
        assert isinstance(wanted.among, Cards)
        where = Filter(kind=wanted.among.where.kind)
        return (yield from pick(game, ctx, replace(wanted, among=replace(wanted.among, where=where)), fitting))

    patch.setattr(resolving, "pick", picks)


@breaks("target.5", "shadow.1")
def who_has_shadow_can_be_targeted(patch: Patch) -> None:
    patch.setattr(Wixoss, "can_target", lambda self, ctx, card: True)


# --- faces, Souls, crafts -----------------------------------------------------------------------------


@breaks("public-zone.3")
def who_saw_a_card_does_not_see_it_face_down(patch: Patch) -> None:
    def turned(whole: Any, state: Any, event: Event) -> None:
        whole(state, event)
        if event.face_down:
            state.change(event.card, unseen_by=frozenset({0, 1}))

    applies(patch, "turn", turned)


@breaks("soul.5", "rise.9")
def a_soul_goes_to_the_trash_when_its_signi_is_risen_on(patch: Patch) -> None:
    def tucked(whole: Any, state: Any, event: Event) -> None:
        attached = state.cards[event.card].attached
        whole(state, event)
        for card in attached:
            state.change(card, role="charm")

    applies(patch, "tuck", tucked)


@breaks("craft-resona.5", "craft.6")
def a_craft_resona_goes_where_cards_go(patch: Patch) -> None:
    patch.setattr(Wixoss, "_leaving", lambda self, event: event)


@breaks("check-zone.a3", "appear-cond.2")
def a_resona_waits_in_the_lrig_deck(patch: Patch) -> None:
    patch.setattr(crafts, "CHECK", LRIG_DECK)


# --- the Ener zone, bonds, and what does nothing by itself --------------------------------------------


@breaks("ener-zone.5")
def the_ener_zone_holds_ten_cards(patch: Patch) -> None:
    def moved(whole: Any, state: Any, event: Event) -> None:
        is_full = event.to == ENER and len(state.zones[event.player, ENER]) >= 10
        whole(state, replace(event, to=TRASH) if is_full else event)

    applies(patch, "move", moved)


@breaks("infected.2")
def who_is_infected_goes_down(patch: Patch) -> None:
    def adjust(game: Any, player: int, name: str, by: int) -> None:
        whole(game, player, name, by)
        there = [card for zone in SIGNI_ZONES if name == f"virus {zone}" for card in game.state.zones[player, zone]]
        commit(game, [Event("rest", card) for card in there])

    whole = costs.adjust
    patch.setattr(virus, "adjust", adjust)


@breaks("awaken.3")
def who_is_awakened_stands_up(patch: Patch) -> None:
    def awoken(whole: Any, state: Any, event: Event) -> None:
        whole(state, event)
        state.change(event.card, resting=not state.cards[event.card].resting)

    applies(patch, "awoke", awoken)
