"""What waits: triggered abilities and bursts, after rule processing, one after another."""

from __future__ import annotations

from ..kernel.flow import Frame, Procedure
from ..kernel.table import Waiting
from ..kernel.triggers import play_one
from .running import Running
from .state import Table


def may_go_on(game: Running) -> bool:
    """Whether what waits can come about now: not while a card is being used."""
    return all(frame[0] != "use" for frame in game.state.flow)  # trigger.a2


def resolve(game: Running, frame: Frame) -> Procedure[None]:
    """One ability of the turn player that waits, or, with none left, one of the other player's.

    The frame keeps how the game stood before each that came about in a row of which nobody decided anything.
    """
    state, (_, before) = game.state, frame
    for player in (state.turn_player, 1 - state.turn_player):  # trigger.a4
        mine = of_player(game, player)
        if mine:
            now = standing(state)
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


def standing(state: Table) -> int:
    """How the game stands: the same again, with no decision between, it will stand so for ever."""
    cards = [
        (
            *(each.zone, each.seat, each.resting, each.frozen, each.awakened, each.face_down, each.role, each.host),
            *(each.crystal_armed, each.ridden_by),
        )
        for each in state.cards
    ]
    waiting = [(each.held.key, each.this.card, state.is_there(each.this)) for each in state.waiting]
    effects = [(each.held.ability, each.cards) for each in state.lasting]
    counted = (state.counts, state.used)
    plain = (state.chance, state.done, state.refreshes, state.delayed)
    return hash(
        (
            *map(tuple, (state.zones.items(), cards, waiting, effects)),
            *(frozenset(each.items()) for each in counted),
            plain,
        )
    )


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
