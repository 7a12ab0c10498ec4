"""Engines that are wrong only in a slice: a violation or a mutant whose broken place asks where it is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from ...reference_engine.patching import Patch, current_function
from ...reference_engine.violations import Violation
from .applied_violations import game_changes
from .module_swap import swapped_modules
from .mutants import Mutant, NotSliceable, sliced_mutant_code
from .slices import is_wrong_here
from .step_budget import step_counting_code


@contextmanager
def sliced_engine(package: str, by: Mutant | Violation) -> Iterator[None]:
    """A context in which the engine of the package's game is broken in a slice.

    Raises :class:`NotSliceable` if no place of the engine decides at run time: if a constant or a table is changed.
    """
    if isinstance(by, Mutant):
        broken = sliced_mutant_code(by)

        def module_code(path: Path) -> CodeType:
            return broken if path == by.path else step_counting_code(path)

        with swapped_modules(package, module_code):
            yield
    else:
        with swapped_modules(package, step_counting_code), SlicedPatch() as patch:
            game_changes(package)[by](patch)
            yield


class SlicedPatch(Patch):
    """A patch whose replacements take effect only where the engine is wrong."""

    def replace_function(self, function: Any, new: Any) -> None:
        """Put a function in the place of another that calls the new one where the engine is wrong."""
        super().replace_function(function, _either(current_function(function), new))

    def setattr(self, target: Any, name: str, value: Any) -> None:
        """Replace a function of a class or a module."""
        old = getattr(target, name)
        is_replaced = isinstance(target, ModuleType) and isinstance(old, FunctionType)
        super().setattr(target, name, value if is_replaced else _either(old, value))

    def setitem(self, table: Any, key: object, value: object) -> None:
        """Replace a function in a table."""
        super().setitem(table, key, _either(table.get(key) if isinstance(table, dict) else None, value))


def _either(whole: Any, new: Any) -> Callable[..., Any]:
    """A function that calls the new function where the engine is wrong, and otherwise the original."""
    if not isinstance(whole, FunctionType) or not callable(new) or isinstance(new, type):
        raise NotSliceable("a value that is not a function is replaced")

    @wraps(whole)
    def call_either(*arguments: Any, **named: Any) -> Any:
        return (new if is_wrong_here(*arguments) else whole)(*arguments, **named)

    return call_either
