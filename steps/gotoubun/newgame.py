"""What the Givens of a new game add up to: two decks, and what the shuffles and the coin will give.

What is left out, for each player:

- a hero deck of 10: heroes ``A hero 1``, ..., each with a name of its own;
- a main deck of 50: events without text ``A deck 1``, ..., each with a name of its own. Cards that the scenario
  names take the places of the last of these.

The coin says that A goes first.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from ...adapters.messages import Card, Player
from ..board import Item
from ..newgame import NewGameBuilder
from .cards import CHARACTER, EVENT, HERO, LYING, card_of, hero
from .scene import PositionBuilder

PARTS = {"hero deck": 10, "deck": 50}
"""The parts of a player's decks, and how many cards belong into each."""

_FILLER = re.compile(r"(?P<player>[AB]) (?P<part>hero|deck) \d+$")


@dataclass
class NewGame(NewGameBuilder, PositionBuilder):
    """Two decks in the making."""

    parts: ClassVar[dict[str, int]] = PARTS
    lying: ClassVar[frozenset[str]] = LYING

    def hero_lane(self, number: int, text: str) -> None:
        """Not at a game's beginning."""
        self._no_position()

    def sets(self, text: str, name: str) -> None:
        """Not at a game's beginning."""
        self._no_position()

    # --- inside ---

    def _filler(self, name: str) -> str:
        found = _FILLER.match(name)
        if found is None:
            return ""
        if name not in self.cards:
            self.cards[name] = hero(name) if found["part"] == "hero" else Card(name=name, kind=EVENT)
        return self._known(f"{found['player']}:{name}#1", name)

    def _filling(self, player: Player, part: str, at: int) -> str:
        return f"{player} {'hero' if part == 'hero deck' else 'deck'} {at + 1}"

    def _printed(self, item: Item, part: str, where: str) -> Card:
        return card_of(item, HERO if part == "hero deck" else CHARACTER, where)
