"""What scenarios of WIXOSS are made of."""

from __future__ import annotations

from ...adapters.messages import Decks
from .. import common
from ..common import coin
from ..fuzzing import Fuzzing
from ..game import Game
from . import claims
from .actions import ACTIONS
from .cardtext import language
from .newgame import NewGame
from .phrases import phrase
from .scene import PositionBuilder


def _decks(seed: int) -> Decks:
    from .decks import game

    return game(seed)


def _fuzzing() -> type[Fuzzing]:
    from .fuzzing import Wixoss

    return Wixoss


GAME = Game(
    phrases=(*common.PHRASES, coin.phrase, phrase, claims.phrase),
    actions=ACTIONS,
    position=PositionBuilder,
    new_game=NewGame,
    decks=_decks,
    language=language,
    fuzzing=_fuzzing,
)
