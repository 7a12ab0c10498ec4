"""Searching a deck."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.card_choices import choose_cards
from ..kernel.card_references import evaluate_amount, present_cards
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from .lexicon import DECK
from .rules_context import RulesContext

ONE_OR_NONE = (0, 1)
"""The numbers of the first card found of a kind; the others of that kind are found with it, or none."""


def search_deck(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Let a player search the deck for the cards of the text: for all of them, for fewer if it says so, or for none."""
    assert isinstance(node.cards, a.ChosenCards)
    state, player = game.state, ctx.seat
    state.show_cards(player, state.zones[player, DECK])  # search.1
    known = {ref.card for ref in ctx.it} if node.what == "search-too" else set[int]()
    there = [card for card in present_cards(game, ctx, node.cards.among) if card not in known]
    count = evaluate_amount(game, ctx, node.cards.most)
    if node.cards.least is not None:
        found = yield from choose_cards(game, player, there, node.cards.least, count)
    elif len(there) < count:
        found = []  # search.5
    else:
        found = yield from choose_cards(game, player, there, *ONE_OR_NONE)  # search.3
        left = [card for card in there if card not in found]
        more = count - 1 if found else 0
        found = found + (yield from choose_cards(game, player, left, more, more))  # search.5
    ctx.it = ctx.it if node.what == "search-too" else ()
    ctx.it += tuple(state.reference_to(card) for card in found)  # search.4
    return len(found) == count


HANDLERS: Handlers = {"search": search_deck, "search-too": search_deck}
