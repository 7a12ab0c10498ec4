"""Carrying out a text, instruction by instruction."""

from __future__ import annotations

from typing import Any

from ...adapters.card_text_tree import Instruction, instruction_verb
from .events import EngineEvent
from .game_loop import Procedure
from .resolution import ResolutionContext
from .rules_context import RulesContext


def perform_instructions(
    game: RulesContext, ctx: ResolutionContext, instructions: tuple[Instruction, ...]
) -> Procedure[bool]:
    """Carry out the instructions in their order, each once. Returns whether all were done in full."""
    whole = True
    for instruction in instructions:
        done = yield from game.HANDLERS[instruction_verb(instruction)](game, ctx, instruction)  #: does-each-instruction
        whole = whole and done
    return whole


def create_event(ctx: ResolutionContext, kind: str, card: int = -1, player: int = -1, **fields: Any) -> EngineEvent:
    """An event caused by this resolution."""
    fields.setdefault("cause", "effect")
    fields.setdefault("by", ctx.seat)
    return EngineEvent(
        kind, card, player, source=ctx.this, ability=ctx.held, applied=ctx.applied_replacements, **fields
    )
