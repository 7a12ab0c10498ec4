"""Given: whom the coin picks, in games whose rules let the one that it picks go first."""

from __future__ import annotations

from ...adapters.messages import Player
from ..vocabulary import Phrases
from ..world import World
from .scenes import of_new_game

phrase = Phrases()


@phrase.given(
    "the coin says that {player:Player} goes first",
    example="the coin says that B goes first",
    needs=("scene.decks",),
)
def coin(world: World, player: Player) -> None:
    """Decides who goes first in a new game; A, if nothing is said."""
    of_new_game(world).picked(player)
