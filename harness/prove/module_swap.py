"""Temporary replacement of the reference engine's modules in this process by changed code."""

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
    """The directories of the packages that games share: all packages of the reference engine that play no game."""
    found = (each.parent for root in reference_engine.__path__ for each in Path(root).glob("*/__init__.py"))
    playing = find_game_packages()
    return sorted(each for each in found if each.name not in playing)


def shared_modules() -> list[Path]:
    """The paths of the modules that games share, package by package in alphabetical order."""
    return [path for each in shared_directories() for path in _played(each)]


def game_modules(package: str) -> list[Path]:
    """The paths of the modules that play a game, in alphabetical order: first its own package, then shared ones."""
    return [*_played(package_directory(package)), *shared_modules()]


def module_place(path: Path) -> str:
    """The package and the file of a module, such as ``kernel/cost_payment.py``."""
    return f"{path.parent.name}/{path.name}"


def _played(directory: Path) -> list[Path]:
    return sorted(each for each in directory.glob("*.py") if each.stem != VIOLATIONS)


@contextmanager
def swapped_modules(package: str, code: Callable[[Path], CodeType]) -> Iterator[None]:
    """Within this context, the modules of the game's package and the shared modules run the given code.

    Other games keep the whole engine.
    """
    for each in (*find_game_packages().values(), package):
        importlib.import_module(each)  # a package first imported within the context would keep broken modules
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
    """The currently loaded modules that play a game, including shared ones."""
    return (sys.modules[each] for each in _under(_names(package)))


def clear_caches(package: str) -> None:
    """Clear the caches of the functions of the modules that play a game, so that these functions run again."""
    for module in loaded_modules(package):
        for value in list(vars(module).values()):
            if forget := getattr(value, "cache_clear", None):
                forget()


def _names(package: str) -> list[str]:
    """The names of the package that plays a game, and of the packages that games share."""
    return [package, *(f"{reference_engine.__name__}.{each.name}" for each in shared_directories())]


def _taken_out(names: Collection[str]) -> dict[str, ModuleType]:
    """Remove the loaded modules of these packages, so that the next import runs them again, and return them."""
    for name in names:
        above, _, last = name.rpartition(".")
        vars(sys.modules[above]).pop(last, None)
    return {each: sys.modules.pop(each) for each in _under(names)}


def _under(names: Collection[str]) -> list[str]:
    """The names of the loaded modules of these packages."""
    return [each for each in sys.modules for name in names if each == name or each.startswith(f"{name}.")]


class _Anew(MetaPathFinder):
    """Finds the modules of some packages as usual, but runs other code for them."""

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
    """Loads a module from its file, but runs other code for it."""

    def __init__(self, name: str, path: str, code: Callable[[Path], CodeType]) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code(Path(self.path))
