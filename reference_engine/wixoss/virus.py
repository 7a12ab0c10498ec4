"""Virus: SIGNI zones with a Virus, and infected SIGNI."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.card_choices import select_cards
from ..kernel.card_references import players_of_side
from ..kernel.commit import commit_events
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from .effects import choose_signi_zone
from .ener_costs import change_counter
from .lexicon import SIGNI_ZONES, virus_counter
from .rules_context import RulesContext
from .unaffected import effect_event


def _virus(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Put a Virus into a SIGNI zone that has none; a SIGNI there becomes infected."""
    (player,) = players_of_side(ctx.seat, node.side)
    zones = [zone for zone in SIGNI_ZONES if not game.state.has_virus(player, zone)]  # virus.2
    zone = yield from choose_signi_zone(game, ctx.seat, zones, player)
    if zone is None:
        return False
    change_counter(game, player, virus_counter(zone), 1)  # virus.1
    there = [card for card in game.state.zones[player, zone] if game.state.is_signi(card)]
    commit_events(game, [EngineEvent("infected", card) for card in there])
    return True


def _remove_virus(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    (player,) = players_of_side(ctx.seat, node.side)
    zones = [zone for zone in SIGNI_ZONES if game.state.has_virus(player, zone)]
    zone = yield from choose_signi_zone(game, ctx.seat, zones, player)
    if zone is not None:
        change_counter(game, player, virus_counter(zone), -1)
    return zone is not None


def _rearrange(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Move a SIGNI to another SIGNI zone of its player that has no SIGNI."""
    assert node.cards is not None
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    for card in chosen:
        player = game.state.cards[card].seat
        free = [zone for zone in SIGNI_ZONES if game.state.is_zone_free(player, zone)]
        zone = yield from choose_signi_zone(game, ctx.seat, free, player)
        if zone is None:
            return False
        yield from game.propose_events(effect_event(ctx, "move", card, player, to=zone))  # signi-zone.6
    return whole


HANDLERS: Handlers = {"virus": _virus, "remove-virus": _remove_virus, "rearrange": _rearrange}
