"""Violations of OSICA: the end phase (end)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.commit import commit_events
from ...violations import Violations, change_asks, combine_changes, set_constant, set_entry, wrap_function, wrapper_of
from .. import (
    turn,
)
from .helpers import replace_phase_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


breaks("The hand is trimmed before limit breaks and effects until the end of the turn are over", "end.1", "end.2")(
    combine_changes(
        replace_phase_part("end", turn.trim_hand),
        replace_phase_part("end", turn.end_turn_effects, turn.trim_hand, turn.end_turn_effects),
    )
)
breaks("Effects until the end of the turn are over before texts trigger at the end of the turn", "end.1")(
    combine_changes(
        replace_phase_part("end", turn.end_turn_effects),
        replace_phase_part("end", turn.turn_ends, turn.end_turn_effects, turn.turn_ends),
    )
)


@breaks("Cards of limit breaks stay on their characters at the end of the turn", "end.2", "appeal.10")
@wrapper_of(commit_events)
def _(whole: Any, game: Any, events: Any) -> Any:
    return whole(game, [event for event in events if event.cause != "limit-break"])


@breaks("Both players trim their hands in the end phase", "end.3")
@wrapper_of(turn.trim_hand)
def _(whole: Any, game: Any) -> Any:
    mine = game.state.turn_player
    yield from whole(game)
    game.state.turn_player = 1 - mine
    yield from whole(game)
    game.state.turn_player = mine


breaks("The hand limit is eight by default instead of seven", "end.4", "end.d1", "end.3", "end.1")(
    set_constant(turn, "HAND_LIMIT", 8)
)
breaks("The hand limit is always seven, and effects do not change it", "end.4")(
    wrap_function(turn.hand_limit, lambda whole, game, player: turn.HAND_LIMIT)
)


@breaks("A player who trims the hand may drop more cards than necessary", "end.d1", "end.4", "end.3", "end.1")
@wrapper_of(turn.trim_hand)
def _(whole: Any, game: Any) -> Any:
    return change_asks(whole(game), lambda ask: replace(ask, most=len(ask.options)))


breaks("The turn player's hand is also trimmed before the yell phase begins", "end.d2")(
    set_entry(turn.STEPS, "yell", (turn.trim_hand, *turn.STEPS["yell"]))
)


@breaks("Cards on the opponent's board that change their player's hand limit change the other one's too", "end.4")
@wrapper_of(turn.hand_limit)
def _(whole: Any, game: Any, player: int) -> int:
    return int(whole(game, player)) + sum(
        int(game.characteristics_of(card).hand_limit) for card in game.state.cards_on_board(1 - player)
    )


breaks("No effect lowers the hand limit below two", "end.4")(
    wrap_function(turn.hand_limit, lambda whole, game, player: max(2, int(whole(game, player))))
)
