"""Violations of OSICA: the event phase, Play, and the costs of texts (event, play)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel import response_windows
from ...kernel.commit import commit_events
from ...kernel.decisions import EngineOption
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import Change, Violations, combine_changes, wrap_function, wrapper_of
from .. import (
    appeals,
    event_phase,
    heart_stealing,
    rulebook_map,
    text_usage,
)
from ..game import Osica
from ..lexicon import (
    COST,
    DROP,
    HAND,
    OSHI,
)
from ..rules_context import RulesContext

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


breaks("Any two passes in a row end the event phase, no matter who passes first", "event.d3", "event.6")(
    wrap_function(
        response_windows.act_or_pass,
        lambda whole, game, frame, ask, options, last=None: whole(game, frame, ask, options),
    )
)


@breaks("The event phase ends as soon as the turn player passes", "event.6", "event.2", "event.1", "event.3")
@wrapper_of(response_windows.act_or_pass)
def _(whole: Any, game: Any, frame: Any, ask: str, options: Any, last: int | None = None) -> Any:
    picked = yield from whole(game, frame, ask, options, last)
    if picked is None and frame[1] == game.state.turn_player:
        game.pop_frame()
    return picked


@breaks(
    "A player who acts in the event phase goes on acting until they pass", "event.2", "event.1", "event.3", "event.d3"
)
@wrapper_of(response_windows.act_or_pass)
def _(whole: Any, game: Any, frame: Any, ask: str, options: Any, last: int | None = None) -> Any:
    picked = yield from whole(game, frame, ask, options, last)
    if picked is not None:
        game.replace_frame("window", frame[1], 0)
    return picked


@breaks("The non-turn player can only pass in the event phase", "event.1", "event.3", "event.d3")
def _(patch: Patch) -> None:
    def only_for_turn_player(whole: Any) -> Any:
        return lambda game, player: whole(game, player) if player == game.state.turn_player else iter(())

    patch.setattr(event_phase, "playable_events", only_for_turn_player(event_phase.playable_events))
    patch.setattr(event_phase, "usable_actions", only_for_turn_player(event_phase.usable_actions))


@breaks("Events can be played from the drop area", "play.1", "event.2")
@wrapper_of(event_phase.playable_events)
def _(whole: Any, game: Any, player: int) -> Any:
    yield from whole(game, player)
    there = game.state.zones[player, DROP]
    yield from (
        EngineOption("event", (card,)) for card in there if text_usage.playable_text(game, card, "play") is not None
    )


breaks(
    "Texts can be used without the targets that they require",
    "partial.2",
    "action.2",
    "play.2",
    "entry.1",
    "stage.d1",
    "assist.d2",
    "through.2",
    "stage.d3",
    "destroy.2",
)(
    combine_changes(
        wrap_function(text_usage.has_targets, lambda whole, *_: True),
        wrap_function(text_usage.has_targets, lambda whole, *_: True),
    )
)


def use_without_cost(what: str) -> Change:
    """Use a text of that name without paying for it."""

    def cost_unless_named(whole: Any, self: Any, held: Any) -> Any:
        return () if getattr(held.ability, "what", "") == what else whole(self, held)

    return wrap_function(Osica.cost_of, cost_unless_named)


def send_to_cost_area(is_so: Callable[[Any], bool]) -> Change:
    """Put a played card into the cost area if ``is_so`` holds."""

    def move_to_cost_area(whole: Any, self: Any, moved: Any, to: str, cause: str) -> None:
        whole(self, moved, COST if cause == "used" and is_so(self) else to, cause)

    return wrap_function(RulesContext.move_to_zone, move_to_cost_area)


breaks(
    "Actions are used without paying for them",
    "action.2",
    "cost.1",
    "cost.7",
    "partial.2",
    "cost.d3",
    "cost.4",
    "cost.8",
    "drop.1",
)(use_without_cost("action"))
breaks("Events are played without paying for them", "play.2", "partial.2")(use_without_cost("play"))
breaks("Counters are played without paying for them", "counter.1", "partial.2")(use_without_cost("counter"))
breaks("A card that is played in the event phase goes to the cost area instead of the drop area", "play.3", "event.1")(
    send_to_cost_area(lambda game: game.step == "event")
)
breaks(
    "A card that is played outside the event phase, such as a Counter, goes to the cost area",
    "counter.2",
    "steal.d3",
    "steal.4",
)(send_to_cost_area(lambda game: game.step != "event"))


def offer_more_options(frame: str, more: Callable[[Any, int], Any]) -> Change:
    """Offer more options in a phase than the legal ones."""

    def phase_with_more(whole: Any, game: Any, framed: Any) -> Any:
        options = tuple(more(game, game.state.turn_player))
        for ask in (procedure := whole(game, framed)):
            picks = yield replace(ask, options=(*ask.options, *options))
            if picks[0] in options:
                return
            try:
                procedure.send(picks)
            except StopIteration:
                return

    return wrap_function(rulebook_map.PROCEDURES[frame], phase_with_more)


breaks("Actions are also offered in the main phase", "action.1", "oshi.4")(
    offer_more_options("main", event_phase.usable_actions)
)
breaks("Playing events is also offered in the main phase", "play.1", "oshi.4")(
    offer_more_options("main", event_phase.playable_events)
)


@breaks("A player whose hearts are stolen can also play Counters from the hand", "counter.1")
@wrapper_of(heart_stealing.play_counters)
def _(whole: Any, game: Any, victim: int, stolen: Any) -> Any:
    hand = tuple(map(game.state.reference_to, game.state.zones[victim, HAND]))
    yield from whole(game, victim, (*stolen, *hand))


@breaks("An appeal also triggers the Appeal texts of its player's other cards on the board", "appealx.1")
@wrapper_of(appeals.PARTS["declare"])
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
    yield from whole(game, attacker, guard, additional)
    others = [card for card in game.state.cards_on_board(game.state.turn_player) if card != attacker.card]
    commit_events(game, [EngineEvent("appealed", card) for card in others])


@breaks("Events can be played from the oshi area", "keep.9", "oshi.d4")
@wrapper_of(event_phase.playable_events)
def _(whole: Any, game: Any, player: int) -> Any:
    yield from whole(game, player)
    there = game.state.zones[player, OSHI]
    yield from (
        EngineOption("event", (card,)) for card in there if text_usage.playable_text(game, card, "play") is not None
    )


breaks(
    "The turn player cannot play events in the event phase",
    "event.1",
    spread="the clauses of playing an event use the event phase",
)(
    wrap_function(
        event_phase.playable_events,
        lambda whole, game, player: () if player == game.state.turn_player else whole(game, player),
    )
)


@breaks("After the turn player has passed once, any later pass of the opponent ends the event phase", "event.6")
@wrapper_of(response_windows.act_or_pass)
def _(whole: Any, game: Any, frame: Any, ask: str, options: Any, last: int | None = None) -> Any:
    picked = yield from whole(game, frame, ask, options, last)
    if picked is None and frame[1] == game.state.turn_player:
        game.state.done |= {"passed"}
    elif picked is None and "passed" in game.state.done and game.state.flow[-1][0] == "window":
        game.pop_frame()
    return picked


def play_for(other: str, what: str) -> Change:
    """Let cards be played for their text of the name ``other`` like for the one of the name ``what``."""

    def playable_text(whole: Any, game: Any, card: int, asked: str) -> Any:
        return whole(game, card, asked) or (whole(game, card, other) if asked == what else None)

    return wrap_function(text_usage.playable_text, playable_text)


breaks("An event can be played from the hand for its Counter", "play.1")(play_for("counter", "play"))
breaks("A card can be played from the hand for its Action", "play.1")(play_for("action", "play"))
breaks("A stolen heart can be used for its Play like for a Counter", "counter.1")(play_for("play", "counter"))
breaks("A stolen heart can be used for its Action like for a Counter", "counter.1")(play_for("action", "counter"))
