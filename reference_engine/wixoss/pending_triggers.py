"""Pending triggers and bursts: they are resolved one after another, after rule processing."""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.ability_triggers import play_one_pending
from ..kernel.board_state import PendingTrigger
from ..kernel.game_loop import Frame, Procedure
from ..kernel.loop_keys import LoopKey, loop_key
from ..kernel.randomness import RandomSource
from .rules_context import RulesContext


def can_resolve_pending(game: RulesContext) -> bool:
    """Whether pending triggers can be resolved now: not while a card is being used."""
    return all(frame[0] != "use" for frame in game.state.flow)  # trigger.a2


def resolve_next_trigger(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Resolve one pending trigger of the turn player, or, with none left, one of the other player.

    The frame keeps the position before each of the triggers in a row that were resolved without any decision.
    """
    state, (_, before) = game.state, frame
    for player in (state.turn_player, 1 - state.turn_player):  # trigger.a4
        mine = triggers_of_player(game, player)
        if mine:
            now = LoopPosition(loop_key(state), state.chance)
            if now in before or len(before) == ENDLESS:
                game.end_game((0, 1), "a loop that nobody ends")
            playing = play_one_pending(game, player, mine)  # trigger.a4, crush.4, double-crush.6, triple-crush.6
            asked = yield from perform_noting_asks(playing)
            game.replace_frame("waiting", () if asked else (*before, now))
            return
    state.waiting = ()
    state.invalidate_memo()
    game.pop_frame()


ENDLESS = 500
"""Number of triggers in a row without any decision after which they count as endless (WA-20)."""


class LoopPosition(NamedTuple):
    """A position of the game. If it occurs again without a decision in between, it recurs for ever."""

    state: LoopKey
    chance: RandomSource


def perform_noting_asks(procedure: Procedure[bool]) -> Procedure[bool]:
    """Carry out a procedure. Returns whether a player was asked."""
    asked = False
    try:
        ask = next(procedure)
        while True:
            asked = True
            ask = procedure.send((yield ask))
    except StopIteration:
        return asked


def triggers_of_player(game: RulesContext, player: int) -> list[PendingTrigger]:
    """The pending triggers of a player."""
    return [each for each in game.state.waiting if each.held.seat == player]
