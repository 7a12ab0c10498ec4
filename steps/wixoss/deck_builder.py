"""The builder of a new game: two decks, and the results of the shuffles and the coin.

Defaults for each player: a main deck of 40 spells without text ``A deck 1``, ..., each with a name of its own,
and an LRIG deck of ``A's LRIG``, of level 0, and nine arts ``A lrig 1``, ... Cards that the scenario names
replace the last of these. The coin picks A to go first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..deck_builder import DeckFilling, NewGameBuilder
from .cards import ARTS, LRIG, LYING, filler_card
from .scene import PositionBuilder


@dataclass
class DeckBuilder(NewGameBuilder, PositionBuilder):
    """A builder of two decks."""

    fillings: ClassVar[tuple[DeckFilling, ...]] = (
        DeckFilling("deck", "{player} deck {number}", 40, filler_card),
        DeckFilling("lrig deck", "{player}'s LRIG", 1, lambda name: filler_card(name, LRIG)),
        DeckFilling("lrig deck", "{player} lrig {number}", 9, lambda name: filler_card(name, ARTS)),
    )
    lying: ClassVar[frozenset[str]] = LYING
