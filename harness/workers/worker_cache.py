"""What a process keeps from one piece to the next: an engine that runs, what was read once."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from contextlib import ExitStack
from typing import Generic, TypeVar

_K = TypeVar("_K")
_T = TypeVar("_T")


class WorkerCache(Generic[_K, _T]):
    """Holds one thing, made for a key; for another key another is made. What made it hears when it is left."""

    def __init__(self, make: Callable[[_K, ExitStack], _T]) -> None:
        self._make = make
        self._left = ExitStack()
        self._held: tuple[_K, _T] | None = None
        atexit.register(self.drop_value)

    def get_or_make(self, key: _K) -> _T:
        """What is there for this key."""
        if self._held is None or self._held[0] != key:
            self.drop_value()
            with ExitStack() as stack:
                self._held = key, self._make(key, stack)
                self._left = stack.pop_all()
        assert self._held is not None
        return self._held[1]

    def drop_value(self) -> None:
        """Nothing is there any more."""
        self._held = None
        self._left.close()
