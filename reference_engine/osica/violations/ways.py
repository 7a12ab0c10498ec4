"""Ways in which violations of OSICA break the engine."""

from __future__ import annotations

from typing import Any

from ...violations import Patch
from .. import (
    appeals,
    effects,
    turn,
)


def steals(patch: Patch, steal: Any) -> None:
    """Hearts are stolen so, by appeals and by effects."""
    patch.setattr(appeals, "steal", steal)
    patch.setattr(effects, "steal", steal)


def part(patch: Patch, step: str, whole: Any, *instead: Any) -> None:
    """A phase has other parts in the place of one."""
    parts = turn.STEPS[step]
    at = parts.index(whole)
    patch.setitem(turn.STEPS, step, (*parts[:at], *instead, *parts[at + 1 :]))


def counts(patch: Patch, other: Any) -> None:
    """So many hearts are stolen, by what they would be: ``other(game, card, guard, count)``."""

    def stolen_by(game: Any, card: int, guard: int | None) -> int:
        return int(other(game, card, guard, whole(game, card, guard)))

    whole = appeals.stolen_by
    patch.setattr(appeals, "stolen_by", stolen_by)
