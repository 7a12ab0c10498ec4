"""What waits: triggered abilities and bursts, after rule processing, one after another."""

from __future__ import annotations

from ..kernel.flow import Frame, Procedure
from ..kernel.table import Waiting
from ..kernel.triggers import play_one
from .running import Running


def may_go_on(game: Running) -> bool:
    """Whether what waits can come about now: not while a card is being used."""
    return all(frame[0] != "use" for frame in game.state.flow)  # trigger.7


def resolve(game: Running, frame: Frame) -> Procedure[None]:
    """One ability of the turn player that waits, or, with none left, one of the other player's."""
    state = game.state
    for player in (state.turn_player, 1 - state.turn_player):  # trigger.a4, W-22
        mine = of_player(game, player)
        if mine:
            yield from play_one(game, player, mine)  # trigger.a4, crush.4, double-crush.6
            return
    state.waiting = ()
    state.touch()
    game.pop()


def of_player(game: Running, player: int) -> list[Waiting]:
    """The abilities of a player that wait."""
    return [each for each in game.state.waiting if each.live.seat == player]
