"""Chapter 7: the turn. Each step is a table of its parts, in the order of its clauses."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...adapters.abilities import Step as StepPattern
from ..kernel.flow import Frame, Procedure, at_once
from .cards import Live
from .checks import check
from .choices import choose_one
from .events import Event, commit
from .instructions import draw
from .references import players
from .state import ON_STAGE

if TYPE_CHECKING:
    from .game import Hololive

Part = Callable[["Hololive"], Procedure[str | None]]
"""A part of a step. It may say which step comes next; otherwise the next part does."""


def take_part(game: Hololive, frame: Frame) -> Procedure[None]:
    """Do one part of a step, and go on to the next part or the next step (7.1.2)."""
    state = game.state
    _, name, at = frame
    depth = len(state.flow) - 1
    parts = STEPS[name]
    goto = yield from parts[at](game)
    if goto is None and at + 1 < len(parts):
        after: Frame = ("turn", name, at + 1)
    else:
        after = ("turn", goto or following(name), 0)  # 7.1.2, 7.7.4
    state.flow = (*state.flow[:depth], after, *state.flow[depth + 1 :])


# --- parts that several steps have ----------------------------------------------------------------


def begins(*steps: str) -> Part:
    """What triggers at the beginning of a step, or of the turn with it, triggers."""

    @at_once
    def part(game: Hololive) -> str | None:
        player = game.state.turn_player
        game.record(Event("step-began", player=player, to=steps[-1]))
        commit(game, [Event("step", player=player, to=step, cause="begins") for step in steps])
        return None

    return part


def check_timing(game: Hololive) -> Procedure[str | None]:
    """A check timing occurs."""
    yield from check(game)
    return None


def play_timing(actions: str) -> Part:
    """The turn player is given a play timing."""

    @at_once
    def part(game: Hololive) -> str | None:
        game.push("play", actions, False)
        return None

    return part


def fill_center(game: Hololive) -> Procedure[str | None]:
    """An empty center position is filled from the back, with an active holomem if there is one."""
    state = game.state
    player = state.turn_player
    if state.zones[player, "center"]:  # 7.2.6, 7.7.3
        return None
    back = list(state.zones[player, "back"])
    active = [card for card in back if not state.cards[card].resting]
    chosen = yield from choose_one(game, player, active or back)  # 7.2.6, 7.7.3.1, 7.7.3.2
    if chosen is not None:
        yield from game.happen(Event("move", chosen, player, to="center", cause="rule"))  # 7.2.6, 7.7.3.3
    return None


# --- reset step (7.2) -----------------------------------------------------------------------------


@at_once
def skip_first(game: Hololive) -> str | None:
    """A player's first turn has no reset step."""
    return "hand" if game.state.turn <= 2 else None  # 7.2.1


def ready_all(game: Hololive) -> Procedure[str | None]:
    """The turn player's cards on the stage become active."""
    state = game.state
    player = state.turn_player
    resting = [card for card in state.holomem(player) if state.cards[card].resting]
    yield from game.happen(*(Event("ready", card, cause="rule") for card in resting))  # 7.2.2
    return None


def return_collab(game: Hololive) -> Procedure[str | None]:
    """The turn player's collab holomem goes to the back and then rests."""
    state = game.state
    player = state.turn_player
    for card in state.zones[player, "collab"]:
        yield from game.happen(Event("move", card, player, to="back", cause="rule"))  # 7.2.3
        if state.cards[card].zone in ON_STAGE:
            yield from game.happen(Event("rest", card, cause="rule"))  # 7.2.3
    return None


# --- hand, cheer, performance and end steps -------------------------------------------------------


def draw_for_turn(game: Hololive) -> Procedure[str | None]:
    """The turn player draws; with no card to draw, they lose."""
    player = game.state.turn_player
    if not game.state.zones[player, "deck"]:
        game.end((player,), "no card is left to draw")  # 1.2.1.4, 7.3.2.1
    yield from draw(game, player)  # 7.3.2
    return None


def send_cheer(game: Hololive) -> Procedure[str | None]:
    """The top card of the cheer deck is revealed and sent to one of the turn player's holomem."""
    state = game.state
    player = state.turn_player
    cheers = state.zones[player, "cheer deck"]
    if not cheers:
        return None
    yield from game.happen(Event("reveal", cheers[0]))  # 7.4.2
    chosen = yield from choose_one(game, player, list(state.holomem(player)))  # 7.4.2
    if chosen is not None:
        yield from game.happen(Event("attach", cheers[0], other=chosen, cause="send"))  # 7.4.2
    return None


@at_once
def skip_performance(game: Hololive) -> str | None:
    """The first player's first turn has no performance step."""
    state = game.state
    return "end" if state.turn == 1 else None  # 7.6.1


@at_once
def open_performance(game: Hololive) -> str | None:
    """Nobody has used an art in this performance step yet."""
    state = game.state
    state.done = frozenset(each for each in state.done if each[0] != "art")
    state.performers = ()
    state.touch()
    return None


@at_once
def turn_ends(game: Hololive) -> str | None:
    """What triggers at the end of the turn and has not yet done so this turn triggers."""
    state = game.state
    state.busy = False
    game.record(Event("step-began", player=state.turn_player, to="end"))
    due = {live.key for live in due_at_the_end(game)}
    commit(game, (Event("step", player=state.turn_player, to="turn", cause="ends"),))  # 7.7.1
    state.fired |= due  # 7.7.1
    return None


@at_once
def effects_end(game: Hololive) -> str | None:
    """Effects until the end of the turn are over."""
    state = game.state
    state.lasting = tuple(each for each in state.lasting if each.until != "turn")  # 7.7.2
    state.delayed = tuple(each for each in state.delayed if each.until != "turn")  # 7.7.2
    state.rearranged()
    return None


@at_once
def end_turn(game: Hololive) -> str | None:
    """If nothing happened in the check timing and nothing waits, the next turn begins; else the step is redone."""
    state = game.state
    if state.busy or state.waiting or any(live.key not in state.fired for live in due_at_the_end(game)):
        return "end"  # 7.7.4
    game.record(Event("turn-ended", player=state.turn_player, amount=state.turn))
    begin_turn(game, 1 - state.turn_player)  # 1.1.1, 7.7.4
    return "reset"


def due_at_the_end(game: Hololive) -> list[Live]:
    """The abilities that trigger at the end of this turn."""
    state = game.state
    lives = [*game.in_effect().automatic, *(each.live for each in state.delayed)]
    return [
        live
        for live in lives
        if isinstance(live.ability.at, StepPattern)
        and live.ability.at.edge == "ends"
        and state.turn_player in players(live.seat, live.ability.at.side)
    ]


def begin_turn(game: Hololive, player: int) -> None:
    """A new turn: what counts within a turn starts anew."""
    state = game.state
    state.turn += 1
    state.turn_player = player
    state.done, state.performers, state.fired = frozenset(), (), frozenset()
    state.used = {key: (0, in_game) for key, (_, in_game) in state.used.items()}
    state.history, state.story, state.plan = (), (), ()
    state.memory, state.busy = {}, False
    state.touch()
    game.record(Event("turn-began", player=player, amount=state.turn))


# --- the steps (7.1.2) ----------------------------------------------------------------------------


STEPS: dict[str, tuple[Part, ...]] = {
    "reset": (
        skip_first,  # 7.2.1
        ready_all,  # 7.2.2
        return_collab,  # 7.2.3
        begins("turn", "reset"),  # 7.2.4
        check_timing,  # 7.2.5
        fill_center,  # 7.2.6
        check_timing,  # 7.2.7
    ),
    "hand": (
        begins("hand"),  # 7.3.1
        check_timing,  # 7.3.1
        draw_for_turn,  # 7.3.2
        check_timing,  # 7.3.3
    ),
    "cheer": (
        begins("cheer"),  # 7.4.1
        check_timing,  # 7.4.1
        send_cheer,  # 7.4.2
        check_timing,  # 7.4.3
    ),
    "main": (
        begins("main"),  # 7.5.1
        check_timing,  # 7.5.1
        play_timing("main"),  # 7.5.2
        check_timing,  # 7.5.3
    ),
    "performance": (
        skip_performance,  # 7.6.1
        open_performance,
        begins("performance"),
        play_timing("performance"),  # 7.6.2
        check_timing,  # 7.6.3
    ),
    "end": (
        turn_ends,  # 7.7.1
        check_timing,  # 7.7.2
        effects_end,  # 7.7.2
        fill_center,  # 7.7.3
        end_turn,  # 7.7.4
    ),
}

ORDER = (
    "reset",  # 7.1.2, 7.2.7
    "hand",  # 7.1.2, 7.3.3
    "cheer",  # 7.1.2, 7.4.3
    "main",  # 7.1.2, 7.5.3
    "performance",  # 7.1.2, 7.6.3
    "end",  # 7.1.2, 7.7.4
)


def following(step: str) -> str:
    """The step that comes after one."""
    return ORDER[(ORDER.index(step) + 1) % len(ORDER)]
