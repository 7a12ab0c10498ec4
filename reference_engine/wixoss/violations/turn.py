"""Violations of WIXOSS: the turn, its phases, and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from ....adapters.abilities import GainAbility
from ...kernel.asks import PASS, Ask, Option
from ...kernel.choices import choose
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.instructions import draw
from ...violations import Patch, Violations
from .. import acting, attached, contents, crafts, signi, turn
from .. import game as games
from ..words import ASSISTS, ATTACK_TIMING, CENTER, CHARM, CHECK, ENER, HAND, MAIN_TIMING, REMOVED, RIGHT_ASSIST, TRASH
from .ways import NOTHING, at_any_timing, handler, offers, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- the order of phases ------------------------------------------------------------------------------


@breaks("turn.1")
def the_ener_phase_comes_after_the_grow_phase(patch: Patch) -> None:
    order = list(turn.ORDER)
    at = order.index("ener")
    order[at], order[at + 1] = order[at + 1], order[at]
    patch.setattr(games.Wixoss, "ORDER", tuple(order))


# --- up, draw, ener, grow -----------------------------------------------------------------------------


def stands_up(patch: Patch, rises: Any, frozen: Collection[str] = ()) -> None:
    """In an up phase those stand up of whom ``rises(record, mine)`` says so; ``frozen`` are zones where who is frozen
    does, too.
    """

    def other(record: Any, mine: bool) -> bool:
        return record.resting and rises(record, mine) and (not record.frozen or record.zone in frozen)

    in_up_phase(patch, turn.stand_up, other, lambda card: Event("ready", card, cause="up"))


def thaws(patch: Patch, melts: Any) -> None:
    """At the end of an up phase those are frozen no more of whom ``melts(record, mine)`` says so."""
    in_up_phase(
        patch, turn.thaw, lambda record, mine: record.frozen and melts(record, mine), lambda card: Event("thawed", card)
    )


def in_up_phase(patch: Patch, whole: Any, whom: Any, what: Any) -> None:
    """A part of the up phase does ``what(card)`` to those of whom ``whom(record, mine)`` says so."""

    @at_once
    def other(game: Any) -> str | None:
        state = game.state
        there = [card for player in (0, 1) for card in state.on_field(player)]
        commit(
            game, [what(card) for card in there if whom(state.cards[card], state.cards[card].seat == state.turn_player)]
        )
        return None

    part(patch, "up", whole, other)


@breaks("up-phase.1")
def only_signi_stand_up(patch: Patch) -> None:
    stands_up(patch, lambda record, mine: mine and record.face.is_signi)


@breaks("up-phase.1")
def both_players_cards_stand_up(patch: Patch) -> None:
    stands_up(patch, lambda record, mine: True)


@breaks("up-phase.1")
def the_lrigs_of_both_players_stand_up(patch: Patch) -> None:
    stands_up(patch, lambda record, mine: mine or record.face.is_lrig)


@breaks("up-phase.1")
def the_right_assist_lrig_stays_down(patch: Patch) -> None:
    stands_up(patch, lambda record, mine: mine and record.zone != RIGHT_ASSIST)


@breaks("up-phase.1")
def who_lies_in_the_center_stays_down(patch: Patch) -> None:
    stands_up(patch, lambda record, mine: mine and record.zone != CENTER)


@breaks("up-phase.1", "turn.1")
def the_up_phase_comes_after_the_draw_phase(patch: Patch) -> None:
    order = list(turn.ORDER)
    at = order.index("up")
    order[at], order[at + 1] = order[at + 1], order[at]
    patch.setattr(games.Wixoss, "ORDER", tuple(order))


@breaks("up-phase.2")
def frozen_assist_lrigs_stand_up(patch: Patch) -> None:
    stands_up(patch, lambda record, mine: mine, frozen=ASSISTS)


@breaks("up-phase.3")
def the_lrigs_of_both_players_thaw(patch: Patch) -> None:
    thaws(patch, lambda record, mine: mine or record.face.is_lrig)


@breaks("up-phase.3")
def frozen_assist_lrigs_stay_so(patch: Patch) -> None:
    thaws(patch, lambda record, mine: mine and record.zone not in ASSISTS)


@breaks("up-phase.3", "freeze.4")
def who_is_frozen_stays_frozen(patch: Patch) -> None:
    part(patch, "up", turn.thaw, NOTHING)


@breaks("draw-phase.1", "draw-phase.2")
def one_card_is_drawn(patch: Patch) -> None:
    part(patch, "draw", turn.draw_second, NOTHING)


@breaks("draw-phase.2", "first-player.2")
def two_cards_are_drawn_in_the_first_turn(patch: Patch) -> None:
    def second(game: Any) -> Any:
        if turn.REFRESHED not in game.state.done:
            yield from draw(game, game.state.turn_player)
        return None

    part(patch, "draw", turn.draw_second, second)


@breaks("draw-phase.3", "draw-phase.4", "refresh.4")
def two_cards_are_drawn_across_a_refresh(patch: Patch) -> None:
    def second(game: Any) -> Any:
        if game.state.turn != 1:
            yield from draw(game, game.state.turn_player)
        return None

    part(patch, "draw", turn.draw_second, second)


@breaks("ener-phase.2")
def only_cards_of_the_hand_become_ener(patch: Patch) -> None:
    def charge(game: Any) -> Any:
        player = game.state.turn_player
        hand = tuple(Option("ener", (card,)) for card in game.state.zones[player, HAND])
        (pick,) = yield Ask(player, "action", (*hand, PASS))
        if pick != PASS:
            game.move((pick.args[0],), ENER, "ener-phase")
        return None

    part(patch, "ener", turn.charge, charge)


@breaks("ener-phase.2", "ener-phase.3")
def two_cards_become_ener(patch: Patch) -> None:
    part(patch, "ener", turn.charge, turn.charge, turn.charge)


@breaks("ener-phase.3", "ener-phase.2")
def a_card_has_to_become_ener(patch: Patch) -> None:
    def charge(game: Any) -> Any:
        player = game.state.turn_player
        there = (*game.state.zones[player, HAND], *game.state.signi(player))
        if there:
            (pick,) = yield Ask(player, "action", tuple(Option("ener", (card,)) for card in there))
            game.move((pick.args[0],), ENER, "ener-phase")
        return None

    part(patch, "ener", turn.charge, charge)


@breaks("grow-phase.2")
def the_center_grows_in_the_ener_phase(patch: Patch) -> None:
    part(patch, "ener", turn.charge, turn.grow_center)


@breaks("first-player.1", "turn.1")
def the_first_turn_begins_with_its_draw_phase(patch: Patch) -> None:
    @at_once
    def skip(game: Any) -> str | None:
        return "draw" if game.state.turn == 1 else None

    patch.setitem(turn.STEPS, "up", (skip, *turn.STEPS["up"]))


# --- main ---------------------------------------------------------------------------------------------


@breaks("main-phase.2")
def one_thing_is_done_in_the_main_phase(patch: Patch) -> None:
    def main(game: Any, frame: Any) -> Any:
        if ("acted",) in game.state.done:
            game.pop()
            return
        game.state.done |= {("acted",)}
        yield from acting.main_phase(game, frame)

    patch.setitem(contents.PROCEDURES, "main", main)


@breaks("main-phase.a3")
def keys_are_put_at_any_timing(patch: Patch) -> None:
    offers(patch, "key", at_any_timing(MAIN_TIMING))


@breaks("main-phase.a1")
def signi_are_fielded_in_the_ener_phase(patch: Patch) -> None:
    def charge(game: Any) -> Any:
        player = game.state.turn_player
        there = (*game.state.zones[player, HAND], *game.state.signi(player))
        fielded = game.ACTIONS["play"].offers(game, player, MAIN_TIMING)
        (pick,) = yield Ask(player, "action", (*fielded, *(Option("ener", (card,)) for card in there), PASS))
        if pick.kind == "play":
            yield from game.ACTIONS["play"].does(game, player, *pick.args)
        elif pick != PASS:
            game.move((pick.args[0],), ENER, "ener-phase")
        return None

    part(patch, "ener", turn.charge, charge)


@breaks("charm.4")
def a_charm_is_charged(patch: Patch) -> None:
    def charge(game: Any) -> Any:
        player = game.state.turn_player
        mine = game.state.signi(player)
        charms = [each for card in mine for each in attached.of_role(game, card, CHARM)]
        there = (*game.state.zones[player, HAND], *mine, *charms)
        (pick,) = yield Ask(player, "action", (*(Option("ener", (card,)) for card in there), PASS))
        if pick != PASS:
            game.move((pick.args[0],), ENER, "ener-phase")

    part(patch, "ener", turn.charge, charge)


@breaks("main-phase.a1")
def signi_are_fielded_in_the_attack_phase(patch: Patch) -> None:
    def played(whole: Any, game: Any, player: int, timing: str) -> Any:
        yield from whole(game, player, timing)
        if timing == ATTACK_TIMING:
            yield from signi.plays(game, player)

    offers(patch, "play", played)


@breaks("main-phase.a2", "appear-cond.1")
def resonas_for_the_main_phase_are_fielded_in_the_attack_phase(patch: Patch) -> None:
    def played(whole: Any, game: Any, player: int, timing: str) -> Any:
        yield from whole(game, player, timing)
        if timing == ATTACK_TIMING:
            yield from crafts.resonas(game, player, MAIN_TIMING)

    offers(patch, "play", played)


@breaks("signi-zone.5", "remove.1")
def signi_are_removed_at_any_timing(patch: Patch) -> None:
    offers(patch, "remove", at_any_timing(MAIN_TIMING))


@breaks("signi-zone.5", "remove.1")
def signi_are_removed_once_in_a_game(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        removed = game.state.done & {signi.REMOVE}
        whole(game, player)
        game.state.done |= removed

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


# --- the end ------------------------------------------------------------------------------------------


@breaks("end-phase.a2")
def seven_cards_may_stay_in_hand(patch: Patch) -> None:
    patch.setattr(turn, "HAND_LIMIT", 7)


@breaks("end-phase.a2")
def five_cards_may_stay_in_hand(patch: Patch) -> None:
    patch.setattr(turn, "HAND_LIMIT", 5)


@breaks("end-phase.a3")
def effects_outlast_the_turn(patch: Patch) -> None:
    part(patch, "end", turn.effects_end, NOTHING)


@breaks("turn-end.a1", "check-zone.2")
def what_lies_in_the_check_zone_stays_there(patch: Patch) -> None:
    patch.setattr(turn, "CHECK", REMOVED)


@breaks("turn-end.a4", "turn-end.2")
def what_comes_at_the_end_of_the_turn_comes(patch: Patch) -> None:
    patch.setattr(turn, "ENDING", ())


def cut(patch: Patch, other: Callable[..., None]) -> None:
    """A turn is cut short so: ``other(whole, game)``."""
    whole = turn.cut_short
    patch.setattr(games, "cut_short", lambda game: other(whole, game))


@breaks("turn-end.a4")
def what_an_effect_has_for_the_end_of_the_turn_comes(patch: Patch) -> None:
    def other(whole: Any, game: Any) -> None:
        whole(game)
        if game.state.delayed:
            game.state.flow = (("turn", "end", 1),)

    cut(patch, other)


@breaks("turn-end.a2")
def what_has_triggered_of_the_opponent_s_comes(patch: Patch) -> None:
    def other(whole: Any, game: Any) -> None:
        theirs = tuple(each for each in game.state.waiting if each.held.seat != game.state.turn_player)
        whole(game)
        game.state.waiting = theirs

    cut(patch, other)


@breaks("turn-end.2")
def only_the_turn_player_s_effects_end_the_turn(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            return ctx.seat == game.state.turn_player and (yield from whole(game, ctx, node))

        return done

    handler(patch, "end-turn", made)


@breaks("turn-end.a5", "turn-end.2")
def a_turn_that_is_cut_short_trims_no_hand(patch: Patch) -> None:
    patch.setattr(turn, "ENDING", turn.STEPS["end"][:-1])


@breaks("check-zone.2", "turn-end.a1")
def what_lies_in_the_check_zone_leaves_the_game(patch: Patch) -> None:
    def cut_short(game: Any) -> None:
        there = [card for player in (0, 1) for card in game.state.zones[player, CHECK]]
        game.move(there, REMOVED, "end")
        whole(game)

    whole = turn.cut_short
    patch.setattr(turn, "cut_short", cut_short)
    patch.setattr(games, "cut_short", cut_short)


@breaks("end-phase.a3")
def effects_of_the_turn_are_over_with_the_next_thing_that_is_done(patch: Patch) -> None:
    def main(game: Any, frame: Any) -> Any:
        yield from acting.main_phase(game, frame)
        game.state.lasting = ()
        game.state.rearranged()

    patch.setitem(contents.PROCEDURES, "main", main)


@breaks("end-phase.a3")
def abilities_that_were_gained_for_the_turn_stay(patch: Patch) -> None:
    @at_once
    def ends(game: Any) -> str | None:
        game.state.lasting = tuple(
            each for each in game.state.lasting if any(isinstance(it, GainAbility) for it in each.held.ability.changes)
        )
        game.state.rearranged()
        return None

    part(patch, "end", turn.effects_end, ends)


@breaks("end-phase.a1")
def what_an_effect_left_for_the_end_of_the_turn_does_not_come(patch: Patch) -> None:
    @at_once
    def forgets(game: Any) -> str | None:
        game.state.delayed = ()
        return None

    patch.setitem(turn.STEPS, "end", (forgets, *turn.STEPS["end"]))


@breaks("end-phase.a2")
def what_is_trimmed_is_not_discarded(patch: Patch) -> None:
    def trim(game: Any) -> Any:
        hand = list(game.state.zones[game.state.turn_player, HAND])
        excess = len(hand) - turn.HAND_LIMIT
        going = (yield from choose(game, game.state.turn_player, hand, excess, excess)) if excess > 0 else []
        game.move(going, CHECK, "end")
        game.move(going, TRASH, "end")
        return None

    part(patch, "end", turn.trim_hand, trim)
