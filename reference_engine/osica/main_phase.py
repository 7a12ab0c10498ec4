"""The main phase: characters and supports are played, and the oshi is turned up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..kernel.asks import PASS, Ask, Option
from ..kernel.committing import commit
from ..kernel.events import Event
from ..kernel.flow import Frame, Procedure
from .places import may_come
from .running import Running
from .usage import pay
from .words import BOARD, COST, HAND, OSHI

PRICE = 2
"""What it costs to turn the oshi up."""


def phase(game: Running, frame: Frame) -> Procedure[None]:
    """The turn player does one thing, or ends the phase."""
    player = game.state.turn_player
    options = (*plays(game, player), *turns_up(game, player), PASS)
    (pick,) = yield Ask(player, "action", options)  # main.5
    if pick == PASS:
        game.pop()
    elif pick.kind == "play":
        card, zone = pick.args
        game.move((card,), zone, "play")
    else:
        yield from turn_up(game, player)


def plays(game: Running, player: int) -> Iterator[Option]:
    """The characters and supports that a player can play, each with where."""
    yield from to_places(game, game.state.zones[player, HAND])
    yield from to_places(game, oshi(game, player, face_down=False))  # main.3, oshi.2


def to_places(game: Running, cards: Iterable[int]) -> Iterator[Option]:
    """Of some cards those that can be played, each with where."""
    for card in cards:
        for zone in BOARD:
            if may_come(game, card, zone):  # main.1, main.d3
                yield Option("play", (card, zone))


def oshi(game: Running, player: int, *, face_down: bool) -> tuple[int, ...]:
    """The player's oshi, if it lies so in the oshi area."""
    cards = game.state.cards
    lying = game.state.zones[player, OSHI]
    return tuple(
        card for card in lying if cards[card].is_oshi and cards[card].face_down is face_down
    )  # oshi.d3, oshi.d4, keep.9


def turns_up(game: Running, player: int) -> Iterator[Option]:
    """To turn the oshi up, where it lies face down and can be paid for."""
    can_pay = len(game.state.zones[player, COST]) >= PRICE  # oshi.4, main.4
    if can_pay and oshi(game, player, face_down=True):  # oshi.4
        yield Option("turn-up")


def turn_up(game: Running, player: int) -> Procedure[None]:
    """The player pays, and the oshi lies face up."""
    (card,) = oshi(game, player, face_down=True)
    yield from pay(game, player, PRICE)  # oshi.4, main.4
    commit(game, (Event("turn", card, face_down=False, cause="turn-up"),))  # oshi.4, main.4
