"""Violations of OSICA: the end phase (end)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.committing import commit
from ...violations import Violations, constant, entry, instead, otherwise_asked, together, wrap
from .. import (
    turn,
)
from .ways import part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


breaks("The hand is trimmed before limit breaks and effects until the end of the turn are over", "end.1", "end.2")(
    together(part("end", turn.trim_hand), part("end", turn.effects_end, turn.trim_hand, turn.effects_end))
)
breaks("Effects until the end of the turn are over before texts trigger at the end of the turn", "end.1")(
    together(part("end", turn.effects_end), part("end", turn.turn_ends, turn.effects_end, turn.turn_ends))
)


@breaks("Cards of limit breaks stay on their characters at the end of the turn", "end.2", "appeal.10")
@instead(commit)
def _(whole: Any, game: Any, events: Any) -> Any:
    return whole(game, [event for event in events if event.cause != "limit-break"])


@breaks("Both players trim their hands in the end phase", "end.3")
@instead(turn.trim_hand)
def _(whole: Any, game: Any) -> Any:
    mine = game.state.turn_player
    yield from whole(game)
    game.state.turn_player = 1 - mine
    yield from whole(game)
    game.state.turn_player = mine


breaks("The hand limit is eight by default instead of seven", "end.4", "end.d1", "end.3", "end.1")(
    constant(turn, "HAND_LIMIT", 8)
)
breaks("The hand limit is always seven, and effects do not change it", "end.4")(
    wrap(turn.hand_limit, lambda whole, game, player: turn.HAND_LIMIT)
)


@breaks("A player who trims the hand may drop more cards than necessary", "end.d1", "end.4", "end.3", "end.1")
@instead(turn.trim_hand)
def _(whole: Any, game: Any) -> Any:
    return otherwise_asked(whole(game), lambda ask: replace(ask, most=len(ask.options)))


breaks("The turn player's hand is also trimmed before the yell phase begins", "end.d2")(
    entry(turn.STEPS, "yell", (turn.trim_hand, *turn.STEPS["yell"]))
)


@breaks("Cards on the opponent's board that change their player's hand limit change the other one's too", "end.4")
@instead(turn.hand_limit)
def _(whole: Any, game: Any, player: int) -> int:
    return int(whole(game, player)) + sum(int(game.info(card).hand_limit) for card in game.state.on_board(1 - player))
