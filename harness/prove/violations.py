"""The violations of a game: engines that are broken by hand, each with the clauses that it violates."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from ...reference_engine.patching import VIOLATIONS, Patch
from ...reference_engine.violations import Violation, Violations
from .breaking import anew
from .steps import compiled


def violations(package: str) -> tuple[Violation, ...]:
    """Those of the game that a package plays, in the order of its module."""
    return tuple(_of(package).every)


@contextmanager
def applied(package: str, violation: Violation) -> Iterator[None]:
    """Within it, the engine of the game is one that violates these clauses."""
    with anew(package, compiled), Patch() as patch:
        _of(package).every[violation](patch)
        yield


def each_applied(package: str, wanted: Iterable[Violation]) -> Iterator[Violation]:
    """Some violations, one after another: until the next, the engine of the game is one that violates it."""
    with anew(package, compiled):
        every = _of(package).every
        for violation in wanted:
            with Patch() as patch:
                every[violation](patch)
                yield violation


def _of(package: str) -> Violations:
    name = f"{package}.{VIOLATIONS}"
    if find_spec(name) is None:
        return Violations()
    found: Violations = importlib.import_module(name).VIOLATIONS
    return found
