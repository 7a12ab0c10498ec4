"""Violations that only one scenario of their clause detects."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...check_timings import step_parts as timing_parts
from ...check_timings.violations import instructions as shared_instructions
from ...kernel import card_references, cost_payment, event_patterns
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.turn_steps import step_beginning
from ...patching import Patch
from ...violations import Violations, wrap_function, wrapper_of
from .. import check_and_play_timing, instructions, turn
from ..game import Hololive

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


breaks(
    "A player is asked about an optional action or cost even if it cannot be done",
    "1.3.2",
    spread="scenarios of other chapters meet the additional question",
)(wrap_function(cost_payment.can_be_paid, lambda whole, *asked: True))
breaks("An effect that attaches a card offers holomem that the card's text excludes", "1.3.3", "5.17.2")(
    wrap_function(instructions.may_have_attached, lambda whole, game, host, chosen: True)
)


@breaks("A text about a holomem Bloomed from a Buzz holomem ignores whether the card below is Buzz", "4.4.2.3")
@wrapper_of(card_references.lies_upon_match)
def _(whole: Any, game: Any, ctx: Any, record: Any, where: Any) -> bool:
    return bool(whole(game, ctx, record, replace(where, state=tuple(each for each in where.state if each != "buzz"))))


@breaks("A die rolled by a support card counts as rolled by the opponent of its player", "5.24.1")
@wrapper_of(instructions.roll_event)
def _(whole: Any, ctx: Any, numbers: tuple[int, ...]) -> EngineEvent:
    event = whole(ctx, numbers)
    return event if ctx.held is not None else replace(event, by=1 - ctx.seat, player=1 - ctx.seat)


breaks(
    "An ability about an event with a certain source, such as a die roll, accepts any source",
    "5.24.1",
    "5.27.1.1",
    "10.11.1",
    "11.3.1.2",
)(wrap_function(event_patterns._is_source, lambda whole, game, ctx, wanted, source: True))


@breaks("If both players exceed the forced redraws at once, only the second player loses", "6.2.1.9.1")
@wrapper_of(Hololive.end_game)
def _(whole: Any, self: Any, losers: tuple[int, ...], reason: str) -> None:
    is_so = len(losers) > 1 and "redraws" in reason
    whole(self, (1 - self.state.first_player,) if is_so else losers, reason)


@breaks(
    "No check timing occurs between sending the cheer and the first action of the main step", "7.4.3", "7.5.1", "11.1.3"
)
def _(patch: Patch) -> None:
    @without_asks
    def play_main_step(game: Any) -> None:
        game.push_frame("play", "main", True)

    patch.setitem(turn.STEPS, "cheer", turn.STEPS["cheer"][:-1])
    patch.setitem(turn.STEPS, "main", (step_beginning("main"), play_main_step, timing_parts.check_timing))


breaks("A check timing of four or more rounds ends the game in a draw as a perpetual loop", "14.1.1.3")(
    shared_instructions.two_rounds_are_a_perpetual_loop(check_and_play_timing)
)
