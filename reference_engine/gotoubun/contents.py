"""The table of contents of gotoubun: where each chapter of the rulebook is played, and what a game is made of.

``game`` has the game's answers to the kernel's questions: which abilities are in effect (6.1.4), which are optional
(12.4.2.1), where cards go (4.7.3). ``scene`` and ``speech`` face the protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from ..kernel import (
    choices,
    committing,
    costs,
    information,
    patterns,
    references,
    replacement,
    table,
    triggers,
    windows,
)
from ..kernel import instructions as common
from ..kernel import playing as abilities
from ..kernel import steps as parts
from ..kernel.flow import Frame, Procedure
from ..kernel.running import Handlers, Part, SetUp
from ..kernel.table import Applies
from ..timings import announcing, loops
from ..timings import parts as timings
from . import (
    actions,
    approach,
    cards,
    checks,
    events,
    instructions,
    keywords,
    lanes,
    outcome,
    playing,
    rule_processing,
    running,
    setup,
    state,
    turn,
    words,
)

CHAPTERS: Mapping[str, tuple[ModuleType, ...]] = {
    "1": (outcome,),
    "2": (cards,),
    "3": (state,),
    "4": (state, lanes, words, table, references, committing),
    "5": (instructions, common, events),
    "6": (setup, parts),
    "7": (turn, parts, timings),
    "8": (actions,),
    "9": (approach, running, windows),
    "10": (checks, playing, abilities, costs, choices, triggers, patterns, replacement, information),
    "11": (rule_processing,),
    "12": (keywords,),
    "13": (loops, announcing),
}
"""The modules that play each chapter, its own first, then those of the mechanisms."""


# --- what happens (5) -----------------------------------------------------------------------------

APPLY: Applies = events.APPLY
HANDLERS: Handlers = instructions.HANDLERS

# --- before the game (6) --------------------------------------------------------------------------

SETUP: tuple[SetUp, ...] = setup.PARTS

# --- the turn (7), with the approach (9) ----------------------------------------------------------

STEPS: Mapping[str, tuple[Part, ...]] = turn.STEPS
ORDER: tuple[str, ...] = turn.ORDER

# --- what is going on, by the kind of its frame: 6, 7, 10.5 with 8, 11 and 13, 9.2 ----------------

PROCEDURES: Mapping[str, Callable[[Any, Frame], Procedure[None]]] = {
    "setup": parts.set_up,
    "turn": parts.take_part,
    "check": checks.check_timing,
    "play": checks.play_timing,
    "events": approach.event_timing,
}
