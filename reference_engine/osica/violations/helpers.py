"""Ways to break OSICA that violations of several chapters share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.ability_triggers import add_pending_trigger
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


def leave_out_triggers(prevented: Callable[[Any, Any, Any], bool]) -> Change:
    """Trigger no ability for which ``prevented(game, held, event)`` holds."""

    def trigger_unless(whole: Any, game: Any, held: Any, event: Any, it: Any = ()) -> None:
        if not prevented(game, held, event):
            whole(game, held, event, it)

    return wrap_function(add_pending_trigger, trigger_unless)


def is_of_keyword(held: Any, what: str) -> bool:
    """Whether an ability comes from the keyword of that name."""
    return getattr(held.origin, "what", "") == what


def is_for_second_card(what: str) -> Callable[[Any, Any, Any], bool]:
    """A function for :func:`leave_out_triggers` that leaves a keyword to the first card of a player in a turn."""

    def comes_second(game: Any, held: Any, event: Any) -> bool:
        if not is_of_keyword(held, what):
            return False
        earlier = [each for each in game.state.done if isinstance(each, tuple) and each[:2] == (what, held.seat)]
        game.state.done |= {(what, held.seat, held.card)}
        return any(each[2] != held.card for each in earlier)

    return comes_second


def is_second_waiting(what: str) -> Callable[[Any, Any, Any], bool]:
    """A function for :func:`leave_out_triggers` that leaves only one ability of a keyword waiting."""
    return lambda game, held, event: (
        is_of_keyword(held, what) and any(is_of_keyword(each.held, what) for each in game.state.waiting)
    )
