"""What the Givens of a new game add up to: two decks, and what the shuffles and the coin will give.

What is left out, for each player:

- a hero deck of 10: heroes ``A hero 1``, ..., each with a name of its own;
- a main deck of 50: events without text ``A deck 1``, ..., each with a name of its own. Cards that the scenario
  names take the places of the last of these.

The coin says that A goes first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...adapters.messages import Card
from ..deck_builder import DeckFilling, NewGameBuilder
from .cards import EVENT, LYING, unnamed_hero
from .scene import PositionBuilder


@dataclass
class DeckBuilder(NewGameBuilder, PositionBuilder):
    """Two decks in the making."""

    fillings: ClassVar[tuple[DeckFilling, ...]] = (
        DeckFilling("hero deck", "{player} hero {number}", 10, unnamed_hero),
        DeckFilling("deck", "{player} deck {number}", 50, lambda name: Card(name=name, kind=EVENT)),
    )
    lying: ClassVar[frozenset[str]] = LYING

    set_hero_lane = set_episode = NewGameBuilder.refuse_position_given
