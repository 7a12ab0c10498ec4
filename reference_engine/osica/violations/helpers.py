"""Ways to break OSICA that violations of several chapters share."""

from __future__ import annotations

from typing import Any

from ...patching import Patch
from ...violations import Change, change_factory, wrap_function
from .. import (
    appeals,
    turn,
)


@change_factory
def replace_phase_part(patch: Patch, step: str, whole: Any, *instead: Any) -> None:
    """Replace a part of a phase by others."""
    parts = turn.STEPS[step]
    at = parts.index(whole)
    patch.setitem(turn.STEPS, step, (*parts[:at], *instead, *parts[at + 1 :]))


def change_stolen_count(other: Any) -> Change:
    """Change the number of stolen hearts: ``other(game, card, guard, count)``."""

    def changed_heart_count(whole: Any, game: Any, card: int, guard: int | None) -> int:
        return int(other(game, card, guard, whole(game, card, guard)))

    return wrap_function(appeals.stolen_heart_count, changed_heart_count)
