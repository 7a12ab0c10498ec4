"""The game OSICA: its rulebook map with the kernel's mechanisms."""

from __future__ import annotations

from ...adapters.card_text_tree import GameAbility, Instruction, OptionalInstruction
from ..kernel.card_game import CardGame
from ..kernel.cards import AbilityInstance
from ..kernel.continuous_effects import AbilitiesInEffect
from ..kernel.events import EngineEvent
from ..kernel.resolution import ResolutionContext
from . import rulebook_map
from .keywords import cost_instructions, printed_number
from .rules_context import RulesContext
from .text_usage import has_targets

ONCE = (1, 0)
"""The use count of an Action: one this turn."""


class Osica(RulesContext, CardGame, rules=rulebook_map):
    """A running game."""

    # --- using texts ----------------------------------------------------------------------------

    def can_choose(self, ctx: ResolutionContext, card: int) -> bool:
        if self.state.cards[card].seat == ctx.seat:
            return True  # through.4
        return not self.has_active_keyword(card, "through")  # through.1, through.2

    def is_usable(self, held: AbilityInstance) -> bool:
        if held.key in self.state.used:  # event.4, event.d1, event.d2, action.3
            return False
        return has_targets(self, ResolutionContext.for_ability(held), held.ability.then)  # partial.2

    def count_use(self, held: AbilityInstance) -> None:
        if is_action_ability(held):
            self.state.used = {**self.state.used, held.key: ONCE}  # event.4, action.3

    def is_optional(self, held: AbilityInstance) -> bool:
        what = getattr(held.origin, "what", "")
        if what == "entry":
            return not is_may_instruction(held)  # entry.2
        return bool(what == "appeal")  # appealx.2

    def cost_of(self, held: AbilityInstance) -> tuple[Instruction, ...]:
        return (
            cost_instructions(printed_number(held.ability))
            if isinstance(held.ability, GameAbility)
            else super().cost_of(held)
        )

    # --- triggers -------------------------------------------------------------------------------

    def notice_triggers(self, done: tuple[EngineEvent, ...], before: AbilitiesInEffect) -> None:
        """Trigger abilities, but no Entry of a character that entered without AP."""
        known = len(self.state.waiting)
        super().notice_triggers(done, before)
        old, new = self.state.waiting[:known], self.state.waiting[known:]
        self.state.waiting = old + tuple(each for each in new if not self.is_void_entry(each.held))

    def is_void_entry(self, held: AbilityInstance) -> bool:
        """Whether it is the Entry of a character that has just entered without AP."""
        if not is_entry_ability(held):
            return False
        return self.is_powerless(held.card)  # chara.d2, entry.d2


def is_may_instruction(held: AbilityInstance) -> bool:
    """Whether the whole text is optional, so that it asks by itself."""
    then = held.ability.then
    return len(then) == 1 and isinstance(then[0], OptionalInstruction)


def is_action_ability(held: AbilityInstance) -> bool:
    """Whether it is an Action."""
    return isinstance(held.ability, GameAbility) and held.ability.what == "action"


def is_entry_ability(held: AbilityInstance) -> bool:
    """Whether it is an Entry."""
    return isinstance(held.origin, GameAbility) and held.origin.what == "entry"
