"""The parts of the scenarios of My game: actions, phrases, and the builder of positions."""

from pathlib import Path

from saitei.adapters.protocol_vocabulary import load_vocabulary
from saitei.steps import common
from saitei.steps.action_phrases import add_action_phrases
from saitei.steps.action_table import ActionRow
from saitei.steps.phrase_vocabulary import Phrases
from saitei.steps.simple_position import SimplePositionBuilder
from saitei.steps.suite_game import SuiteGame

ACTIONS = (ActionRow("play", "plays", "play", "{card:Card}", {"card": "Sora"}, "Plays a card from the hand."),)

phrase = Phrases()
add_action_phrases(phrase, ACTIONS)


class PositionBuilder(SimplePositionBuilder):
    """A position of the game."""

    words = load_vocabulary("mygame", Path(__file__).resolve().parents[2] / "rulebooks")


GAME = SuiteGame(phrases=(*common.PHRASES, phrase), actions=ACTIONS, position=PositionBuilder)
