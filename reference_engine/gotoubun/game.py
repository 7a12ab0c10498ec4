"""The game gotoubun: its rulebook map with the mechanisms of games with check timings."""

from __future__ import annotations

from typing import Any

from ...adapters.card_text_tree import Move
from ..check_timings.game import TimingGame
from ..kernel.cards import AbilityInstance
from . import rulebook_map
from .keywords import count_ability_use, is_used_up
from .rules_context import RulesContext


class Gotoubun(RulesContext, TimingGame, rules=rulebook_map):
    """A running game."""

    # --- playing (10.6, 12.4, 12.5) -------------------------------------------------------------

    def is_in_effect(self, held: AbilityInstance, info: Any) -> bool:
        """Whether a card's ability is in effect; a deck-building ability is not in effect in a game."""
        if getattr(held.ability, "what", "") == "any-number":  # 6.1.4
            return False
        return super().is_in_effect(held, info)

    def is_usable(self, held: AbilityInstance) -> bool:
        return not is_used_up(self, held)

    def count_use(self, held: AbilityInstance) -> None:
        count_ability_use(self, held)

    def is_optional(self, held: AbilityInstance) -> bool:
        return getattr(held.ability, "limit", None) is not None  # 12.4.2.1, 12.5.3.1

    # --- moving cards ---------------------------------------------------------------------------

    def cause_of(self, zone: str) -> str:
        return "effect"

    def destination_zone(self, node: Move, card: int) -> str:
        """The zone of a move: for a hero that is put into the deck, the hero deck."""
        is_hero = self.state.cards[card].face.kind == "hero"
        return "hero deck" if is_hero and node.to == "deck" else node.to  # 4.7.3
