"""What the Givens of a new game add up to: two decks, and what the shuffles and the coin will give.

What is left out, for each player: an oshi, ``A's oshi``, and a deck of 60, events without text ``A deck 1``, ..., each
of a number of its own. Cards that the scenario names take the places of the last of these. The coin says that A goes
first.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import ClassVar

from msgspec.structs import replace

from ...adapters.messages import PLAYERS, Card, Decks, Player
from ..board import Item
from ..newgame import NewGameBuilder
from .cards import CHARACTER, EVENT, LYING, card_of, filler, numbered
from .scene import PositionBuilder

FILLING = re.compile(r"(?P<player>[AB])(?: deck \d+|'s (?P<oshi>oshi))$")
"""What a card is called that fills up a player's deck, or is the oshi."""


@dataclass
class NewGame(NewGameBuilder, PositionBuilder):
    """Two decks in the making."""

    parts: ClassVar[dict[str, int]] = {"oshi": 1, "deck": 60}
    lying: ClassVar[frozenset[str]] = LYING

    _titles: dict[Player, str] = field(default_factory=dict)

    # --- what Givens say ---

    def titled(self, player: Player, title: str) -> None:
        """State the work that all cards of a player are of."""
        self._titles[player] = title

    # --- what it adds up to ---

    def build(self) -> Decks:
        """The decks."""
        made = super().build()
        for player in PLAYERS:
            for key in {key for part in made.decks[player].values() for key in part}:
                card = made.cards[key]
                facts = {**card.facts, "title": self._titles.get(player, card.facts["title"])}
                made.cards[key] = replace(card, facts=facts, number=card.number or numbered(card.name))
        return made

    # --- inside ---

    def _filler(self, name: str) -> str:
        found = FILLING.match(name)
        if found is None:
            return ""
        self.cards.setdefault(name, filler(name, CHARACTER if found["oshi"] else EVENT))
        return self._known(f"{found['player']}:{name}#1", name)

    def _filling(self, player: Player, part: str, at: int) -> str:
        return f"{player}'s oshi" if part == "oshi" else f"{player} deck {at + 1}"

    def _printed(self, item: Item, part: str, where: str) -> Card:
        return card_of(item, CHARACTER, where)
