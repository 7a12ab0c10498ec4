"""What the Givens of a new game add up to: two decks, and what the shuffles and the coin will give.

What is left out, for each player: a main deck of 40 spells without text ``A deck 1``, ..., each of a name of its own,
and an LRIG deck of ``A's LRIG``, of level 0, and nine arts ``A lrig 1``, ... Cards that the scenario names take the
places of the last of these. The coin says that A goes first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..newgame import Filling, NewGameBuilder
from .cards import ARTS, LRIG, LYING, filler
from .scene import PositionBuilder


@dataclass
class NewGame(NewGameBuilder, PositionBuilder):
    """Two decks in the making."""

    fillings: ClassVar[tuple[Filling, ...]] = (
        Filling("deck", "{player} deck {number}", 40, filler),
        Filling("lrig deck", "{player}'s LRIG", 1, lambda name: filler(name, LRIG)),
        Filling("lrig deck", "{player} lrig {number}", 9, lambda name: filler(name, ARTS)),
    )
    lying: ClassVar[frozenset[str]] = LYING
