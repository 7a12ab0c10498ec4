"""Ways in which violations of WIXOSS break the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.flow import at_once
from ...patching import Patch
from ...violations import Change, change, wrap
from .. import contents, turn


@change
def part(patch: Patch, step: str, whole: Any, *instead: Any) -> None:
    """A phase has other parts in the place of one."""
    parts = turn.STEPS[step]
    at = parts.index(whole)
    patch.setitem(turn.STEPS, step, (*parts[:at], *instead, *parts[at + 1 :]))


def skipped(game: Any) -> str | None:
    """A part of a phase that does nothing."""
    return None


NOTHING = at_once(skipped)


@change
def handler(patch: Patch, what: Any, made: Callable[[Any], Any]) -> None:
    """An instruction is done so: ``made`` of the handler that it has."""
    patch.setitem(contents.HANDLERS, what, made(contents.HANDLERS[what]))


def offers(kind: str, other: Callable[..., Any]) -> Change:
    """An action is offered so: ``other(whole, game, player, timing)``."""

    def offered(whole: Any, game: Any, player: int, timing: str) -> Any:
        return other(whole, game, player, timing)

    return wrap(contents.ACTIONS[kind].options, offered)


def at_any_timing(timing: str) -> Callable[..., Any]:
    """What is offered at another timing as it is at this one."""

    def offered(whole: Any, game: Any, player: int, _: str) -> Any:
        return whole(game, player, timing)

    return offered


def applies(kind: str, other: Callable[..., None]) -> Change:
    """What happens changes the state so: ``other(whole, state, event)``."""

    def apply(whole: Any, state: Any, event: Any) -> None:
        other(whole, state, event)

    return wrap(contents.APPLY[kind], apply)
