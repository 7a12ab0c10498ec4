"""Lets the reference engine of this process run other code, and makes it whole again."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from ... import reference_engine
from ...reference_engine.engine import games

VIOLATIONS = "violations"
"""The module of a game's package that breaks its engine by hand, and is no part of it."""


def package(game: str) -> str:
    """The name of the package that plays a game."""
    return f"{reference_engine.__name__}.{game}"


def home(game: str) -> Path:
    """The directory of the package that plays a game."""
    (root,) = importlib.import_module(package(game)).__path__
    return Path(root)


def shared() -> list[Path]:
    """The directories of the packages that games share: all of the engine's that play none."""
    found = (each.parent for root in reference_engine.__path__ for each in Path(root).glob("*/__init__.py"))
    return sorted(each for each in found if each.name not in games())


def shared_modules() -> list[Path]:
    """The modules that games share, package by package in the order of their names."""
    return [path for each in shared() for path in sorted(each.glob("*.py"))]


def modules(game: str) -> list[Path]:
    """The modules of a game's engine in the order of their names: its own, then the shared ones."""
    own = (each for each in home(game).glob("*.py") if each.stem != VIOLATIONS)
    return [*sorted(own), *shared_modules()]


@contextmanager
def anew(game: str, code: Callable[[Path], CodeType]) -> Iterator[None]:
    """Within it, the engine of the game is one whose modules, and those it shares, run this code.

    Other games keep the whole engine all the time.
    """
    for each in games():
        importlib.import_module(package(each))  # one that is first imported within would keep what is broken
    names = [package(game), *(package(each.name) for each in shared())]
    finder = _Anew(names, code)
    whole = _taken_out(names)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        _taken_out(names)
        sys.modules.update(whole)
        for name in whole.keys() & set(names):
            setattr(reference_engine, name.rpartition(".")[2], whole[name])


def loaded(game: str) -> Iterator[ModuleType]:
    """The modules of a game's engine that are loaded now, those it shares included."""
    names = [package(game), *(package(each.name) for each in shared())]
    return (sys.modules[each] for each in _under(names))


def _taken_out(names: Collection[str]) -> dict[str, ModuleType]:
    """The loaded modules of these packages, which the next import will run anew."""
    for name in names:
        vars(reference_engine).pop(name.rpartition(".")[2], None)
    return {each: sys.modules.pop(each) for each in _under(names)}


def _under(names: Collection[str]) -> list[str]:
    """The loaded modules of these packages."""
    return [each for each in sys.modules for name in names if each == name or each.startswith(f"{name}.")]


class _Anew(MetaPathFinder):
    """Finds the modules of some packages as ever, and runs other code for them."""

    def __init__(self, names: Collection[str], code: Callable[[Path], CodeType]) -> None:
        self._names = names
        self._code = code

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not any(name == each or name.startswith(f"{each}.") for each in self._names):
            return None
        spec = PathFinder.find_spec(name, path)
        if spec is not None and spec.origin is not None:
            spec.loader = _Instead(name, spec.origin, self._code)
        return spec


class _Instead(SourceFileLoader):
    """Loads a module of its file, and runs other code for it."""

    def __init__(self, name: str, path: str, code: Callable[[Path], CodeType]) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code(Path(self.path))
