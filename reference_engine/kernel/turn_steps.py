"""The parts of the setup and of a turn's steps: each is a table of its parts, in the order of its clauses."""

from __future__ import annotations

from .commit import commit_events
from .events import EngineEvent
from .game_loop import Frame, Procedure, without_asks
from .rules_context import Part, RulesContext


def run_setup_part(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Do one part of the setup, and go on to the next part or to the first turn."""
    _, at = frame
    yield from game.SETUP[at](game)  #: setup-part
    game.state.invalidate_memo()
    if at + 1 < len(game.SETUP):
        game.replace_frame("setup", at + 1)
    else:
        game.replace_frame("turn", game.ORDER[0], 0)


def players_in_turn_order(game: RulesContext) -> tuple[int, int]:
    """Both players, the one who goes first before the other."""
    first = game.state.first_player
    return first, 1 - first


def begin_turn(game: RulesContext, player: int) -> None:
    """Begin a turn of that player, and reset all that counts for one turn."""
    state = game.state
    state.turn, state.turn_player = state.turn + 1, player
    state.reset_turn_fields()
    state.invalidate_effects()
    game.record_event(EngineEvent("turn-began", player=player, amount=state.turn))


def pass_turn(game: RulesContext, player: int) -> str:
    """End the turn and begin one of that player. Returns the first step of the new turn."""
    state = game.state
    game.record_event(EngineEvent("turn-ended", player=state.turn_player, amount=state.turn))
    begin_turn(game, player)
    return game.ORDER[0]


@without_asks
def begin_next_turn(game: RulesContext) -> str | None:
    """Begin the other player's turn."""
    return pass_turn(game, 1 - game.state.turn_player)  #: turn-passes


def run_step_part(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Do one part of a step; after the last part and all that it began, go on to the next step."""
    state = game.state
    _, name, at = frame
    depth = len(state.flow) - 1
    parts = game.STEPS[name]
    goto = (yield from parts[at](game)) if at < len(parts) else step_after(game, name)  #: next-step
    after: Frame = ("turn", goto, 0) if isinstance(goto, str) else ("turn", name, at + 1 if goto is None else goto)
    state.flow = (*state.flow[:depth], after, *state.flow[depth + 1 :])
    if after[1] != name:
        state.invalidate_memo()


def step_after(game: RulesContext, step: str) -> str:
    """The step that comes after this one."""
    return game.ORDER[(game.ORDER.index(step) + 1) % len(game.ORDER)]


def step_beginning(*steps: str) -> Part:
    """A part that triggers abilities at the beginning of a step, and of a phase or turn that begins with it."""

    @without_asks
    def announce_beginning(game: RulesContext) -> str | None:
        player = game.state.turn_player
        game.record_event(EngineEvent("step-began", player=player, to=steps[-1]))
        commit_events(game, [EngineEvent("step", player=player, to=step, cause="begins") for step in steps])
        return None

    return announce_beginning


def step_ending(step: str) -> Part:
    """A part that triggers abilities at the end of a step."""

    @without_asks
    def announce_ending(game: RulesContext) -> str | None:
        commit_events(game, [EngineEvent("step", player=game.state.turn_player, to=step, cause="ends")])
        return None

    return announce_ending


def first_turn_skips_to(step: str) -> Part:
    """A part that skips to another step in the first turn of the game."""

    @without_asks
    def skip_on_first_turn(game: RulesContext) -> str | None:
        return step if game.state.turn == 1 else None  #: first-turn-skips

    return skip_on_first_turn


def frame_part(*frame: object) -> Part:
    """A part that pushes this frame."""

    @without_asks
    def push_part(game: RulesContext) -> str | None:
        game.push_frame(*frame)
        return None

    return push_part
