"""The table of contents of WIXOSS: where each entry of the document is played, and what a game is made of.

What faces the protocol stands in ``scene``, ``speech``, ``texts`` and ``session``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from ..kernel import choices, information, patterns, playing, references, replacement, table
from ..kernel import costs as paying
from ..kernel import instructions as common
from ..kernel import steps as parts
from ..kernel.flow import Frame, Procedure
from ..kernel.running import Handlers, Part, SetUp
from ..kernel.table import Applies
from . import (
    acting,
    attached,
    attack,
    bonds,
    cards,
    cheer,
    costs,
    crafts,
    crosses,
    crystals,
    damage,
    drives,
    effects,
    events,
    formats,
    harmony,
    keys,
    keywords,
    lrigs,
    refresh,
    resolving,
    rides,
    rule_processing,
    search,
    setup,
    shadow,
    signi,
    state,
    triggers,
    turn,
    usage,
    virus,
    words,
)
from .acting import Action, at_main

ENTRIES: Mapping[str, tuple[ModuleType, ...]] = {
    "acce": (attached, events, signi),
    "assassin": (attack, damage),
    "assist-lrig": (attack, lrigs, setup, usage),
    "attack-phase": (attack, turn),
    "up-phase": (turn,),
    "color": (costs,),
    "virus": (state, virus),
    "exceed": (costs, state),
    "s-lancer": (attack, keywords),
    "ener-zone": (costs, state, turn),
    "ener-charge": (effects,),
    "ener-phase": (turn,),
    "end-phase": (turn,),
    "fmt-allstar": (formats,),
    "guard": (attack,),
    "guard-step": (attack, turn),
    "awaken": (events, state),
    "infected": (state,),
    "fmt-key": (formats,),
    "bond": (bonds, state, usage, references),
    "act-ability": (usage,),
    "class": (state,),
    "crush": (damage, triggers),
    "craft": (crafts, setup, state),
    "craft-resona": (crafts, state),
    "grow": (lrigs, turn, usage),
    "grow-cost": (lrigs,),
    "grow-cond": (lrigs,),
    "grow-phase": (turn,),
    "once-game": (usage,),
    "limiting": (lrigs, rule_processing, signi, usage),
    "coin": (setup, state),
    "public-zone": (events, resolving, state),
    "cost": (costs, usage),
    "search": (search, common),
    "signi": (setup,),
    "signi-step": (attack,),
    "signi-zone": (signi, state, turn, virus),
    "signi-barrier": (attack, damage, state),
    "under": (attached, events, state, references),
    "shadow": (shadow,),
    "enter-ability": (keywords, paying, patterns, playing),
    "appear-cond": (crafts,),
    "use": (usage,),
    "const-ability": (state, words, information),
    "use-timing": (usage, words),
    "timing-attack": (acting, usage),
    "timing-cutin": (usage,),
    "timing-main": (usage,),
    "discard": (effects, words),
    "spell": (setup, usage),
    "first-player": (setup, turn),
    "center-lrig": (attack, setup),
    "soul": (attached, events),
    "turn": (turn, parts),
    "once-turn": (usage,),
    "turn-end": (acting, effects, refresh, turn),
    "target": (resolving, state),
    "double-crush": (attack, damage, triggers),
    "damage": (attack, damage),
    "team": (setup, state, usage),
    "team-act": (usage,),
    "team-auto": (references,),
    "team-enter": (references,),
    "team-const": (references,),
    "check-zone": (crafts, damage, turn, usage),
    "charm": (attached, events, signi, state),
    "attached": (attached, events, state, words, references),
    "fmt-diva": (formats,),
    "defense-step": (acting, turn),
    "deck": (setup,),
    "hand": (state,),
    "freeze": (events, turn),
    "trash": (state, usage),
    "dream-team": (setup, state, usage),
    "trigger": (triggers, usage, replacement),
    "draw-phase": (turn,),
    "field": (words, references),
    "burst-icon": (cards, damage),
    "harmony": (harmony, keywords),
    "battle": (attack,),
    "banish": (signi,),
    "power": (cards, rule_processing),
    "piece": (setup, usage),
    "mulligan": (setup,),
    "hidden-zone": (state, choices),
    "preattack-step": (acting, turn),
    "bet": (costs,),
    "multi-ener": (costs,),
    "colorless": (costs, effects),
    "main-deck": (refresh, setup, state),
    "main-phase": (acting, crafts, keys, signi, turn, usage),
    "mode": (resolving,),
    "rise": (attached, events, lrigs, signi, state, patterns),
    "life-cloth": (damage, refresh, setup, state),
    "life-burst": (damage, setup, usage),
    "lancer": (attack, keywords),
    "refresh": (refresh, turn, common),
    "limit": (lrigs, rule_processing, signi),
    "remove": (signi,),
    "zone": (state, table),
    "rule-process": (attached, damage, refresh, rule_processing, state),
    "lrig": (attack, setup),
    "lrig-step": (attack, turn),
    "lrig-zone": (setup, state),
    "lrig-type": (lrigs,),
    "lrig-deck": (setup, state),
    "lrig-trash": (costs, state, usage),
    "lrig-barrier": (damage, state),
    "level": (signi,),
    "key": (keys, setup, signi, turn),
    "cross": (crosses, state),
    "cross-act": (state,),
    "cross-enter": (state,),
    "cross-const": (state,),
    "cross-cond": (crosses,),
    "crystal": (crystals, effects, events),
    "cheer-zone": (attack, cheer, state),
    "drive-auto": (state,),
    "drive-const": (state,),
    "drive": (drives, rides),
    "triple-crush": (attack, damage, triggers),
    "heaven": (attack, crosses),
    "ride": (drives, keywords, rides, turn),
    "resona": (attached, cards, crafts, events, rule_processing, setup, signi, state),
}
"""The modules that play each entry of the document, in its order: all that cite it, the kernel's last. ``game`` and
``running``, which are made of them or stand before them, are not said."""


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
    **rides.HANDLERS,
    **crystals.HANDLERS,
}

# --- what players can do ----------------------------------------------------------------------------

ACTIONS: Mapping[str, Action] = {
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
