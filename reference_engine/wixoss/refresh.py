"""Refresh: an empty main deck is made anew from the trash."""

from __future__ import annotations

from ..kernel.commit import commit_events
from ..kernel.events import EngineEvent
from .lexicon import DECK, LIFE, TRASH
from .rules_context import RulesContext
from .state import TurnFlag


def needs_refresh(game: RulesContext, player: int) -> bool:
    """Whether a player has to refresh."""
    deck, trash = (game.state.zones[player, zone] for zone in (DECK, TRASH))
    return not deck and bool(trash)  # refresh.1, refresh.8, refresh.9, rule-process.a5, main-deck.5


def refresh_deck(game: RulesContext, player: int) -> None:
    """Shuffle the trash into a new deck, and put a Life Cloth into the trash."""
    state = game.state
    game.move_cards(state.zones[player, TRASH], DECK, "refresh")  # refresh.1, main-deck.5
    commit_events(game, (EngineEvent("shuffle", player=player, to=DECK, cause="refresh"),))  # refresh.1
    game.move_cards(state.zones[player, LIFE][:1], TRASH, "refresh")  # refresh.2, life-cloth.5
    counts = list(state.refreshes)
    counts[player] += 1
    state.refreshes = (counts[0], counts[1])
    commit_events(game, (EngineEvent("refreshed", player=player),))
    if player == state.turn_player:
        state.done |= {TurnFlag.REFRESHED}  # refresh.4
        if state.refreshes[player] > 1:  # refresh.7
            state.cut = True  # refresh.7, turn-end.2
