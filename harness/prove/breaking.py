"""Puts a broken module into the reference engine of this process, and takes it out again."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType

from ... import reference_engine


def package(game: str) -> str:
    """The name of the package that plays a game."""
    return f"{reference_engine.__name__}.{game}"


def modules(game: str) -> list[Path]:
    """The modules of a game's engine, in the order of their names."""
    (root,) = importlib.import_module(package(game)).__path__
    return sorted(Path(root).glob("*.py"))


@contextmanager
def broken(game: str, file: str, code: CodeType) -> Iterator[None]:
    """Within it, the engine of the game is one whose module of that file runs this code instead."""
    name = package(game)
    finder = _Instead(f"{name}.{file.removesuffix('.py')}", code)
    whole = _taken_out(name)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        _taken_out(name)
        sys.modules.update(whole)
        if name in whole:
            setattr(reference_engine, game, whole[name])


def _taken_out(name: str) -> dict[str, ModuleType]:
    """The loaded modules of a package, which the next import will run anew."""
    return {each: sys.modules.pop(each) for each in list(sys.modules) if each == name or each.startswith(f"{name}.")}


class _Instead(MetaPathFinder, Loader):
    """Finds one module, and runs other code for it."""

    def __init__(self, name: str, code: CodeType) -> None:
        self._name = name
        self._code = code

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self) if name == self._name else None

    def create_module(self, spec: ModuleSpec) -> None:
        """The usual one."""

    def exec_module(self, module: ModuleType) -> None:
        exec(self._code, module.__dict__)
