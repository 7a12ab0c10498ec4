"""The builder of a new game: two decks, and the results of the shuffles and the coin.

Defaults for each player: a deck of 40, events without text ``A deck 1``, ..., each with a name of its own.
Cards that the scenario names replace the last of these. The coin picks A to go first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..deck_builder import DeckFilling, NewGameBuilder
from .cards import LYING, filler_card
from .scene import PositionBuilder


@dataclass
class DeckBuilder(NewGameBuilder, PositionBuilder):
    """A builder of two decks."""

    fillings: ClassVar[tuple[DeckFilling, ...]] = (DeckFilling("deck", "{player} deck {number}", 40, filler_card),)
    lying: ClassVar[frozenset[str]] = LYING
