"""Chapter 7: the turn. Each phase or step is a table of its parts, in the order of its clauses."""

from __future__ import annotations

from ..check_timings.step_parts import check_timing, end_turn_effects, is_end_repeated, play_timing, trigger_end_of_turn
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.instructions import draw_one_card
from ..kernel.rules_context import Part
from ..kernel.turn_steps import first_turn_skips_to, pass_turn, step_beginning
from . import approach
from .rules_context import RulesContext

DRAWN = 2


# --- start phase (7.2) ----------------------------------------------------------------------------


skip_start = first_turn_skips_to("main")


def draw_for_turn(game: RulesContext) -> Procedure[str | None]:
    """The turn player draws two cards."""
    for _ in range(DRAWN):  # 7.2.3
        yield from draw_one_card(game, game.state.turn_player)  # 7.2.3
    return None


# --- end phase (7.5) ------------------------------------------------------------------------------


@without_asks
def end_turn(game: RulesContext) -> str | None:
    """Begin the next turn; if the check timing did anything or something is pending, repeat the phase."""
    if is_end_repeated(game):
        return "end"  # 7.5.3
    return pass_turn(game, 1 - game.state.turn_player)  # 1.1.1, 7.1.1, 7.5.3


# --- the phases and steps (7.1.2) -----------------------------------------------------------------


STEPS: dict[str, tuple[Part, ...]] = {
    "start": (
        skip_start,  # 7.2.1
        step_beginning("start"),  # 7.2.2
        check_timing,  # 7.2.2
        draw_for_turn,  # 7.2.3
        check_timing,  # 7.2.4
    ),
    "main": (
        step_beginning("main"),  # 7.3.1
        check_timing,  # 7.3.1
        play_timing("main"),  # 7.3.2
    ),
    **approach.STEPS,  # 7.4.1
    "end": (
        trigger_end_of_turn,  # 7.5.1
        check_timing,  # 7.5.2
        end_turn_effects,  # 7.5.2
        end_turn,  # 7.5.3
    ),
}

ORDER = (
    "start",  # 7.1.2, 7.2.4
    "main",  # 7.1.2, 7.3.3
    "declaration",  # 7.1.2, 9.1.1
    "event",  # 9.1.1, 9.2.4
    "judgement",  # 9.1.1, 9.3.3, 9.3.5
    "end",  # 7.1.2, 9.4.4
)
