"""Traps: cards that effects put face down into SIGNI zones, and that an attack there can trigger."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.board_state import PendingTrigger
from ..kernel.cards import AbilityInstance
from ..kernel.commit import commit_events
from ..kernel.decisions import NO, YES, EngineAsk
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from .keywords import is_keyword
from .lexicon import FACING, TRAP, TRASH
from .rules_context import RulesContext
from .seeds import lay_face_down

SPRINGS = a.AutomaticAbility(a.EventPattern("attack"), (a.GameInstruction("spring"),), name="Trap")
"""The ability that the rules give every Trap: it triggers when the SIGNI in front of it attacks."""


def _trap(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.cards is not None
    return (yield from lay_face_down(game, ctx, node.cards, TRAP))


def trigger_trap(game: RulesContext, attacker: int) -> None:
    """Trigger the Trap in front of an attacking SIGNI."""
    state, record = game.state, game.state.cards[attacker]
    zone = FACING.get(record.zone)
    in_front = state.seeds_or_traps(1 - record.seat, zone, TRAP) if zone else []  # trap.3, trigger.5
    for card in in_front:
        add_pending_trap(game, state.ability_instance(card, SPRINGS, TRAP))  # trap.3, trap.8


def add_pending_trap(game: RulesContext, held: AbilityInstance) -> None:
    """Add a pending trigger of a Trap."""
    game.state.waiting += (PendingTrigger(held, game.state.reference_to(held.card)),)
    game.record_event(EngineEvent("waiting", held.card, held.seat, ability=held))


def _spring(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """If there is no SIGNI in its zone, let its player turn up the Trap; then its ability triggers."""
    state = game.state
    card = state.find_card(ctx.this)
    if card is None:
        return False
    if not state.is_zone_free(ctx.seat, state.cards[card].zone):  # trap.3, trap.8, trigger.5
        return False
    (answer,) = yield EngineAsk(ctx.seat, "optional", (YES, NO), about=ctx.held)  # trap.3, trigger.5
    if answer == NO:
        return False
    commit_events(game, (EngineEvent("turn", card),))  # trap.3
    mine = [held for held in game.abilities_of(card) if is_keyword(held, "trap")]
    for held in mine:
        add_pending_trap(game, held)  # trap.3, trap.4, trigger.7
    if not mine:
        game.move_cards((card,), TRASH, "rule")
    return True


HANDLERS: Handlers = {"trap": _trap, "spring": _spring}
