"""What waits: triggered abilities and bursts, after rule processing, one after another."""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.chance import Chance
from ..kernel.flow import Frame, Procedure
from ..kernel.loop_keys import LoopKey, loop_key
from ..kernel.table import Waiting
from ..kernel.triggers import play_one
from .running import Running


def may_go_on(game: Running) -> bool:
    """Whether what waits can come about now: not while a card is being used."""
    return all(frame[0] != "use" for frame in game.state.flow)  # trigger.a2


def resolve(game: Running, frame: Frame) -> Procedure[None]:
    """One ability of the turn player that waits, or, with none left, one of the other player's.

    The frame keeps the position before each of those that came about in a row without any decision.
    """
    state, (_, before) = game.state, frame
    for player in (state.turn_player, 1 - state.turn_player):  # trigger.a4
        mine = of_player(game, player)
        if mine:
            now = LoopPosition(loop_key(state), state.chance)
            if now in before or len(before) == ENDLESS:
                game.end((0, 1), "a loop that nobody ends")
            playing = play_one(game, player, mine)  # trigger.a4, crush.4, double-crush.6, triple-crush.6
            asked = yield from whether_asked(playing)
            game.replace("waiting", () if asked else (*before, now))
            return
    state.waiting = ()
    state.touch()
    game.pop()


ENDLESS = 500
"""So many abilities in a row that come about without any decision never end (WA-20)."""


class LoopPosition(NamedTuple):
    """A position of the game. If it is the same again, and no decision was made between, it comes again for ever."""

    state: LoopKey
    chance: Chance


def whether_asked(procedure: Procedure[bool]) -> Procedure[bool]:
    """Do something; whether anybody was asked for it."""
    asked = False
    try:
        ask = next(procedure)
        while True:
            asked = True
            ask = procedure.send((yield ask))
    except StopIteration:
        return asked


def of_player(game: Running, player: int) -> list[Waiting]:
    """The abilities of a player that wait."""
    return [each for each in game.state.waiting if each.held.seat == player]
