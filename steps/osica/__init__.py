"""The parts of scenarios of OSICA: phrases, builders, actions, decks, card texts."""

from __future__ import annotations

from .. import common
from ..common import given_coin
from ..suite_game import AddedAction, AddedCell, SceneAddition, SuiteGame
from ..variation_names import EFFECT
from . import claims
from .actions import ACTIONS
from .cardtext import card_text_language
from .deck_builder import DeckBuilder
from .decks import random_decks
from .phrases import phrase
from .scene import BOARD, PositionBuilder

_ENTRY = "Entry: This turn, this card has Stop."
_ACTION = "Action: This turn, this card has Stop."
_EVENT = "Play: This turn, all your characters have Through."

GAME = SuiteGame(
    phrases=(*common.PHRASES, given_coin.phrase, phrase, claims.phrase),
    actions=ACTIONS,
    position=PositionBuilder,
    new_game=DeckBuilder,
    decks=random_decks,
    language=card_text_language,
    additions={
        EFFECT: (
            SceneAddition(
                more=AddedCell("hand", "Bystander kind:event"),
                action=AddedAction("event", "hand", _EVENT, "event", card="Bystander", fields={}),
            ),
            SceneAddition(
                more=AddedCell("hand", "Bystander"),
                action=AddedAction("play", "hand", _ENTRY, card="Bystander", fields={"zone": "assist"}),
            ),
            SceneAddition(
                default=AddedCell("assist", "Bystander kind:support"),
                action=AddedAction("ability", "assist", _ACTION, "event"),
            ),
            *(SceneAddition(action=AddedAction("ability", zone, _ACTION, "event")) for zone in BOARD),
        ),
    },
)
