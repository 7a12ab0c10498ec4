"""The parts of a step that are timings: checks, play timings, and the end of the turn."""

from __future__ import annotations

from ...adapters.abilities import Step
from ..kernel.cards import HeldAbility
from ..kernel.committing import commit
from ..kernel.events import Event
from ..kernel.flow import at_once
from ..kernel.references import players
from ..kernel.running import Part
from ..kernel.triggers import notice_states
from .running import Running

NOTHING_DUE = "nothing due"
"""Under what it is remembered that a check timing has found nothing to do."""


def check(game: Running) -> None:
    """A check timing comes next; it is over at once where the one before left nothing due, and nothing has changed."""
    state = game.state
    game.record(Event("check-began"))
    if NOTHING_DUE in state.memo and not state.waiting:
        state.shown = frozenset()
        game.record(Event("check-ended"))
    else:
        state.round, state.rounds = 0, ()
        game.push("check")


@at_once
def check_timing(game: Running) -> str | None:
    """A check timing occurs."""
    check(game)
    return None


def play_timing(actions: str) -> Part:
    """The turn player is given a play timing."""

    @at_once
    def part(game: Running) -> str | None:
        game.push("play", actions, False)
        return None

    return part


@at_once
def turn_ends(game: Running) -> str | None:
    """What triggers at the end of the turn and has not yet done so this turn triggers."""
    state = game.state
    state.busy = False
    game.record(Event("step-began", player=state.turn_player, to="end"))
    due = {held.key for held in due_at_the_end(game)}
    commit(game, (Event("step", player=state.turn_player, to="turn", cause="ends"),))  #: end-of-turn-triggers
    state.fired |= due  #: triggered-this-turn
    return None


@at_once
def effects_end(game: Running) -> str | None:
    """Effects until the end of the turn are over."""
    state, lasting = game.state, game.state.lasting
    state.lasting = tuple(each for each in state.lasting if each.until != "turn")  #: effects-until-end-of-turn
    state.delayed = tuple(each for each in state.delayed if each.until != "turn")  #: delayed-until-end-of-turn
    if len(state.lasting) < len(lasting):
        state.rearranged()
    state.touch()
    notice_states(game)  #: states-after-the-turn
    return None


def is_end_repeated(game: Running) -> bool:
    """Whether the end of the turn is done again: its check timing did something, or something still waits."""
    state = game.state
    due = (held for held in due_at_the_end(game) if held.key not in state.fired)
    return state.busy or bool(state.waiting) or any(due)


def due_at_the_end(game: Running) -> list[HeldAbility]:
    """The abilities that trigger at the end of this turn."""
    state = game.state
    abilities = [*game.in_effect().automatic, *(each.held for each in state.delayed)]
    return [
        held
        for held in abilities
        if isinstance(held.ability.at, Step)
        and (held.ability.at.name, held.ability.at.edge) == ("turn", "ends")
        and state.turn_player in players(held.seat, held.ability.at.side)
    ]
