"""Given: whom the coin picks, in games whose rules let the one that it picks go first."""

from __future__ import annotations

from ..vocabulary import Phrases, Row
from .scenes import of_new_game

phrase = Phrases()

phrase.givens(
    Row("the coin says that {player:Player} goes first", "the coin says that B goes first",
        "Decides who goes first in a new game; A, if nothing is said.",
        lambda world, player: of_new_game(world).picked(player), needs=("scene.decks",)),
)  # fmt: skip
