"""Crystal armament: SIGNI of the name of one on the field are put under it, and it becomes crystal-armed."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.card_choices import select_cards
from ..kernel.game_loop import Procedure
from ..kernel.instructions import COMMON
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from .deck_search import search_deck
from .lexicon import DECK
from .rules_context import RulesContext
from .unaffected import effect_event


def _arm(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Arm each of the SIGNI with one of its name from the named zone."""
    assert node.cards is not None and isinstance(node.using, a.MatchingCards)
    arming, whole = yield from select_cards(game, ctx, node.cards)
    for card in arming:
        found = yield from choose_same_name(game, ctx, node.using, card)
        if found:
            events = [effect_event(ctx, "tuck", each, other=card) for each in found]  # crystal.2
            if not game.state.cards[card].crystal_armed:  # crystal.6
                events.append(effect_event(ctx, "armed", card))  # crystal.2
            yield from game.propose_events(*events)
        if node.using.zone == (DECK,):
            yield from COMMON[a.Shuffle](game, ctx, a.Shuffle())  # crystal.7
        whole = whole and bool(found)
    return whole


def choose_same_name(
    game: RulesContext, ctx: ResolutionContext, place: a.MatchingCards, card: int
) -> Procedure[list[int]]:
    """One SIGNI of the name of another from a zone, as its player chooses; a deck is searched for it."""
    names = tuple(sorted(game.characteristics_of(card).names))
    alike = a.ChosenCards(a.MatchingCards(place.zone, "you", a.Filter(kind=("signi",), name=names)))  # crystal.2
    if place.zone == (DECK,):
        yield from search_deck(game, ctx, a.GameInstruction("search", cards=alike))  # crystal.7
        return [each.card for each in ctx.it]
    chosen, _ = yield from select_cards(game, ctx, alike)
    return chosen


HANDLERS: Handlers = {"crystal-arm": _arm}
