"""10.6: check timing and play timing."""

from __future__ import annotations

from ..kernel.asks import PASS, Ask
from ..kernel.events import Event
from ..kernel.flow import Frame, Procedure
from ..kernel.triggers import play_one
from ..timings.announcing import REPEAT, announce, offers
from ..timings.loops import PERPETUAL, is_perpetual, round_over
from ..timings.parts import NOTHING_DUE, check
from .arts import play_again
from .rule_processing import process_rules
from .running import Running


def check_timing(game: Running, frame: Frame) -> Procedure[None]:
    """One round of a check timing; there are further rounds until it ends (10.6.3)."""
    state = game.state
    state.shown = frozenset()
    if is_perpetual(game):
        game.end((0, 1), PERPETUAL)  # 14.1.1.3
    if (yield from process_rules(game)):  # 10.6.1.1, 10.6.3, 10.6.3.1, 11.1.2
        round_over(game)
        return
    if state.waiting:
        if (yield from play_one(game, state.turn_player)):  # 10.6.3, 10.6.3.2
            return
        if (yield from play_one(game, 1 - state.turn_player)):  # 10.6.3.3
            return
        if (yield from play_again(game)):  # 5.23.1
            return
    state.memo[NOTHING_DUE] = True
    game.record(Event("check-ended"))  # 10.6.3.4
    game.pop()  # 10.6.3.4


def play_timing(game: Running, frame: Frame) -> Procedure[None]:
    """A play timing for the turn player: a check timing, then one of the actions, or none (10.6.4)."""
    _, name, checked = frame
    if not checked:
        game.replace("play", name, True)
        check(game)  # 10.6.2, 10.6.4, 10.6.4.1
        return
    player = game.state.turn_player
    actions = game.ACTIONS[name]
    (picked,) = yield Ask(player, "action", (*actions.options(game), *offers(game), PASS))  # 10.6.4.2
    if picked == PASS:
        game.pop()  # 10.6.4.3, 8.1.1
        return
    if picked == REPEAT:
        yield from announce(game)  # 14.1.1.1
        return
    game.replace("play", name, False)  # 10.6.4, 10.6.4.2, 8.1.1, 8.1.2, 9.1.2
    yield from actions.do(game, picked)
