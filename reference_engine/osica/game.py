"""A game of OSICA: what its contents say, by the kernel's mechanisms."""

from __future__ import annotations

from ...adapters.abilities import Instruction, May, Special
from ..kernel.cards import HeldAbility
from ..kernel.context import Context
from ..kernel.events import Event
from ..kernel.game import CardGame
from ..kernel.information import InEffect
from . import contents
from .keywords import number_of, pays
from .running import Running
from .usage import has_targets

ONCE = (1, 0)
"""The uses of an Action that are counted: one this turn."""


class Osica(Running, CardGame, rules=contents):
    """A running game."""

    # --- using texts ----------------------------------------------------------------------------

    def can_choose(self, ctx: Context, card: int) -> bool:
        if self.state.cards[card].seat == ctx.seat:
            return True  # through.4
        return not self.has(card, "through")  # through.1, through.2

    def usable(self, held: HeldAbility) -> bool:
        if held.key in self.state.used:  # event.4, event.d1, event.d2, action.3
            return False
        return has_targets(self, Context.of(held), held.ability.then)  # partial.2

    def count_use(self, held: HeldAbility) -> None:
        if is_action(held):
            self.state.used = {**self.state.used, held.key: ONCE}  # event.4, action.3

    def is_optional(self, held: HeldAbility) -> bool:
        what = getattr(held.origin, "what", "")
        if what == "entry":
            return not is_may(held)  # entry.2
        return bool(what == "appeal")  # appealx.2

    def cost_of(self, held: HeldAbility) -> tuple[Instruction, ...]:
        return pays(number_of(held.ability)) if isinstance(held.ability, Special) else super().cost_of(held)

    # --- what comes about -----------------------------------------------------------------------

    def notice(self, done: tuple[Event, ...], before: InEffect) -> None:
        """Who has come out without AP has no Entry."""
        known = len(self.state.waiting)
        super().notice(done, before)
        old, new = self.state.waiting[:known], self.state.waiting[known:]
        self.state.waiting = old + tuple(each for each in new if not self.is_void(each.held))

    def is_void(self, held: HeldAbility) -> bool:
        """Whether it is the Entry of a character that has just come out without AP."""
        if not is_entry(held):
            return False
        return self.is_low(held.card)  # chara.d2, entry.d2


def is_may(held: HeldAbility) -> bool:
    """Whether all that a text does may be left undone, so that it asks by itself."""
    then = held.ability.then
    return len(then) == 1 and isinstance(then[0], May)


def is_action(held: HeldAbility) -> bool:
    """Whether it is an Action."""
    return isinstance(held.ability, Special) and held.ability.what == "action"


def is_entry(held: HeldAbility) -> bool:
    """Whether it is an Entry."""
    return isinstance(held.origin, Special) and held.origin.what == "entry"
