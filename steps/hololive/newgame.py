"""What the Givens of a new game add up to: two decks, and what the shuffles and the coin will give.

What is left out, for each player:

- an oshi holomem ``A's oshi`` with life 5;
- a deck of 50: 25 Debut holomem ``A debut 1``, ... and 25 1st holomem ``A first 1``, ..., each with a number of its
  own. Cards that the scenario names take the places of the last of these;
- a cheer deck of 20: red cheers ``A cheer 1``, ...

A is picked at random to say who goes first.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, cast

from ...adapters.messages import Card, Player
from ..board import Item
from ..newgame import NewGameBuilder
from .cards import LYING, card_of, cheer
from .scene import PositionBuilder

PARTS = {"oshi": 1, "deck": 50, "cheer deck": 20}
"""The parts of a player's decks, and how many cards belong into each."""

HAND = 7
DEBUTS = 25

_FILLER = re.compile(r"(?P<player>[AB])(?:'s)? (?P<kind>oshi|debut|first|cheer)(?: (?P<number>\d+))?$")
_KINDS = {"oshi": "oshi", "deck": "holomem", "cheer deck": "cheer"}


@dataclass
class NewGame(NewGameBuilder, PositionBuilder):
    """Two decks in the making."""

    parts: ClassVar[dict[str, int]] = PARTS
    lying: ClassVar[frozenset[str]] = LYING

    def hands(self, player: Player, debuts: Sequence[int]) -> None:
        """State how many Debut holomem the top seven cards are to hold after each shuffle of the deck."""
        for count in debuts:
            top = [f"{player} debut {at}" for at in range(1, count + 1)]
            firsts = [f"{player} first {at}" for at in range(1, HAND - count + 1)]
            self._shuffles.append(tuple(map(self.label, top + firsts)))

    # --- inside ---

    def _filler(self, name: str) -> str:
        found = _FILLER.match(name)
        if found is None:
            return ""
        player = cast("Player", found["player"])
        if found["kind"] == "cheer":
            self.cards.setdefault("red cheer", cheer("red", name))
            return self._known(f"{player}:red cheer#{found['number']}", "red cheer")
        if name not in self.cards:
            self.cards[name] = _filler(name, found["kind"])
        return self._known(f"{player}:{name}#1", name)

    def _filling(self, player: Player, part: str, at: int) -> str:
        if part == "oshi":
            return f"{player}'s oshi"
        if part == "cheer deck":
            return f"{player} cheer {at + 1}"
        return f"{player} debut {at + 1}" if at < DEBUTS else f"{player} first {at - DEBUTS + 1}"

    def _printed(self, item: Item, part: str, where: str) -> Card:
        return card_of(item, _KINDS[part], where)


def _filler(key: str, kind: str) -> Card:
    if kind == "oshi":
        return card_of(Item(key), "oshi", key)
    return card_of(Item(key, {"level": ("Debut" if kind == "debut" else "1st",)}), "holomem", key)
