"""Violations that one scenario of their clause alone notices."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel import costs, patterns, references
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.steps import begins
from ...timings import doing
from ...timings import parts as timing_parts
from ...violations import Patch, Violations
from .. import checks, instructions, turn
from ..game import Hololive

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("1.3.2")
def whoever_may_do_what_cannot_be_done_is_asked(patch: Patch) -> None:
    patch.setattr(costs, "payable", lambda *asked: True)


@breaks("1.3.3")
def whoever_attaches_a_card_is_offered_holomem_that_may_not_have_it(patch: Patch) -> None:
    patch.setattr(instructions, "may_have", lambda game, host, chosen: True)


@breaks("4.4.2.3")
def whoever_has_bloomed_has_bloomed_from_a_buzz_holomem(patch: Patch) -> None:
    def lies_upon(game: Any, ctx: Any, record: Any, where: Any) -> bool:
        return bool(
            whole(game, ctx, record, replace(where, state=tuple(each for each in where.state if each != "buzz")))
        )

    whole = references.lies_upon
    patch.setattr(references, "lies_upon", lies_upon)


@breaks("5.22.1")
def what_a_support_card_rolls_its_player_has_not_rolled(patch: Patch) -> None:
    def rolled(ctx: Any, numbers: tuple[int, ...]) -> Event:
        event = whole(ctx, numbers)
        return event if ctx.held is not None else replace(event, by=1 - ctx.seat, player=1 - ctx.seat)

    whole = instructions.rolled
    patch.setattr(instructions, "rolled", rolled)


@breaks("5.22.1")
def whose_ability_rolled_a_die_is_not_asked(patch: Patch) -> None:
    patch.setattr(patterns, "_is_source", lambda game, ctx, wanted, source: True)


@breaks("6.2.1.9.1")
def of_two_who_have_drawn_anew_too_often_the_second_player_alone_has_lost(patch: Patch) -> None:
    def end(self: Any, losers: tuple[int, ...], reason: str) -> None:
        is_so = len(losers) > 1 and "redraws" in reason
        whole(self, (1 - self.state.first_player,) if is_so else losers, reason)

    whole = Hololive.end
    patch.setattr(Hololive, "end", end)


@breaks("7.4.3", "7.5.1")
def what_is_due_after_the_cheer_is_due_after_the_main_step(patch: Patch) -> None:
    @at_once
    def play(game: Any) -> None:
        game.push("play", "main", True)

    patch.setitem(turn.STEPS, "cheer", turn.STEPS["cheer"][:-1])
    patch.setitem(turn.STEPS, "main", (begins("main"), play, timing_parts.check_timing))


@breaks("14.1.1.3")
def what_goes_on_for_some_rounds_is_a_perpetual_loop(patch: Patch) -> None:
    doing.what_goes_on_for_some_rounds_is_a_perpetual_loop(patch, checks)
