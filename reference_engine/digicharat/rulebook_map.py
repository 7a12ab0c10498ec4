"""The rulebook map of Di Gi Charat: the modules that play each section of the rule details, and the parts of the game.

``game`` is made from it. ``scene_loader`` and ``encoder`` translate the protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from ..kernel import commit
from ..kernel.board_state import Applies
from ..kernel.game_loop import Frame, Procedure
from ..kernel.rules_context import Handlers
from . import (
    attack_and_cover,
    bringing_out,
    cards,
    damage_processing,
    effects,
    event_cards,
    response_chain,
    rules_context,
    setup,
    state,
    turn,
)

CHAPTERS: Mapping[str, tuple[ModuleType, ...]] = {
    "DA": (setup, turn, response_chain, effects),
    "3-1": (bringing_out, cards, state),
    "3-2": (attack_and_cover,),
    "3-3": (attack_and_cover,),
    "3-4": (event_cards, effects, rules_context),
    "3-5": (attack_and_cover, rules_context),
    "3-6": (damage_processing,),
    "3-7": (response_chain,),
    "3-8": (damage_processing,),
    "3-9": (turn,),
    "3-10": (response_chain, effects, rules_context),
}
"""The modules that play each section; under ``DA`` those for the assumed meaning of the base rules."""


# --- events and instructions ----------------------------------------------------------------------

APPLY: Applies = commit.APPLY
HANDLERS: Handlers = effects.HANDLERS

# --- procedures, by the kind of their frame: the setup, a phase, 3-7, 3-10 ------------------------

PROCEDURES: Mapping[str, Callable[[Any, Frame], Procedure[None]]] = {
    "setup": setup.set_up,
    "turn": turn.play_phase_part,
    "respond": response_chain.respond_or_pass,
    "resolve": response_chain.resolve_last_entry,
    "damage": damage_processing.process_damage,
}
