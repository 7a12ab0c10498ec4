"""Shadow: SIGNI that the other player's effects cannot target, whichever player chooses."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.card_choices import choose_cards
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from .lexicon import CENTER_LRIG, SIGNI, TRASH
from .rules_context import RulesContext
from .unaffected import effect_event


def may_be_targeted(game: RulesContext, ctx: ResolutionContext, card: int) -> bool:
    """Whether an effect can target a card, with regard to Shadow."""
    if game.state.cards[card].seat == ctx.seat:
        return True
    face = game.state.cards[ctx.this.card].face
    kind = SIGNI if face.is_signi else CENTER_LRIG if face.is_lrig else face.kind
    for held in game.active_keywords(card, "shadow"):
        against = [each.value for each in held.ability.values if each.what == "against"]
        if not against or kind in against:  # shadow.1, shadow.3, shadow.4
            return False
    return True


def _each_trashes(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Let each player target a SIGNI of theirs, the turn player first; all of them go to the trash."""
    state = game.state
    going: list[int] = []
    for player in (state.turn_player, 1 - state.turn_player):
        able = [card for card in state.field_signi(player) if may_be_targeted(game, ctx, card)]  # shadow.2
        going += yield from choose_cards(game, player, able, 1, 1)
    moves = (effect_event(ctx, "move", card, state.cards[card].owner, to=TRASH) for card in going)
    yield from game.propose_events(*moves)
    return bool(going)


HANDLERS: Handlers = {"each-trashes": _each_trashes}
