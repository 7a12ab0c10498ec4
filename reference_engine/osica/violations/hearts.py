"""Violations of OSICA: hearts (heart, steal)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel import ability_triggers, turn_steps
from ...kernel import instructions as kernel_instructions
from ...kernel.board_state import ZoneRules
from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Change, Violations, set_entry, wrap_function, wrapper_of
from .. import (
    effects,
    encoder,
    heart_stealing,
    look_and_place,
    setup,
    state,
    text_usage,
)
from ..lexicon import (
    COST,
    DECK,
    DROP,
    EVENT,
    HAND,
    HEARTS,
)
from ..rules_context import RulesContext
from ..state import GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks(
    "Several stolen hearts are looked at and put away one by one instead of together",
    "heart.7",
    "steal.4",
    "heart.6",
    "steal.5",
)
@wrapper_of(heart_stealing.steal_hearts)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    for _ in range(min(count, len(game.state.zones[1 - thief, HEARTS])) or count):
        yield from whole(game, thief, 1)


@breaks(
    "Hearts are stolen from the bottom of the heart pile instead of the top",
    "heart.6",
    "heart.4",
    "heart.7",
    spread="every scenario with a steal names the heart that is stolen",
)
@wrapper_of(heart_stealing.steal_hearts)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    state, key = game.state, (1 - thief, HEARTS)
    state.zones[key] = (*state.zones[key][::-1],)
    yield from whole(game, thief, count)
    state.zones[key] = (*state.zones[key][::-1],)


@breaks("Cards that are added to the hearts go to the bottom instead of the top", "heart.8")
@wrapper_of(RulesContext.apply_leaving_rules)
def _(whole: Any, self: Any, events: Any) -> Any:
    return [
        replace(event, bottom=event.to == HEARTS) if event.kind == "move" else event for event in whole(self, events)
    ]


breaks("Players can see the faces of their own hearts", "heart.3", "heart.2")(
    set_entry(state.ZONES, HEARTS, ZoneRules(True, False, ordered=True))
)


@breaks(
    "Counters are played only after the player has said where the stolen hearts go",
    "steal.5",
    "counter.1",
    "steal.4",
    "counter.2",
    "counter.3",
    "steal.d3",
)
def _(patch: Patch) -> None:
    def destinations_then_counters(game: Any, player: int, looked: Any, cause: str) -> Any:
        moves = yield from whole(game, player, looked, cause)
        if cause == "steal":
            yield from counter(game, player, tuple(map(game.state.reference_to, looked)))
        return [move for move in moves if game.state.cards[move.card].zone == HEARTS]

    whole, counter = look_and_place.choose_destinations, heart_stealing.play_counters
    patch.setattr(look_and_place, "choose_destinations", destinations_then_counters)
    patch.setattr(heart_stealing, "play_counters", without_asks(lambda *_: None))


@breaks("Effects triggered by stealing a heart happen before the stolen hearts are put away", "steal.5")
@wrapper_of(look_and_place.choose_destinations)
def _(whole: Any, game: Any, player: int, looked: Any, cause: str) -> Any:
    if cause == "steal":
        commit_events(game, (EngineEvent("stole", player=1 - player, amount=len(looked)),))
        for waiting in game.state.waiting:
            list(ability_triggers.play_pending_trigger(game, waiting))
    return (yield from whole(game, player, looked, cause))


@breaks("Counters among stolen hearts have to be played", "counter.3", "steal.5", "counter.4")
@wrapper_of(heart_stealing.play_counters)
def _(whole: Any, game: Any, victim: int, stolen: Any) -> Any:
    for ref in stolen:
        if (held := text_usage.playable_text(game, ref.card, "counter")) is not None:
            yield from text_usage.play_for_text(game, ref.card, held)


@breaks("Stolen hearts with a playable Counter are revealed even if it is not played", "counter.4")
@wrapper_of(heart_stealing.play_counters)
def _(whole: Any, game: Any, victim: int, stolen: Any) -> Any:
    for ref in stolen:
        if text_usage.playable_text(game, ref.card, "counter") is not None:
            commit_events(game, (EngineEvent("reveal", ref.card),))
    yield from whole(game, victim, stolen)


@breaks(
    "Played events and Counters go to the hand instead of the drop area", "steal.d3", "counter.2", "play.3", "event.1"
)
@wrapper_of(RulesContext.move_to_zone)
def _(whole: Any, self: Any, moved: Any, to: str, cause: str) -> None:
    whole(self, moved, HAND if cause == "used" else to, cause)


@breaks(
    "Every steal takes twice as many hearts as it should",
    "heart.1",
)
@wrapper_of(heart_stealing.steal_hearts)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    yield from whole(game, thief, 2 * count)


@breaks("The victim's remaining hearts are put into reverse order after each steal", "heart.4", "deck.3")
@wrapper_of(heart_stealing.steal_hearts)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    yield from whole(game, thief, count)
    key = (1 - thief, HEARTS)
    game.state.zones[key] = game.state.zones[key][::-1]


@breaks("Effects cannot add a card to the hearts of a player who already has eight", "heart.d1")
@wrapper_of(kernel_instructions.move_chosen)
def _(whole: Any, game: Any, ctx: Any, node: Any, going: Any) -> Any:
    cards, zones = game.state.cards, game.state.zones
    fitting = [card for card in going if node.to != HEARTS or len(zones[cards[card].seat, HEARTS]) < 8]
    return (yield from whole(game, ctx, node, fitting)) and len(fitting) == len(going)


@breaks("The top card of each deck goes to its bottom at the beginning of every turn", "deck.3")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    whole(game, player)
    for each in (0, 1):
        deck = game.state.zones[each, DECK]
        game.state.zones[each, DECK] = (*deck[1:], *deck[:1])


def hide_from_view(hide: Any) -> Change:
    """Hide a part of a player's view of the other player: ``hide(view, other)``."""

    def view_without(whole: Any, self: Any, game: Any, names: Any, viewer: Any) -> Any:
        seen = whole(self, game, names, viewer)
        if viewer != "judge":
            hide(seen, "B" if viewer == "A" else "A")
        return seen

    return wrap_function(encoder.Encoder.encode_view, view_without)


breaks("A player cannot see how many cards the opponent's deck has", "deck.d1")(
    hide_from_view(lambda seen, other: seen.zones[other].update({DECK: ()}))
)
breaks("A player cannot see how much cost the opponent has", "cost.d2")(
    hide_from_view(lambda seen, other: seen.zones[other].update({COST: ()}))
)
breaks("A player always sees the opponent's Camp rank as zero", "rank.8")(
    hide_from_view(lambda seen, other: seen.counters[other].update({"Camp rank": 0}))
)
breaks("A player cannot see an orb that the opponent has out for good", "orb.9")(
    hide_from_view(lambda seen, other: seen.counters[other].update({"orb": 0}))
)


@breaks("The hearts of a new game are dealt from the bottom of the deck", "heart.5")
@wrapper_of(RulesContext.move_to_zone)
def _(whole: Any, self: Any, moved: Any, to: str, cause: str) -> None:
    moved = tuple(moved)
    if cause == "setup" and to == HEARTS:
        deck = self.state.zones[self.state.cards[moved[0]].seat, DECK]
        moved = deck[-len(moved) :]
    whole(self, moved, to, cause)


@breaks(
    "Cards are drawn from the bottom of the deck",
    "deck.1",
    "deck.3",
    "win.2",
    spread="both clauses of simultaneous processing draw known cards",
)
@wrapper_of(RulesContext.apply_leaving_rules)
def _(whole: Any, self: Any, events: Any) -> Any:
    found = whole(self, events)
    if len(found) == 1 and found[0].cause == "draw":
        found = [replace(found[0], card=self.state.zones[found[0].player, DECK][-1])]
    return found


@breaks(
    "Only one heart of a steal can go to the hand; others sent there go to the cost area",
    "steal.4",
    spread="a Yell is checked for each stolen heart that goes to the hand",
)
@wrapper_of(look_and_place.choose_destinations)
def _(whole: Any, game: Any, player: int, looked: Any, cause: str) -> Any:
    moves = yield from whole(game, player, looked, cause)
    beyond = [move.card for move in moves if move.to == HAND][1:]
    return [replace(move, to=COST) if move.card in beyond else move for move in moves]


@breaks("Only the first playable Counter among the hearts of one steal can be played", "counter.1")
@wrapper_of(heart_stealing.play_counters)
def _(whole: Any, game: Any, victim: int, stolen: Any) -> Any:
    first = next((ref for ref in stolen if text_usage.playable_text(game, ref.card, "counter") is not None), None)
    yield from whole(game, victim, () if first is None else (first,))


def change_visibility(other: Any) -> Change:
    """Change the visibility of cards: ``other(table, player, card)``, unless it is None."""

    def can_see_otherwise(whole: Any, self: Any, player: int, card: int) -> bool:
        found = other(self, player, card)
        return bool(whole(self, player, card)) if found is None else found

    return wrap_function(GameState.can_see, can_see_otherwise)


breaks("Players can see the top card of their own deck", "deck.2", "deck.1")(
    change_visibility(lambda table, player, card: table.zones[player, DECK][:1] == (card,) or None)
)


def is_below_top(table: GameState, card: int) -> bool:
    """Whether the card is in a drop area, under another one."""
    record = table.cards[card]
    return record.zone == DROP and table.zones[record.seat, DROP][0] != card


breaks("Only the top card of a drop area can be seen", "drop.3")(
    change_visibility(lambda table, player, card: False if is_below_top(table, card) else None)
)


breaks("A player cannot see how many hearts the opponent has", "heart.2")(
    hide_from_view(lambda seen, other: seen.zones[other].update({HEARTS: ()}))
)


@breaks("A heart that Perform steals cannot be countered with", "counter.1", "perform.2")
@wrapper_of(effects.HANDLERS["steal"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if ctx.held is None or getattr(ctx.held.origin, "what", "") != "perform":
        return (yield from whole(game, ctx, node))
    with Patch() as inner:
        inner.setattr(heart_stealing, "play_counters", without_asks(lambda *_: None))
        return (yield from whole(game, ctx, node))


@breaks("The turn player cannot play Counters", "counter.1")
@wrapper_of(heart_stealing.play_counters)
def _(whole: Any, game: Any, victim: int, stolen: Any) -> Any:
    if victim != game.state.turn_player:
        yield from whole(game, victim, stolen)


def keep_seen_hearts(source: str, players: Callable[[int], tuple[int, ...]]) -> Change:
    """Let players still see a card of their zone ``source`` that an effect puts onto the hearts."""

    def apply_change(patch: Patch) -> None:
        def move_and_note(game: Any, ctx: Any, node: Any, going: Any) -> Any:
            cards = game.state.cards
            seen = [card for card in going if node.to == HEARTS and cards[card].zone == source]
            done = yield from whole(game, ctx, node, going)
            game.state.done |= {("seen", player, card) for card in seen for player in players(cards[card].seat)}
            return done

        whole = kernel_instructions.move_chosen
        patch.setattr(kernel_instructions, "move_chosen", move_and_note)
        change_visibility(lambda table, player, card: ("seen", player, card) in table.done or None)(patch)

    return apply_change


breaks("A card of the drop area that is put onto the hearts is still seen by both players", "heart.8", "heart.3")(
    keep_seen_hearts(DROP, lambda seat: (0, 1))
)
breaks("A card of the hand that is put onto the hearts is still seen by its player", "heart.8", "heart.3")(
    keep_seen_hearts(HAND, lambda seat: (seat,))
)


@breaks("The hearts of a new game come from a deck that is not shuffled before they are laid", "heart.5")
@wrapper_of(setup.deal_hearts_and_hands)
def _(whole: Any, game: Any) -> Any:
    for player in (0, 1):
        game.move_to_zone(game.state.zones[player, DECK][: setup.DEALT_HEARTS], HEARTS, "setup")
    with Patch() as inner:
        inner.setattr(setup, "DEALT_HEARTS", 0)
        yield from whole(game)


# --- hearts in single situations ----------------------------------------------------------------------


@breaks("The second Counter of a turn goes to the hand if it is not an event", "steal.d3")
@wrapper_of(text_usage.play_for_text)
def _(whole: Any, game: Any, card: int, held: Any) -> Any:
    yield from whole(game, card, held)
    if held.ability.what == "counter":
        if "countered" in game.state.done and game.state.cards[card].face.kind != EVENT:
            game.move_to_zone((card,), HAND, "used")
        game.state.done |= {"countered"}


@breaks("A Counter that is not an event goes to the hand if an effect has stolen it", "steal.d3")
@wrapper_of(text_usage.play_for_text)
def _(whole: Any, game: Any, card: int, held: Any) -> Any:
    yield from whole(game, card, held)
    is_countered = held.ability.what == "counter" and game.step != "appeal"
    if is_countered and game.state.cards[card].face.kind != EVENT:
        game.move_to_zone((card,), HAND, "used")


@breaks("The player who steals hearts sees them", "heart.2")
@wrapper_of(look_and_place.look_at_cards)
def _(whole: Any, game: Any, player: int, cards: Any) -> None:
    whole(game, player, cards)
    game.state.show_cards(1 - player, cards)


@breaks("A player sees the last of their own hearts", "heart.2")
@wrapper_of(GameState.can_see)
def _(whole: Any, self: Any, player: int, card: int) -> bool:
    return bool(whole(self, player, card)) or self.zones[player, HEARTS] == (card,)


@breaks("Players see their own hearts in the appeal phase", "heart.2")
@wrapper_of(GameState.can_see)
def _(whole: Any, self: Any, player: int, card: int) -> bool:
    return bool(whole(self, player, card)) or (self.step == "appeal" and card in self.zones[player, HEARTS])
