"""What the Givens of a new game add up to: two decks, and what the shuffles and the coin will give.

What is left out, for each player: an oshi, ``A's oshi``, and a deck of 60, events without text ``A deck 1``, ..., each
of a number of its own. Cards that the scenario names take the places of the last of these. The coin says that A goes
first.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from msgspec.structs import replace

from ...adapters.messages import PLAYERS, Decks, Player
from ..deck_builder import DeckFilling, NewGameBuilder
from .cards import CHARACTER, LYING, default_number, filler_card
from .scene import PositionBuilder


@dataclass
class DeckBuilder(NewGameBuilder, PositionBuilder):
    """Two decks in the making."""

    fillings: ClassVar[tuple[DeckFilling, ...]] = (
        DeckFilling("oshi", "{player}'s oshi", 1, lambda name: filler_card(name, CHARACTER)),
        DeckFilling("deck", "{player} deck {number}", 60, filler_card),
    )
    lying: ClassVar[frozenset[str]] = LYING

    _titles: dict[Player, str] = field(default_factory=dict)

    # --- what Givens say ---

    def set_deck_title(self, player: Player, title: str) -> None:
        """State the work that all cards of a player are of."""
        self._titles[player] = title

    # --- what it adds up to ---

    def build_scene(self) -> Decks:
        """The decks."""
        made = super().build_scene()
        for player in PLAYERS:
            for key in {key for part in made.decks[player].values() for key in part}:
                card = made.cards[key]
                facts = {**card.facts, "title": self._titles.get(player, card.facts["title"])}
                made.cards[key] = replace(card, facts=facts, number=card.number or default_number(card.name))
        return made
