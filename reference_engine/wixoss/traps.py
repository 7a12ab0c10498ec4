"""Traps: cards that effects lay face down in SIGNI zones, and that an attack there can set off."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.asks import NO, YES, Ask
from ..kernel.cards import HeldAbility
from ..kernel.committing import commit
from ..kernel.context import Context
from ..kernel.events import Event
from ..kernel.flow import Procedure
from ..kernel.running import Handlers
from ..kernel.table import Waiting
from .keywords import is_keyword
from .running import Running
from .seeds import lay
from .words import FACING, TRAP, TRASH

SPRINGS = a.Automatic(a.When("attack"), (a.Act("spring"),), name="Trap")
"""What the rules let every Trap do when the SIGNI in front of it attacks."""


def _trap(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    assert node.cards is not None
    return (yield from lay(game, ctx, node.cards, TRAP))


def lure(game: Running, attacker: int) -> None:
    """A SIGNI attacks: the Trap in front of it triggers."""
    state, record = game.state, game.state.cards[attacker]
    zone = FACING.get(record.zone)
    in_front = state.laid(1 - record.seat, zone, TRAP) if zone else []  # trap.3, trigger.5
    for card in in_front:
        wait(game, state.held(card, SPRINGS, TRAP))  # trap.3, trap.8


def wait(game: Running, held: HeldAbility) -> None:
    """An ability of a Trap waits."""
    game.state.waiting += (Waiting(held, game.state.ref(held.card)),)
    game.record(Event("waiting", held.card, held.seat, ability=held))


def _spring(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """Where no SIGNI is in its zone, its player may turn the Trap up; then its ability triggers."""
    state = game.state
    card = state.found(ctx.this)
    if card is None:
        return False
    if not state.is_free(ctx.seat, state.cards[card].zone):  # trap.3, trap.8, trigger.5
        return False
    (answer,) = yield Ask(ctx.seat, "optional", (YES, NO), about=ctx.held)  # trap.3, trigger.5
    if answer == NO:
        return False
    commit(game, (Event("turn", card),))  # trap.3
    mine = [held for held in game.abilities(card) if is_keyword(held, "trap")]
    for held in mine:
        wait(game, held)  # trap.3, trap.4, trigger.7
    if not mine:
        game.move((card,), TRASH, "rule")
    return True


HANDLERS: Handlers = {"trap": _trap, "spring": _spring}
