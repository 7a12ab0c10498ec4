"""Ways in which violations of OSICA break the engine."""

from __future__ import annotations

from typing import Any

from ...patching import Patch
from ...violations import Change, change, wrap
from .. import (
    appeals,
    turn,
)


@change
def part(patch: Patch, step: str, whole: Any, *instead: Any) -> None:
    """A phase has other parts in the place of one."""
    parts = turn.STEPS[step]
    at = parts.index(whole)
    patch.setitem(turn.STEPS, step, (*parts[:at], *instead, *parts[at + 1 :]))


def counts(other: Any) -> Change:
    """So many hearts are stolen, by what they would be: ``other(game, card, guard, count)``."""

    def stolen_by(whole: Any, game: Any, card: int, guard: int | None) -> int:
        return int(other(game, card, guard, whole(game, card, guard)))

    return wrap(appeals.stolen_by, stolen_by)
