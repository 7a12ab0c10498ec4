"""Costs: ener in its colours, and other costs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ...adapters import card_text_tree as a
from ..kernel.card_choices import choose_cards
from ..kernel.card_references import evaluate_amount
from ..kernel.commit import commit_events
from ..kernel.decisions import NO, YES, EngineAsk
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from .keywords import is_keyword
from .lexicon import COINS, COLORLESS, ENER, LRIG_TRASH, TRASH
from .rules_context import RulesContext

Symbols = tuple[str, ...]


# --- ener -------------------------------------------------------------------------------------------


def can_pay_symbol(game: RulesContext, card: int, symbol: str) -> bool:
    """Whether a card of the ener zone can pay for a symbol."""
    if symbol == COLORLESS:
        return True  # colorless.3
    if any(is_keyword(held, "multi-ener") for held in game.abilities_of(card)):
        return True  # multi-ener.1, multi-ener.2
    return symbol in game.characteristics_of(card).colors or can_convert_to(
        game, card, symbol
    )  # colorless.4, color.1, convert.3


def can_convert_to(game: RulesContext, card: int, symbol: str) -> bool:
    """Whether a card of the ener zone pays for a symbol by Convert."""
    into = [each.ability for each in game.abilities_of(card) if is_keyword(each, "convert")]
    return any(value.value == symbol for special in into for value in special.values)  # convert.1, convert.2


def can_pay(game: RulesContext, player: int, symbols: Symbols) -> bool:
    """Whether a player has the ener for a cost."""
    return covers_cost(game, game.state.zones[player, ENER], symbols)  # cost.2, cost.3


def covers_cost(game: RulesContext, ener: Sequence[int], symbols: Symbols) -> bool:
    """Whether there is a separate card for each symbol."""
    paying: dict[int, int] = {}
    able = [[card for card in ener if can_pay_symbol(game, card, symbol)] for symbol in symbols]

    def can_assign(at: int, tried: set[int]) -> bool:
        for card in able[at]:
            if card not in tried:
                tried.add(card)
                if card not in paying or can_assign(paying[card], tried):
                    paying[card] = at
                    return True
        return False

    return all(can_assign(at, set()) for at in range(len(symbols)))


def pay_ener(game: RulesContext, player: int, symbols: Symbols) -> Procedure[bool]:
    """Let the player choose ener for a cost, symbol by symbol, and trash it. Returns whether there was enough."""
    left = list(game.state.zones[player, ENER])
    if not covers_cost(game, left, symbols):
        return False
    paid: list[int] = []
    coloured = sorted(symbols, key=lambda each: each == COLORLESS)
    while coloured:
        symbol = coloured[0]
        count, rest = coloured.count(symbol), tuple(each for each in coloured if each != symbol)
        able = [card for card in left if can_pay_symbol(game, card, symbol)]
        if not all(covers_cost(game, cards_not_chosen(left, chosen), rest) for chosen in combinations(able, count)):
            count, rest = 1, tuple(coloured[1:])
            able = [card for card in able if covers_cost(game, cards_not_chosen(left, (card,)), rest)]
        chosen = yield from choose_cards(game, player, able, count, count)
        left, paid = cards_not_chosen(left, chosen), paid + chosen
        coloured = list(rest)
    game.move_cards(paid, TRASH, "cost")  # cost.2, ener-zone.2
    return True


def cards_not_chosen(cards: Sequence[int], chosen: Sequence[int]) -> list[int]:
    """The cards that were not chosen."""
    return [card for card in cards if card not in chosen]


def _pay(game: RulesContext, ctx: ResolutionContext, node: a.Pay) -> Procedure[bool]:
    return (yield from pay_ener(game, ctx.seat, node.symbols))


# --- exceed and coins -------------------------------------------------------------------------------


def _exceed(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Put cards from under the player's LRIGs into the LRIG trash."""
    assert node.amount is not None
    count = evaluate_amount(game, ctx, node.amount)
    beneath = list(game.state.cards_beneath_lrigs(ctx.seat))  # exceed.2, exceed.3
    if len(beneath) < count:
        return False
    chosen = yield from choose_cards(game, ctx.seat, beneath, count, count)
    game.move_cards(chosen, LRIG_TRASH, "cost")  # exceed.2, lrig-trash.3
    return True


@without_asks
def _coins(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    """Pay coins."""
    assert node.amount is not None
    count = evaluate_amount(game, ctx, node.amount)
    if game.state.player_counter(ctx.seat, COINS) < count:
        return False
    change_counter(game, ctx.seat, COINS, -count)
    return True


def change_counter(game: RulesContext, player: int, name: str, by: int) -> None:
    """Change a counter of a player."""
    changed = game.state.add_to_counter(player, name, by)
    if changed:
        cause = COINS if name == COINS and changed > 0 else ""
        commit_events(game, (EngineEvent("adjusted", player=player, to=name, amount=abs(changed), cause=cause),))


# --- Bet --------------------------------------------------------------------------------------------


def offer_bet(game: RulesContext, player: int, card: int) -> Procedure[bool]:
    """Whether a player pays the Bet coins of an arts that is used."""
    bet = game.state.cards[card].face.printed_keyword("bet")
    number = sum(int(each.value) for each in bet.values if isinstance(each.value, int)) if bet else 0
    if not number or game.state.player_counter(player, COINS) < number:
        return False
    (answer,) = yield EngineAsk(player, "optional", (YES, NO), about="Bet")  # bet.1
    if answer == YES:
        change_counter(game, player, COINS, -number)  # bet.1
    return bool(answer == YES)


HANDLERS: Handlers = {a.Pay: _pay, "exceed": _exceed, "coins": _coins}
