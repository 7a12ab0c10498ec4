"""Violations of WIXOSS's older terms: Resonas."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import partial
from typing import Any

from msgspec.structs import replace

from ...kernel.commit import APPLY
from ...kernel.decisions import PASS, EngineAsk, EngineOption
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_results,
    combine_changes,
    replace_globals,
    set_entry,
    swap_function,
    wrap_function,
    wrapper_of,
)
from .. import (
    attachments,
    attack,
    cards,
    crafts,
    rule_processing,
    rulebook_map,
    rules_context,
    setup,
    signi,
    state,
    turn,
)
from ..lexicon import CHEER, ENER, FIELD, HAND, LRIG_DECK, LRIG_TRASH, RESONA, SIGNI, TRASH, WHITE_BACKED

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


def is_resona(game: Any, card: int) -> bool:
    """Whether a card is a printed Resona."""
    return bool(game.state.cards[card].face.kind == RESONA)


def keep_misplaced_resonas(patch: Patch) -> None:
    """Leave misplaced Resonas where they are."""

    def events_without_resonas(found: Any, game: Any, player: int) -> Any:
        return (event for event in found if not is_resona(game, event.card))

    change_results(rule_processing.misplaced_card_events, events_without_resonas)(patch)


# --- definition ---------------------------------------------------------------------------------------


breaks("A LRIG deck may not contain Resonas", "resona.1", "lrig-deck.1")(
    replace_globals(setup.check_lrig_deck, WHITE_BACKED=tuple(kind for kind in WHITE_BACKED if kind != RESONA))
)


@breaks("A main deck may contain Resonas", "resona.1", "main-deck.1")
def _(patch: Patch) -> None:
    def check_with_resonas(player: str, deck: Any) -> None:
        whole(player, [disguise_as_signi(face) for face in deck])

    def disguise_as_signi(face: Any) -> Any:
        other = copy(face)
        other.kind = SIGNI if face.kind == RESONA else face.kind
        return other

    whole = setup.check_main_deck
    patch.setattr(setup, "check_main_deck", check_with_resonas)


breaks("Resonas cannot attack", "resona.1", "resona.a1")(
    change_results(attack.may_attack, lambda may, game, card: may and not is_resona(game, card))
)


@breaks("A Resona comes to the field for nothing, straight from the LRIG deck", "resona.2", "appear-cond.2")
@wrapper_of(crafts.declare_resona)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    yield from ()
    return True


breaks("A declared Resona lies in the trash while its condition is being met", "resona.2", "check-zone.a3")(
    replace_globals(crafts.declare_resona, CHECK=TRASH)
)
breaks("A Resona can be declared even if its condition cannot be met", "resona.2", "appear-cond.2")(
    wrap_function(crafts.can_appear, lambda whole, game, player, card, zone: True)
)


@breaks("Effects on SIGNI do not reach Resonas", "resona.a1")
@wrapper_of(state.GameState._is_kind)
def _(whole: Any, self: Any, record: Any, what: str) -> bool:
    return bool(whole(self, record, what)) and not (what == "signi" and record.face.kind == RESONA)


# --- destinations -------------------------------------------------------------------------------------


def redirect_leaving_resonas(to: Callable[[Any, EngineEvent, EngineEvent], EngineEvent]) -> Change:
    """Send Resonas that leave the field to other zones: ``to(game, event)``."""

    def redirect_leaving(whole: Any, self: Any, event: EngineEvent) -> EngineEvent:
        found = whole(self, event)
        is_it = (
            event.kind == "move" and is_resona(self, event.card) and self.characteristics_of(event.card).has_resona_type
        )
        if is_it and self.state.cards[event.card].zone in FIELD and event.to not in FIELD:
            return to(self, event, found)
        return found

    return wrap_function(rules_context.RulesContext._leaving, redirect_leaving)


breaks(
    "A Resona that leaves the field goes where it is put before rules return it to the LRIG deck",
    "resona.a2",
    "resona.a3",
)(redirect_leaving_resonas(lambda game, event, found: event))
breaks("A Resona that leaves the field returns to the LRIG deck even if put into the LRIG trash", "resona.a2")(
    redirect_leaving_resonas(lambda game, event, found: replace(event, to=LRIG_DECK))
)
breaks("A Resona that leaves the field goes to the LRIG trash, wherever it is put", "resona.a2", "resona.a3")(
    redirect_leaving_resonas(lambda game, event, found: replace(event, to=LRIG_TRASH))
)
breaks("A banished Resona goes to the LRIG trash", "resona.a2")(
    redirect_leaving_resonas(
        lambda game, event, found: replace(found, to=LRIG_TRASH) if event.cause == "banish" else found
    )
)


@breaks("A Resona cannot be put into the Ener zone in the ener phase", "resona.a3")
@wrapper_of(turn.charge_ener)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    there = [*game.state.zones[player, HAND], *game.state.field_signi(player)]
    able = [card for card in there if not is_resona(game, card)]
    (pick,) = yield EngineAsk(player, "action", (*(EngineOption("ener", (card,)) for card in able), PASS))
    if pick != PASS:
        game.move_cards((pick.args[0],), ENER, "ener-phase")


breaks("A Resona put into the Ener zone in the ener phase stays there", "resona.a3")(
    combine_changes(
        redirect_leaving_resonas(lambda game, event, found: event if event.cause == "ener-phase" else found),
        keep_misplaced_resonas,
    )
)


@breaks("A player who puts a Resona into the Ener zone in the ener phase may put another card there", "resona.a3")
@wrapper_of(turn.charge_ener)
def _(whole: Any, game: Any) -> Any:
    before = {*game.state.zones[game.state.turn_player, LRIG_DECK]}
    yield from whole(game)
    if {*game.state.zones[game.state.turn_player, LRIG_DECK]} != before:
        yield from whole(game)


breaks("Resonas can be trashed by Remove like any other SIGNI", "resona.a4", "remove.1")(
    wrap_function(signi.may_remove, lambda whole, game, card: True)
)


@breaks("Using Remove also returns all of the player's Resonas to the LRIG deck", "resona.a4")
@wrapper_of(rulebook_map.ACTIONS["remove"].do)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    yield from whole(game, player, card)
    game.move_cards([each for each in game.state.field_signi(player) if is_resona(game, each)], LRIG_DECK, "remove")


# --- misplaced cards ----------------------------------------------------------------------------------


breaks("A Resona stays in any zone that it gets into, hidden or not", "resona.a5", "rule-process.a6")(
    combine_changes(keep_misplaced_resonas, set_entry(rulebook_map.APPLY, "move", APPLY["move"]))
)


@breaks("A Resona that gets into the Ener zone stays there", "resona.a5", "rule-process.a6")
@partial(change_results, rule_processing.misplaced_card_events)
def _(found: Any, game: Any, player: int) -> Any:
    return (event for event in found if game.state.cards[event.card].zone != ENER)


@breaks("A Resona does not stay in the LRIG trash but goes to the LRIG deck", "resona.a5")
@partial(change_results, rule_processing.misplaced_card_events)
def _(found: Any, game: Any, player: int) -> Any:
    yield from found
    there = [card for card in game.state.zones[player, LRIG_TRASH] if is_resona(game, card)]
    yield from (EngineEvent("move", card, player, to=LRIG_DECK, cause="rule") for card in there)


@breaks("A Resona that lay under another SIGNI goes to the LRIG trash", "resona.a5")
@partial(change_results, attachments.trash_event)
def _(event: Any, game: Any, card: int) -> Any:
    was_under = game.state.cards[card].zone in FIELD
    return replace(event, to=LRIG_TRASH) if was_under and is_resona(game, card) else event


@breaks("A Resona in the cheer zone goes back to the LRIG deck", "resona.a5")
@partial(change_results, rule_processing.misplaced_card_events)
def _(found: Any, game: Any, player: int) -> Any:
    yield from found
    there = [card for card in game.state.zones[player, CHEER] if is_resona(game, card)]
    yield from (EngineEvent("move", card, player, to=LRIG_DECK, cause="rule") for card in there)


# --- without its type ---------------------------------------------------------------------------------


@breaks(
    "Effects cannot take a Resona's type away, so it returns to the LRIG deck all the same", "resona.a6", "resona.a2"
)
@wrapper_of(cards.Characteristics.with_information)
def _(whole: Any, self: Any, change: Any) -> Any:
    return self if change.what == "type" else whole(self, change)


breaks("A Resona that was put elsewhere without its type stays there", "resona.a6")(keep_misplaced_resonas)


@breaks("A Resona that loses its type goes from the field to the LRIG deck", "resona.a6")
@partial(change_results, rule_processing.misplaced_card_events)
def _(found: Any, game: Any, player: int) -> Any:
    yield from found
    there = [card for card in game.state.field_signi(player) if is_resona(game, card)]
    strange = [card for card in there if not game.characteristics_of(card).has_resona_type]
    yield from (EngineEvent("move", card, player, to=LRIG_DECK, cause="rule") for card in strange)


breaks("A Resona put into the hand, deck or Life Cloth becomes one of the cards there", "resona.a7")(
    swap_function(rulebook_map.APPLY["move"], APPLY["move"])
)


def merge_into_zone(zone: str) -> Change:
    """Treat a Resona that enters a zone like other cards."""

    def move_as_other_cards(apart: Any, table: Any, event: EngineEvent) -> None:
        (APPLY["move"] if event.to == zone else apart)(table, event)

    return wrap_function(rulebook_map.APPLY["move"], move_as_other_cards)


breaks("A Resona put into the hand counts as a card of the hand", "resona.a7")(merge_into_zone(HAND))
breaks("A Resona put into the main deck lies in it and can be drawn", "resona.a7")(merge_into_zone("deck"))
