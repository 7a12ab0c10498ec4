"""Policies: the differences between rulebooks in the same mechanism, given to the kernel as one object."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any


class RuleCheckTiming(Enum):
    """When a game's rules are checked (:meth:`~.rules_context.RulesContext.check_rules`)."""

    WHERE_SAID = "when its own procedures say so: in a check timing, or during a resolution"
    BETWEEN = "at any time except within an effect: before the next procedure"
    AT_ONCE = "at once after every event"


class Shortfall(Enum):
    """The rule for a choice with fewer cards than the text asks for."""

    AS_MANY = "all cards there are chosen"
    NONE = "no card is chosen, and the text continues"
    CANCELLED = "the rest of the text is cancelled"


@dataclass(frozen=True)
class RulePolicies:
    """The policies of a game.

    ``same``       groups of zones: a card that moves within one of them stays the same card
    ``checks``     when rules are checked
    ``shortfall``  the rule for a choice with fewer cards than the text asks for
    ``newcomers``  whether lasting effects affect cards that came later
    ``spares``     a function that gives the cards that no continuous effect changes; none by default
    """

    same: tuple[frozenset[str], ...] = ()
    checks: RuleCheckTiming = RuleCheckTiming.WHERE_SAID
    shortfall: Shortfall = Shortfall.AS_MANY
    newcomers: bool = False
    spares: Callable[[Any, int], bool] | None = None

    def keeps_incarnation(self, frm: str, to: str) -> bool:
        """Whether a card that moves between these zones stays the same card."""
        for zones in self.same:
            if frm in zones:
                return to in zones
        return False
