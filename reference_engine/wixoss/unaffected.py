"""Unaffected SIGNI: effects do not change or move them."""

from __future__ import annotations

from typing import Any

from ..kernel import perform
from ..kernel.events import EngineEvent
from ..kernel.resolution import ResolutionContext
from .keywords import is_keyword

BY_EFFECT = "effect"


def effect_event(ctx: ResolutionContext, kind: str, card: int = -1, player: int = -1, **fields: Any) -> EngineEvent:
    """An event caused by a resolution: by an effect, or as a part of a cost."""
    return perform.create_event(ctx, kind, card, player, **{"cause": "cost" if ctx.paying else BY_EFFECT, **fields})


def is_unaffected_event(game: Any, proposed: EngineEvent) -> bool:
    """Whether an event does not happen because its card is unaffected: by an effect, not by a cost, battle or rule."""
    return proposed.cause == BY_EFFECT and proposed.card >= 0 and is_unaffected(game, proposed.card)


def is_unaffected(game: Any, card: int) -> bool:
    """Whether a card is a SIGNI that is unaffected by effects."""
    if not game.state.is_signi(card):
        return False
    return any(is_keyword(held, "unaffected") for held in game.characteristics_of(card).abilities)
