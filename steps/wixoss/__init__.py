"""What scenarios of WIXOSS are made of."""

from __future__ import annotations

from .. import common
from ..game import Game
from . import claims
from .newgame import NewGame
from .phrases import phrase
from .scene import PositionBuilder

GAME = Game(phrases=(*common.PHRASES, phrase, claims.phrase), position=PositionBuilder, new_game=NewGame)
