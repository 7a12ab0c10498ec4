"""A running game with check timings, as its rules see it."""

from __future__ import annotations

from typing import Any, Self

from ..kernel import running
from .table import TimingTable


class Running(running.Running):
    """A running game. ``explored`` holds the states seen while loops are explored."""

    state: TimingTable

    def __init__(self, state: TimingTable) -> None:
        super().__init__(state)
        self.explored: list[Any] | None = None

    def adopt(self, other: Self) -> None:
        super().adopt(other)
        self.explored = other.explored
