"""The builder of a new game: two decks, and the results of the shuffles and the coin.

Defaults for each player:

- an oshi holomem ``A's oshi`` with life 5;
- a deck of 50: 25 Debut holomem ``A debut 1``, ... and 25 1st holomem ``A first 1``, ..., each with a number of its
  own. Cards that the scenario names replace the last of these;
- a cheer deck of 20: red cheers ``A cheer 1``, ...

A is picked at random to say who goes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ...adapters.messages import Card, Player
from ..board_notation import BoardItem
from ..deck_builder import DeckFilling, NewGameBuilder
from .cards import LYING, card_of, cheer_card
from .scene import PositionBuilder

HAND = 7


@dataclass
class DeckBuilder(NewGameBuilder, PositionBuilder):
    """A builder of two decks."""

    fillings: ClassVar[tuple[DeckFilling, ...]] = (
        DeckFilling("oshi", "{player}'s oshi", 1, lambda name: card_of(BoardItem(name), "oshi", name)),
        DeckFilling("deck", "{player} debut {number}", 25, lambda name: _holomem(name, "Debut")),
        DeckFilling("deck", "{player} first {number}", 25, lambda name: _holomem(name, "1st")),
        DeckFilling("cheer deck", "{player} cheer {number}", 20, lambda name: cheer_card("red", name), "red cheer"),
    )
    lying: ClassVar[frozenset[str]] = LYING

    def script_opening_hands(self, player: Player, debuts: Sequence[int]) -> None:
        """State how many Debut holomem are among the top seven cards after each shuffle of the deck."""
        for count in debuts:
            top = [f"{player} debut {at}" for at in range(1, count + 1)]
            firsts = [f"{player} first {at}" for at in range(1, HAND - count + 1)]
            self._shuffles.append(tuple(map(self.card_id, top + firsts)))


def _holomem(name: str, level: str) -> Card:
    return card_of(BoardItem(name, {"level": (level,)}), "holomem", name)
