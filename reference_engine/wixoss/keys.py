"""Keys: one lies beside the LRIGs."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.asks import Option
from ..kernel.flow import Procedure
from .costs import can_pay, pay
from .lrigs import fits_type
from .running import Running
from .words import KEY, KEY_ZONE, LRIG_DECK, LRIG_TRASH


def keys(game: Running, player: int) -> Iterator[Option]:
    """The keys of the LRIG deck that a player can put onto the field."""
    cards = game.state.cards
    deck = game.state.zones[player, LRIG_DECK]  # main-phase.a3
    there = [card for card in deck if cards[card].face.kind == KEY and fits_type(game, card)]
    for card in there:
        if can_pay(game, player, cards[card].face.cost):  # key.3
            yield Option("key", (card,))


def put(game: Running, player: int, card: int) -> Procedure[None]:
    """A key is paid for and comes to the field; one that lies there goes to the LRIG trash before."""
    yield from pay(game, player, game.state.cards[card].face.cost)
    game.move(game.state.zones[player, KEY_ZONE], LRIG_TRASH, "play")  # key.4
    game.move((card,), KEY_ZONE, "play")  # main-phase.a3, key.3
