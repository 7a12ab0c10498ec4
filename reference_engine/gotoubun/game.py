"""A game of gotoubun: what its contents say, in a game with check timings."""

from __future__ import annotations

from typing import Any

from ...adapters.abilities import Move
from ..kernel.cards import HeldAbility
from ..timings.game import TimingGame
from . import contents
from .keywords import count_ability, is_used_up
from .running import Running


class Gotoubun(Running, TimingGame, rules=contents):
    """A running game."""

    # --- playing (10.6, 12.4, 12.5) -------------------------------------------------------------

    def has_effect(self, held: HeldAbility, info: Any) -> bool:
        """Whether a card's ability is in effect; one about building decks is not in a game."""
        if getattr(held.ability, "what", "") == "any-number":  # 6.1.4
            return False
        return super().has_effect(held, info)

    def usable(self, held: HeldAbility) -> bool:
        return not is_used_up(self, held)

    def count_use(self, held: HeldAbility) -> None:
        count_ability(self, held)

    def is_optional(self, held: HeldAbility) -> bool:
        return getattr(held.ability, "limit", None) is not None  # 12.4.2.1, 12.5.3.1

    # --- moving cards ---------------------------------------------------------------------------

    def cause_of(self, zone: str) -> str:
        return "effect"

    def destination(self, node: Move, card: int) -> str:
        """Where a card goes: a hero that is put into the deck, to the hero deck."""
        is_hero = self.state.cards[card].face.kind == "hero"
        return "hero deck" if is_hero and node.to == "deck" else node.to  # 4.7.3
