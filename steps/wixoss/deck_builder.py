"""What the Givens of a new game add up to: two decks, and what the shuffles and the coin will give.

What is left out, for each player: a main deck of 40 spells without text ``A deck 1``, ..., each of a name of its own,
and an LRIG deck of ``A's LRIG``, of level 0, and nine arts ``A lrig 1``, ... Cards that the scenario names take the
places of the last of these. The coin says that A goes first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..deck_builder import DeckFilling, NewGameBuilder
from .cards import ARTS, LRIG, LYING, filler_card
from .scene import PositionBuilder


@dataclass
class DeckBuilder(NewGameBuilder, PositionBuilder):
    """Two decks in the making."""

    fillings: ClassVar[tuple[DeckFilling, ...]] = (
        DeckFilling("deck", "{player} deck {number}", 40, filler_card),
        DeckFilling("lrig deck", "{player}'s LRIG", 1, lambda name: filler_card(name, LRIG)),
        DeckFilling("lrig deck", "{player} lrig {number}", 9, lambda name: filler_card(name, ARTS)),
    )
    lying: ClassVar[frozenset[str]] = LYING
