"""A running game with check timings, as its rules see it."""

from __future__ import annotations

from typing import Any, Self

from ..kernel import rules_context
from .state import TimingState


class RulesContext(rules_context.RulesContext):
    """A running game. ``explored`` holds the states that were seen while loops are explored."""

    state: TimingState

    def __init__(self, state: TimingState) -> None:
        super().__init__(state)
        self.explored: list[Any] | None = None

    def inherit_from(self, other: Self) -> None:
        super().inherit_from(other)
        self.explored = other.explored
