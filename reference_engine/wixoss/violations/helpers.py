"""Ways to break WIXOSS that violations of several chapters share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.ability_triggers import add_pending_trigger
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Change, change_factory, wrap_function
from .. import rulebook_map, turn


@change_factory
def replace_part(patch: Patch, step: str, whole: Any, *instead: Any) -> None:
    """Replace a part of a phase by others."""
    parts = turn.STEPS[step]
    at = parts.index(whole)
    patch.setitem(turn.STEPS, step, (*parts[:at], *instead, *parts[at + 1 :]))


def skip_part(game: Any) -> str | None:
    """A part of a phase that does nothing."""
    return None


NOTHING = without_asks(skip_part)


@change_factory
def replace_handler(patch: Patch, what: Any, made: Callable[[Any], Any]) -> None:
    """Replace the handler of an instruction by ``made(handler)``."""
    patch.setitem(rulebook_map.HANDLERS, what, made(rulebook_map.HANDLERS[what]))


def replace_options(kind: str, other: Callable[..., Any]) -> Change:
    """Replace the options of an action: ``other(whole, game, player, timing)``."""

    def other_options(whole: Any, game: Any, player: int, timing: str) -> Any:
        return other(whole, game, player, timing)

    return wrap_function(rulebook_map.ACTIONS[kind].options, other_options)


def offer_as_at_timing(timing: str) -> Callable[..., Any]:
    """A function that offers the same options at every timing as at this one."""

    def options_at_timing(whole: Any, game: Any, player: int, _: str) -> Any:
        return whole(game, player, timing)

    return options_at_timing


def replace_applying(kind: str, other: Callable[..., None]) -> Change:
    """Replace the state change of an event: ``other(whole, state, event)``."""

    def apply_otherwise(whole: Any, state: Any, event: Any) -> None:
        other(whole, state, event)

    return wrap_function(rulebook_map.APPLY[kind], apply_otherwise)


def leave_out_triggers(prevented: Callable[[Any, Any, Any], bool]) -> Change:
    """Trigger no ability for which ``prevented(game, held, event)`` holds."""

    def trigger_unless(whole: Any, game: Any, held: Any, event: Any, it: Any = ()) -> None:
        if not prevented(game, held, event):
            whole(game, held, event, it)

    return wrap_function(add_pending_trigger, trigger_unless)
