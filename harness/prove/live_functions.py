"""Mutants of the loaded engine: the code of its functions is exchanged in place, so that no module is loaded again.

An open game stays usable, and what the engine does next is done by the broken code.
"""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from itertools import groupby
from types import CodeType, FunctionType

from .module_swap import clear_caches, loaded_modules
from .mutants import Mutant, mutated_functions_code

_Place = tuple[str, str, int]
"""A function's file, its name and its first line."""


class LiveFunctions:
    """The functions of the modules that play the game of a package, as they are loaded now."""

    def __init__(self, package: str) -> None:
        self._package = package
        modules = {id(vars(module)) for module in loaded_modules(package)}
        self._by_place: defaultdict[_Place, list[FunctionType]] = defaultdict(list)
        for each in gc.get_objects():
            if isinstance(each, FunctionType) and id(each.__globals__) in modules:
                self._by_place[_place_of(each.__code__)].append(each)

    @contextmanager
    def mutated(self, mutants: Sequence[Mutant]) -> Iterator[None]:
        """A context in which the engine has all of these mutants."""
        with ExitStack() as restoring:
            for _, group in groupby(sorted(mutants, key=_module_key), key=_module_key):
                for code in _functions_in(tuple(group)):
                    for function in self._by_place[_place_of(code)]:
                        if len(code.co_freevars) == len(function.__code__.co_freevars):
                            restoring.callback(setattr, function, "__code__", function.__code__)
                            function.__code__ = code
            restoring.callback(clear_caches, self._package)
            clear_caches(self._package)
            yield


@lru_cache(maxsize=4096)
def _functions_in(mutants: tuple[Mutant, ...]) -> tuple[CodeType, ...]:
    """The code of all functions in the statements that the mutants break."""
    return tuple(_nested_code(mutated_functions_code(mutants)))


def _nested_code(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _nested_code(each)


def _place_of(code: CodeType) -> _Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _module_key(mutant: Mutant) -> tuple[str, str]:
    return str(mutant.path), mutant.package or ""
