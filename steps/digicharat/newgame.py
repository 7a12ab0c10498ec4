"""What the Givens of a new game add up to: two decks, and what the shuffles and the coin will give.

What is left out, for each player: a deck of 40, events without text ``A deck 1``, ..., each with a name of its own.
Cards that the scenario names take the places of the last of these. The coin says that A goes first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...adapters.messages import Card, Player
from ..board import Item
from ..newgame import NewGameBuilder
from .cards import CHARACTER, LYING, card_of, filler
from .scene import DECK_CARD, PositionBuilder


@dataclass
class NewGame(NewGameBuilder, PositionBuilder):
    """Two decks in the making."""

    parts: ClassVar[dict[str, int]] = {"deck": 40}
    lying: ClassVar[frozenset[str]] = LYING

    # --- inside ---

    def _filler(self, name: str) -> str:
        found = DECK_CARD.match(name)
        if found is None:
            return ""
        self.cards.setdefault(name, filler(name))
        return self._known(f"{found['player']}:{name}#1", name)

    def _filling(self, player: Player, part: str, at: int) -> str:
        return f"{player} deck {at + 1}"

    def _printed(self, item: Item, part: str, where: str) -> Card:
        return card_of(item, CHARACTER, where)
