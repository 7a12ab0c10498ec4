"""What the Givens of a new game add up to: two decks, and what the shuffles and the coin will give.

What is left out, for each player: a main deck of 40 spells without text ``A deck 1``, ..., each of a name of its own,
and an LRIG deck of ``A's LRIG``, of level 0, and nine arts ``A lrig 1``, ... Cards that the scenario names take the
places of the last of these. The coin says that A goes first.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from ...adapters.messages import Card, Player
from ..board import Item
from ..newgame import NewGameBuilder
from .cards import ARTS, LRIG, LYING, SPELL, card_of, filler
from .scene import PositionBuilder

FILLING = re.compile(r"(?P<player>[AB])(?: deck \d+|(?P<white> lrig \d+)|'s (?P<lrig>LRIG))$")
"""What a card is called that fills up a player's decks, or is the LRIG to begin with."""


@dataclass
class NewGame(NewGameBuilder, PositionBuilder):
    """Two decks in the making."""

    parts: ClassVar[dict[str, int]] = {"deck": 40, "lrig deck": 10}
    lying: ClassVar[frozenset[str]] = LYING

    def _filler(self, name: str) -> str:
        found = FILLING.match(name)
        if found is None:
            return ""
        self.cards.setdefault(name, filler(name, LRIG if found["lrig"] else ARTS if found["white"] else SPELL))
        return self._known(f"{found['player']}:{name}#1", name)

    def _filling(self, player: Player, part: str, at: int) -> str:
        if part == "deck":
            return f"{player} deck {at + 1}"
        return f"{player} lrig {at}" if at else f"{player}'s LRIG"

    def _printed(self, item: Item, part: str, where: str) -> Card:
        return card_of(item, part, where)
