"""The table of contents of OSICA: where each section of the document is played, and what a game is made of.

What faces the protocol stands in ``scene``, ``speech``, ``texts`` and ``session``.
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
    effects,
    event_phase,
    events,
    main_phase,
    setup,
    simultaneous,
    turn,
)

CHAPTERS: Mapping[str, tuple[ModuleType, ...]] = {}
"""The modules that play each section."""


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
