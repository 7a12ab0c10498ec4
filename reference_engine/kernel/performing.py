"""Doing what a text says, instruction by instruction."""

from __future__ import annotations

from typing import Any

from ...adapters.abilities import Instruction, verb
from .context import Context
from .events import Event
from .flow import Procedure
from .running import Running


def perform(game: Running, ctx: Context, instructions: tuple[Instruction, ...]) -> Procedure[bool]:
    """Do the instructions in their order, each once; whether all were done in full."""
    whole = True
    for instruction in instructions:
        done = yield from game.HANDLERS[verb(instruction)](game, ctx, instruction)  #: does-each-instruction
        whole = whole and done
    return whole


def event(ctx: Context, kind: str, card: int = -1, player: int = -1, **fields: Any) -> Event:
    """An event that this resolution brings about."""
    fields.setdefault("cause", "effect")
    fields.setdefault("by", ctx.seat)
    return Event(kind, card, player, source=ctx.this, ability=ctx.held, applied=ctx.applied, **fields)
