"""The parts of scenarios of hololive OFFICIAL CARD GAME: phrases, builders, actions, decks, card texts."""

from __future__ import annotations

from .. import common
from ..suite_game import AddedAction, AddedCell, PlaySentences, SceneAddition, SuiteGame
from ..variation_names import EFFECT, STACK
from .actions import ACTIONS
from .cardtext import card_text_language
from .deck_builder import DeckBuilder
from .decks import random_decks
from .phrases import phrase
from .scene import PositionBuilder


def _fuzzing() -> type[PlaySentences]:
    from .fuzzing import HololiveFuzzing

    return HololiveFuzzing


_LASTING = "Activated, once per turn: for the rest of the game, your #nobody holomem get HP +10."
_STACK = '{0} center level:1st under:"{0} center-Debut"'

GAME = SuiteGame(
    phrases=(*common.PHRASES, phrase),
    actions=ACTIONS,
    position=PositionBuilder,
    new_game=DeckBuilder,
    decks=random_decks,
    language=card_text_language,
    fuzzing=_fuzzing,
    additions={
        EFFECT: (SceneAddition(action=AddedAction("ability", "oshi", _LASTING)),),
        STACK: (
            SceneAddition(default=AddedCell("center", _STACK.format("{other}"), of_turn_player=False)),
            SceneAddition(default=AddedCell("center", _STACK.format("{player}"))),
            SceneAddition(more=AddedCell("back", "Bystander level:1st under:Bystander-Debut")),
        ),
    },
)
