"""What scenarios of 五等分の花嫁 card game are made of."""

from __future__ import annotations

from .. import common
from ..common import coin
from ..game import Game
from .actions import ACTIONS
from .cardtext import language
from .decks import game
from .newgame import NewGame
from .phrases import phrase
from .scene import PositionBuilder

GAME = Game(
    phrases=(*common.PHRASES, coin.phrase, phrase),
    actions=ACTIONS,
    position=PositionBuilder,
    new_game=NewGame,
    decks=game,
    language=language,
)
