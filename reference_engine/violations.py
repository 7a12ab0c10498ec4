"""Violations: engines that are broken by hand, as somebody could break them who reads the clause and not the scenarios.

A game has its own in ``violations`` of its package, a module or a package of one for each of its chapters, which
nothing else of the engine imports::

    VIOLATIONS = Violations()
    breaks = VIOLATIONS.breaks

    @breaks("11.2.1")
    def four_brides_are_needed(patch: Patch) -> None:
        patch.setattr(rule_processing, "BRIDES", 4)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any
from unittest import mock


class Patch(ExitStack):
    """Puts something else in the place of what is there. All is back in its place when it is closed."""

    def setattr(self, target: object, name: str, value: object) -> None:
        """An attribute of a module or a class. Raises :class:`AttributeError` if there is none."""
        self.enter_context(mock.patch.object(target, name, value))

    def setitem(self, table: Any, key: object, value: object) -> None:
        """An entry of a table, there before or not."""
        self.enter_context(mock.patch.dict(table, {key: value}))


Break = Callable[[Patch], None]


@dataclass(frozen=True)
class Violation:
    """The clauses that a broken engine violates, the first before all others, and what it does, in a player's words."""

    clauses: tuple[str, ...]
    says: str

    @property
    def clause(self) -> str:
        """The one that it is about."""
        return self.clauses[0]

    def __str__(self) -> str:
        return self.says


@dataclass(frozen=True)
class Violations:
    """Those of one game, in the order of its module, and how each breaks the engine."""

    every: dict[Violation, Break] = field(default_factory=dict)

    def breaks(self, *clauses: str) -> Callable[[Break], Break]:
        """A function that breaks the first clause, and with it perhaps the others; its name says what is done then."""

        def noted(function: Break) -> Break:
            self.every[Violation(clauses, _words(function.__name__))] = function
            return function

        return noted


def _words(name: str) -> str:
    return re.sub(r"_s(?=_|$)", "'s", name).replace("_", " ")


def results(patch: Patch, module: Any, name: str, other: Callable[..., Any]) -> None:
    """A function of a module or a class has other results: ``other(result, *arguments)``."""
    whole = getattr(module, name)

    def changed(*arguments: Any, **named: Any) -> Any:
        return other(whole(*arguments, **named), *arguments)

    patch.setattr(module, name, changed)


def kept(patch: Patch, owner: Any, name: str, part: str) -> None:
    """A function of the game, which asks nothing, leaves a part of the state as it is."""
    whole = getattr(owner, name)

    def keeping(game: Any, *rest: Any) -> None:
        before = getattr(game.state, part)
        whole(game, *rest)
        setattr(game.state, part, before)

    patch.setattr(owner, name, keeping)


def otherwise_asked(procedure: Any, change: Callable[[Any], Any]) -> Any:
    """The procedure, of which each ask is another one."""
    try:
        ask = next(procedure)
        while True:
            ask = procedure.send((yield change(ask)))
    except StopIteration as over:
        return over.value


def done(procedure: Iterable[object]) -> None:
    """A procedure that asks nothing is done."""
    assert list(procedure) == []
