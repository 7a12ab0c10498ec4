"""Decks and the setup before the first turn, by the assumed meaning of the base rules (DA-1, DA-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..kernel.commit import commit_events
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Frame, without_asks
from ..kernel.turn_steps import begin_turn
from ..protocol.scene_loader import DeckError
from .cards import CardDefinition
from .rules_context import RulesContext
from .state import DECK, HAND

CARDS, COPIES, DEALT = 40, 3, 4


def check_deck(player: str, deck: Sequence[CardDefinition]) -> None:
    """Raise :class:`DeckError` unless these cards make a deck (DA-1)."""
    if len(deck) != CARDS:
        raise DeckError(f"{player}'s deck: it must hold {CARDS} cards, not {len(deck)}")
    for name, copies in Counter(face.name for face in deck).items():
        if copies > COPIES:
            raise DeckError(f"{player}'s deck: {copies} copies of {name}, but only {COPIES} are allowed")


@without_asks
def set_up(game: RulesContext, frame: Frame) -> None:
    """Choose the first player at random, shuffle decks, and deal hands (DA-2)."""
    state = game.state
    heads, state.chance = state.chance.flip_coin()
    state.first_player = 0 if heads else 1
    for player in (0, 1):
        commit_events(game, (EngineEvent("shuffle", player=player, to=DECK),))
        for card in state.zones[player, DECK][:DEALT]:
            game.move_card(card, HAND, "start")
    game.pop_frame()
    begin_turn(game, state.first_player)
    game.push_frame("turn", "start", 0)
