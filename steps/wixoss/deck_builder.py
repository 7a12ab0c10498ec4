"""The builder of a new game: two decks, and the results of the shuffles and the coin.

Defaults for each player: a main deck of 40 spells ``A deck 1``, ..., each with a name of its own,
and an LRIG deck of ``A's LRIG``, of level 0, and nine arts ``A lrig 1``, ... Cards that the scenario names
replace the last of these. The first of the spells have a Life Burst, so that the main deck holds twenty in all: no
more are allowed, and engines of older rules require as many. The coin picks A to go first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from msgspec import structs

from ...adapters.card_text_tree import KeywordAbility
from ...adapters.messages import PLAYERS, Card, Decks
from ..deck_builder import DeckFilling, NewGameBuilder
from .cards import ARTS, LRIG, LYING, filler_card
from .cardtext import parse
from .scene import PositionBuilder

BURSTS = 20
BURST_TEXT = "Life Burst: Draw 1 card."


@dataclass
class DeckBuilder(NewGameBuilder, PositionBuilder):
    """A builder of two decks."""

    fillings: ClassVar[tuple[DeckFilling, ...]] = (
        DeckFilling("deck", "{player} deck {number}", 40, filler_card),
        DeckFilling("lrig deck", "{player}'s LRIG", 1, lambda name: filler_card(name, LRIG)),
        DeckFilling("lrig deck", "{player} lrig {number}", 9, lambda name: filler_card(name, ARTS)),
    )
    lying: ClassVar[frozenset[str]] = LYING

    def build_scene(self) -> Decks:
        """The decks."""
        scene = super().build_scene()
        for player in PLAYERS:
            deck = scene.decks[player]["deck"]
            missing = BURSTS - sum(_has_burst(self.cards[key]) for key in deck)
            blank = [key for key in deck if self._filler(key) and not self.cards[key].abilities]
            for key in blank[: max(0, missing)]:
                burst = parse(BURST_TEXT, card_kind=self.cards[key].kind)
                self.cards[key] = structs.replace(self.cards[key], abilities=burst)
        return scene


def _has_burst(card: Card) -> bool:
    return any(isinstance(each, KeywordAbility) and each.what == "life-burst" for each in card.abilities)
