"""The phrases whose words mean the same in every game.

They act only through the world's session, and look only at views, events and asks. Claims that several of them, and the
games' own phrases, share are in :mod:`.assertions`. A Given that only some games share, and list among their own
phrases, is in :mod:`.given_coin`.
"""

from . import given_scene, then_asks, then_board, then_events, when_actions

PHRASES = (given_scene.phrase, when_actions.phrase, then_asks.phrase, then_events.phrase, then_board.phrase)

__all__ = ["PHRASES"]
