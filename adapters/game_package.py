"""The parts of a game: the contents of a package of the game as one typed object, checked when it is loaded.

A package of a game defines ``GAME``, an object of the type that its room asks for. A part that is missing or has the
wrong type is found here, whichever module imports the package first.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Protocol, TypeVar, Union, get_args, get_origin, get_type_hints

NAME = "GAME"
"""The name of the object with the parts of a game in its package."""

T = TypeVar("T")


class BadGame(Exception):
    """A game that cannot be loaded. The message says which part, where, and how to mend it."""

    @classmethod
    def at_place(cls, place: str, problem: str, mend: str) -> BadGame:
        """The error at a place: a file, and its line where there is one."""
        return cls(f"{place}: {problem}; {mend}")


def load_game_parts(package: str, kind: type[T]) -> T:
    """The parts that a package of a game defines. Raises :class:`BadGame` if it defines none, or others."""
    module = _imported(package)
    path = Path(module.__file__) if module.__file__ else Path(module.__path__[0])
    if not hasattr(module, NAME):
        said = f"{NAME} = {kind.__name__}(...) of {kind.__module__}"
        raise BadGame.at_place(str(path), f"there is no {NAME}", f"say there what the game is made of, with {said}")
    found = getattr(module, NAME)
    if not isinstance(found, kind):
        mend = f"it has to be a {kind.__name__} of {kind.__module__}"
        raise BadGame.at_place(f"{path}:{_line(path)}", f"{NAME} is {_shown(found)}", mend)
    for part, problem in find_mistyped_parts(found):
        where = f"see {part} of {kind.__name__} in {kind.__module__}"
        raise BadGame.at_place(f"{path}:{_line(path)}", f"the {part} of {NAME} {problem}", where)
    return found


def find_mistyped_parts(found: Any) -> Iterator[tuple[str, str]]:
    """The parts that do not have their declared type, each with the problem."""
    hints = _hints(type(found))  # type: ignore[arg-type]  # a class can be hashed, whatever it is
    for part in fields(found):
        if problem := _misfit(getattr(found, part.name), hints[part.name]):
            yield part.name, problem


def missing_members(found: object, protocol: type) -> list[str]:
    """The members of a protocol that an object, a class or a module lacks."""
    return [name for name in _members(protocol) if not hasattr(found, name)]


@cache
def _hints(kind: type) -> Mapping[str, Any]:
    """The type of each part, by its name."""
    return get_type_hints(kind)


def _misfit(value: Any, hint: Any) -> str:
    """The problem with a value; empty if it has its declared type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        (hint,) = (each for each in args if each is not NoneType)
        return "" if value is None else _misfit(value, hint)
    if origin is type:
        return _lacks(value, args[0]) if isinstance(value, type) else f"is {_shown(value)}, which is not a class"
    if getattr(hint, "_is_protocol", False):
        return _lacks(value, hint)
    wanted = origin or hint
    if not isinstance(value, wanted):
        return f"is {_shown(value)}, which is not of type {wanted.__name__.lower()}"
    if origin is tuple:
        return next(filter(None, (_misfit(each, args[0]) for each in value)), "")
    return ""


def _lacks(value: object, protocol: type) -> str:
    missing = missing_members(value, protocol)
    return f"is {_shown(value)}, which has no {', '.join(missing)}" if missing else ""


def _members(protocol: type) -> Iterator[str]:
    """The names of the members of a protocol."""
    for each in protocol.__mro__:
        if getattr(each, "_is_protocol", False) and each is not Protocol:
            known = dict.fromkeys((*vars(each).get("__annotations__", ()), *vars(each)))
            yield from (name for name in known if not name.startswith("_") or name == "__call__")


def _shown(value: object) -> str:
    """A value for a message."""
    name = getattr(value, "__qualname__", "") or getattr(value, "__name__", "")
    return str(name) if isinstance(name, str) and name else repr(value)


def _imported(package: str) -> ModuleType:
    try:
        return import_module(package)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and f"{package}.".startswith(f"{error.name}."):
            mend = f"it has to say what the game is made of, as {NAME}"
            raise BadGame(f"there is no package {package}; {mend}") from None
        problem = f"{package} cannot be imported: {type(error).__name__}: {error}"
        raise BadGame.at_place(_where(error), problem, "mend it there") from error


def _where(error: Exception) -> str:
    """The file and the line at fault."""
    if isinstance(error, SyntaxError):
        return f"{error.filename}:{error.lineno}"
    *_, last = traceback.extract_tb(error.__traceback__)
    return f"{last.filename}:{last.lineno}"


def _line(path: Path) -> int:
    """The line on which a package defines its parts."""
    text = path.read_text("utf-8") if path.is_file() else ""
    found = re.search(rf"(?m)^{NAME}\b", text)
    return text.count("\n", 0, found.start()) + 1 if found else 1
