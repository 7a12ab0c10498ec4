"""The parts of the setup and of a turn's steps: each is a table of them, in the order of its clauses."""

from __future__ import annotations

from .committing import commit
from .events import Event
from .flow import Frame, Procedure, at_once
from .running import Part, Running


def set_up(game: Running, frame: Frame) -> Procedure[None]:
    """Do one part of the setup, and go on to the next part or to the first turn."""
    _, at = frame
    yield from game.SETUP[at](game)  #: setup-part
    game.state.touch()
    if at + 1 < len(game.SETUP):
        game.replace("setup", at + 1)
    else:
        game.replace("turn", game.ORDER[0], 0)


def by_turn(game: Running) -> tuple[int, int]:
    """Both players, the one who goes first before the other."""
    first = game.state.first_player
    return first, 1 - first


def begin_turn(game: Running, player: int) -> None:
    """Begin a turn of that player: all that counts for one turn starts anew."""
    state = game.state
    state.turn, state.turn_player = state.turn + 1, player
    state.new_turn()
    state.rearranged()
    game.record(Event("turn-began", player=player, amount=state.turn))


def pass_turn(game: Running, player: int) -> str:
    """End the turn and begin one of that player; the step that it begins with."""
    state = game.state
    game.record(Event("turn-ended", player=state.turn_player, amount=state.turn))
    begin_turn(game, player)
    return game.ORDER[0]


@at_once
def next_turn(game: Running) -> str | None:
    """The other player's turn begins."""
    return pass_turn(game, 1 - game.state.turn_player)  #: turn-passes


def take_part(game: Running, frame: Frame) -> Procedure[None]:
    """Do one part of a step; once what the last one began is over, go on to the next step."""
    state = game.state
    _, name, at = frame
    depth = len(state.flow) - 1
    parts = game.STEPS[name]
    goto = (yield from parts[at](game)) if at < len(parts) else following(game, name)  #: next-step
    after: Frame = ("turn", name, at + 1) if goto is None else ("turn", goto, 0)
    state.flow = (*state.flow[:depth], after, *state.flow[depth + 1 :])
    if after[1] != name:
        state.touch()


def following(game: Running, step: str) -> str:
    """The step that comes after one."""
    return game.ORDER[(game.ORDER.index(step) + 1) % len(game.ORDER)]


def begins(*steps: str) -> Part:
    """What triggers at the beginning of a step, or of a phase or turn with it, triggers."""

    @at_once
    def part(game: Running) -> str | None:
        player = game.state.turn_player
        game.record(Event("step-began", player=player, to=steps[-1]))
        commit(game, [Event("step", player=player, to=step, cause="begins") for step in steps])
        return None

    return part


def closes(step: str) -> Part:
    """What triggers at the end of a step triggers."""

    @at_once
    def part(game: Running) -> str | None:
        commit(game, [Event("step", player=game.state.turn_player, to=step, cause="ends")])
        return None

    return part


def first_turn_skips_to(step: str) -> Part:
    """The first turn of the game goes on with another step."""

    @at_once
    def part(game: Running) -> str | None:
        return step if game.state.turn == 1 else None  #: first-turn-skips

    return part


def goes_on_with(*frame: object) -> Part:
    """What a phase consists of is done."""

    @at_once
    def part(game: Running) -> str | None:
        game.push(*frame)
        return None

    return part
