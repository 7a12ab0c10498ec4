"""Searching a deck, and what is found there."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.choices import choose
from ..kernel.context import Context
from ..kernel.flow import Procedure
from ..kernel.references import amount, cards
from ..kernel.running import Handlers
from .running import Running
from .words import DECK

ONE_OR_NONE = (0, 1)
"""Of several cards of one kind the first is found, and then as many as are named; or none."""


def search(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """A player looks at the whole deck and finds as many cards as the text says, or fewer where it says so, or none."""
    assert isinstance(node.cards, a.Choose)
    state, player = game.state, ctx.seat
    state.show(player, state.zones[player, DECK])  # search.1
    known = {ref.card for ref in ctx.it} if node.what == "search-too" else set[int]()
    there = [card for card in cards(game, ctx, node.cards.among) if card not in known]
    count = amount(game, ctx, node.cards.most)
    if node.cards.least is not None:
        found = yield from choose(game, player, there, node.cards.least, count)
    elif len(there) < count:
        found = []  # search.5
    else:
        found = yield from choose(game, player, there, *ONE_OR_NONE)  # search.3
        left = [card for card in there if card not in found]
        more = count - 1 if found else 0
        found = found + (yield from choose(game, player, left, more, more))  # search.5
    ctx.it = ctx.it if node.what == "search-too" else ()
    ctx.it += tuple(state.ref(card) for card in found)  # search.4
    return len(found) == count


HANDLERS: Handlers = {"search": search, "search-too": search}
