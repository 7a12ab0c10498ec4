"""Shadow: SIGNI that the other player's effects cannot target."""

from __future__ import annotations

from ..kernel.context import Context
from .running import Running


def may_be_targeted(game: Running, ctx: Context, card: int) -> bool:
    """Whether an effect can target a card, as far as Shadow matters."""
    if game.state.cards[card].seat == ctx.seat:
        return True
    kind = game.state.cards[ctx.this.card].face.kind
    for live in game.keywords(card, "shadow"):
        against = [each.value for each in live.ability.values if each.what == "against"]
        if not against or kind in against:  # shadow.1, shadow.4
            return False
    return True
