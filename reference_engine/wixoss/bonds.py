"""Bonds with students."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from .ener_costs import change_counter
from .lexicon import bond_counter
from .rules_context import RulesContext


def _bond(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Let the player name a student, and bond with them."""
    students = sorted({record.face.student for record in game.state.cards} - {""})  # bond.3
    if not students:
        return False
    (picked,) = yield EngineAsk(
        ctx.seat, "bond", tuple(EngineOption("bond", (student,)) for student in students)
    )  # bond.3, bond.4
    change_counter(game, ctx.seat, bond_counter(picked.args[0]), 1)
    return True


HANDLERS: Handlers = {"bond": _bond}
