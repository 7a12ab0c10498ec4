"""Costs are actions that are done, whole and in the order of the text, or not at all."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from ...adapters.abilities import Instruction
from .flow import Procedure
from .instructions import perform
from .references import Context

if TYPE_CHECKING:
    from .game import CardGame


PAID = "a cost can be paid"


def payable(game: CardGame, ctx: Context, cost: tuple[Instruction, ...]) -> bool:
    """Whether there is a way of paying the cost whole: it is tried."""
    if not cost:
        return True
    return game.possible(lambda trial: pay(trial, copy(ctx), cost), PAID)  #: cost-can-be-paid


def pay(game: CardGame, ctx: Context, cost: tuple[Instruction, ...]) -> Procedure[bool]:
    """Do what the cost says, from the front of the text; whether all of it was done."""
    whole = True
    ctx.paying = True
    for instruction in cost:  #: cost-in-order
        whole = yield from perform(game, ctx, (instruction,))
        if not whole:
            break
    ctx.paying = False
    return whole
