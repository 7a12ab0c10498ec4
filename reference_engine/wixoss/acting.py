"""What a player can do at a timing, and windows in which it is done: the main phase, pre-attack and defense step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ..kernel.asks import PASS, Ask, Option
from ..kernel.flow import Frame, Procedure
from .running import Running
from .words import ATTACK_TIMING, MAIN_TIMING


class Action(NamedTuple):
    """Something that a player can do. ``offers`` are its options at a timing, ``does`` what is done with the arguments
    of one.
    """

    offers: Callable[[Running, int, str], Iterator[Option]]
    does: Callable[..., Procedure[None]]


def at_main(offers: Callable[[Running, int], Iterator[Option]]) -> Callable[[Running, int, str], Iterator[Option]]:
    """What can be done in the main phase alone."""

    def offered(game: Running, player: int, timing: str) -> Iterator[Option]:
        if timing == MAIN_TIMING:
            yield from offers(game, player)

    return offered


def options(game: Running, player: int, timing: str) -> tuple[Option, ...]:
    """All that a player can do at a timing."""
    return tuple(option for action in game.ACTIONS.values() for option in action.offers(game, player, timing))


def do(game: Running, player: int, option: Option) -> Procedure[None]:
    """Do what was picked."""
    yield from game.ACTIONS[option.kind].does(game, player, *option.args)


def main_phase(game: Running, frame: Frame) -> Procedure[None]:
    """The turn player does one thing, or ends the phase."""
    player = game.state.turn_player
    (pick,) = yield Ask(player, "action", (*options(game, player, MAIN_TIMING), PASS))  # main-phase.2
    if pick == PASS:
        game.pop()  # turn-end.1
    else:
        yield from do(game, player, pick)


def window(game: Running, frame: Frame) -> Procedure[None]:
    """In the pre-attack step the turn player acts, in the defense step the other one, as often as they like."""
    _, step = frame
    turn_player = game.state.turn_player
    player = turn_player if step == "pre-attack" else 1 - turn_player  # preattack-step.3, defense-step.2
    (pick,) = yield Ask(player, "action", (*options(game, player, ATTACK_TIMING), PASS))  # timing-attack.1
    if pick == PASS:
        game.pop()
    else:
        yield from do(game, player, pick)
