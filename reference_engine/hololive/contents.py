"""The table of contents of hololive: where each chapter of the rulebook is played, and what a game is made of.

``game`` has the game's answers to the kernel's questions: which abilities may be used (8.5.1, 12.1.4), what they cost
(12.1.3), where cards go (4.6.3), what replaces a move (10.11.4). ``scene`` and ``speech`` face the
protocol.
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
    playing,
    references,
    replacement,
    table,
    triggers,
)
from ..kernel import instructions as common
from ..kernel import steps as parts
from ..kernel.flow import Frame, Procedure
from ..kernel.running import Handlers, Part, SetUp
from ..kernel.table import Applies
from ..timings import announcing, loops
from ..timings import parts as timings
from . import (
    actions,
    arts,
    cards,
    checks,
    cheers,
    events,
    instructions,
    keywords,
    limits,
    replaced_moves,
    rule_processing,
    running,
    setup,
    specials,
    state,
    supports,
    turn,
    words,
)

CHAPTERS: Mapping[str, tuple[ModuleType, ...]] = {
    "1": (rule_processing,),
    "2": (cards,),
    "3": (events,),
    "4": (state, table, references, committing),
    "5": (instructions, common, events),
    "6": (setup, parts),
    "7": (turn, parts, timings),
    "8": (actions, limits),
    "9": (arts,),
    "10": (
        checks,
        cheers,
        supports,
        replaced_moves,
        words,
        playing,
        costs,
        choices,
        triggers,
        patterns,
        replacement,
        information,
    ),
    "11": (rule_processing,),
    "12": (arts, specials, cards),
    "13": (keywords,),
    "14": (running, loops, announcing),
}
"""The modules that play each chapter, its own first, then those of the mechanisms."""


# --- what happens (5) -----------------------------------------------------------------------------

APPLY: Applies = events.APPLY
HANDLERS: Handlers = instructions.HANDLERS

# --- before the game (6) --------------------------------------------------------------------------

SETUP: tuple[SetUp, ...] = setup.PARTS

# --- the turn (7), and what can be done in it (8, 9) ----------------------------------------------

STEPS: Mapping[str, tuple[Part, ...]] = turn.STEPS
ORDER: tuple[str, ...] = turn.ORDER
ACTIONS: Mapping[str, ModuleType] = {"main": actions, "performance": arts}

# --- what is going on, by the kind of its frame: 6, 7, 10.6 with 11 and 14 ------------------------

PROCEDURES: Mapping[str, Callable[[Any, Frame], Procedure[None]]] = {
    "setup": parts.set_up,
    "turn": parts.take_part,
    "check": checks.check_timing,
    "play": checks.play_timing,
}
