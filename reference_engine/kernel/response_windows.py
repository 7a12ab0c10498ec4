"""Response windows: the players act in turn until both pass in succession."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .decisions import PASS, EngineAsk, EngineOption
from .game_loop import Frame, GameLoop, Procedure

BOTH = 2


def act_or_pass(
    game: GameLoop[Any], frame: Frame, ask: str, options: Iterable[EngineOption], last: int | None = None
) -> Procedure[EngineOption | None]:
    """The option that the player to act picks; None if they pass.

    The frame holds the name of the window, that player, and the number of passes in a row; the opener of a window sets
    the first player. The window continues with the other player, or closes after both have passed; with ``last``, only
    a pass of that player closes it.
    """
    window, player, passes = frame[:3]
    (picked,) = yield EngineAsk(player, ask, (*options, PASS))
    passes = passes + 1 if picked == PASS else 0  #: passes-in-a-row
    if passes >= BOTH and last in (None, player):
        game.pop_frame()  #: both-have-passed
    else:
        game.replace_frame(window, 1 - player, passes)  #: the-other-player-acts
    return None if picked == PASS else picked
