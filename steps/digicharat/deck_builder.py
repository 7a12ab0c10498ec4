"""What the Givens of a new game add up to: two decks, and what the shuffles and the coin will give.

What is left out, for each player: a deck of 40, events without text ``A deck 1``, ..., each with a name of its own.
Cards that the scenario names take the places of the last of these. The coin says that A goes first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..deck_builder import DeckFilling, NewGameBuilder
from .cards import LYING, filler_card
from .scene import PositionBuilder


@dataclass
class DeckBuilder(NewGameBuilder, PositionBuilder):
    """Two decks in the making."""

    fillings: ClassVar[tuple[DeckFilling, ...]] = (DeckFilling("deck", "{player} deck {number}", 40, filler_card),)
    lying: ClassVar[frozenset[str]] = LYING
