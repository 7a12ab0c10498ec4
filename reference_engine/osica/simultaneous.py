"""Effects that come about at the same time: one after another, in the order that their players say."""

from __future__ import annotations

from ..kernel.asks import Ask, Option
from ..kernel.context import Context
from ..kernel.costs import payable
from ..kernel.flow import Frame, Procedure
from ..kernel.references import is_met
from ..kernel.table import Waiting
from ..kernel.triggers import play_one
from .running import Running

SIDES = ("A", "B")


def resolve(game: Running, frame: Frame) -> Procedure[None]:
    """One effect of the side whose effects come first is resolved; with nothing left that can be, they are over."""
    _, side = frame
    due = {player: of_player(game, player) for player in (0, 1)}
    if not due[0] and not due[1]:
        game.state.waiting = ()
        game.state.touch()
        game.pop()
        return
    if side < 0 or not due[side]:
        side = yield from whose_first(game, due)
        game.replace("waiting", side)
    yield from play_one(game, side, of_player(game, side))  # simul.1, simul.2


def of_player(game: Running, player: int) -> list[Waiting]:
    """The player's effects that wait and can come about."""
    return [each for each in game.state.waiting if each.held.seat == player and can_come_about(game, each)]


def can_come_about(game: Running, waiting: Waiting) -> bool:
    """Whether an effect can be paid for, and has its targets."""
    held = waiting.held
    ctx = Context(held.seat, waiting.this, held)
    return game.usable(held) and is_met(game, ctx, held.ability) and payable(game, ctx, game.cost_of(held))


def whose_first(game: Running, due: dict[int, list[Waiting]]) -> Procedure[int]:
    """The turn player says whose effects come first, where both sides have some."""
    if due[0] and due[1]:
        options = tuple(Option("side", (letter,)) for letter in SIDES)
        (pick,) = yield Ask(game.state.turn_player, "side", options)  # simul.3
        return SIDES.index(pick.args[0])
    return 0 if due[0] else 1
