"""What scenarios of WIXOSS are made of."""

from __future__ import annotations

from .. import common
from ..common import coin
from ..game import Game, PlaySentences
from . import claims
from .actions import ACTIONS
from .cardtext import language
from .decks import game
from .newgame import NewGame
from .phrases import phrase
from .scene import PositionBuilder


def _fuzzing() -> type[PlaySentences]:
    from .fuzzing import Wixoss

    return Wixoss


GAME = Game(
    phrases=(*common.PHRASES, coin.phrase, phrase, claims.phrase),
    actions=ACTIONS,
    position=PositionBuilder,
    new_game=NewGame,
    decks=game,
    language=language,
    fuzzing=_fuzzing,
)
