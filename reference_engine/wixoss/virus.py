"""Virus: where one is put, and the SIGNI that are infected."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.choices import pick
from ..kernel.committing import commit
from ..kernel.context import Context
from ..kernel.events import Event
from ..kernel.flow import Procedure
from ..kernel.references import players
from ..kernel.running import Handlers
from .costs import adjust
from .effects import which_zone
from .running import Running
from .unaffected import event
from .words import SIGNI_ZONES, virus_in


def _virus(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """A Virus is put into a SIGNI zone that has none, and who is there is infected."""
    (player,) = players(ctx.seat, node.side)
    zones = [zone for zone in SIGNI_ZONES if not game.state.has_virus(player, zone)]  # virus.2
    zone = yield from which_zone(game, ctx.seat, zones, player)
    if zone is None:
        return False
    adjust(game, player, virus_in(zone), 1)  # virus.1
    there = [card for card in game.state.zones[player, zone] if game.state.is_signi(card)]
    commit(game, [Event("infected", card) for card in there])
    return True


def _remove_virus(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    (player,) = players(ctx.seat, node.side)
    zones = [zone for zone in SIGNI_ZONES if game.state.has_virus(player, zone)]
    zone = yield from which_zone(game, ctx.seat, zones, player)
    if zone is not None:
        adjust(game, player, virus_in(zone), -1)
    return zone is not None


def _rearrange(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """A SIGNI moves to another SIGNI zone of its player, where there is none."""
    assert node.cards is not None
    chosen, whole = yield from pick(game, ctx, node.cards)
    for card in chosen:
        player = game.state.cards[card].seat
        free = [zone for zone in SIGNI_ZONES if game.state.is_free(player, zone)]
        zone = yield from which_zone(game, ctx.seat, free, player)
        if zone is None:
            return False
        yield from game.happen(event(ctx, "move", card, player, to=zone))  # signi-zone.6
    return whole


HANDLERS: Handlers = {"virus": _virus, "remove-virus": _remove_virus, "rearrange": _rearrange}
