"""Violations of WIXOSS: crafts and Resonas."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.asks import Option
from ...violations import Patch, Violations
from .. import crafts, rule_processing, running, state
from ..game import Wixoss
from ..unaffected import is_unaffected
from ..words import CRAFTS, DECK, ENER, LRIG_DECK, REMOVED, SIGNI_ZONES, TRASH
from .ways import handler

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- what is no card ----------------------------------------------------------------------------------


@breaks("craft.5")
def nothing_is_created_of_a_name_that_is_there(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            names = {game.state.cards[card].face.name for card in game.state.zones[ctx.seat, "lrig deck"]}
            if any(game.state.cards[card].face.name in names for card in game.state.zones[ctx.seat, CRAFTS]):
                return False
            return (yield from whole(game, ctx, node))

        return done

    handler(patch, "create-in-deck", made)


@breaks("craft.5")
def nothing_is_created_in_a_lrig_deck_of_ten(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            if len(game.state.zones[ctx.seat, LRIG_DECK]) >= 10:
                return False
            return (yield from whole(game, ctx, node))

        return done

    handler(patch, "create-in-deck", made)


@breaks("craft.6", "craft-resona.5")
def what_is_no_card_goes_into_the_deck(patch: Patch) -> None:
    def leaving(self: Any, event: Any) -> Any:
        return event if event.kind == "move" and event.to == DECK else whole(self, event)

    whole = running.Running._leaving
    patch.setattr(running.Running, "_leaving", leaving)


@breaks("craft.6", "craft-resona.5")
def what_is_no_card_goes_where_cards_go(patch: Patch) -> None:
    patch.setattr(running.Running, "_leaving", lambda self, event: event)


@breaks("craft.6", "craft.8")
def what_is_no_card_is_removed_when_it_moves(patch: Patch) -> None:
    def leaving(self: Any, event: Any) -> Any:
        if event.kind != "move":
            return event
        record = self.state.cards[event.card]
        moves = record.zone in SIGNI_ZONES and record.face.is_craft
        return replace(event, to=REMOVED) if moves else event

    patch.setattr(running.Running, "_leaving", leaving)


@breaks("craft.8", "craft-resona.4")
def what_is_no_card_is_chosen_as_one(patch: Patch) -> None:
    def kind(self: Any, record: Any, what: str) -> bool:
        return what == "card" or bool(whole(self, record, what))

    whole = state.Table._is_kind
    patch.setattr(state.Table, "_is_kind", kind)


@breaks("craft.7")
def what_is_a_craft_no_more_is_a_card(patch: Patch) -> None:
    def leaving(self: Any, event: Any) -> Any:
        if event.kind != "move":
            return event
        record = self.state.cards[event.card]
        leaves = record.zone in SIGNI_ZONES and event.to not in SIGNI_ZONES and record.host < 0
        return replace(event, to=REMOVED) if leaves and self.info(event.card).has_craft_type else event

    patch.setattr(running.Running, "_leaving", leaving)


@breaks("craft-resona.3", "craft.8")
def effects_on_signi_pass_by_what_is_no_card(patch: Patch) -> None:
    def kind(self: Any, record: Any, what: str) -> bool:
        return bool(whole(self, record, what)) and not (what == "signi" and record.face.is_craft)

    whole = state.Table._is_kind
    patch.setattr(state.Table, "_is_kind", kind)


@breaks("craft-resona.5", "craft.6")
def a_craft_resona_goes_where_cards_go(patch: Patch) -> None:
    patch.setattr(Wixoss, "_leaving", lambda self, event: event)


# --- Resonas ------------------------------------------------------------------------------------------


@breaks("appear-cond.2", "craft-resona.2")
def a_resona_appears_without_its_condition(patch: Patch) -> None:
    def declare(game: Any, player: int, card: int) -> Any:
        yield from ()
        return True

    patch.setattr(crafts, "declare", declare)


@breaks("appear-cond.2", "main-phase.a2")
def a_resona_appears_at_any_timing(patch: Patch) -> None:
    def resonas(game: Any, player: int, timing: str) -> Any:
        for card in game.state.zones[player, "lrig deck"]:
            if game.state.cards[card].face.kind == "resona":
                for zone in SIGNI_ZONES:
                    if crafts.can_appear(game, player, card, zone):
                        yield Option("play", (card, zone))

    patch.setattr(crafts, "resonas", resonas)


@breaks("appear-cond.3")
def a_resona_that_appears_uses_ener_up(patch: Patch) -> None:
    def declare(game: Any, player: int, card: int) -> Any:
        game.move(game.state.zones[player, ENER][:1], TRASH, "cost")
        return (yield from whole(game, player, card))

    whole = crafts.declare
    patch.setattr(crafts, "declare", declare)


@breaks("appear-cond.4")
def no_resona_appears_where_nothing_enters(patch: Patch) -> None:
    def can_appear(game: Any, player: int, card: int, zone: str) -> bool:
        stopped = any(game.forbids(each, "enter-abilities") for each in game.state.signi(player))
        return not stopped and bool(whole(game, player, card, zone))

    whole = crafts.can_appear
    patch.setattr(crafts, "can_appear", can_appear)


@breaks("appear-cond.4")
def no_resona_appears_for_who_is_unaffected(patch: Patch) -> None:
    def declare(game: Any, player: int, card: int) -> Any:
        spared = [each for each in game.state.signi(player) if is_unaffected(game, each)]
        met = yield from whole(game, player, card)
        return met and all(game.state.cards[each].zone != TRASH for each in spared)

    whole = crafts.declare
    patch.setattr(crafts, "declare", declare)


@breaks("check-zone.a3", "appear-cond.2")
def a_resona_waits_in_the_lrig_deck(patch: Patch) -> None:
    patch.setattr(crafts, "CHECK", LRIG_DECK)


@breaks("rule-process.a6")
def a_resona_stays_where_it_goes(patch: Patch) -> None:
    patch.setattr(rule_processing, "astray", lambda game, player: [])
