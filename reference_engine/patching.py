"""Replacement of a part of the loaded engine in all places that hold it, and restoration of the original.

A function is found by identity: in the modules that define or import it, in classes, tables, records, closures, default
arguments, and in tuples within all of these. So a patch does not depend on which module imports which name.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from operator import is_
from types import FunctionType, ModuleType
from typing import Any, NamedTuple
from unittest import mock

VIOLATIONS = "violations"
"""Name of the modules and packages that patch an engine and are not part of it."""


class Patch(ExitStack):
    """Replaces parts of the loaded engine. Closing it puts the originals back."""

    def replace_function(self, function: Any, new: Any) -> None:
        """Put a new function in the place of a function, in all places of the engine that hold it.

        Raises :class:`LookupError` if the engine does not hold it.
        """
        original, now = _original(function), current_function(function)
        places = list(_places(original))
        if not places:
            raise LookupError(f"the engine does not hold {original!r}")
        for place in places:
            held = place.get()
            place.put(_with(held, now, new))
            self.callback(place.put, held)
        self.enter_context(mock.patch.dict(_originals, {id(new): original}))
        self.enter_context(mock.patch.dict(_current, {id(original): new}))

    def setattr(self, target: Any, name: str, value: Any) -> None:
        """Replace an attribute of a class or a module; of a module, in all modules that hold the same under that name.

        Raises :class:`AttributeError` if there is none.
        """
        old = getattr(target, name)
        if not isinstance(target, ModuleType):
            self.enter_context(mock.patch.object(target, name, value))
        elif isinstance(old, FunctionType | type):
            if old is not value:
                self.replace_function(old, value)
        else:
            for module in _modules():
                if name in vars(module) and vars(module)[name] is old:
                    self.enter_context(mock.patch.object(module, name, value))

    def setitem(self, table: Any, key: object, value: object) -> None:
        """Replace an entry of a table, or add one."""
        self.enter_context(mock.patch.dict(table, {key: value}))


_originals: dict[int, Any] = {}
"""The original function, by the identity of its current replacement."""

_current: dict[int, Any] = {}
"""The current replacement of an original function, by the identity of the original."""


def current_function(function: Any) -> Any:
    """The current replacement of a function of the engine: by default the function itself."""
    return _current.get(id(_original(function)), function)


def _original(function: Any) -> Any:
    return _originals.get(id(function), function)


class PatchSite(NamedTuple):
    """A place that holds a value: how to read it, and how to replace it."""

    get: Callable[[], Any]
    put: Callable[[Any], None]


def _with(held: Any, old: Any, new: Any) -> Any:
    """The value with the new object in the place of the old one; the same value if it does not hold the old one."""
    if held is old:
        return new
    if isinstance(held, staticmethod | classmethod):
        return type(held)(new) if held.__func__ is old else held
    if not isinstance(held, tuple):
        return held
    parts = [_with(each, old, new) for each in held]
    if all(map(is_, parts, held)):
        return held
    return held._make(parts) if hasattr(held, "_make") else tuple(parts)


def _modules() -> list[ModuleType]:
    """The loaded modules of this engine, and of each external game whose violations are loaded."""
    elsewhere = (name.removesuffix(VIOLATIONS) for name in sys.modules if name.endswith(f".{VIOLATIONS}"))
    roots = (f"{__package__}.", *elsewhere)
    return [
        module
        for name, module in sys.modules.items()
        if f"{name}.".startswith(roots) and VIOLATIONS not in name.split(".")
    ]


_indexes: dict[ModuleType, dict[int, list[PatchSite]]] = {}
"""The places of each module that is loaded now."""


def _places(function: object) -> Iterator[PatchSite]:
    """The places in which the engine holds a function."""
    modules = _modules()
    for gone in _indexes.keys() - set(modules):
        del _indexes[gone]
    for module in modules:
        if module not in _indexes:
            _indexes[module] = _index(module)
        yield from _indexes[module].get(id(function), ())


def _index(module: ModuleType) -> dict[int, list[PatchSite]]:
    """The places of a module, and of what is defined in it, by the identity of the functions that they hold."""
    found: dict[int, list[PatchSite]] = {}
    seen: set[int] = set()
    waiting: list[Any] = [module]
    while waiting:
        holder = waiting.pop()
        if id(holder) in seen:
            continue
        seen.add(id(holder))
        for place in _places_in(holder, module):
            for value in _flat(place.get()):
                if callable(value):
                    found.setdefault(id(value), []).append(place)
                waiting.append(value)
    return found


def _flat(value: Any) -> Iterator[Any]:
    """The value itself, or the objects in it if it is a tuple or a method of a class."""
    if isinstance(value, staticmethod | classmethod):
        yield value.__func__
    elif isinstance(value, tuple):
        for each in value:
            yield from _flat(each)
    elif not isinstance(value, str | int | ModuleType | None):
        yield value


def _places_in(holder: Any, module: ModuleType) -> Iterator[PatchSite]:
    match holder:
        case ModuleType() | type() if module is holder or holder.__module__ == module.__name__:
            yield from (_attribute(holder, name) for name in [*vars(holder)] if name != "__builtins__")
        case dict():
            yield from (_entry(holder, key) for key in holder)
        case list():
            yield from (_entry(holder, at) for at in range(len(holder)))
        case FunctionType() if holder.__module__ == module.__name__:
            yield _attribute(holder, "__defaults__")
            yield from (_attribute(cell, "cell_contents") for cell in holder.__closure__ or () if _is_filled(cell))
        case _ if type(holder).__module__.startswith(f"{__package__}."):
            names = [*getattr(holder, "__dict__", ()), *getattr(holder, "__struct_fields__", ())]
            yield from (_attribute(holder, name) for name in names)


def _attribute(holder: Any, name: str) -> PatchSite:
    if isinstance(holder, type):
        return PatchSite(lambda: vars(holder)[name], lambda value: setattr(holder, name, value))
    put = object.__setattr__ if not isinstance(holder, ModuleType) else setattr
    return PatchSite(lambda: getattr(holder, name), lambda value: put(holder, name, value))


def _entry(table: Any, key: Any) -> PatchSite:
    return PatchSite(lambda: table[key], lambda value: table.__setitem__(key, value))


def _is_filled(cell: Any) -> bool:
    try:
        return cell.cell_contents is not cell
    except ValueError:
        return False
