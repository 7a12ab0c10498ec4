"""The rulebook map of OSICA: the modules that play each section of the document, and the parts of the game.

``game`` answers the kernel's questions: which texts may be used (event, action), which cards may be chosen (through).
``scene_loader`` and ``encoder`` translate the protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from ..kernel import turn_steps as parts
from ..kernel.board_state import Applies
from ..kernel.game_loop import Frame, Procedure
from ..kernel.rules_context import Handlers, Part, SetUp
from . import (
    appeals,
    board_areas,
    cards,
    effects,
    event_phase,
    events,
    heart_stealing,
    keywords,
    lexicon,
    look_and_place,
    main_phase,
    rules_context,
    setup,
    simultaneous_effects,
    state,
    text_usage,
    turn,
)

CHAPTERS: Mapping[str, tuple[ModuleType, ...]] = {
    "goal": (heart_stealing,),
    "setup": (setup, cards),
    "zones": (state, lexicon, board_areas, main_phase, rules_context),
    "flow": (turn, event_phase, look_and_place, heart_stealing, appeals, events, parts),
    "text": (keywords, text_usage, effects),
    "special": (simultaneous_effects,),
    "OA": (turn, setup),
}
"""The modules that play each part of the document; under ``OA`` those for the assumptions."""


# --- events and instructions ----------------------------------------------------------------------

APPLY: Applies = events.APPLY
HANDLERS: Handlers = effects.HANDLERS

# --- the setup, and the phases of a turn ------------------------------------------------------------

SETUP: tuple[SetUp, ...] = setup.SETUP
STEPS: Mapping[str, tuple[Part, ...]] = turn.STEPS
ORDER: tuple[str, ...] = turn.ORDER

# --- procedures, by the kind of their frame ---------------------------------------------------------

PROCEDURES: Mapping[str, Callable[[Any, Frame], Procedure[None]]] = {
    "setup": parts.run_setup_part,
    "turn": parts.run_step_part,
    "main": main_phase.take_main_action,
    "window": event_phase.take_event_action,
    "appealing": appeals.take_appeal_action,
    "appeal": appeals.continue_appeal,
    "waiting": simultaneous_effects.resolve_next_effect,
}
