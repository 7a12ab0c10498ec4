"""What the Givens of a new game add up to: two decks, and what the shuffles and the coin will give.

What is left out, for each player:

- an oshi holomem ``A's oshi`` with life 5;
- a deck of 50: 25 Debut holomem ``A debut 1``, ... and 25 1st holomem ``A first 1``, ..., each with a number of its
  own. Cards that the scenario names take the places of the last of these;
- a cheer deck of 20: red cheers ``A cheer 1``, ...

A is picked at random to say who goes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ...adapters.messages import Card, Player
from ..board import Item
from ..newgame import Filling, NewGameBuilder
from .cards import LYING, card_of, cheer
from .scene import PositionBuilder

HAND = 7


@dataclass
class NewGame(NewGameBuilder, PositionBuilder):
    """Two decks in the making."""

    fillings: ClassVar[tuple[Filling, ...]] = (
        Filling("oshi", "{player}'s oshi", 1, lambda name: card_of(Item(name), "oshi", name)),
        Filling("deck", "{player} debut {number}", 25, lambda name: _holomem(name, "Debut")),
        Filling("deck", "{player} first {number}", 25, lambda name: _holomem(name, "1st")),
        Filling("cheer deck", "{player} cheer {number}", 20, lambda name: cheer("red", name), "red cheer"),
    )
    lying: ClassVar[frozenset[str]] = LYING

    def hands(self, player: Player, debuts: Sequence[int]) -> None:
        """State how many Debut holomem the top seven cards are to hold after each shuffle of the deck."""
        for count in debuts:
            top = [f"{player} debut {at}" for at in range(1, count + 1)]
            firsts = [f"{player} first {at}" for at in range(1, HAND - count + 1)]
            self._shuffles.append(tuple(map(self.label, top + firsts)))


def _holomem(name: str, level: str) -> Card:
    return card_of(Item(name, {"level": (level,)}), "holomem", name)
