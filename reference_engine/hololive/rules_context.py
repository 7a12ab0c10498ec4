"""A running game of hololive, as its rules see it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import ClassVar

from ..check_timings import rules_context
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.game_loop import Procedure
from .state import GameState

SIDES = 6


class RulesContext(rules_context.RulesContext):
    """A running game: its state, and the actions of its rules that only hololive has."""

    ACTIONS: ClassVar[Mapping[str, ModuleType]]
    """The modules that list and carry out the options of a play timing, by the step."""

    state: GameState

    def roll_dice(self, player: int, count: int) -> Procedure[tuple[int, ...]]:
        """Roll that many dice. A trial, and the search for a way out of a loop, try each possible sum instead."""
        is_way_out = self.explored is not None  # 14.1.1.3
        if self.is_trial or is_way_out:
            sums = tuple(EngineOption("number", (number,)) for number in range(count, SIDES * count + 1))
            (pick,) = yield EngineAsk(player, "die", sums)
            shown, more = divmod(int(pick.args[0]), count)
            return (shown + 1,) * more + (shown,) * (count - more)
        numbers: list[int] = []
        for _ in range(count):
            number, self.state.chance = self.state.chance.roll_die()
            numbers.append(number)
        return tuple(numbers)
