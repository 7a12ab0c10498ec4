"""Application of a game's violations: engines that were broken by hand, each with the clauses that it violates."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec

from ...reference_engine.patching import VIOLATIONS, Patch
from ...reference_engine.violations import Change, Violation, Violations
from .module_swap import swapped_modules
from .step_budget import step_counting_code


def game_violations(package: str) -> tuple[Violation, ...]:
    """The violations of the game that a package plays, in the order of its module ``violations``."""
    return tuple(game_changes(package))


def game_changes(package: str) -> Mapping[Violation, Change]:
    """The violations of the game that a package plays, each with its change of the engine."""
    name = f"{package}.{VIOLATIONS}"
    if find_spec(name) is None:
        return {}
    found: Violations = importlib.import_module(name).VIOLATIONS
    return found.every


@contextmanager
def applied_violation(package: str, violation: Violation) -> Iterator[None]:
    """A context in which the game's engine has the violation."""
    with swapped_modules(package, step_counting_code), Patch() as patch:
        game_changes(package)[violation](patch)
        yield


def apply_each_violation(package: str, wanted: Iterable[Violation]) -> Iterator[Violation]:
    """Apply violations one after another. The game's engine has each violation until the next one is requested."""
    with swapped_modules(package, step_counting_code):
        every = game_changes(package)
        for violation in wanted:
            with Patch() as patch:
                every[violation](patch)
                yield violation
