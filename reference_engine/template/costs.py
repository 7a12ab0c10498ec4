"""10.4 and 10.5: costs are actions that are done, whole and in the order of the text, or not at all."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import TYPE_CHECKING

from ...adapters.abilities import Instruction
from ..kernel.flow import Procedure
from .cards import COLORLESS
from .instructions import perform
from .references import Context

if TYPE_CHECKING:
    from .game import Hololive


def payable(game: Hololive, ctx: Context, cost: tuple[Instruction, ...]) -> bool:
    """Whether there is a way of paying the cost whole: it is tried."""
    return not cost or game.possible(lambda trial: pay(trial, copy(ctx), cost))  # 10.4.2.2


def pay(game: Hololive, ctx: Context, cost: tuple[Instruction, ...]) -> Procedure[bool]:
    """Do what the cost says, from the front of the text; whether all of it was done."""
    whole = True
    ctx.paying = True
    for instruction in cost:  # 10.4.2.1
        whole = yield from perform(game, ctx, (instruction,))
        if not whole:
            break
    ctx.paying = False
    return whole


def covers(cheers: Iterable[frozenset[str]], cost: tuple[str, ...]) -> bool:
    """Whether cheers of these colours can pay for the icons, one cheer for one icon (10.5.2)."""
    return _covers(list(cheers), tuple(sorted(cost, key=lambda icon: icon == COLORLESS)))


def has_cheers(game: Hololive, holomem: int, cost: tuple[str, ...]) -> bool:
    """Whether the cheers attached to a holomem fit the colours that a cost needs (12.2.3.1)."""
    return covers((game.info(card).colors for card in cheers_on(game, holomem)), cost)


def cheers_on(game: Hololive, holomem: int) -> list[int]:
    """The cheers attached to a holomem."""
    records = game.state.cards
    return [card for card in records[holomem].attached if records[card].face.is_cheer]


def _covers(cheers: list[frozenset[str]], cost: tuple[str, ...]) -> bool:
    if not cost:
        return True
    icon, rest = cost[0], cost[1:]
    if len(cheers) < len(cost):
        return False
    if icon == COLORLESS:
        return True  # 10.5.2
    return any(
        icon in colors and _covers(cheers[:at] + cheers[at + 1 :], rest) for at, colors in enumerate(cheers)
    )  # 10.5.2
