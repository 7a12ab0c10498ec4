"""The parts that a game of WIXOSS is made of.

The document is one of entries, most of them played by several modules: ``saitei where ENTRY`` lists the statements.
The modules that face the protocol are ``scene`` and ``speech``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..kernel import steps as parts
from ..kernel.actions import Action, Actions
from ..kernel.flow import Frame, Procedure
from ..kernel.running import Handlers, Part, SetUp
from ..kernel.table import Applies
from . import (
    acting,
    attached,
    attack,
    bonds,
    cheer,
    costs,
    crafts,
    crystals,
    damage,
    effects,
    events,
    harmony,
    keys,
    resolving,
    rides,
    rule_processing,
    search,
    seeds,
    setup,
    shadow,
    signi,
    traps,
    triggers,
    turn,
    usage,
    virus,
)
from .acting import at_main

# --- what happens, and what texts do --------------------------------------------------------------

APPLY: Applies = events.APPLY
HANDLERS: Handlers = {
    **effects.HANDLERS,
    **resolving.HANDLERS,
    **costs.HANDLERS,
    **damage.HANDLERS,
    **attack.HANDLERS,
    **attached.HANDLERS,
    **search.HANDLERS,
    **virus.HANDLERS,
    **cheer.HANDLERS,
    **crafts.HANDLERS,
    **harmony.HANDLERS,
    **bonds.HANDLERS,
    **shadow.HANDLERS,
    **seeds.HANDLERS,
    **traps.HANDLERS,
    **rides.HANDLERS,
    **crystals.HANDLERS,
}

# --- what players can do ----------------------------------------------------------------------------

ACTIONS: Actions = {
    "play": Action(crafts.plays, crafts.play),
    "spell": Action(usage.spells, usage.use_card),
    "arts": Action(usage.arts, usage.use_card),
    "piece": Action(usage.pieces, usage.use_card),
    "ability": Action(usage.actions, usage.use_ability),
    "grow": Action(usage.grows, usage.grow_assist),
    "key": Action(at_main(keys.keys), keys.put),
    "remove": Action(at_main(signi.removes), signi.remove),
}

# --- the setup, and the phases of a turn ------------------------------------------------------------

SETUP: tuple[SetUp, ...] = setup.SETUP
STEPS: Mapping[str, tuple[Part, ...]] = turn.STEPS
ORDER: tuple[str, ...] = turn.ORDER

# --- what is going on, by the kind of its frame -----------------------------------------------------

PROCEDURES: Mapping[str, Callable[[Any, Frame], Procedure[None]]] = {
    "setup": parts.set_up,
    "turn": parts.take_part,
    "main": acting.main_phase,
    "acting": acting.window,
    "attacking": attack.signi_step,
    "attack": attack.signi_attack,
    "use": usage.using,
    "rules": rule_processing.process,
    "waiting": triggers.resolve,
}
