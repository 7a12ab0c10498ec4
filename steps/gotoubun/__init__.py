"""The parts of scenarios of 五等分の花嫁 card game: phrases, builders, actions, decks, card texts."""

from __future__ import annotations

from .. import common
from ..common import given_coin
from ..suite_game import AddedAction, AddedCell, SceneAddition, SuiteGame
from ..variation_names import EFFECT, STACK
from .actions import ACTIONS
from .cardtext import card_text_language
from .deck_builder import DeckBuilder
from .decks import random_decks
from .phrases import phrase
from .scene import LANES, PositionBuilder

_LASTING = "Activated, once per turn: for the rest of the game, your {Nobody} characters get power +1."

GAME = SuiteGame(
    phrases=(*common.PHRASES, given_coin.phrase, phrase),
    actions=ACTIONS,
    position=PositionBuilder,
    new_game=DeckBuilder,
    decks=random_decks,
    language=card_text_language,
    additions={
        EFFECT: (
            *(SceneAddition(action=AddedAction("ability", lane, _LASTING)) for lane in LANES),
            *(
                SceneAddition(default=AddedCell(lane, "Bystander"), action=AddedAction("ability", lane, _LASTING))
                for lane in reversed(LANES)
            ),
        ),
        STACK: tuple(
            SceneAddition(default=AddedCell(lane, "Bystander under:Base", of_turn_player=False))
            for lane in reversed(LANES)
        ),
    },
)
