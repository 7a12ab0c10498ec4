"""The parts of scenarios of 五等分の花嫁 card game: phrases, builders, actions, decks, card texts."""

from __future__ import annotations

from .. import common
from ..common import given_coin
from ..suite_game import SuiteGame
from .actions import ACTIONS
from .cardtext import card_text_language
from .deck_builder import DeckBuilder
from .decks import random_decks
from .phrases import phrase
from .scene import PositionBuilder

GAME = SuiteGame(
    phrases=(*common.PHRASES, given_coin.phrase, phrase),
    actions=ACTIONS,
    position=PositionBuilder,
    new_game=DeckBuilder,
    decks=random_decks,
    language=card_text_language,
)
