"""The game WIXOSS: its rulebook map with the kernel's mechanisms."""

from __future__ import annotations

from ...adapters.card_text_tree import Instruction
from ..kernel.board_state import PendingTrigger
from ..kernel.card_game import CardGame
from ..kernel.cards import AbilityInstance
from ..kernel.continuous_effects import AbilitiesInEffect
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from . import pending_triggers, rule_processing, rulebook_map
from .keywords import is_keyword
from .lexicon import ENER, TRASH
from .modes_and_targets import resolve_text
from .rules_context import RulesContext
from .shadow import may_be_targeted
from .turn import end_turn_early
from .using_cards import add_pending_burst, has_uses_left


class Wixoss(RulesContext, CardGame, rules=rulebook_map):
    """A running game."""

    # --- using texts ----------------------------------------------------------------------------

    def resolve_text(self, ctx: ResolutionContext, then: tuple[Instruction, ...]) -> Procedure[bool]:
        return resolve_text(self, ctx, then)

    def can_target(self, ctx: ResolutionContext, card: int) -> bool:
        return may_be_targeted(self, ctx, card)

    def is_usable(self, held: AbilityInstance) -> bool:
        return has_uses_left(self, held)

    def count_use(self, held: AbilityInstance) -> None:
        if getattr(held.ability, "limit", None) is not None:
            this_turn, this_game = self.state.used.get(held.key, (0, 0))
            self.state.used = {**self.state.used, held.key: (this_turn + 1, this_game + 1)}

    def is_optional(self, held: AbilityInstance) -> bool:
        return False

    # --- rule checks between actions ------------------------------------------------------------

    def check_rules(self, done: tuple[EngineEvent, ...]) -> None:
        state = self.state
        if state.flow[-1][0] == "setup":
            return
        if state.cut and pending_triggers.can_resolve_pending(self):
            end_turn_early(self)
        if rule_processing.needs_processing(self):  # trigger.a3, turn-end.a3
            if state.flow[-1][0] != "rules":
                self.push_frame("rules")  # rule-process.b1, trigger.9
        else:
            rule_processing.remember_levels(self)
            if state.waiting and state.flow[-1][0] != "waiting" and pending_triggers.can_resolve_pending(self):
                self.push_frame("waiting", ())

    # --- triggers -------------------------------------------------------------------------------

    def add_pending_burst(self, held: AbilityInstance) -> None:
        add_pending_burst(self, held)

    def finish_resolution(self, ctx: ResolutionContext, card: int, held: AbilityInstance | None) -> None:
        super().finish_resolution(ctx, card, held)
        if held is None or not self.state.is_there(ctx.this):
            return
        if is_keyword(held, "life-burst"):
            self.move_cards((card,), ENER, "rule")  # life-burst.2, crush.3
        if is_keyword(held, "trap"):
            self.move_cards((card,), TRASH, "rule")  # trap.5

    def notice_triggers(self, done: tuple[EngineEvent, ...], before: AbilitiesInEffect) -> None:
        """Trigger abilities, without those that may not trigger, and with only one Lancer for each card."""
        known = len(self.state.waiting)
        super().notice_triggers(done, before)
        old, new = self.state.waiting[:known], self.state.waiting[known:]
        self.state.waiting = old + limit_lancers(tuple(each for each in new if self.may_trigger(each.held)))

    def may_trigger(self, held: AbilityInstance) -> bool:
        """Whether the keywords before a triggered ability let it trigger."""
        ctx = ResolutionContext.for_ability(held)
        for keyword in held.ability.keywords:
            if not self.state.is_keyword_met(self, ctx, keyword):  # bond.11, bond.12
                return False
        if is_keyword(held, "enter"):  # harmony.3
            return not self.forbids_action(held.card, "enter-abilities")
        return True


def limit_lancers(new: tuple[PendingTrigger, ...]) -> tuple[PendingTrigger, ...]:
    """The triggers with only one Lancer or S-Lancer for each card: S-Lancer, if it has any."""
    best: dict[int, PendingTrigger] = {}
    for what in ("lancer", "s-lancer"):  # s-lancer.6
        best |= {each.held.card: each for each in new if is_keyword(each.held, what)}
    others = tuple(each for each in new if not is_lancer(each.held))  # lancer.4, s-lancer.5
    return others + tuple(best.values())


def is_lancer(held: AbilityInstance) -> bool:
    """Whether an ability is Lancer or S-Lancer."""
    return is_keyword(held, "lancer") or is_keyword(held, "s-lancer")
