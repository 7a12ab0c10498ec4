"""A window: a time in which the players act in turn, until they pass one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .decisions import PASS, EngineAsk, EngineOption
from .game_loop import Frame, GameLoop, Procedure

BOTH = 2


def act_or_pass(
    game: GameLoop[Any], frame: Frame, ask: str, options: Iterable[EngineOption], last: int | None = None
) -> Procedure[EngineOption | None]:
    """What a player does whose turn it is in the window; None where they pass.

    The frame names the window, that player, and how many have just passed in a row: whoever opens a window says so
    who begins. It goes on with the other player, or is over once both have passed; with ``last``, only by a pass of
    that player.
    """
    window, player, passes = frame[:3]
    (picked,) = yield EngineAsk(player, ask, (*options, PASS))
    passes = passes + 1 if picked == PASS else 0  #: passes-in-a-row
    if passes >= BOTH and last in (None, player):
        game.pop_frame()  #: both-have-passed
    else:
        game.replace_frame(window, 1 - player, passes)  #: the-other-player-acts
    return None if picked == PASS else picked
