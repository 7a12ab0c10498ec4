"""The cheer zone: how SIGNI enter and leave it, and the zones that they attack from there."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.card_choices import select_cards
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from .effects import choose_signi_zone
from .lexicon import CHEER, SIGNI_ZONES
from .rules_context import RulesContext
from .unaffected import effect_event, is_unaffected_event

# --- attacks ------------------------------------------------------------------------------------------


def choose_attacked_zone(game: RulesContext, card: int) -> Procedure[str | None]:
    """The opposing SIGNI zone that a SIGNI in the cheer zone attacks, as its player chooses."""
    record = game.state.cards[card]
    if record.zone != CHEER:
        return None
    opponent = 1 - record.seat
    return (
        yield from choose_signi_zone(game, record.seat, [*SIGNI_ZONES], opponent)
    )  # cheer-zone.a4.3, cheer-zone.q12


def signi_in_zone(game: RulesContext, player: int, zone: str) -> int | None:
    """The SIGNI in a zone of a player."""
    there = game.state.zones[player, zone]
    return next((card for card in there if game.state.is_signi(card)), None)


# --- by effects ---------------------------------------------------------------------------------------


def _cheer(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Make a SIGNI a Cheergirl: it moves to the cheer zone of its player, if that is empty."""
    assert node.cards is not None
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    for card in chosen:
        player = game.state.cards[card].seat
        if game.state.zones[player, CHEER]:  # cheer-zone.a2.1, cheer-zone.q3
            return False
        yield from game.propose_events(effect_event(ctx, "move", card, player, to=CHEER))  # cheer-zone.a2.2
    return whole


def _swap(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Exchange the zones of two SIGNI of a player, if both can move."""
    assert node.cards is not None
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    lying = [game.state.cards[card] for card in chosen]
    if any(record.zone == CHEER for record in lying):  # cheer-zone.q10
        return False
    if len(chosen) != 2:
        return False
    (one, other), (here, there) = chosen, lying
    moves = (
        effect_event(ctx, "move", one, here.seat, to=there.zone),
        effect_event(ctx, "move", other, there.seat, to=here.zone),
    )
    if any(is_unaffected_event(game, each) for each in moves):  # unaffected.a2
        return False
    yield from game.propose_events(*moves)
    return whole


HANDLERS: Handlers = {"cheer": _cheer, "swap": _swap}
