"""A game on an engine, driven by intents: a step states an intent, and the session answers the engine's asks.

Engines ask in different grains. A step states an *intent*: a player, a kind of action, and the fields that it knows.
The session finds the one option that fits (:mod:`.intents`), answers the asks that follow with the fields that the
option did not hold, and answers an ask that has a single legal answer by itself. Where an engine asks for cards one by
one, it picks the cards that a step names, and no others (:mod:`.one_by_one`). It never passes, never says yes, and
never chooses between options that differ: a scenario does. After a scenario it picks on only to check a claim about a
row of asks. To see what may follow an action it plays the game again (:mod:`.replay`). The game and its transcript are
in :mod:`.game`, and what can go wrong in :mod:`.errors`.
"""

from .intents import Session
from .session_errors import (
    AdapterError,
    AmbiguousStep,
    AnswerRefused,
    NotOffered,
    ScenarioError,
    SceneMismatch,
    SceneRefused,
    TooManyAsks,
)

__all__ = [
    "AdapterError",
    "AmbiguousStep",
    "AnswerRefused",
    "NotOffered",
    "ScenarioError",
    "SceneMismatch",
    "SceneRefused",
    "Session",
    "TooManyAsks",
]  # fmt: skip
