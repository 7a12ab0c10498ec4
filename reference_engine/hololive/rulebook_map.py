"""The rulebook map of hololive: the modules that play each chapter of the rulebook, and the parts of the game.

``game`` answers the kernel's questions: which abilities may be used (8.5.1, 12.1.4), what they cost (12.1.3), where
cards go (4.6.3), what replaces a move (10.11.4). ``scene_loader`` and ``encoder`` translate the protocol. ``editions``
names the editions that are played; a part of a step may be of later ones only (7.6.3).
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
    play_abilities,
    replacement_effects,
)
from ..kernel import instructions as common
from ..kernel import turn_steps as parts
from ..kernel.board_state import Applies
from ..kernel.game_loop import Frame, Procedure
from ..kernel.rules_context import Handlers, Part, SetUp
from . import (
    actions,
    art_and_skill,
    arts,
    borrowed_arts,
    cards,
    check_and_play_timing,
    cheer_costs,
    events,
    instructions,
    keywords,
    lexicon,
    replaced_moves,
    rule_processing,
    rules_context,
    setup,
    state,
    support_cards,
    turn,
    use_limits,
)

CHAPTERS: Mapping[str, tuple[ModuleType, ...]] = {
    "1": (rule_processing,),
    "2": (cards,),
    "3": (events,),
    "4": (state, board_state, card_references, commit),
    "5": (instructions, keywords, common, events, borrowed_arts),
    "6": (setup, parts),
    "7": (turn, parts, timings),
    "8": (actions, use_limits),
    "9": (arts,),
    "10": (
        check_and_play_timing,
        cheer_costs,
        support_cards,
        replaced_moves,
        lexicon,
        play_abilities,
        cost_payment,
        card_choices,
        ability_triggers,
        event_patterns,
        replacement_effects,
        continuous_effects,
    ),
    "11": (rule_processing,),
    "12": (arts, art_and_skill, cards),
    "13": (keywords,),
    "14": (rules_context, perpetual_loops, announced_loops),
}
"""The modules that play each chapter, its own first, then those of the mechanisms."""


# --- events (5) -----------------------------------------------------------------------------------

APPLY: Applies = events.APPLY
HANDLERS: Handlers = instructions.HANDLERS

# --- before the game (6) --------------------------------------------------------------------------

SETUP: tuple[SetUp, ...] = setup.PARTS

# --- the turn (7), and its actions (8, 9) ---------------------------------------------------------

STEPS: Mapping[str, tuple[Part, ...]] = turn.STEPS
ORDER: tuple[str, ...] = turn.ORDER
ACTIONS: Mapping[str, ModuleType] = {"main": actions, "performance": arts}

# --- procedures, by the kind of their frame: 6, 7, 10.6 with 11 and 14 ----------------------------

PROCEDURES: Mapping[str, Callable[[Any, Frame], Procedure[None]]] = {
    "setup": parts.run_setup_part,
    "turn": parts.run_step_part,
    "check": check_and_play_timing.check_timing,
    "play": check_and_play_timing.play_timing,
}
