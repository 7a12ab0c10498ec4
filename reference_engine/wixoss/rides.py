"""LRIGs that ride SIGNI, by Ride or by another effect, until the turn ends."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.choices import pick
from ..kernel.context import Context
from ..kernel.flow import Procedure
from ..kernel.running import Handlers
from . import drives
from .running import Running
from .state import Table
from .unaffected import event
from .words import LRIG, SIGNI_PLACES


def may_ride(game: Running, lrig: int) -> bool:
    """Whether an LRIG can use Ride."""
    return not drives.is_driving(game.state, game.state.cards[lrig])  # ride.3


def is_held(game: Running, card: int) -> bool:
    """Whether the drive state keeps a card from attacking: an LRIG, and no SIGNI."""
    record = game.state.cards[card]
    return record.zone == LRIG and drives.is_driving(game.state, record)  # drive.4


def _ride(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """The LRIG rides SIGNI; who was not in the drive state comes to be."""
    assert node.cards is not None
    lrig = game.state.found(ctx.this)
    chosen, whole = yield from pick(game, ctx, node.cards)  # ride.1
    if lrig is None or not chosen:
        return False
    events = [event(ctx, "ride", lrig, other=card) for card in chosen]
    for card in (lrig, *chosen):
        if not drives.is_driving(game.state, game.state.cards[card]):  # drive.5
            events.append(event(ctx, "drove", card))
    yield from game.happen(*events)
    return whole


def dismount(state: Table) -> None:
    """Nobody rides any more, for the turn is over."""
    for player in (0, 1):
        for zone in SIGNI_PLACES:
            for card in state.zones[player, zone]:
                state.change(card, ridden_by=-1)


HANDLERS: Handlers = {"ride": _ride}
