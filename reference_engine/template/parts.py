"""The parts of the setup and of a step: each is a table of them, in the order of its clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...adapters.abilities import Step as StepPattern
from ..kernel.flow import Frame, Procedure, at_once
from .cards import Live
from .events import Event, commit
from .game import Part
from .references import players
from .triggers import notice_states

if TYPE_CHECKING:
    from .game import TemplateGame


def set_up(game: TemplateGame, frame: Frame) -> Procedure[None]:
    """Do one part of the setup, and go on to the next part or to the first turn."""
    _, at = frame
    yield from game.SETUP[at](game)  #: setup-part
    game.state.touch()
    if at + 1 < len(game.SETUP):
        game.replace("setup", at + 1)
    else:
        game.replace("turn", game.ORDER[0], 0)


def by_turn(game: TemplateGame) -> tuple[int, int]:
    """Both players, the one who goes first before the other."""
    first = game.state.first_player
    return first, 1 - first


def take_part(game: TemplateGame, frame: Frame) -> Procedure[None]:
    """Do one part of a step, and go on to the next part or the next step."""
    state = game.state
    _, name, at = frame
    depth = len(state.flow) - 1
    parts = game.STEPS[name]
    goto = yield from parts[at](game)
    if goto is None and at + 1 < len(parts):
        after: Frame = ("turn", name, at + 1)
    else:
        after = ("turn", goto or following(game, name), 0)  #: next-step
    state.flow = (*state.flow[:depth], after, *state.flow[depth + 1 :])


def following(game: TemplateGame, step: str) -> str:
    """The step that comes after one."""
    return game.ORDER[(game.ORDER.index(step) + 1) % len(game.ORDER)]


def begins(*steps: str) -> Part:
    """What triggers at the beginning of a step, or of a phase or turn with it, triggers."""

    @at_once
    def part(game: TemplateGame) -> str | None:
        player = game.state.turn_player
        game.record(Event("step-began", player=player, to=steps[-1]))
        commit(game, [Event("step", player=player, to=step, cause="begins") for step in steps])
        return None

    return part


@at_once
def check(game: TemplateGame) -> None:
    """A check timing comes next."""
    game.record(Event("check-began"))
    game.state.round, game.state.rounds = 0, ()
    game.push("check")


def check_timing(game: TemplateGame) -> Procedure[str | None]:
    """A check timing occurs."""
    yield from check(game)
    return None


@at_once
def ends(game: TemplateGame) -> str | None:
    """Nothing more is done: the step lasts until what its parts began is over."""
    return None


def play_timing(actions: str) -> Part:
    """The turn player is given a play timing."""

    @at_once
    def part(game: TemplateGame) -> str | None:
        game.push("play", actions, False)
        return None

    return part


@at_once
def turn_ends(game: TemplateGame) -> str | None:
    """What triggers at the end of the turn and has not yet done so this turn triggers."""
    state = game.state
    state.busy = False
    game.record(Event("step-began", player=state.turn_player, to="end"))
    due = {live.key for live in due_at_the_end(game)}
    commit(game, (Event("step", player=state.turn_player, to="turn", cause="ends"),))  #: end-of-turn-triggers
    state.fired |= due  #: triggered-this-turn
    return None


@at_once
def effects_end(game: TemplateGame) -> str | None:
    """Effects until the end of the turn are over."""
    state, lasting = game.state, game.state.lasting
    state.lasting = tuple(each for each in state.lasting if each.until != "turn")  #: effects-until-end-of-turn
    state.delayed = tuple(each for each in state.delayed if each.until != "turn")  #: delayed-until-end-of-turn
    if len(state.lasting) < len(lasting):
        state.rearranged()
    state.touch()
    notice_states(game)  #: states-after-the-turn
    return None


def due_at_the_end(game: TemplateGame) -> list[Live]:
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
