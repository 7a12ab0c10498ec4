"""A game on an engine, driven by intents: a step states an intent, and the session answers the engine's asks.

Engines differ in how much one ask decides. A step states an *intent*: a player, a kind of action, and the known fields.
The session finds the one option that matches (:mod:`.intents`), answers the asks that follow with the fields that the
option did not hold, and answers an ask with a single legal answer by itself. If an engine asks for cards one by one,
the session picks exactly the cards that a step names (:mod:`~..ask_rows`). It never passes, never says yes, and never
chooses between options that differ: a scenario does. After a scenario it picks on only to check a claim about a row of
asks. To find out which asks follow an action, it plays the game again (:mod:`.replay`). The game and its transcript
are in :mod:`.recorded_game`, its answers in :mod:`.answered_game`, and the errors in :mod:`.session_errors`.
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
