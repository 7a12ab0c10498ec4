"""Bonds with students."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.asks import Ask, Option
from ..kernel.context import Context
from ..kernel.flow import Procedure
from ..kernel.running import Handlers
from .costs import adjust
from .running import Running
from .words import bond_with


def _bond(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """The player names a student, and has a bond with them."""
    students = sorted({record.face.student for record in game.state.cards} - {""})  # bond.3
    if not students:
        return False
    (picked,) = yield Ask(ctx.seat, "bond", tuple(Option("bond", (student,)) for student in students))  # bond.3, bond.4
    adjust(game, ctx.seat, bond_with(picked.args[0]), 1)
    return True


HANDLERS: Handlers = {"bond": _bond}
