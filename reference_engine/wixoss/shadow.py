"""Shadow: SIGNI that the other player's effects cannot target, whoever chooses."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.choices import choose
from ..kernel.context import Context
from ..kernel.flow import Procedure
from ..kernel.running import Handlers
from .running import Running
from .unaffected import event
from .words import CENTER_LRIG, SIGNI, TRASH


def may_be_targeted(game: Running, ctx: Context, card: int) -> bool:
    """Whether an effect can target a card, as far as Shadow matters."""
    if game.state.cards[card].seat == ctx.seat:
        return True
    face = game.state.cards[ctx.this.card].face
    kind = SIGNI if face.is_signi else CENTER_LRIG if face.is_lrig else face.kind
    for held in game.keywords(card, "shadow"):
        against = [each.value for each in held.ability.values if each.what == "against"]
        if not against or kind in against:  # shadow.1, shadow.3, shadow.4
            return False
    return True


def _each_trashes(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """Each player targets a SIGNI of theirs, the turn player first, and all of them go to the trash."""
    state = game.state
    going: list[int] = []
    for player in (state.turn_player, 1 - state.turn_player):
        able = [card for card in state.signi(player) if may_be_targeted(game, ctx, card)]  # shadow.2
        going += yield from choose(game, player, able, 1, 1)
    moves = (event(ctx, "move", card, state.cards[card].owner, to=TRASH) for card in going)
    yield from game.happen(*moves)
    return bool(going)


HANDLERS: Handlers = {"each-trashes": _each_trashes}
