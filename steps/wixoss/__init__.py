"""The parts of scenarios of WIXOSS: phrases, builders, actions, decks, card texts."""

from __future__ import annotations

from .. import common
from ..common import given_coin
from ..suite_game import AddedAction, AddedCell, AddedTrigger, PlaySentences, SceneAddition, SuiteGame
from ..variation_names import EFFECT, STACK
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


_EFFECT = "this turn, all your <Nobody> SIGNI have power +1000."
_ACTION = f"Once per turn, Action: {_EFFECT}"
_TRIGGER = f"At the beginning of your {{}} phase, {_EFFECT}"
_STACK = """{0}\'s LRIG under:"{0}\'s Base\""""

GAME = SuiteGame(
    phrases=(*common.PHRASES, given_coin.phrase, phrase, claims.phrase),
    actions=ACTIONS,
    position=PositionBuilder,
    new_game=DeckBuilder,
    decks=random_decks,
    language=card_text_language,
    fuzzing=_fuzzing,
    additions={
        EFFECT: (
            SceneAddition(action=AddedAction("ability", "lrig", _ACTION)),
            *(
                SceneAddition(trigger=AddedTrigger("lrig", _TRIGGER.format(step), step))
                for step in ("up", "draw", "ener", "grow")
            ),
        ),
        STACK: (
            SceneAddition(default=AddedCell("lrig", _STACK.format("{other}"), of_turn_player=False)),
            SceneAddition(default=AddedCell("lrig", _STACK.format("{player}"))),
            *(
                SceneAddition(
                    default=AddedCell("left assist", "Bystander under:Bystander-0", of_turn_player=of_turn_player),
                    more=AddedCell("right assist", "Onlooker", of_turn_player=of_turn_player),
                )
                for of_turn_player in (False, True)
            ),
        ),
    },
)
