"""The table of contents of Di Gi Charat: where each section of the rule details is played, and what a game is made of.

``game`` is made from it. ``scene`` and ``speech`` face the protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from ..kernel import committing
from ..kernel.flow import Frame, Procedure
from ..kernel.running import Handlers
from ..kernel.table import Applies
from . import (
    battle,
    cards,
    chain,
    characters,
    damage,
    effects,
    event_cards,
    running,
    setup,
    state,
    turn,
)

CHAPTERS: Mapping[str, tuple[ModuleType, ...]] = {
    "DA": (setup, turn, chain, effects),
    "3-1": (characters, cards, state),
    "3-2": (battle,),
    "3-3": (battle,),
    "3-4": (event_cards, effects, running),
    "3-5": (battle, running),
    "3-6": (damage,),
    "3-7": (chain,),
    "3-8": (damage,),
    "3-9": (turn,),
    "3-10": (chain, effects, running),
}
"""The modules that play each section; under ``DA`` those that play what the base rules are taken to say."""


# --- what happens, and what texts do --------------------------------------------------------------

APPLY: Applies = committing.APPLY
HANDLERS: Handlers = effects.HANDLERS

# --- what is going on, by the kind of its frame: the setup, a phase, 3-7, 3-10 --------------------

PROCEDURES: Mapping[str, Callable[[Any, Frame], Procedure[None]]] = {
    "setup": setup.set_up,
    "turn": turn.play_phase_part,
    "respond": chain.respond,
    "resolve": chain.resolve,
    "damage": damage.process,
}
