"""Costs: ener in its colours, and what else is paid."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ...adapters import abilities as a
from ..kernel.asks import NO, YES, Ask
from ..kernel.choices import choose
from ..kernel.committing import commit
from ..kernel.context import Context
from ..kernel.events import Event
from ..kernel.flow import Procedure, at_once
from ..kernel.references import amount
from ..kernel.running import Handlers
from .keywords import is_keyword
from .running import Running
from .words import COINS, COLORLESS, ENER, LRIG_TRASH, TRASH

Symbols = tuple[str, ...]


# --- ener -------------------------------------------------------------------------------------------


def pays_for(game: Running, card: int, symbol: str) -> bool:
    """Whether a card of the ener zone can pay for a symbol."""
    if symbol == COLORLESS:
        return True  # colorless.3
    if any(is_keyword(held, "multi-ener") for held in game.abilities(card)):
        return True  # multi-ener.1, multi-ener.2
    return symbol in game.info(card).colors or converts(game, card, symbol)  # colorless.4, color.1, convert.3


def converts(game: Running, card: int, symbol: str) -> bool:
    """Whether a card of the ener zone pays for a symbol by Convert."""
    into = [each.ability for each in game.abilities(card) if is_keyword(each, "convert")]
    return any(value.value == symbol for special in into for value in special.values)  # convert.1, convert.2


def can_pay(game: Running, player: int, symbols: Symbols) -> bool:
    """Whether a player has the ener for a cost."""
    return covers(game, game.state.zones[player, ENER], symbols)  # cost.2, cost.3


def covers(game: Running, ener: Sequence[int], symbols: Symbols) -> bool:
    """Whether there is a card of its own for each symbol."""
    paying: dict[int, int] = {}
    able = [[card for card in ener if pays_for(game, card, symbol)] for symbol in symbols]

    def finds(at: int, tried: set[int]) -> bool:
        for card in able[at]:
            if card not in tried:
                tried.add(card)
                if card not in paying or finds(paying[card], tried):
                    paying[card] = at
                    return True
        return False

    return all(finds(at, set()) for at in range(len(symbols)))


def pay(game: Running, player: int, symbols: Symbols) -> Procedure[bool]:
    """The player chooses ener for a cost, symbol by symbol, and it goes to the trash; whether there was enough."""
    left = list(game.state.zones[player, ENER])
    if not covers(game, left, symbols):
        return False
    paid: list[int] = []
    coloured = sorted(symbols, key=lambda each: each == COLORLESS)
    while coloured:
        symbol = coloured[0]
        count, rest = coloured.count(symbol), tuple(each for each in coloured if each != symbol)
        able = [card for card in left if pays_for(game, card, symbol)]
        if not all(covers(game, others(left, chosen), rest) for chosen in combinations(able, count)):
            count, rest = 1, tuple(coloured[1:])
            able = [card for card in able if covers(game, others(left, (card,)), rest)]
        chosen = yield from choose(game, player, able, count, count)
        left, paid = others(left, chosen), paid + chosen
        coloured = list(rest)
    game.move(paid, TRASH, "cost")  # cost.2, ener-zone.2
    return True


def others(cards: Sequence[int], chosen: Sequence[int]) -> list[int]:
    """Those that were not chosen."""
    return [card for card in cards if card not in chosen]


def _pay(game: Running, ctx: Context, node: a.Pay) -> Procedure[bool]:
    return (yield from pay(game, ctx.seat, node.symbols))


# --- exceed and coins -------------------------------------------------------------------------------


def _exceed(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """Cards that lie under the player's LRIGs go to the LRIG trash."""
    assert node.amount is not None
    count = amount(game, ctx, node.amount)
    beneath = list(game.state.beneath_lrigs(ctx.seat))  # exceed.2, exceed.3
    if len(beneath) < count:
        return False
    chosen = yield from choose(game, ctx.seat, beneath, count, count)
    game.move(chosen, LRIG_TRASH, "cost")  # exceed.2, lrig-trash.3
    return True


@at_once
def _coins(game: Running, ctx: Context, node: a.Act) -> bool:
    """Coins are paid."""
    assert node.amount is not None
    count = amount(game, ctx, node.amount)
    if game.state.counter(ctx.seat, COINS) < count:
        return False
    adjust(game, ctx.seat, COINS, -count)
    return True


def adjust(game: Running, player: int, name: str, by: int) -> None:
    """A counter of a player changes."""
    changed = game.state.adjust(player, name, by)
    if changed:
        cause = COINS if name == COINS and changed > 0 else ""
        commit(game, (Event("adjusted", player=player, to=name, amount=abs(changed), cause=cause),))


# --- Bet --------------------------------------------------------------------------------------------


def bets(game: Running, player: int, card: int) -> Procedure[bool]:
    """Whether a player pays the coins of Bet for an arts that is used."""
    bet = game.state.cards[card].face.special("bet")
    number = sum(int(each.value) for each in bet.values if isinstance(each.value, int)) if bet else 0
    if not number or game.state.counter(player, COINS) < number:
        return False
    (answer,) = yield Ask(player, "optional", (YES, NO), about="Bet")  # bet.1
    if answer == YES:
        adjust(game, player, COINS, -number)  # bet.1
    return bool(answer == YES)


HANDLERS: Handlers = {a.Pay: _pay, "exceed": _exceed, "coins": _coins}
