"""The game hololive: its rulebook map with the mechanisms of games with check timings."""

from __future__ import annotations

from ...adapters.card_text_tree import Instruction, ModifyEvent, Move, Reroll
from ..check_timings.game import TimingGame
from ..kernel.cards import AbilityInstance
from ..kernel.commit import commit_events
from ..kernel.continuous_effects import AbilitiesInEffect, abilities_by_event_kind
from ..kernel.events import EngineEvent
from ..kernel.resolution import ResolutionContext
from . import rulebook_map
from .art_and_skill import Art, OshiSkill
from .borrowed_arts import borrowed_replacements
from .cards import holo_power_cost
from .cheer_costs import has_cheers_for_art
from .editions import is_since
from .keywords import use_keys
from .rules_context import RulesContext
from .use_limits import OshiSkillUsed, SpOshiSkillUsed


class Hololive(RulesContext, TimingGame, rules=rulebook_map):
    """A running game."""

    def abilities_in_effect(self) -> AbilitiesInEffect:
        """The abilities that are in effect now, with the arts of other holomem that replace something."""
        found = super().abilities_in_effect()
        borrowed = abilities_by_event_kind(list(borrowed_replacements(self)))
        if not borrowed:
            return found
        kinds = {*found.replacing, *borrowed}
        return found._replace(
            replacing={kind: [*found.replacing.get(kind, ()), *borrowed.get(kind, ())] for kind in kinds}
        )

    # --- playing and resolving (10.7) -----------------------------------------------------------

    def is_usable(self, held: AbilityInstance) -> bool:
        state, origin = self.state, held.origin
        limits = self.characteristics_of(held.card).limits
        raised = dict(limits).get(held.name, 0) if limits else 0
        if isinstance(origin, OshiSkill):
            if origin.is_sp:
                if SpOshiSkillUsed(held.seat) in state.ever:  # 8.5.1.2
                    return False
            elif OshiSkillUsed(held.seat) in state.done and not raised:  # 8.5.1.1
                return False
        limit = getattr(held.ability, "limit", None)
        if limit is None:
            return True
        uses = [state.used.get(key, (0, 0)) for key in use_keys(self, held)]
        most = max(in_game if limit.per == "game" else in_turn for in_turn, in_game in uses)
        return bool(most < (raised or limit.count))  # 10.7.2.1.1, 12.1.4, 5.20.1

    def count_use(self, held: AbilityInstance) -> None:
        state = self.state
        if getattr(held.ability, "limit", None) is not None:
            for key in use_keys(self, held):
                in_turn, in_game = state.used.get(key, (0, 0))
                state.used = {**state.used, key: (in_turn + 1, in_game + 1)}  # 5.14.3.1.1, 10.7.2.1.1, 5.20.1
        if isinstance(held.origin, OshiSkill):
            if held.origin.is_sp:
                state.ever |= {SpOshiSkillUsed(held.seat)}  # 8.5.1.2
            else:
                state.done |= {OshiSkillUsed(held.seat)}  # 8.5.1.1
        state.invalidate_memo()

    def is_replaceable(self, held: AbilityInstance) -> bool:
        return self.is_usable(held) and self._is_art_payable(held)  # 12.3.5.1, 12.3.5.2

    def next_replacements(self, found: list[AbilityInstance]) -> list[AbilityInstance]:
        """The applicable replacements; a die is set to a number after it was rolled again."""
        if is_since(self.state.edition, "1.9.0") and any(map(_rolls_again, found)):
            return [held for held in found if not _sets_amount(held)]  # 5.24.4
        return found

    def _is_art_payable(self, held: AbilityInstance) -> bool:
        """Whether the ability's cheers are there, if it is an art."""
        return not isinstance(held.origin, Art) or has_cheers_for_art(self, held.card, held.origin)

    def is_optional(self, held: AbilityInstance) -> bool:
        return isinstance(held.origin, OshiSkill)

    def cost_of(self, held: AbilityInstance) -> tuple[Instruction, ...]:
        if isinstance(held.ability, OshiSkill):
            return holo_power_cost(held.ability.cost)  # 12.1.3
        return super().cost_of(held)

    def finish_resolution(self, ctx: ResolutionContext, card: int, held: AbilityInstance | None) -> None:
        """Finish the resolution. The ability counts as used, unless it had targets to choose and found none."""
        super().finish_resolution(ctx, card, held)
        if ctx.asked == 0 or ctx.chosen > 0:
            commit_events(
                self, (EngineEvent("use", card, cause=_played_as(held), by=ctx.seat, ability=held),)
            )  # 10.7.2.5.4

    # --- moving cards ---------------------------------------------------------------------------

    def cause_of(self, zone: str) -> str:
        return "archive" if zone == "archive" else "effect"

    def destination_zone(self, node: Move, card: int = -1) -> str:
        """The zone of a move: the back position, if it names no position on the stage."""
        return "back" if node.to == "stage" else node.to  # 4.6.3


def _rolls_again(held: AbilityInstance) -> bool:
    return any(isinstance(each, Reroll) for each in held.ability.instead)


def _sets_amount(held: AbilityInstance) -> bool:
    return any(isinstance(each, ModifyEvent) and each.set is not None for each in held.ability.instead)


def _played_as(held: AbilityInstance | None) -> str:
    if held is None:
        return "support"
    origin = held.origin
    return "art" if isinstance(origin, Art) else "skill" if isinstance(origin, OshiSkill) else "ability"
