"""Decks, and what is done before the first turn: what the base rules are taken to say (DA-1, DA-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..kernel.committing import commit
from ..kernel.events import Event
from ..kernel.flow import Frame, at_once
from ..kernel.steps import begin_turn
from ..protocol.scenes import DeckError
from .cards import Face
from .running import Running
from .state import DECK, HAND

CARDS, COPIES, DEALT = 40, 3, 4


def check_deck(player: str, deck: Sequence[Face]) -> None:
    """Raise :class:`DeckError` unless these cards make a deck (DA-1)."""
    if len(deck) != CARDS:
        raise DeckError(f"{player}'s deck: it must hold {CARDS} cards, not {len(deck)}")
    for name, copies in Counter(face.name for face in deck).items():
        if copies > COPIES:
            raise DeckError(f"{player}'s deck: {copies} copies of {name}, and {COPIES} are allowed")


@at_once
def set_up(game: Running, frame: Frame) -> None:
    """Chance says who goes first; decks are shuffled, and hands dealt (DA-2)."""
    state = game.state
    heads, state.chance = state.chance.coin()
    state.first_player = 0 if heads else 1
    for player in (0, 1):
        commit(game, (Event("shuffle", player=player, to=DECK),))
        for card in state.zones[player, DECK][:DEALT]:
            game.move(card, HAND, "start")
    game.pop()
    begin_turn(game, state.first_player)
    game.push("turn", "start", 0)
