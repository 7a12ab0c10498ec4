"""Given: the player that the coin picks, in games in which the rules let that player go first."""

from __future__ import annotations

from ..phrase_vocabulary import PhraseRow, Phrases
from .given_scene import new_game_builder

phrase = Phrases()

phrase.add_given_rows(
    PhraseRow("the coin says that {player:Player} goes first", "the coin says that B goes first",
        "Decides who goes first in a new game; A by default.",
        lambda world, player: new_game_builder(world).set_coin_pick(player), needs=("scene.decks", "random.coins")),
)  # fmt: skip
