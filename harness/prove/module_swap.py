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
from ...reference_engine.engine import find_game_packages
from ...reference_engine.patching import VIOLATIONS


def package_directory(package: str) -> Path:
    """The directory of a package that plays a game."""
    (root,) = importlib.import_module(package).__path__
    return Path(root)


def shared_directories() -> list[Path]:
    """The directories of the packages that games share: all of the reference engine's that play none."""
    found = (each.parent for root in reference_engine.__path__ for each in Path(root).glob("*/__init__.py"))
    playing = find_game_packages()
    return sorted(each for each in found if each.name not in playing)


def shared_modules() -> list[Path]:
    """The modules that games share, package by package in the order of their names."""
    return [path for each in shared_directories() for path in _played(each)]


def game_modules(package: str) -> list[Path]:
    """The modules that play a game in the order of their names: those of its package, then the shared ones."""
    return [*_played(package_directory(package)), *shared_modules()]


def _played(directory: Path) -> list[Path]:
    return sorted(each for each in directory.glob("*.py") if each.stem != VIOLATIONS)


@contextmanager
def swapped_modules(package: str, code: Callable[[Path], CodeType]) -> Iterator[None]:
    """Within it, the game of that package is played by one whose modules, and those it shares, run this code.

    Other games keep the whole engine all the time.
    """
    for each in (*find_game_packages().values(), package):
        importlib.import_module(each)  # one that is first imported within would keep what is broken
    names = _names(package)
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
            above, _, last = name.rpartition(".")
            setattr(sys.modules[above], last, whole[name])


def loaded_modules(package: str) -> Iterator[ModuleType]:
    """The modules that play a game and are loaded now, the shared ones included."""
    return (sys.modules[each] for each in _under(_names(package)))


def _names(package: str) -> list[str]:
    """The package that plays a game, and those that games share."""
    return [package, *(f"{reference_engine.__name__}.{each.name}" for each in shared_directories())]


def _taken_out(names: Collection[str]) -> dict[str, ModuleType]:
    """The loaded modules of these packages, which the next import will run anew."""
    for name in names:
        above, _, last = name.rpartition(".")
        vars(sys.modules[above]).pop(last, None)
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
