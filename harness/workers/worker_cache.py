"""A cache that a process keeps from one piece to the next, such as a running engine."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from contextlib import ExitStack
from typing import Generic, TypeVar

_K = TypeVar("_K")
_T = TypeVar("_T")


class WorkerCache(Generic[_K, _T]):
    """A cache of one value for one key; another key replaces it.

    ``make`` gets the key and a stack, which is closed when the value is dropped.
    """

    def __init__(self, make: Callable[[_K, ExitStack], _T]) -> None:
        self._make = make
        self._left = ExitStack()
        self._held: tuple[_K, _T] | None = None
        atexit.register(self.drop_value)

    def get_or_make(self, key: _K) -> _T:
        """The value for this key, which is made if it is not cached."""
        if self._held is None or self._held[0] != key:
            self.drop_value()
            with ExitStack() as stack:
                self._held = key, self._make(key, stack)
                self._left = stack.pop_all()
        assert self._held is not None
        return self._held[1]

    def drop_value(self) -> None:
        """Drop the value, and close its stack."""
        self._held = None
        self._left.close()
