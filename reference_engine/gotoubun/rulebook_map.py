"""The rulebook map of gotoubun: the modules that play each chapter of the rulebook, and the parts of the game.

``game`` answers the kernel's questions: which abilities are in effect (6.1.4), which are optional (12.4.2.1), where
cards go (4.7.3). ``scene_loader`` and ``encoder`` translate the protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from ..check_timings import announced_loops, perpetual_loops
from ..check_timings import step_parts as timings
from ..kernel import (
    ability_triggers,
    board_state,
    card_choices,
    card_references,
    commit,
    continuous_effects,
    cost_payment,
    event_patterns,
    replacement_effects,
    response_windows,
)
from ..kernel import instructions as common
from ..kernel import play_abilities as abilities
from ..kernel import turn_steps as parts
from ..kernel.board_state import Applies
from ..kernel.game_loop import Frame, Procedure
from ..kernel.rules_context import Handlers, Part, SetUp
from . import (
    actions,
    approach,
    card_play,
    cards,
    checks,
    events,
    game_end,
    instructions,
    keywords,
    lanes,
    lexicon,
    rule_processing,
    rules_context,
    setup,
    state,
    turn,
)

CHAPTERS: Mapping[str, tuple[ModuleType, ...]] = {
    "1": (game_end,),
    "2": (cards,),
    "3": (state,),
    "4": (state, lanes, lexicon, board_state, card_references, commit),
    "5": (instructions, common, events),
    "6": (setup, parts),
    "7": (turn, parts, timings),
    "8": (actions,),
    "9": (approach, rules_context, response_windows),
    "10": (
        checks,
        card_play,
        abilities,
        cost_payment,
        card_choices,
        ability_triggers,
        event_patterns,
        replacement_effects,
        continuous_effects,
    ),
    "11": (rule_processing,),
    "12": (keywords,),
    "13": (perpetual_loops, announced_loops),
}
"""The modules that play each chapter, its own first, then those of the mechanisms."""


# --- events (5) -----------------------------------------------------------------------------------

APPLY: Applies = events.APPLY
HANDLERS: Handlers = instructions.HANDLERS

# --- before the game (6) --------------------------------------------------------------------------

SETUP: tuple[SetUp, ...] = setup.PARTS

# --- the turn (7), with the approach (9) ----------------------------------------------------------

STEPS: Mapping[str, tuple[Part, ...]] = turn.STEPS
ORDER: tuple[str, ...] = turn.ORDER

# --- procedures, by the kind of their frame: 6, 7, 10.5 with 8, 11 and 13, 9.2 --------------------

PROCEDURES: Mapping[str, Callable[[Any, Frame], Procedure[None]]] = {
    "setup": parts.run_setup_part,
    "turn": parts.run_step_part,
    "check": checks.check_timing,
    "play": checks.play_timing,
    "events": approach.event_play_timing,
}
