"""Cards that a player looks at and puts to hand, assist area and cost area: yells, and stolen hearts."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.asks import Ask, Option
from ..kernel.committing import commit
from ..kernel.events import Event
from ..kernel.flow import Procedure
from .places import may_assist
from .running import Running
from .words import ASSIST, COST, DECK, HAND


def look(game: Running, player: int, cards: Sequence[int]) -> None:
    """The player sees cards, all at once."""
    commit(game, [Event("look", card, player) for card in cards])


def put(game: Running, player: int, cards: Sequence[int], cause: str) -> Procedure[list[Event]]:
    """The player says of each card where it goes; the moves, which come all at once."""
    left, going = list(cards), dict[int, str]()
    while left:
        coming = list(going.values()).count(ASSIST)
        options: list[Option] = []
        for card in left:
            assist = (ASSIST,) if may_assist(game, card, coming) else ()  # yell.2, steal.4
            options += [Option("put", (card, zone)) for zone in (HAND, *assist, COST)]
        (pick,) = yield Ask(player, "put", tuple(options))
        card, zone = pick.args
        left.remove(card)
        going[card] = zone
    return [Event("move", card, player, to=zone, cause=cause) for card, zone in going.items()]


def yell(game: Running, player: int, count: int) -> Procedure[None]:
    """The player looks at so many cards of the deck, and puts each somewhere."""
    cards = game.state.zones[player, DECK][:count]  # yell.1, yell.2
    if cards:
        look(game, player, cards)  # yell.2
        moves = yield from put(game, player, cards, "yell")  # yell.2
        commit(game, moves)  # yell.2


def symbols(game: Running, player: int) -> int:
    """The yell symbols on a player's stage and in the assist area."""
    return sum(game.symbols(card) for card in game.state.on_board(player))  # yell.1, yell.d1
