"""A game on an engine, driven by intents: a step states an intent, and the session answers the engine's asks.

Engines ask in different grains. A step states an *intent*: a player, a kind of action, and the fields that it knows.
The session finds the one option that fits, answers the asks that follow with the fields that the option did not hold,
and answers an ask that has a single legal answer by itself. Where an engine asks for cards one by one, the session
picks the cards that a step names, and no others. It never passes, never says yes, and never chooses between options
that differ: a scenario does. After a scenario it picks on only to check a claim about a row of asks
(:meth:`Session.finish`).

The class of an error says whose fault it is (:mod:`.errors`). :mod:`.game` holds the game and its transcript,
:mod:`.one_by_one` answers asks for cards at once or one by one, :mod:`.replay` plays a game again, and :mod:`.intents`
turns intents into options.
"""

from .errors import AdapterError, Endless, NotOffered, ReadBack, Refusal, ScenarioError, SceneRefused, Vague
from .intents import Session

__all__ = [
    "AdapterError",
    "Endless",
    "NotOffered",
    "ReadBack",
    "Refusal",
    "ScenarioError",
    "SceneRefused",
    "Session",
    "Vague",
]
