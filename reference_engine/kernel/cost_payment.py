"""Costs are actions that are done, whole and in the order of the text, or not at all; so is what may be done."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from ...adapters.card_text_tree import Instruction
from .decisions import NO, YES, EngineAsk
from .game_loop import Procedure
from .perform import perform_instructions
from .resolution import ResolutionContext
from .rules_context import RulesContext

PAID = "a cost can be paid"

Cost = tuple[Instruction, ...]
Doing = Callable[[Any, ResolutionContext, Cost], Procedure[bool]]
"""How something is done; whether all of it was."""


def pay_cost(game: RulesContext, ctx: ResolutionContext, cost: Cost) -> Procedure[bool]:
    """Do what the cost says, from the front of the text; whether all of it was done."""
    whole = True
    ctx.paying = True
    for instruction in cost:  #: cost-in-order
        whole = yield from perform_instructions(game, ctx, (instruction,))
        if not whole:
            break
    ctx.paying = False
    return whole


def can_be_paid(game: RulesContext, ctx: ResolutionContext, cost: Cost, do: Doing = pay_cost) -> bool:
    """Whether there is a way of paying the cost whole, or of doing it in another sense: it is tried."""
    if not cost:
        return True
    return game.is_possible(lambda trial: do(trial, copy(ctx), cost), PAID)  #: cost-can-be-paid


def ask_if_payable(
    game: RulesContext, ctx: ResolutionContext, player: int, cost: Cost, do: Doing = pay_cost
) -> Procedure[bool]:
    """Whether a player agrees to pay, or to do what may be done; nobody is asked where there is no way of it."""
    if not can_be_paid(game, ctx, cost, do):  #: unpayable-is-not-played
        return False
    return (yield from ask_agreement(ctx, player))


def ask_agreement(ctx: ResolutionContext, player: int) -> Procedure[bool]:
    """Whether a player agrees to what may be done."""
    (answer,) = yield EngineAsk(player, "optional", (YES, NO), about=ctx.held)
    return bool(answer != NO)  #: may-decline
