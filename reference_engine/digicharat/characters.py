"""Bringing characters out (3-1)."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.asks import Option
from ..kernel.events import Event
from ..kernel.flow import at_once
from .cards import CHARACTER
from .running import Running
from .state import COMING, FIELD, HAND, PILE, Entry


def to_bring_out(game: Running, player: int) -> Iterator[Option]:
    """The characters that a player can bring out: those of new colours (3-1-1) whose needs are met (DA-6)."""
    state = game.state
    for card in state.zones[player, HAND]:
        face = state.cards[card].face
        is_new = (player, face.color) not in state.colors  # 3-1-1.1
        if face.kind == CHARACTER and is_new and state.meets_needs(player, face):
            yield Option("character", (card,))


@at_once
def bring_out(game: Running, player: int, card: int) -> None:
    """A character is on its way out of the hand."""
    state = game.state
    game.move(card, COMING, "bring-out")
    state.colors |= {(player, state.cards[card].face.color)}  # 3-1-1.1
    state.chain += (Entry("character", player, state.ref(card), state.tick()),)


@at_once
def appear(game: Running, entry: Entry) -> None:
    """A character comes out, unless it was taken away or its needs are no longer met."""
    state = game.state
    card = entry.card.card
    face = state.cards[card].face
    if state.is_there(entry.card) and state.meets_needs(entry.player, face):  # 3-1-2.1, 3-9.3
        game.move(card, FIELD, "bring-out")  # 3-9.3
        return
    state.colors -= {(entry.player, face.color)}  # 3-1-3.1, 3-9.3.n1
    game.record(Event("cancelled", card, entry.player))
    if state.is_there(entry.card):
        game.move(card, PILE, "failed")  # 3-1-2.1
