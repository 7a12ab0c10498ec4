"""Violations of OSICA: the event phase, Play, what texts cost (event, play)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel import windows
from ...kernel.asks import Option
from ...kernel.committing import commit
from ...kernel.events import Event
from ...violations import Patch, Violations
from .. import (
    appeals,
    contents,
    event_phase,
    game,
    stealing,
    usage,
)
from ..game import Osica
from ..running import Running
from ..words import (
    COST,
    DROP,
    HAND,
    OSHI,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("event.d3", "event.6")
def any_two_passes_end_the_event_phase(patch: Patch) -> None:
    def act_or_pass(game: Any, frame: Any, ask: str, options: Any, last: int | None = None) -> Any:
        return (yield from whole(game, frame, ask, options))

    whole = windows.act_or_pass
    patch.setattr(event_phase, "act_or_pass", act_or_pass)


@breaks("event.6", "event.2", "event.1", "event.3")
def the_turn_player_s_pass_ends_the_event_phase(patch: Patch) -> None:
    def act_or_pass(game: Any, frame: Any, ask: str, options: Any, last: int | None = None) -> Any:
        picked = yield from whole(game, frame, ask, options, last)
        if picked is None and frame[1] == game.state.turn_player:
            game.pop()
        return picked

    whole = windows.act_or_pass
    patch.setattr(event_phase, "act_or_pass", act_or_pass)


@breaks("event.2", "event.1", "event.3", "event.d3")
def who_acts_acts_again(patch: Patch) -> None:
    def act_or_pass(game: Any, frame: Any, ask: str, options: Any, last: int | None = None) -> Any:
        picked = yield from whole(game, frame, ask, options, last)
        if picked is not None:
            game.replace("window", frame[1], 0)
        return picked

    whole = windows.act_or_pass
    patch.setattr(event_phase, "act_or_pass", act_or_pass)


@breaks("event.1", "event.3", "event.d3")
def the_opponent_only_passes(patch: Patch) -> None:
    def none_of_the_opponent_s(whole: Any) -> Any:
        return lambda game, player: whole(game, player) if player == game.state.turn_player else iter(())

    patch.setattr(event_phase, "events", none_of_the_opponent_s(event_phase.events))
    patch.setattr(event_phase, "actions", none_of_the_opponent_s(event_phase.actions))


@breaks("play.1", "event.2")
def dropped_events_can_be_played(patch: Patch) -> None:
    def events(game: Any, player: int) -> Any:
        yield from whole(game, player)
        there = game.state.zones[player, DROP]
        yield from (Option("event", (card,)) for card in there if usage.text_of(game, card, "play") is not None)

    whole = event_phase.events
    patch.setattr(event_phase, "events", events)


@breaks("partial.2", "action.2", "play.2", "entry.1", "stage.d1", "assist.d2", "through.2", "stage.d3", "destroy.2")
def texts_without_a_target_can_be_used(patch: Patch) -> None:
    patch.setattr(usage, "has_targets", lambda *_: True)
    patch.setattr(game, "has_targets", lambda *_: True)


def costs_nothing(patch: Patch, what: str) -> None:
    """A text of that name is used without paying for it."""

    def cost_of(self: Any, held: Any) -> Any:
        return () if getattr(held.ability, "what", "") == what else whole(self, held)

    whole = Osica.cost_of
    patch.setattr(Osica, "cost_of", cost_of)


def goes_to_cost(patch: Patch, is_so: Callable[[Any], bool]) -> None:
    """A card that was played goes to the cost area."""

    def move(self: Any, moved: Any, to: str, cause: str) -> None:
        whole(self, moved, COST if cause == "used" and is_so(self) else to, cause)

    whole = Running.move
    patch.setattr(Running, "move", move)


@breaks("action.2", "cost.1", "cost.7", "partial.2", "cost.d3", "cost.4", "cost.8", "drop.1")
def an_action_costs_nothing(patch: Patch) -> None:
    costs_nothing(patch, "action")


@breaks("play.2", "partial.2")
def an_event_costs_nothing(patch: Patch) -> None:
    costs_nothing(patch, "play")


@breaks("counter.1", "partial.2")
def a_counter_costs_nothing(patch: Patch) -> None:
    costs_nothing(patch, "counter")


@breaks("play.3", "event.1")
def an_event_that_was_played_goes_to_the_cost_area(patch: Patch) -> None:
    goes_to_cost(patch, lambda game: game.step == "event")


@breaks("counter.2", "steal.d3", "steal.4")
def a_counter_that_was_played_goes_to_the_cost_area(patch: Patch) -> None:
    goes_to_cost(patch, lambda game: game.step != "event")


def more_in(patch: Patch, frame: str, more: Callable[[Any, int], Any]) -> None:
    """In a phase more is offered than can be done."""

    def phase(game: Any, framed: Any) -> Any:
        options = tuple(more(game, game.state.turn_player))
        for ask in (procedure := whole(game, framed)):
            picks = yield replace(ask, options=(*ask.options, *options))
            if picks[0] in options:
                return
            try:
                procedure.send(picks)
            except StopIteration:
                return

    whole = contents.PROCEDURES[frame]
    patch.setitem(contents.PROCEDURES, frame, phase)


@breaks("action.1", "oshi.4")
def actions_are_used_in_the_main_phase(patch: Patch) -> None:
    more_in(patch, "main", event_phase.actions)


@breaks("play.1", "oshi.4")
def events_are_played_in_the_main_phase(patch: Patch) -> None:
    more_in(patch, "main", event_phase.events)


@breaks("counter.1")
def counters_are_played_from_the_hand(patch: Patch) -> None:
    def counter(game: Any, victim: int, stolen: Any) -> Any:
        hand = tuple(map(game.state.ref, game.state.zones[victim, HAND]))
        yield from whole(game, victim, (*stolen, *hand))

    whole = stealing.counter
    patch.setattr(stealing, "counter", counter)


@breaks("appealx.1")
def the_text_of_an_appeal_is_for_any_character_that_appeals(patch: Patch) -> None:
    def declare(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        yield from whole(game, attacker, guard, additional)
        others = [card for card in game.state.on_board(game.state.turn_player) if card != attacker.card]
        commit(game, [Event("appealed", card) for card in others])

    whole = appeals.declare
    patch.setitem(appeals.PARTS, "declare", declare)


@breaks("keep.9", "oshi.d4")
def kept_events_are_played(patch: Patch) -> None:
    def events(game: Any, player: int) -> Any:
        yield from whole(game, player)
        there = game.state.zones[player, OSHI]
        yield from (Option("event", (card,)) for card in there if usage.text_of(game, card, "play") is not None)

    whole = event_phase.events
    patch.setattr(event_phase, "events", events)


@breaks("event.1")
def the_turn_player_plays_no_events(patch: Patch) -> None:
    whole = event_phase.events
    patch.setattr(
        event_phase, "events", lambda game, player: () if player == game.state.turn_player else whole(game, player)
    )


@breaks("event.6")
def who_has_passed_once_has_passed_for_good(patch: Patch) -> None:
    def act_or_pass(game: Any, frame: Any, ask: str, options: Any, last: int | None = None) -> Any:
        picked = yield from whole(game, frame, ask, options, last)
        if picked is None and frame[1] == game.state.turn_player:
            game.state.done |= {"passed"}
        elif picked is None and "passed" in game.state.done and game.state.flow[-1][0] == "window":
            game.pop()
        return picked

    whole = windows.act_or_pass
    patch.setattr(event_phase, "act_or_pass", act_or_pass)
