"""The cheer zone: how SIGNI come there and back, and what they attack from there."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.choices import pick
from ..kernel.context import Context
from ..kernel.flow import Procedure
from ..kernel.running import Handlers
from .effects import which_zone
from .running import Running
from .unaffected import event, is_spared
from .words import CHEER, SIGNI_ZONES

# --- attacks ------------------------------------------------------------------------------------------


def attacked_zone(game: Running, card: int) -> Procedure[str | None]:
    """The opposing SIGNI zone that a SIGNI out of the cheer zone attacks, which its player chooses."""
    record = game.state.cards[card]
    if record.zone != CHEER:
        return None
    opponent = 1 - record.seat
    return (yield from which_zone(game, record.seat, [*SIGNI_ZONES], opponent))  # cheer-zone.a4.3, cheer-zone.q12


def lies_in(game: Running, player: int, zone: str) -> int | None:
    """The SIGNI in a zone of a player."""
    there = game.state.zones[player, zone]
    return next((card for card in there if game.state.is_signi(card)), None)


# --- by effects ---------------------------------------------------------------------------------------


def _cheer(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """A SIGNI becomes a Cheergirl: it moves to the cheer zone of its player, where there is none."""
    assert node.cards is not None
    chosen, whole = yield from pick(game, ctx, node.cards)
    for card in chosen:
        player = game.state.cards[card].seat
        if game.state.zones[player, CHEER]:  # cheer-zone.a2.1, cheer-zone.q3
            return False
        yield from game.happen(event(ctx, "move", card, player, to=CHEER))  # cheer-zone.a2.2
    return whole


def _swap(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """Two SIGNI of a player change zones, if both can."""
    assert node.cards is not None
    chosen, whole = yield from pick(game, ctx, node.cards)
    lying = [game.state.cards[card] for card in chosen]
    if any(record.zone == CHEER for record in lying):  # cheer-zone.q10
        return False
    if len(chosen) != 2:
        return False
    (one, other), (here, there) = chosen, lying
    moves = (event(ctx, "move", one, here.seat, to=there.zone), event(ctx, "move", other, there.seat, to=here.zone))
    if any(is_spared(game, each) for each in moves):  # unaffected.a2
        return False
    yield from game.happen(*moves)
    return whole


HANDLERS: Handlers = {"cheer": _cheer, "swap": _swap}
