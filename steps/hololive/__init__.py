"""The parts of scenarios of hololive OFFICIAL CARD GAME: phrases, builders, actions, decks, card texts."""

from __future__ import annotations

from .. import common
from ..suite_game import PlaySentences, SuiteGame
from .actions import ACTIONS
from .cardtext import card_text_language
from .deck_builder import DeckBuilder
from .decks import random_decks
from .phrases import phrase
from .scene import PositionBuilder


def _fuzzing() -> type[PlaySentences]:
    from .fuzzing import HololiveFuzzing

    return HololiveFuzzing


GAME = SuiteGame(
    phrases=(*common.PHRASES, phrase),
    actions=ACTIONS,
    position=PositionBuilder,
    new_game=DeckBuilder,
    decks=random_decks,
    language=card_text_language,
    fuzzing=_fuzzing,
)
