"""Costs are actions that are done, whole and in the order of the text, or not at all; so is what may be done."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from ...adapters.abilities import Instruction
from .asks import NO, YES, Ask
from .context import Context
from .flow import Procedure
from .performing import perform
from .running import Running

PAID = "a cost can be paid"

Cost = tuple[Instruction, ...]
Doing = Callable[[Any, Context, Cost], Procedure[bool]]
"""How something is done; whether all of it was."""


def pay(game: Running, ctx: Context, cost: Cost) -> Procedure[bool]:
    """Do what the cost says, from the front of the text; whether all of it was done."""
    whole = True
    ctx.paying = True
    for instruction in cost:  #: cost-in-order
        whole = yield from perform(game, ctx, (instruction,))
        if not whole:
            break
    ctx.paying = False
    return whole


def payable(game: Running, ctx: Context, cost: Cost, do: Doing = pay) -> bool:
    """Whether there is a way of paying the cost whole, or of doing it in another sense: it is tried."""
    if not cost:
        return True
    return game.possible(lambda trial: do(trial, copy(ctx), cost), PAID)  #: cost-can-be-paid


def may(game: Running, ctx: Context, player: int, cost: Cost, do: Doing = pay) -> Procedure[bool]:
    """Whether a player agrees to pay, or to do what may be done; nobody is asked where there is no way of it."""
    if not payable(game, ctx, cost, do):  #: unpayable-is-not-played
        return False
    return (yield from agrees(ctx, player))


def agrees(ctx: Context, player: int) -> Procedure[bool]:
    """Whether a player agrees to what may be done."""
    (answer,) = yield Ask(player, "optional", (YES, NO), about=ctx.held)
    return bool(answer != NO)  #: may-decline
