"""Harmony: a SIGNI that enters is turned down, unless an LRIG is turned down for it."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.card_choices import choose_cards
from ..kernel.cost_payment import ask_agreement
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from .rules_context import RulesContext
from .unaffected import effect_event


def _harmony(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Let the player turn down an LRIG of the colour; otherwise the SIGNI is turned down."""
    state = game.state
    assert ctx.held is not None
    colors = {each.value for each in ctx.held.origin.values}
    able = [
        card
        for card in state.field_lrigs(ctx.seat)
        if not state.cards[card].resting and not game.characteristics_of(card).colors.isdisjoint(colors)
    ]
    chosen: list[int] = []
    if able:
        agreed = yield from ask_agreement(ctx, ctx.seat)
        if agreed:  # harmony.2
            chosen = yield from choose_cards(game, ctx.seat, able, 1, 1)
    here = [ctx.this.card] if state.is_there(ctx.this) and not state.cards[ctx.this.card].resting else []
    yield from game.propose_events(*(effect_event(ctx, "rest", card) for card in chosen or here))  # harmony.1
    return True


HANDLERS: Handlers = {"harmony": _harmony}
