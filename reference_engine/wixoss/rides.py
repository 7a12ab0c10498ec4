"""LRIGs that ride SIGNI, by Ride or by another effect, until the turn ends."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.card_choices import select_cards
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from . import drive_state
from .lexicon import LRIG, SIGNI_PLACES
from .rules_context import RulesContext
from .state import GameState
from .unaffected import effect_event


def may_ride(game: RulesContext, lrig: int) -> bool:
    """Whether an LRIG can use Ride."""
    return not drive_state.is_driving(game.state, game.state.cards[lrig])  # ride.3


def is_kept_from_attacking(game: RulesContext, card: int) -> bool:
    """Whether the drive state prevents a card from attacking; this applies to an LRIG, not to a SIGNI."""
    record = game.state.cards[card]
    return record.zone == LRIG and drive_state.is_driving(game.state, record)  # drive.4


def _ride(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Let the LRIG ride SIGNI; those not in the drive state before enter it."""
    assert node.cards is not None
    lrig = game.state.find_card(ctx.this)
    chosen, whole = yield from select_cards(game, ctx, node.cards)  # ride.1
    if lrig is None or not chosen:
        return False
    events = [effect_event(ctx, "ride", lrig, other=card) for card in chosen]
    for card in (lrig, *chosen):
        if not drive_state.is_driving(game.state, game.state.cards[card]):  # drive.5
            events.append(effect_event(ctx, "drove", card))
    yield from game.propose_events(*events)
    return whole


def end_riding(state: GameState) -> None:
    """End all riding, at the end of the turn."""
    for player in (0, 1):
        for zone in SIGNI_PLACES:
            for card in state.zones[player, zone]:
                state.change_card(card, ridden_by=-1)


HANDLERS: Handlers = {"ride": _ride}
