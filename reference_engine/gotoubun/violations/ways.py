"""Ways to break gotoubun that violations of several chapters share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import references
from ...violations import Patch
from .. import turn


def with_part(patch: Patch, step: str, old: Any, new: Any) -> None:
    """A step in which another part stands for one."""
    parts = tuple(new if part is old else part for part in turn.STEPS[step])
    patch.setitem(turn.STEPS, step, parts)


def results(patch: Patch, module: Any, name: str, other: Callable[..., Any]) -> None:
    """A function of a module or a class has other results: ``other(result, *arguments)``."""
    whole = getattr(module, name)

    def changed(*arguments: Any, **named: Any) -> Any:
        return other(whole(*arguments, **named), *arguments)

    patch.setattr(module, name, changed)


def listed(patch: Patch, instead: Any) -> None:
    """Another understanding of which cards a description means."""
    whole = references.listed
    patch.setattr(references, "listed", lambda *asked: instead(whole, *asked))
