"""Violations of OSICA: the end phase (end)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.committing import commit
from ...violations import Patch, Violations, otherwise_asked
from .. import (
    turn,
)
from .ways import part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("end.1", "end.2")
def the_hand_is_trimmed_before_effects_end(patch: Patch) -> None:
    part(patch, "end", turn.trim_hand)
    part(patch, "end", turn.effects_end, turn.trim_hand, turn.effects_end)


@breaks("end.1")
def effects_end_before_those_of_the_end_of_the_turn_come(patch: Patch) -> None:
    part(patch, "end", turn.effects_end)
    part(patch, "end", turn.turn_ends, turn.effects_end, turn.turn_ends)


@breaks("end.2", "appeal.10")
def cards_of_limit_breaks_stay(patch: Patch) -> None:
    def commit_without(game: Any, events: Any) -> Any:
        return commit(game, [event for event in events if event.cause != "limit-break"])

    patch.setattr(turn, "commit", commit_without)


@breaks("end.3")
def both_players_trim_their_hands(patch: Patch) -> None:
    def trim(game: Any) -> Any:
        mine = game.state.turn_player
        yield from whole(game)
        game.state.turn_player = 1 - mine
        yield from whole(game)
        game.state.turn_player = mine

    whole = turn.trim_hand
    part(patch, "end", whole, trim)


@breaks("end.4", "end.d1", "end.3", "end.1")
def eight_cards_may_stay_in_hand(patch: Patch) -> None:
    patch.setattr(turn, "HAND_LIMIT", 8)


@breaks("end.4")
def the_hand_limit_is_seven_in_any_case(patch: Patch) -> None:
    patch.setattr(turn, "hand_limit", lambda game, player: turn.HAND_LIMIT)


@breaks("end.d1", "end.4", "end.3", "end.1")
def more_may_be_dropped_of_the_hand(patch: Patch) -> None:
    def trim(game: Any) -> Any:
        return otherwise_asked(whole(game), lambda ask: replace(ask, most=len(ask.options)))

    whole = turn.trim_hand
    part(patch, "end", whole, trim)


@breaks("end.d2")
def the_hand_is_trimmed_in_every_phase(patch: Patch) -> None:
    parts = turn.STEPS["yell"]
    patch.setitem(turn.STEPS, "yell", (turn.trim_hand, *parts))


@breaks("end.4")
def texts_of_both_players_change_the_hand_limit(patch: Patch) -> None:
    def hand_limit(game: Any, player: int) -> int:
        return int(whole(game, player)) + sum(
            int(game.info(card).hand_limit) for card in game.state.on_board(1 - player)
        )

    whole = turn.hand_limit
    patch.setattr(turn, "hand_limit", hand_limit)
