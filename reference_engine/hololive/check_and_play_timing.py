"""10.6: check timing and play timing."""

from __future__ import annotations

from ..check_timings.announced_loops import REPEAT, announce_loop, announce_options
from ..check_timings.perpetual_loops import PERPETUAL, end_round, is_perpetual
from ..check_timings.step_parts import NOTHING_DUE, begin_check_timing
from ..kernel.ability_triggers import play_one_pending
from ..kernel.decisions import PASS, EngineAsk
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Frame, Procedure
from .arts import play_art_again
from .rule_processing import process_rules
from .rules_context import RulesContext


def check_timing(game: RulesContext, frame: Frame) -> Procedure[None]:
    """One round of a check timing; there are further rounds until it ends (10.6.3)."""
    state = game.state
    state.shown = frozenset()
    if is_perpetual(game):
        game.end_game((0, 1), PERPETUAL)  # 14.1.1.3
    if (yield from process_rules(game)):  # 10.6.1.1, 10.6.3, 10.6.3.1, 11.1.2
        end_round(game)
        return
    if state.waiting:
        if (yield from play_one_pending(game, state.turn_player)):  # 10.6.3, 10.6.3.2
            return
        if (yield from play_one_pending(game, 1 - state.turn_player)):  # 10.6.3.3
            return
        if (yield from play_art_again(game)):  # 5.25.1
            return
    state.memo[NOTHING_DUE] = True
    game.record_event(EngineEvent("check-ended"))  # 10.6.3.4
    game.pop_frame()  # 10.6.3.4


def play_timing(game: RulesContext, frame: Frame) -> Procedure[None]:
    """A play timing for the turn player: a check timing, then one of the actions, or a pass (10.6.4)."""
    _, name, checked = frame
    if not checked:
        game.replace_frame("play", name, True)
        begin_check_timing(game)  # 10.6.2, 10.6.4, 10.6.4.1
        return
    player = game.state.turn_player
    actions = game.ACTIONS[name]
    (picked,) = yield EngineAsk(
        player, "action", (*actions.list_options(game), *announce_options(game), PASS)
    )  # 10.6.4.2
    if picked == PASS:
        game.pop_frame()  # 10.6.4.3, 8.1.1
        return
    if picked == REPEAT:
        yield from announce_loop(game)  # 14.1.1.1
        return
    game.replace_frame("play", name, False)  # 10.6.4, 10.6.4.2, 8.1.1, 8.1.2, 9.1.2
    yield from actions.do_option(game, picked)
