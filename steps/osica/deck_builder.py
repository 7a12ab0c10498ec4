"""The builder of a new game: two decks, and the results of the shuffles and the coin.

Defaults for each player: an oshi, ``A's oshi``, and a deck of 60, events without text ``A deck 1``, ..., each with a
number of its own. Cards that the scenario names replace the last of these. The coin picks A to go first.
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
    """A builder of two decks."""

    fillings: ClassVar[tuple[DeckFilling, ...]] = (
        DeckFilling("oshi", "{player}'s oshi", 1, lambda name: filler_card(name, CHARACTER)),
        DeckFilling("deck", "{player} deck {number}", 60, filler_card),
    )
    lying: ClassVar[frozenset[str]] = LYING

    _titles: dict[Player, str] = field(default_factory=dict)

    # --- Givens ---

    def set_deck_title(self, player: Player, title: str) -> None:
        """State the title of all cards of a player."""
        self._titles[player] = title

    # --- results ---

    def build_scene(self) -> Decks:
        """The decks."""
        made = super().build_scene()
        for player in PLAYERS:
            for key in {key for part in made.decks[player].values() for key in part}:
                card = made.cards[key]
                facts = {**card.facts, "title": self._titles.get(player, card.facts["title"])}
                made.cards[key] = replace(card, facts=facts, number=card.number or default_number(card.name))
        return made
