"""The options of a player at a timing, and the windows for them: the main phase, pre-attack and defense step."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..kernel.actions import action_options, do_action
from ..kernel.decisions import PASS, EngineAsk, EngineOption
from ..kernel.game_loop import Frame, Procedure
from .lexicon import ATTACK_TIMING, MAIN_TIMING
from .rules_context import RulesContext


def main_phase_only(
    offers: Callable[[RulesContext, int], Iterator[EngineOption]],
) -> Callable[[RulesContext, int, str], Iterator[EngineOption]]:
    """Restrict options to the main phase."""

    def offered_in_main_phase(game: RulesContext, player: int, timing: str) -> Iterator[EngineOption]:
        if timing == MAIN_TIMING:
            yield from offers(game, player)

    return offered_in_main_phase


def main_phase(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Let the turn player do one thing, or end the phase."""
    player = game.state.turn_player
    options = action_options(game.ACTIONS, game, player, MAIN_TIMING)
    (pick,) = yield EngineAsk(player, "action", (*options, PASS))  # main-phase.2
    if pick == PASS:
        game.pop_frame()  # turn-end.1
    else:
        yield from do_action(game.ACTIONS, game, player, pick)


def action_window(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Let the turn player act in the pre-attack step, or the other player in the defense step, any number of times."""
    _, step = frame
    turn_player = game.state.turn_player
    player = turn_player if step == "pre-attack" else 1 - turn_player  # preattack-step.3, defense-step.2
    options = action_options(game.ACTIONS, game, player, ATTACK_TIMING)
    (pick,) = yield EngineAsk(player, "action", (*options, PASS))  # timing-attack.1
    if pick == PASS:
        game.pop_frame()
    else:
        yield from do_action(game.ACTIONS, game, player, pick)
