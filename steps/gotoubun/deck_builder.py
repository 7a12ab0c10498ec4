"""The builder of a new game: two decks, and the results of the shuffles and the coin.

Defaults for each player:

- a hero deck of 10: heroes ``A hero 1``, ..., each with a name of its own;
- a main deck of 50: events without text ``A deck 1``, ..., each with a name of its own. Cards that the scenario
  names replace the last of these.

The coin picks A to go first.
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
    """A builder of two decks."""

    fillings: ClassVar[tuple[DeckFilling, ...]] = (
        DeckFilling("hero deck", "{player} hero {number}", 10, unnamed_hero),
        DeckFilling("deck", "{player} deck {number}", 50, lambda name: Card(name=name, kind=EVENT)),
    )
    lying: ClassVar[frozenset[str]] = LYING

    set_hero_lane = set_episode = NewGameBuilder.refuse_position_given
