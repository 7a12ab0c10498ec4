"""Keys: a player has one, next to the LRIGs."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.decisions import EngineOption
from ..kernel.game_loop import Procedure
from .ener_costs import can_pay, pay_ener
from .lexicon import KEY, KEY_ZONE, LRIG_DECK, LRIG_TRASH
from .lrigs import meets_limiting_condition
from .rules_context import RulesContext


def key_options(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The keys of the LRIG deck that a player can put onto the field."""
    cards = game.state.cards
    deck = game.state.zones[player, LRIG_DECK]  # main-phase.a3
    there = [card for card in deck if cards[card].face.kind == KEY and meets_limiting_condition(game, card)]
    for card in there:
        if can_pay(game, player, cards[card].face.cost):  # key.3
            yield EngineOption("key", (card,))


def put_key(game: RulesContext, player: int, card: int) -> Procedure[None]:
    """Pay for a key and put it onto the field; a key that is there goes to the LRIG trash before."""
    yield from pay_ener(game, player, game.state.cards[card].face.cost)
    game.move_cards(game.state.zones[player, KEY_ZONE], LRIG_TRASH, "play")  # key.4
    game.move_cards((card,), KEY_ZONE, "play")  # main-phase.a3, key.3
