"""Puts a broken module into the reference engine of this process, and takes it out again."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType

from ... import reference_engine
from ...reference_engine.engine import games


def home(package: str) -> Path:
    """The directory of a package that plays a game."""
    (root,) = importlib.import_module(package).__path__
    return Path(root)


def shared() -> list[Path]:
    """The directories of the packages that games share: all of the reference engine's that play none."""
    found = (each.parent for root in reference_engine.__path__ for each in Path(root).glob("*/__init__.py"))
    return sorted(each for each in found if each.name not in games())


def shared_modules() -> list[Path]:
    """The modules that games share, package by package in the order of their names."""
    return [path for each in shared() for path in sorted(each.glob("*.py"))]


def modules(package: str) -> list[Path]:
    """The modules that play a game in the order of their names: those of its package, then the shared ones."""
    return [*sorted(home(package).glob("*.py")), *shared_modules()]


@contextmanager
def broken(package: str, file: str, code: CodeType) -> Iterator[None]:
    """Within it, the game of that package is played by one whose module of that file runs this code instead.

    The file is named as :attr:`Mutant.file` names it. Other games keep the whole engine all the time.
    """
    for each in (*games().values(), package):
        importlib.import_module(each)  # one that is first imported within would keep what is broken
    names = [package, *(_of_ours(each.name) for each in shared())]
    module = file.removesuffix(".py").replace("/", ".")
    finder = _Instead(_of_ours(module) if "." in module else f"{package}.{module}", code)
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


def _of_ours(name: str) -> str:
    return f"{reference_engine.__name__}.{name}"


def _taken_out(names: Collection[str]) -> dict[str, ModuleType]:
    """The loaded modules of these packages, which the next import will run anew."""
    for name in names:
        above, _, last = name.rpartition(".")
        vars(sys.modules[above]).pop(last, None)
    found = [each for each in sys.modules for name in names if each == name or each.startswith(f"{name}.")]
    return {each: sys.modules.pop(each) for each in found}


class _Instead(MetaPathFinder, Loader):
    """Finds one module, or a package by its ``__init__``, and runs other code for it."""

    def __init__(self, name: str, code: CodeType) -> None:
        self._name = name.removesuffix(".__init__")
        self._is_package = name != self._name
        self._code = code

    def find_spec(self, name: str, _: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self._name:
            return None
        path = Path(self._code.co_filename)
        within = [str(path.parent)] if self._is_package else None
        return importlib.util.spec_from_file_location(name, path, loader=self, submodule_search_locations=within)

    def create_module(self, spec: ModuleSpec) -> None:
        """The usual one."""

    def exec_module(self, module: ModuleType) -> None:
        exec(self._code, module.__dict__)
