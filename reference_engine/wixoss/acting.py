"""What a player can do at a timing, and windows in which it is done: the main phase, pre-attack and defense step."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..kernel.actions import action_options, do_action
from ..kernel.asks import PASS, Ask, Option
from ..kernel.flow import Frame, Procedure
from .running import Running
from .words import ATTACK_TIMING, MAIN_TIMING


def at_main(offers: Callable[[Running, int], Iterator[Option]]) -> Callable[[Running, int, str], Iterator[Option]]:
    """What can be done in the main phase alone."""

    def offered(game: Running, player: int, timing: str) -> Iterator[Option]:
        if timing == MAIN_TIMING:
            yield from offers(game, player)

    return offered


def main_phase(game: Running, frame: Frame) -> Procedure[None]:
    """The turn player does one thing, or ends the phase."""
    player = game.state.turn_player
    options = action_options(game.ACTIONS, game, player, MAIN_TIMING)
    (pick,) = yield Ask(player, "action", (*options, PASS))  # main-phase.2
    if pick == PASS:
        game.pop()  # turn-end.1
    else:
        yield from do_action(game.ACTIONS, game, player, pick)


def window(game: Running, frame: Frame) -> Procedure[None]:
    """In the pre-attack step the turn player acts, in the defense step the other one, as often as they like."""
    _, step = frame
    turn_player = game.state.turn_player
    player = turn_player if step == "pre-attack" else 1 - turn_player  # preattack-step.3, defense-step.2
    options = action_options(game.ACTIONS, game, player, ATTACK_TIMING)
    (pick,) = yield Ask(player, "action", (*options, PASS))  # timing-attack.1
    if pick == PASS:
        game.pop()
    else:
        yield from do_action(game.ACTIONS, game, player, pick)
