"""Violations of WIXOSS's older terms: Resonas."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from msgspec.structs import replace

from ...kernel.asks import PASS, Ask, Option
from ...kernel.committing import APPLY
from ...kernel.events import Event
from ...violations import Patch, Violations, results
from .. import attached, attack, cards, contents, crafts, rule_processing, running, setup, signi, state, turn
from ..words import CHEER, ENER, FIELD, HAND, LRIG_DECK, LRIG_TRASH, RESONA, SIGNI, TRASH, WHITE_BACKED
from .ways import part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


def is_resona(game: Any, card: int) -> bool:
    """Whether a card is a Resona as it is printed."""
    return bool(game.state.cards[card].face.kind == RESONA)


def no_resona_returns(patch: Patch) -> None:
    """The rules leave Resonas where they lie."""

    def astray(found: Any, game: Any, player: int) -> Any:
        return (event for event in found if not is_resona(game, event.card))

    results(patch, rule_processing, "astray", astray)


# --- what it is ---------------------------------------------------------------------------------------


@breaks("resona.1", "lrig-deck.1")
def a_resona_is_not_brought_in_the_lrig_deck(patch: Patch) -> None:
    patch.setattr(setup, "WHITE_BACKED", tuple(kind for kind in WHITE_BACKED if kind != RESONA))


@breaks("resona.1", "main-deck.1")
def a_resona_is_brought_in_the_main_deck(patch: Patch) -> None:
    def check(player: str, deck: Any) -> None:
        whole(player, [as_signi(face) for face in deck])

    def as_signi(face: Any) -> Any:
        other = copy(face)
        other.kind = SIGNI if face.kind == RESONA else face.kind
        return other

    whole = setup.check_deck
    patch.setattr(setup, "check_deck", check)


@breaks("resona.1", "resona.a1")
def a_resona_does_not_attack(patch: Patch) -> None:
    results(patch, attack, "may_attack", lambda may, game, card: may and not is_resona(game, card))


@breaks("resona.2", "appear-cond.2")
def a_resona_comes_for_nothing(patch: Patch) -> None:
    def declare(game: Any, player: int, card: int) -> Any:
        yield from ()
        return True

    patch.setattr(crafts, "declare", declare)


@breaks("resona.2", "check-zone.a3")
def a_resona_lies_in_the_trash_until_its_condition_is_met(patch: Patch) -> None:
    patch.setattr(crafts, "CHECK", TRASH)


@breaks("resona.2", "appear-cond.2")
def a_resona_is_declared_though_its_condition_cannot_be_met(patch: Patch) -> None:
    patch.setattr(crafts, "can_appear", lambda game, player, card, zone: True)


@breaks("resona.a1")
def effects_on_signi_pass_by_resonas(patch: Patch) -> None:
    def kind(self: Any, record: Any, what: str) -> bool:
        return bool(whole(self, record, what)) and not (what == "signi" and record.face.kind == RESONA)

    whole = state.Table._is_kind
    patch.setattr(state.Table, "_is_kind", kind)


# --- where it goes ------------------------------------------------------------------------------------


def leaves(patch: Patch, to: Callable[[Any, Event, Event], Event]) -> None:
    """A Resona that leaves the field goes elsewhere: ``to(game, event)``."""
    whole = running.Running._leaving

    def leaving(self: Any, event: Event) -> Event:
        found = whole(self, event)
        is_it = event.kind == "move" and is_resona(self, event.card) and self.info(event.card).has_resona_type
        if is_it and self.state.cards[event.card].zone in FIELD and event.to not in FIELD:
            return to(self, event, found)
        return found

    patch.setattr(running.Running, "_leaving", leaving)


@breaks("resona.a2", "resona.a3")
def a_resona_goes_where_it_is_put_before_it_returns(patch: Patch) -> None:
    leaves(patch, lambda game, event, found: event)


@breaks("resona.a2")
def a_resona_returns_from_wherever_it_is_put(patch: Patch) -> None:
    leaves(patch, lambda game, event, found: replace(event, to=LRIG_DECK))


@breaks("resona.a2", "resona.a3")
def a_resona_that_leaves_goes_to_the_lrig_trash(patch: Patch) -> None:
    leaves(patch, lambda game, event, found: replace(event, to=LRIG_TRASH))


@breaks("resona.a2")
def a_banished_resona_goes_to_the_lrig_trash(patch: Patch) -> None:
    leaves(patch, lambda game, event, found: replace(found, to=LRIG_TRASH) if event.cause == "banish" else found)


@breaks("resona.a3")
def a_resona_is_not_charged(patch: Patch) -> None:
    def charge(game: Any) -> Any:
        player = game.state.turn_player
        there = [*game.state.zones[player, HAND], *game.state.signi(player)]
        able = [card for card in there if not is_resona(game, card)]
        (pick,) = yield Ask(player, "action", (*(Option("ener", (card,)) for card in able), PASS))
        if pick != PASS:
            game.move((pick.args[0],), ENER, "ener-phase")

    part(patch, "ener", turn.charge, charge)


@breaks("resona.a3")
def a_charged_resona_lies_in_the_ener_zone(patch: Patch) -> None:
    leaves(patch, lambda game, event, found: event if event.cause == "ener-phase" else found)
    no_resona_returns(patch)


@breaks("resona.a3")
def another_card_is_charged_after_a_resona(patch: Patch) -> None:
    def charge(game: Any) -> Any:
        before = {*game.state.zones[game.state.turn_player, LRIG_DECK]}
        yield from turn.charge(game)
        if {*game.state.zones[game.state.turn_player, LRIG_DECK]} != before:
            yield from turn.charge(game)

    part(patch, "ener", turn.charge, charge)


@breaks("resona.a4", "remove.1")
def resonas_are_removed_as_other_signi_are(patch: Patch) -> None:
    patch.setattr(signi, "may_remove", lambda game, card: True)


@breaks("resona.a4")
def a_resona_returns_to_the_lrig_deck_when_its_player_likes(patch: Patch) -> None:
    def remove(game: Any, player: int, card: int) -> Any:
        yield from whole(game, player, card)
        game.move([each for each in game.state.signi(player) if is_resona(game, each)], LRIG_DECK, "remove")

    whole = signi.remove
    patch.setitem(contents.ACTIONS, "remove", contents.ACTIONS["remove"]._replace(does=remove))


# --- where it cannot lie ------------------------------------------------------------------------------


@breaks("resona.a5", "rule-process.a6")
def a_resona_lies_in_any_zone(patch: Patch) -> None:
    no_resona_returns(patch)
    patch.setitem(contents.APPLY, "move", APPLY["move"])


@breaks("resona.a5", "rule-process.a6")
def a_resona_lies_in_the_ener_zone(patch: Patch) -> None:
    def astray(found: Any, game: Any, player: int) -> Any:
        return (event for event in found if game.state.cards[event.card].zone != ENER)

    results(patch, rule_processing, "astray", astray)


@breaks("resona.a5")
def a_resona_does_not_lie_in_the_lrig_trash(patch: Patch) -> None:
    def astray(found: Any, game: Any, player: int) -> Any:
        yield from found
        there = [card for card in game.state.zones[player, LRIG_TRASH] if is_resona(game, card)]
        yield from (Event("move", card, player, to=LRIG_DECK, cause="rule") for card in there)

    results(patch, rule_processing, "astray", astray)


@breaks("resona.a5")
def a_resona_that_lay_under_another_signi_goes_to_the_lrig_trash(patch: Patch) -> None:
    def dropping(event: Any, game: Any, card: int) -> Any:
        was_under = game.state.cards[card].zone in FIELD
        return replace(event, to=LRIG_TRASH) if was_under and is_resona(game, card) else event

    results(patch, attached, "dropping", dropping)


@breaks("resona.a5")
def a_resona_does_not_lie_in_the_cheer_zone(patch: Patch) -> None:
    def astray(found: Any, game: Any, player: int) -> Any:
        yield from found
        there = [card for card in game.state.zones[player, CHEER] if is_resona(game, card)]
        yield from (Event("move", card, player, to=LRIG_DECK, cause="rule") for card in there)

    results(patch, rule_processing, "astray", astray)


# --- without its type ---------------------------------------------------------------------------------


@breaks("resona.a6", "resona.a2")
def a_resona_without_its_type_returns_all_the_same(patch: Patch) -> None:
    whole = cards.Info.with_information

    def changed(self: Any, change: Any) -> Any:
        return self if change.what == "type" else whole(self, change)

    patch.setattr(cards.Info, "with_information", changed)


@breaks("resona.a6")
def a_resona_that_was_put_away_without_its_type_stays_there(patch: Patch) -> None:
    no_resona_returns(patch)


@breaks("resona.a6")
def a_resona_that_loses_its_type_leaves_the_field(patch: Patch) -> None:
    def astray(found: Any, game: Any, player: int) -> Any:
        yield from found
        there = [card for card in game.state.signi(player) if is_resona(game, card)]
        strange = [card for card in there if not game.info(card).has_resona_type]
        yield from (Event("move", card, player, to=LRIG_DECK, cause="rule") for card in strange)

    results(patch, rule_processing, "astray", astray)


@breaks("resona.a7")
def a_resona_is_mixed_in_where_nobody_sees_it(patch: Patch) -> None:
    patch.setitem(contents.APPLY, "move", APPLY["move"])


def mixed_into(patch: Patch, zone: str) -> None:
    """A Resona that comes to a zone lies there as other cards do."""
    apart = contents.APPLY["move"]

    def move(table: Any, event: Event) -> None:
        (APPLY["move"] if event.to == zone else apart)(table, event)

    patch.setitem(contents.APPLY, "move", move)


@breaks("resona.a7")
def a_resona_counts_among_the_cards_of_the_hand(patch: Patch) -> None:
    mixed_into(patch, HAND)


@breaks("resona.a7")
def a_resona_is_drawn_out_of_the_main_deck(patch: Patch) -> None:
    mixed_into(patch, "deck")
