"""A cache that a process keeps from one piece to the next, such as a running engine."""

from __future__ import annotations

import atexit
import os
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Generic, TypeVar

_K = TypeVar("_K")
_T = TypeVar("_T")


class WorkerCache(Generic[_K, _T]):
    """A cache of one value for one key; another key replaces it. A child process by fork begins without a value.

    ``make`` gets the key and a stack, which is closed when the value is dropped.
    """

    def __init__(self, make: Callable[[_K, ExitStack], _T]) -> None:
        self._make = make
        self._left = ExitStack()
        self._held: tuple[_K, _T] | None = None
        _caches.append(self)

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

    def forget_value(self) -> None:
        """Forget the value, which belongs to the parent of this process."""
        self._held = None
        self._left = ExitStack()


_caches: list[WorkerCache[Any, Any]] = []


def drop_cached_values() -> None:
    """Drop the values of all caches of this process."""
    for cache in _caches:
        cache.drop_value()


def _forget_cached_values() -> None:
    for cache in _caches:
        cache.forget_value()


atexit.register(drop_cached_values)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_cached_values)
