"""What rulebooks differ in where they have the same mechanism: a game hands it to the kernel as one object."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any


class RuleCheckTiming(Enum):
    """When a game's rules are looked at (:meth:`~.running.Running.check_rules`)."""

    WHERE_SAID = "its own procedures say when: in a check timing, or as something is resolved"
    BETWEEN = "at any time but within an effect: before whatever is done next"
    AT_ONCE = "as soon as anything happens"


class Shortfall(Enum):
    """What is done where fewer cards are there than a text lets choose."""

    AS_MANY = "as many are chosen as there are"
    NONE = "none is chosen, and the text goes on"
    CANCELLED = "nothing more of the text is done"


@dataclass(frozen=True)
class RulePolicies:
    """The policies of a game.

    ``same``       groups of zones: a card that moves within one of them stays the same card
    ``checks``     when rules are looked at
    ``shortfall``  what is done where there are fewer cards than a text says
    ``newcomers``  whether effects that last reach cards that came after them
    ``spares``     which cards no continuous effect changes, as they are so far; none if it is left out
    """

    same: tuple[frozenset[str], ...] = ()
    checks: RuleCheckTiming = RuleCheckTiming.WHERE_SAID
    shortfall: Shortfall = Shortfall.AS_MANY
    newcomers: bool = False
    spares: Callable[[Any, int], bool] | None = None

    def keeps_incarnation(self, frm: str, to: str) -> bool:
        """Whether a card that moves so stays the same."""
        for zones in self.same:
            if frm in zones:
                return to in zones
        return False
