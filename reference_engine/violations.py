"""Violations: wrong engines, written by hand as by a reader of the clause who does not know the scenarios.

A game's violations are in ``violations`` of its package: one module, or a package with a module for each chapter.
No other part of the engine imports them::

    VIOLATIONS = Violations()
    breaks = VIOLATIONS.add_violation

    breaks("A player needs four brides to win", "11.2.1")(set_constant(rule_processing, "BRIDES", 4))

    @breaks("An oshi skill can be used in the opponent's turn", "12.1.5.4", "8.5.1")
    @wrapper_of(actions.skill_options)
    def _(whole: Any, game: Any, player: int) -> Any:
        return [*whole(game, player), *whole(game, 1 - player)]

Reports print the sentence. The first clause is the main one. A clause that only an older edition has in this form is
named with that edition: ``"7.6.3@1.7.0"``. ``spread`` is the reason why a violation also breaks clauses of other
sections, if it breaks them harder than its own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial, wraps
from importlib import import_module
from inspect import unwrap
from pkgutil import iter_modules
from types import CodeType, FunctionType
from typing import Any, Concatenate, ParamSpec

from .patching import Patch, current_function

Change = Callable[[Patch], None]
"""A way to break the engine."""

_P = ParamSpec("_P")


@dataclass(frozen=True)
class Violation:
    """The clauses that a wrong engine violates, the main one first, and a sentence that describes the engine.

    ``older`` are the clauses that only an older edition has in this form. ``spread`` is the reason why the engine
    breaks clauses of other sections harder, if it does.
    """

    clauses: tuple[str, ...] = field(compare=False)
    says: str
    older: tuple[str, ...] = field(default=(), compare=False)
    spread: str = field(default="", compare=False)

    @property
    def clause(self) -> str:
        """The main clause of the violation."""
        return self.clauses[0]

    def __str__(self) -> str:
        return self.says


@dataclass(frozen=True)
class Violations:
    """The violations of one game, in the order of its module, each with its change of the engine."""

    every: dict[Violation, Change] = field(default_factory=dict)

    def add_violation(self, says: str, *clauses: str, spread: str = "") -> Callable[[Change], Change]:
        """Add a violation of these clauses. The result takes the change that breaks the engine, also as a decorator."""

        def add_change(change: Change) -> Change:
            current = tuple(each for each in clauses if "@" not in each)
            older = tuple(each for each in clauses if "@" in each)
            self.every[Violation(current, says, older, spread)] = change
            return change

        return add_change


def collect_violations(package: str) -> Violations:
    """The violations of every module of a package, in the order of the modules' names."""
    found = Violations()
    for each in iter_modules(sys.modules[package].__path__):
        chapter = import_module(f"{package}.{each.name}")
        found.every.update(getattr(chapter, "VIOLATIONS", Violations()).every)
    return found


def change_factory(make: Callable[Concatenate[Patch, _P], None]) -> Callable[_P, Change]:
    """Make a change from a function: the result takes the arguments without the patch, and returns the change."""

    @wraps(make)
    def make_change(*arguments: _P.args, **named: _P.kwargs) -> Change:
        return lambda patch: make(patch, *arguments, **named)

    return make_change


def wrap_function(function: Any, new: Callable[..., Any]) -> Change:
    """Replace a function in all places of the engine by ``new``, which gets the original as its first argument."""

    def apply_wrapper(patch: Patch) -> None:
        whole = current_function(function)
        patch.replace_function(function, lambda *arguments, **named: new(whole, *arguments, **named))

    return apply_wrapper


def wrapper_of(function: Any) -> Callable[[Callable[..., Any]], Change]:
    """A decorator that replaces a function of the engine by the decorated one, see :func:`wrap_function`."""
    return partial(wrap_function, function)


def swap_function(function: Any, new: Any) -> Change:
    """Replace a function in all places of the engine by ``new``, which takes the same arguments."""
    return lambda patch: patch.replace_function(function, new)


def set_constant(owner: Any, name: str, value: object) -> Change:
    """Give a constant of a module or a class another value."""
    return lambda patch: patch.setattr(owner, name, value)


def replace_globals(function: Any, **names: object) -> Change:
    """Make a function read other values under these global names of its module.

    The change raises :class:`LookupError` if the function does not read one of these names.
    """

    def swap_globals(patch: Patch) -> None:
        whole = current_function(unwrap(getattr(function, "__func__", function)))
        if strange := names.keys() - _read_by(whole.__code__):
            raise LookupError(f"{whole.__qualname__} does not read {', '.join(sorted(strange))}")
        copy = FunctionType(whole.__code__, {**whole.__globals__, **names}, None, whole.__defaults__, whole.__closure__)
        copy.__kwdefaults__ = whole.__kwdefaults__
        patch.replace_function(whole, copy)

    return swap_globals


def _read_by(code: CodeType) -> set[str]:
    """The global names that a function reads, and the functions within it."""
    return {*code.co_names}.union(*(_read_by(each) for each in code.co_consts if isinstance(each, CodeType)))


def set_entry(table: Any, key: object, value: object) -> Change:
    """Replace an entry of a table, or add one."""
    return lambda patch: patch.setitem(table, key, value)


def combine_changes(*changes: Change) -> Change:
    """All of these changes as one."""

    def apply_changes(patch: Patch) -> None:
        for each in changes:
            each(patch)

    return apply_changes


def change_results(function: Any, other: Callable[..., Any]) -> Change:
    """Change the results of a function to ``other(result, *arguments)``."""
    return wrap_function(function, lambda whole, *arguments, **named: other(whole(*arguments, **named), *arguments))


def keep_state_field(function: Any, part: str) -> Change:
    """Make a function of the game, which asks nothing, leave a part of the state as it is."""

    def restore_field(whole: Any, game: Any, *rest: Any) -> None:
        before = getattr(game.state, part)
        whole(game, *rest)
        setattr(game.state, part, before)

    return wrap_function(function, restore_field)


def change_asks(procedure: Any, change: Callable[[Any], Any]) -> Any:
    """The procedure with each of its asks replaced by ``change(ask)``."""
    try:
        ask = next(procedure)
        while True:
            ask = procedure.send((yield change(ask)))
    except StopIteration as over:
        return over.value


def run_without_asks(procedure: Iterable[object]) -> None:
    """Run a procedure that asks nothing."""
    assert list(procedure) == []
