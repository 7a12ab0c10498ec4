"""Harmony: a SIGNI that enters goes down, unless an LRIG goes down for it."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.choices import choose
from ..kernel.context import Context
from ..kernel.costs import agrees
from ..kernel.flow import Procedure
from ..kernel.running import Handlers
from .running import Running
from .unaffected import event


def _harmony(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """The player may let an LRIG of the colour go down; else the SIGNI does."""
    state = game.state
    assert ctx.held is not None
    colors = {each.value for each in ctx.held.origin.values}
    able = [
        card
        for card in state.lrigs(ctx.seat)
        if not state.cards[card].resting and not game.info(card).colors.isdisjoint(colors)
    ]
    chosen: list[int] = []
    if able:
        agreed = yield from agrees(ctx, ctx.seat)
        if agreed:  # harmony.2
            chosen = yield from choose(game, ctx.seat, able, 1, 1)
    here = [ctx.this.card] if state.is_there(ctx.this) and not state.cards[ctx.this.card].resting else []
    yield from game.happen(*(event(ctx, "rest", card) for card in chosen or here))  # harmony.1
    return True


HANDLERS: Handlers = {"harmony": _harmony}
