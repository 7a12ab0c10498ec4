"""The phrases whose words mean the same in every game.

Only through the world's session do they act, and only through views, events and asks do they look. What is claimed
in one way by several of them, and by the games' own, is in :mod:`.claims`; what some games say alike, and list beside
their own, in :mod:`.coin`.
"""

from . import asks, doing, happened, scenes, standing

PHRASES = (scenes.phrase, doing.phrase, asks.phrase, happened.phrase, standing.phrase)

__all__ = ["PHRASES"]
