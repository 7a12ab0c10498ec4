"""What scenarios of 五等分の花嫁 card game are made of."""

from __future__ import annotations

from ...adapters.messages import Decks
from .. import common
from ..game import Game
from .newgame import NewGame
from .phrases import phrase
from .scene import Draft


def _decks(seed: int) -> Decks:
    from .decks import game

    return game(seed)


GAME = Game(
    phrases=(common.phrase, phrase),
    draft=Draft,
    new_game=NewGame,
    decks=_decks,
)
