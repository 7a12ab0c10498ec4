"""Crystal armament: SIGNI of the name of one on the field are put under it, and it is crystal-armed."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.choices import pick
from ..kernel.context import Context
from ..kernel.flow import Procedure
from ..kernel.instructions import COMMON
from ..kernel.running import Handlers
from .running import Running
from .search import search
from .unaffected import event
from .words import DECK


def _arm(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """Each of the SIGNI is armed with one of its name out of the zone that is named."""
    assert node.cards is not None and isinstance(node.using, a.Cards)
    arming, whole = yield from pick(game, ctx, node.cards)
    for card in arming:
        found = yield from out_of(game, ctx, node.using, card)
        if found:
            events = [event(ctx, "tuck", each, other=card) for each in found]  # crystal.2
            if not game.state.cards[card].crystal_armed:  # crystal.6
                events.append(event(ctx, "armed", card))  # crystal.2
            yield from game.happen(*events)
        if node.using.zone == (DECK,):
            yield from COMMON[a.Shuffle](game, ctx, a.Shuffle())  # crystal.7
        whole = whole and bool(found)
    return whole


def out_of(game: Running, ctx: Context, place: a.Cards, card: int) -> Procedure[list[int]]:
    """One SIGNI of the name of another out of a zone, as its player chooses; what lies in the deck is searched for."""
    names = tuple(sorted(game.info(card).names))
    alike = a.Choose(a.Cards(place.zone, "you", a.Filter(kind=("signi",), name=names)))  # crystal.2
    if place.zone == (DECK,):
        yield from search(game, ctx, a.Act("search", cards=alike))  # crystal.7
        return [each.card for each in ctx.it]
    chosen, _ = yield from pick(game, ctx, alike)
    return chosen


HANDLERS: Handlers = {"crystal-arm": _arm}
