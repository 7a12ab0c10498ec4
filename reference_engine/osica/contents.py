"""The table of contents of OSICA: where each section of the document is played, and what a game is made of.

``game`` has the game's answers to the kernel's questions: which texts may be used (event, action), which cards may be
chosen (through). ``scene`` and ``speech`` face the protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from ..kernel import steps as parts
from ..kernel.flow import Frame, Procedure
from ..kernel.running import Handlers, Part, SetUp
from ..kernel.table import Applies
from . import (
    appeals,
    cards,
    effects,
    event_phase,
    events,
    keywords,
    looking,
    main_phase,
    places,
    running,
    setup,
    simultaneous,
    state,
    stealing,
    turn,
    usage,
    words,
)

CHAPTERS: Mapping[str, tuple[ModuleType, ...]] = {
    "goal": (stealing,),
    "setup": (setup, cards),
    "zones": (state, words, places, main_phase, running),
    "flow": (turn, event_phase, looking, stealing, appeals, events, parts),
    "text": (keywords, usage, effects),
    "special": (simultaneous,),
    "OA": (turn, setup),
}
"""The modules that play each part of the document; under ``OA`` those that play what is taken to be so."""


# --- what happens, and what texts do --------------------------------------------------------------

APPLY: Applies = events.APPLY
HANDLERS: Handlers = effects.HANDLERS

# --- the setup, and the phases of a turn ------------------------------------------------------------

SETUP: tuple[SetUp, ...] = setup.SETUP
STEPS: Mapping[str, tuple[Part, ...]] = turn.STEPS
ORDER: tuple[str, ...] = turn.ORDER

# --- what is going on, by the kind of its frame -----------------------------------------------------

PROCEDURES: Mapping[str, Callable[[Any, Frame], Procedure[None]]] = {
    "setup": parts.set_up,
    "turn": parts.take_part,
    "main": main_phase.phase,
    "window": event_phase.window,
    "appealing": appeals.phase,
    "appeal": appeals.appeal,
    "waiting": simultaneous.resolve,
}
