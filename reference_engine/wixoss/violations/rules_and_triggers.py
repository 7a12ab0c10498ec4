"""Violations of WIXOSS: refresh, rule processing and triggers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters import card_text_tree as a
from ...kernel import turn_steps
from ...kernel.ability_triggers import play_one_pending
from ...kernel.card_choices import choose_one
from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...kernel.instructions import draw_one_card
from ...violations import (
    Change,
    Violations,
    change_asks,
    change_results,
    keep_state_field,
    replace_globals,
    wrap_function,
    wrapper_of,
)
from .. import attachments, lrigs, pending_triggers, refresh, rule_processing, rulebook_map, signi, turn
from .. import game as games
from ..lexicon import CHECK, DECK, ENER, KEY, LIFE, LRIG_DECK, LRIG_TRASH, REMOVED, RESONA, TRASH
from .attached_cards import redirect_loose_cards
from .helpers import NOTHING, replace_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- refresh ------------------------------------------------------------------------------------------


@breaks("The turn player's second refresh of a turn does not end it", "refresh.7", "turn-end.2")
@wrapper_of(refresh.refresh_deck)
def _(whole: Any, game: Any, player: int) -> None:
    whole(game, player)
    game.state.cut = False


@breaks("The turn player's first refresh of a turn ends it", "refresh.7")
@wrapper_of(refresh.refresh_deck)
def _(whole: Any, game: Any, player: int) -> None:
    whole(game, player)
    game.state.cut = game.state.cut or player == game.state.turn_player


@breaks("A refresh costs no Life Cloth", "refresh.2")
@wrapper_of(refresh.refresh_deck)
def _(whole: Any, game: Any, player: int) -> None:
    life = game.state.zones[player, LIFE][:1]
    whole(game, player)
    game.move_cards(life, LIFE, "refresh")


@breaks("The Life Cloth that a refresh costs is crushed instead of trashed", "refresh.2", "crush.1")
@wrapper_of(refresh.refresh_deck)
def _(whole: Any, game: Any, player: int) -> None:
    life = game.state.zones[player, LIFE][:1]
    whole(game, player)
    game.move_cards(life, CHECK, "crush")


breaks(
    "A refresh earlier in the turn makes the turn player draw nothing in the draw phase", "refresh.4", "draw-phase.3"
)(replace_part("draw", turn.reset_refresh_flag, NOTHING))
breaks("An empty deck is never refreshed", "refresh.1", "rule-process.a5")(
    wrap_function(refresh.needs_refresh, lambda whole, game, player: False)
)


@breaks("A player whose deck and trash are both empty loses", "refresh.8")
@wrapper_of(refresh.needs_refresh)
def _(whole: Any, game: Any, player: int) -> bool:
    if not game.state.zones[player, DECK] and not game.state.zones[player, TRASH]:
        game.end_game((player,), "no card left")
    return bool(whole(game, player))


breaks("An empty deck is refreshed only in a draw phase", "main-deck.5", "refresh.1")(
    change_results(refresh.needs_refresh, lambda found, game, player: found and game.state.step == "draw")
)
breaks("Refreshes of earlier turns count, so each later one of the turn player ends the turn", "refresh.7")(
    keep_state_field(turn_steps.begin_turn, "refreshes")
)


# --- rule processing ----------------------------------------------------------------------------------


@breaks(
    "Refreshes and the loss of SIGNI with power 0 happen in the middle of an effect",
    "rule-process.b1",
    "refresh.6",
    "power.3",
)
@wrapper_of(games.Wixoss.propose_events)
def _(whole: Any, self: Any, *events: Any) -> Any:
    found = yield from whole(self, *events)
    for player in (0, 1):
        if refresh.needs_refresh(self, player):
            refresh.refresh_deck(self, player)
        low = rule_processing.powerless_signi(self, player)
        commit_events(self, [EngineEvent("move", card, player, to=ENER, cause="banish") for card in low])
    return found


@breaks("SIGNI with power 0 or less go to the Ener zone without being banished", "power.3", "rule-process.a1")
@wrapper_of(signi.banish_signi)
def _(whole: Any, game: Any, banished: Any, cause: str) -> Any:
    yield from ()
    game.move_cards(banished, ENER, cause)


@breaks("Effects that replace being banished do not apply where rules banish a SIGNI", "rule-process.a1")
@wrapper_of(signi.banish_signi)
def _(whole: Any, game: Any, banished: Any, cause: str) -> Any:
    yield from ()
    commit_events(game, [EngineEvent("banish", card, cause=cause) for card in banished])
    game.move_cards(banished, ENER, cause)


breaks("Level and limit are looked at only when a SIGNI is fielded, not afterwards", "rule-process.a2", "limit.2")(
    wrap_function(rule_processing.signi_over_limit, lambda whole, game, player, going: [])
)


@breaks("A player above level or limit may trash any of their SIGNI, without any order", "rule-process.a2")
@wrapper_of(rule_processing.signi_over_limit)
def _(whole: Any, game: Any, player: int, going: Any) -> list[int]:
    return [card for card in game.state.field_signi(player) if card not in going] if whole(game, player, going) else []


@breaks("All SIGNI of a player above level or limit are trashed", "rule-process.a2", "rule-process.b2")
@wrapper_of(rulebook_map.PROCEDURES["rules"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    for player in (0, 1):
        if rule_processing.signi_over_limit(game, player, []):
            game.move_cards(game.state.field_signi(player), TRASH, "rule")
    yield from whole(game, frame)


def choose_as_opponent(game: Any, player: int, able: Any) -> Any:
    """A choice of one card that the opponent makes instead."""
    return (yield from choose_one(game, 1 - player, able))


breaks(
    "The opponent chooses which SIGNI a player above level or limit loses",
    "rule-process.b2",
    "limit.2",
    "rule-process.a2",
)(replace_globals(rule_processing.process_rules, choose_one=choose_as_opponent))


@breaks(
    "The turn player chooses which SIGNI either player above level or limit loses", "rule-process.a2", "rule-process.b2"
)
@wrapper_of(choose_one)
def _(whole: Any, game: Any, player: int, able: Any) -> Any:
    return (yield from whole(game, game.state.turn_player, able))


@breaks("Above level or limit, SIGNI whose level is not the printed one have to go first", "rule-process.a2")
@partial(change_results, rule_processing.signi_over_limit)
def _(found: list[int], game: Any, player: int, going: Any) -> list[int]:
    cards = game.state.cards
    return [card for card in found if game.characteristics_of(card).level != cards[card].face.info.level] or found


@breaks("Attached cards that lay face down lie face down in the trash", "rule-process.a3")
@partial(change_results, attachments.trash_event)
def _(event: EngineEvent, game: Any, card: int) -> EngineEvent:
    return replace(event, face_down=game.state.cards[card].face_down)


breaks("Only the turn player refreshes", "rule-process.a5", "refresh.1")(
    change_results(refresh.needs_refresh, lambda found, game, player: found and player == game.state.turn_player)
)


def keep_misplaced_cards(kind: str, zone: str) -> Change:
    """Leave cards of that kind in a zone where they cannot be."""

    def events_without_kept(found: Iterator[EngineEvent], game: Any, player: int) -> Iterator[EngineEvent]:
        cards = game.state.cards
        return (each for each in found if (cards[each.card].face.kind, cards[each.card].zone) != (kind, zone))

    return change_results(rule_processing.misplaced_card_events, events_without_kept)


@breaks("Rule processing returns a Resona from the LRIG trash to the LRIG deck", "rule-process.a6")
@partial(change_results, rule_processing.misplaced_card_events)
def _(found: Iterator[EngineEvent], game: Any, player: int) -> Iterator[EngineEvent]:
    yield from found
    for card in game.state.zones[player, LRIG_TRASH]:
        if game.state.cards[card].face.kind == RESONA:
            yield EngineEvent("move", card, player, to=LRIG_DECK, cause="rule")


breaks("A Resona that was removed from the game stays removed", "rule-process.a6", "resona.a5")(
    keep_misplaced_cards(RESONA, REMOVED)
)
breaks("A key that was removed from the game stays removed", "rule-process.a7")(keep_misplaced_cards(KEY, REMOVED))
breaks("A key in the Ener zone stays there", "rule-process.a7")(keep_misplaced_cards(KEY, ENER))


@breaks("A key stays on the field when its limiting condition is not met any more", "rule-process.a9")
@partial(change_results, rule_processing.cards_of_other_type)
def _(found: list[int], game: Any, player: int) -> list[int]:
    return [card for card in found if game.state.cards[card].face.kind != KEY]


breaks(
    "SIGNI and keys stay on the field when their limiting condition is not met any more",
    "rule-process.a9",
    "limiting.2",
)(wrap_function(rule_processing.cards_of_other_type, lambda whole, game, player: []))
breaks("Assist LRIGs with the same types as another LRIG stay on the field", "rule-process.a10")(
    wrap_function(rule_processing.same_type_lrigs, lambda whole, game, player: [])
)


@breaks("An assist LRIG that shares just one type with another LRIG is put into the LRIG trash", "rule-process.a10")
@wrapper_of(rule_processing.same_type_lrigs)
def _(whole: Any, game: Any, player: int) -> list[int]:
    cards = game.state.cards
    there = game.state.field_lrigs(player)
    return [
        card
        for card in there[1:]
        if any(lrigs.has_common_type(cards[card].face.types, cards[each].face.types) for each in there if each != card)
    ]


@breaks("Two assist LRIGs of the same types stay unless these are also the center LRIG's types", "rule-process.a10")
@partial(change_results, rule_processing.same_type_lrigs)
def _(found: list[int], game: Any, player: int) -> list[int]:
    center = game.state.cards[game.state.center_lrig(player)].face
    return [card for card in found if game.state.cards[card].face.types == center.types]


@breaks("An assist LRIG with the same types as a LRIG of the opponent is put into the LRIG trash", "rule-process.a10")
@partial(change_results, rule_processing.same_type_lrigs)
def _(found: list[int], game: Any, player: int) -> list[int]:
    cards = game.state.cards
    theirs = [cards[each].face.types for each in game.state.field_lrigs(1 - player)]
    return found or [card for card in game.state.assist_lrigs(player) if cards[card].face.types in theirs]


breaks(
    "Cards that lose their SIGNI go to the deck instead of the trash", "rule-process.a3", "charm.5", "acce.4", "under.3"
)(redirect_loose_cards(lambda record, zone: DECK if zone == TRASH else zone))
breaks("Rule processing does not look at limiting conditions of the non-turn player's cards", "rule-process.a9")(
    change_results(
        rule_processing.cards_of_other_type,
        lambda found, game, player: found if player == game.state.turn_player else [],
    )
)


@breaks("An assist LRIG of the type keeps SIGNI and keys on the field", "rule-process.a9")
@partial(change_results, rule_processing.cards_of_other_type)
def _(found: list[int], game: Any, player: int) -> list[int]:
    cards = game.state.cards
    types = frozenset[str]().union(*(cards[each].face.types for each in game.state.assist_lrigs(player)))
    return [card for card in found if not lrigs.has_common_type(cards[card].face.limiting, types)]


breaks("Rule processing does not compare the types of the non-turn player's LRIGs", "rule-process.a10")(
    change_results(
        rule_processing.same_type_lrigs, lambda found, game, player: found if player == game.state.turn_player else []
    )
)


@breaks("The opponent chooses which of too many attached cards a player loses", "rule-process.b2", "rule-process.a8")
@wrapper_of(attachments.excess_attachments)
def _(whole: Any, game: Any, player: int) -> Any:
    return (yield from change_asks(whole(game, player), lambda ask: replace(ask, player=1 - ask.player)))


# --- triggers -----------------------------------------------------------------------------------------


def order_players(players: Any) -> Change:
    """Resolve pending triggers player by player, in the order ``players(state)``."""

    def resolve_in_order(whole: Any, game: Any, frame: Any) -> Any:
        for player in players(game.state):
            mine = pending_triggers.triggers_of_player(game, player)
            if mine:
                yield from play_one_pending(game, player, mine)
                return
        yield from whole(game, frame)

    return wrap_function(rulebook_map.PROCEDURES["waiting"], resolve_in_order)


breaks("The non-turn player's triggered abilities come first", "trigger.a4")(
    order_players(lambda state: (1 - state.turn_player, state.turn_player))
)
breaks("Player A's triggered abilities come first in every turn", "trigger.a4")(order_players(lambda state: (0, 1)))


@breaks("A player's triggered abilities come in the order in which they triggered", "trigger.a4", "crush.4")
@wrapper_of(play_one_pending)
def _(whole: Any, game: Any, player: int, waiting: Any) -> Any:
    yield from whole(game, player, waiting[:1])


@breaks("Rule processing waits until no triggered ability is waiting", "trigger.a3")
@wrapper_of(games.Wixoss.check_rules)
def _(whole: Any, self: Any, done: Any) -> None:
    if not (self.state.waiting and self.state.flow[-1][0] == "waiting"):
        whole(self, done)


@breaks(
    "Abilities that trigger on being banished by an effect trigger even if that is replaced", "trigger.a1", "lancer.6"
)
@wrapper_of(signi.banish_signi)
def _(whole: Any, game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
    commit_events(game, [EngineEvent("banish", card, cause=cause, source=source, by=by) for card in banished])
    return (yield from whole(game, banished, cause, source, by))


# --- repeated positions -------------------------------------------------------------------------------


def perform_ignoring_asks(procedure: Any) -> Any:
    """Carry out a procedure as if nobody were asked."""
    yield from procedure
    return False


breaks("A position that comes a second time makes the game a draw, though a player chose it", "trigger.a2")(
    replace_globals(pending_triggers.resolve_next_trigger, perform_noting_asks=perform_ignoring_asks)
)


@breaks("A player whose deck runs out in an effect refreshes at once, and goes on drawing", "refresh.6")
@wrapper_of(draw_one_card)
def _(whole: Any, game: Any, player: int, ctx: Any = None, **how: Any) -> Any:
    if refresh.needs_refresh(game, player):
        refresh.refresh_deck(game, player)
    return (yield from whole(game, player, ctx, **how))


@breaks("A refresh that lacked a trash comes in the middle of the effect that fills it", "refresh.9")
@wrapper_of(commit_events)
def _(whole: Any, game: Any, events: Any) -> Any:
    zones = game.state.zones
    lacking = [player for player in (0, 1) if not zones[player, DECK] and not zones[player, TRASH]]
    done = whole(game, events)
    for player in lacking:
        if refresh.needs_refresh(game, player):
            refresh.refresh_deck(game, player)
    return done


# --- refreshes in an effect ---------------------------------------------------------------------------


@breaks("A player whose deck is put into the trash by an effect refreshes before the effect goes on", "refresh.6")
@wrapper_of(rulebook_map.HANDLERS[a.Move])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    found = yield from whole(game, ctx, node)
    if isinstance(node.cards, a.TopCards) and refresh.needs_refresh(game, ctx.seat):
        refresh.refresh_deck(game, ctx.seat)
    return found


@breaks("The opponent of an effect's player refreshes before the effect goes on", "refresh.6")
@wrapper_of(rulebook_map.HANDLERS[a.Draw])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    found = yield from whole(game, ctx, node)
    if refresh.needs_refresh(game, 1 - ctx.seat):
        refresh.refresh_deck(game, 1 - ctx.seat)
    return found
