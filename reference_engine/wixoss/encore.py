"""Encore: an arts that is paid for once more goes back to the LRIG deck."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters import abilities as a
from ..kernel.asks import NO, YES, Ask
from ..kernel.cards import HeldAbility
from ..kernel.context import Context
from ..kernel.costs import payable
from ..kernel.flow import Procedure
from .running import Running
from .words import LRIG_DECK

Cost = tuple[a.Instruction, ...]

RETURNS = a.Move(a.This(), LRIG_DECK)
"""What an arts says, too, of which the Encore was paid."""


def encores(game: Running, ctx: Context, cost: tuple[str, ...]) -> Procedure[Cost]:
    """What Encore costs the player, who may pay it together with an arts that costs so much; nothing if they do not."""
    line = game.state.cards[ctx.this.card].face.extra("encore")
    if line is None:
        return ()
    if not payable(game, ctx, together(cost, line.cost)):  # encore.4
        return ()
    (answer,) = yield Ask(ctx.seat, "optional", (YES, NO), about="Encore")  # encore.2
    return () if answer == NO else line.cost


def together(cost: tuple[str, ...], more: Cost) -> Cost:
    """What is paid at the same time for an arts and for its Encore."""
    symbols = tuple(symbol for each in more if isinstance(each, a.Pay) for symbol in each.symbols)
    ener = a.Pay(cost + symbols)  # encore.2, encore.4
    return (ener, *(each for each in more if not isinstance(each, a.Pay)))


def returning(game: Running, card: int, held: HeldAbility | None) -> HeldAbility:
    """What an arts does of which the Encore was paid."""
    says = a.Played(()) if held is None else held.ability
    ability = replace(says, then=(*says.then, RETURNS))  # encore.3
    return game.state.held(card, ability, "encore")
