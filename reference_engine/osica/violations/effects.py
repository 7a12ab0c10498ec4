"""Violations of OSICA: effects at the same time, and in part (simul, partial)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel import game as kernel_game
from ...kernel import performing, triggers
from ...kernel.flow import at_once
from ...violations import Patch, Violations, otherwise_asked
from .. import (
    simultaneous,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("simul.3", "steal.5")
def the_turn_player_s_effects_come_first(patch: Patch) -> None:
    @at_once
    def whose_first(game: Any, due: Any) -> int:
        mine = int(game.state.turn_player)
        return mine if due[mine] else 1 - mine

    patch.setattr(simultaneous, "whose_first", whose_first)


@breaks("simul.3", "steal.5")
def the_opponent_says_whose_effects_come_first(patch: Patch) -> None:
    def whose_first(game: Any, due: Any) -> Any:
        return otherwise_asked(whole(game, due), lambda ask: replace(ask, player=1 - ask.player))

    whole = simultaneous.whose_first
    patch.setattr(simultaneous, "whose_first", whose_first)


@breaks("simul.1", "simul.2", "yell.d3")
def effects_come_in_the_order_of_the_stage(patch: Patch) -> None:
    def play_one(game: Any, player: int, among: Any = None) -> Any:
        return (yield from whole(game, player, among[:1]))

    whole = triggers.play_one
    patch.setattr(simultaneous, "play_one", play_one)


@breaks("simul.2")
def the_turn_player_orders_the_opponent_s_effects(patch: Patch) -> None:
    def choose_waiting(game: Any, player: int, mine: Any) -> Any:
        return (yield from whole(game, game.state.turn_player, mine))

    whole = triggers._choose_waiting
    patch.setattr(triggers, "_choose_waiting", choose_waiting)


@breaks("partial.1")
def what_cannot_be_done_in_full_is_not_done(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, then: Any) -> Any:
        for instruction in then:
            if not (yield from whole(game, ctx, (instruction,))):
                return False
        return True

    whole = performing.perform
    patch.setattr(kernel_game, "perform", perform)


@breaks("simul.1")
def who_has_said_what_comes_first_says_no_more(patch: Patch) -> None:
    def play_one(game: Any, player: int, among: Any) -> Any:
        is_later = ("ordered", player) in game.state.done
        game.state.done |= {("ordered", player)}
        return (yield from whole(game, player, among[:1] if is_later else among))

    whole = triggers.play_one
    patch.setattr(simultaneous, "play_one", play_one)
