"""A running game of hololive, as its rules see it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import ClassVar

from ..kernel.asks import Ask, Option
from ..kernel.flow import Procedure
from ..timings import running
from .state import Table

DIE = tuple(Option("number", (number,)) for number in range(1, 7))


class Running(running.Running):
    """A running game: its state, and what its rules do to it besides what every game does."""

    ACTIONS: ClassVar[Mapping[str, ModuleType]]
    """What lists and does what can be done in a play timing, by the step."""

    state: Table

    def roll_die(self, player: int) -> Procedure[int]:
        """Roll a die. In a trial nobody knows what it shows: every number is tried."""
        if self.is_trial:
            (pick,) = yield Ask(player, "die", DIE)
            return int(pick.args[0])
        number, self.state.chance = self.state.chance.die()
        return int(number)
