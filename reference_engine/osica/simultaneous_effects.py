"""Simultaneous effects: they are resolved one after another, in the order that their players choose."""

from __future__ import annotations

from ..kernel.ability_triggers import play_one_pending
from ..kernel.board_state import PendingTrigger
from ..kernel.card_references import are_conditions_met
from ..kernel.cost_payment import can_be_paid
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.game_loop import Frame, Procedure
from ..kernel.resolution import ResolutionContext
from .rules_context import RulesContext

SIDES = ("A", "B")


def resolve_next_effect(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Resolve one effect of the side that goes first. The frame is finished when no effect is left that can be
    resolved.
    """
    _, side = frame
    due = {player: due_effects_of(game, player) for player in (0, 1)}
    if not due[0] and not due[1]:
        game.state.waiting = ()
        game.state.invalidate_memo()
        game.pop_frame()
        return
    if side < 0 or not due[side]:
        side = yield from choose_first_side(game, due)
        game.replace_frame("waiting", side)
    yield from play_one_pending(game, side, due_effects_of(game, side))  # simul.1, simul.2


def due_effects_of(game: RulesContext, player: int) -> list[PendingTrigger]:
    """The player's pending effects that can be resolved."""
    return [each for each in game.state.waiting if each.held.seat == player and can_be_resolved(game, each)]


def can_be_resolved(game: RulesContext, waiting: PendingTrigger) -> bool:
    """Whether an effect can be paid for, and has its targets."""
    held = waiting.held
    ctx = ResolutionContext(held.seat, waiting.this, held)
    return (
        game.is_usable(held)
        and are_conditions_met(game, ctx, held.ability)
        and can_be_paid(game, ctx, game.cost_of(held))
    )


def choose_first_side(game: RulesContext, due: dict[int, list[PendingTrigger]]) -> Procedure[int]:
    """Let the turn player choose whose effects come first, if both sides have some."""
    if due[0] and due[1]:
        options = tuple(EngineOption("side", (letter,)) for letter in SIDES)
        (pick,) = yield EngineAsk(game.state.turn_player, "side", options)  # simul.3
        return SIDES.index(pick.args[0])
    return 0 if due[0] else 1
