"""A game of WIXOSS: what its contents say, by the kernel's mechanisms."""

from __future__ import annotations

from ...adapters.abilities import Instruction
from ..kernel.cards import HeldAbility
from ..kernel.context import Context
from ..kernel.events import Event
from ..kernel.flow import Procedure
from ..kernel.game import CardGame
from ..kernel.information import InEffect
from ..kernel.table import Waiting
from . import contents, rule_processing, triggers
from .keywords import is_keyword
from .resolving import resolve
from .running import Running
from .shadow import may_be_targeted
from .turn import cut_short
from .usage import burst, is_left
from .words import ENER, TRASH


class Wixoss(Running, CardGame, rules=contents):
    """A running game."""

    # --- using texts ----------------------------------------------------------------------------

    def resolve(self, ctx: Context, then: tuple[Instruction, ...]) -> Procedure[bool]:
        return resolve(self, ctx, then)

    def can_target(self, ctx: Context, card: int) -> bool:
        return may_be_targeted(self, ctx, card)

    def usable(self, held: HeldAbility) -> bool:
        return is_left(self, held)

    def count_use(self, held: HeldAbility) -> None:
        if getattr(held.ability, "limit", None) is not None:
            this_turn, this_game = self.state.used.get(held.key, (0, 0))
            self.state.used = {**self.state.used, held.key: (this_turn + 1, this_game + 1)}

    def is_optional(self, held: HeldAbility) -> bool:
        return False

    # --- what is looked at between any two things -----------------------------------------------

    def check_rules(self, done: tuple[Event, ...]) -> None:
        state = self.state
        if state.flow[-1][0] == "setup":
            return
        if state.cut and triggers.may_go_on(self):
            cut_short(self)
        if rule_processing.is_due(self):  # trigger.a3, turn-end.a3
            if state.flow[-1][0] != "rules":
                self.push("rules")  # rule-process.b1, trigger.9
        else:
            rule_processing.remember_levels(self)
            if state.waiting and state.flow[-1][0] != "waiting" and triggers.may_go_on(self):
                self.push("waiting", ())

    # --- what comes about -----------------------------------------------------------------------

    def burst(self, held: HeldAbility) -> None:
        burst(self, held)

    def finish(self, ctx: Context, card: int, held: HeldAbility | None) -> None:
        super().finish(ctx, card, held)
        if held is None or not self.state.is_there(ctx.this):
            return
        if is_keyword(held, "life-burst"):
            self.move((card,), ENER, "rule")  # life-burst.2, crush.3
        if is_keyword(held, "trap"):
            self.move((card,), TRASH, "rule")  # trap.5

    def notice(self, done: tuple[Event, ...], before: InEffect) -> None:
        """What may not come about does not wait, and Lancer comes about once, however often a card has it."""
        known = len(self.state.waiting)
        super().notice(done, before)
        old, new = self.state.waiting[:known], self.state.waiting[known:]
        self.state.waiting = old + once_each(tuple(each for each in new if self.may_wait(each.held)))

    def may_wait(self, held: HeldAbility) -> bool:
        """Whether what stands before an ability that has triggered lets it come about."""
        ctx = Context.of(held)
        for keyword in held.ability.keywords:
            if not self.state.is_met(self, ctx, keyword):  # bond.11, bond.12
                return False
        if is_keyword(held, "enter"):  # harmony.3
            return not self.forbids(held.card, "enter-abilities")
        return True


def once_each(new: tuple[Waiting, ...]) -> tuple[Waiting, ...]:
    """Of what a card has of Lancer and S-Lancer, one alone: S-Lancer, if it has any."""
    best: dict[int, Waiting] = {}
    for what in ("lancer", "s-lancer"):  # s-lancer.6
        best |= {each.held.card: each for each in new if is_keyword(each.held, what)}
    others = tuple(each for each in new if not is_lancer(each.held))  # lancer.4, s-lancer.5
    return others + tuple(best.values())


def is_lancer(held: HeldAbility) -> bool:
    """Whether an ability is Lancer or S-Lancer."""
    return is_keyword(held, "lancer") or is_keyword(held, "s-lancer")
