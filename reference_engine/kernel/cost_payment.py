"""Costs and optional instructions: they are carried out in full and in the order of the text, or not at all."""

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
"""A procedure that carries out a cost or an optional instruction, and returns whether it was done in full."""


def pay_cost(game: RulesContext, ctx: ResolutionContext, cost: Cost) -> Procedure[bool]:
    """Pay a cost, in the order of the text. Returns whether it was paid in full."""
    whole = True
    ctx.paying = True
    for instruction in cost:  #: cost-in-order
        whole = yield from perform_instructions(game, ctx, (instruction,))
        if not whole:
            break
    ctx.paying = False
    return whole


def can_be_paid(game: RulesContext, ctx: ResolutionContext, cost: Cost, do: Doing = pay_cost) -> bool:
    """Whether there is a way to pay a cost in full, or to carry it out with ``do``; found by a trial."""
    if not cost:
        return True
    return game.is_possible(lambda trial: do(trial, copy(ctx), cost), PAID)  #: cost-can-be-paid


def ask_if_payable(
    game: RulesContext, ctx: ResolutionContext, player: int, cost: Cost, do: Doing = pay_cost
) -> Procedure[bool]:
    """Whether a player agrees to pay, or to do an optional instruction; False without an ask if it is impossible."""
    if not can_be_paid(game, ctx, cost, do):  #: unpayable-is-not-played
        return False
    return (yield from ask_agreement(ctx, player))


def ask_agreement(ctx: ResolutionContext, player: int) -> Procedure[bool]:
    """Whether a player agrees to do an optional instruction."""
    (answer,) = yield EngineAsk(player, "optional", (YES, NO), about=ctx.held)
    return bool(answer != NO)  #: may-decline
