"""What scenarios of hololive OFFICIAL CARD GAME are made of."""

from __future__ import annotations

from .. import common
from ..game import Game, PlaySentences
from .actions import ACTIONS
from .cardtext import language
from .decks import game
from .newgame import NewGame
from .phrases import phrase
from .scene import PositionBuilder


def _fuzzing() -> type[PlaySentences]:
    from .fuzzing import Hololive

    return Hololive


GAME = Game(
    phrases=(*common.PHRASES, phrase),
    actions=ACTIONS,
    position=PositionBuilder,
    new_game=NewGame,
    decks=game,
    language=language,
    fuzzing=_fuzzing,
)
