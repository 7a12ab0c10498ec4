"""A running game of hololive, as its rules see it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import ClassVar

from ..kernel.flow import Settled
from ..timings import running
from .state import Table


class Running(running.Running):
    """A running game: its state, and what its rules do to it besides what every game does."""

    ACTIONS: ClassVar[Mapping[str, ModuleType]]
    """What lists and does what can be done in a play timing, by the step."""

    state: Table

    def roll_die(self) -> int:
        """Roll a die. In a trial nobody knows what it shows: whatever is tried may then come about."""
        if self.is_trial:
            raise Settled
        number, self.state.chance = self.state.chance.die()
        return int(number)
