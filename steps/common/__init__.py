"""The phrases whose words mean the same in every game.

Only through the world's session do they act, and only through views, events and asks do they look. What is claimed
in one way by several of them, and by the games' own, is in :mod:`.claims`; what some games say alike, and list beside
their own, in :mod:`.coin`.
"""

from . import given_scene, then_asks, then_board, then_events, when_actions

PHRASES = (given_scene.phrase, when_actions.phrase, then_asks.phrase, then_events.phrase, then_board.phrase)

__all__ = ["PHRASES"]
