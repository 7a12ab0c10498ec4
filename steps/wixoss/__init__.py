"""The parts of scenarios of WIXOSS: phrases, builders, actions, decks, card texts."""

from __future__ import annotations

from .. import common
from ..common import given_coin
from ..suite_game import PlaySentences, SuiteGame
from . import claims
from .actions import ACTIONS
from .cardtext import card_text_language
from .deck_builder import DeckBuilder
from .decks import random_decks
from .phrases import phrase
from .scene import PositionBuilder


def _fuzzing() -> type[PlaySentences]:
    from .fuzzing import WixossFuzzing

    return WixossFuzzing


GAME = SuiteGame(
    phrases=(*common.PHRASES, given_coin.phrase, phrase, claims.phrase),
    actions=ACTIONS,
    position=PositionBuilder,
    new_game=DeckBuilder,
    decks=random_decks,
    language=card_text_language,
    fuzzing=_fuzzing,
)
