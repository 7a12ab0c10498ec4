"""The rulebook map of WIXOSS: the parts of the game.

The document consists of entries, most of them played by several modules: ``saitei where ENTRY`` lists the statements.
``scene_loader`` and ``encoder`` translate the protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..kernel import turn_steps as parts
from ..kernel.actions import ActionKind, Actions
from ..kernel.board_state import Applies
from ..kernel.game_loop import Frame, Procedure
from ..kernel.rules_context import Handlers, Part, SetUp
from . import (
    action_windows,
    attachments,
    attack,
    bonds,
    cheer_zone,
    crafts,
    crystal_armament,
    damage_and_crush,
    deck_search,
    effects,
    ener_costs,
    events,
    harmony,
    key_cards,
    modes_and_targets,
    pending_triggers,
    rides,
    rule_processing,
    seeds,
    setup,
    shadow,
    signi,
    traps,
    turn,
    using_cards,
    virus,
)
from .action_windows import main_phase_only

# --- events and instructions ----------------------------------------------------------------------

APPLY: Applies = events.APPLY
HANDLERS: Handlers = {
    **effects.HANDLERS,
    **modes_and_targets.HANDLERS,
    **ener_costs.HANDLERS,
    **damage_and_crush.HANDLERS,
    **attack.HANDLERS,
    **attachments.HANDLERS,
    **deck_search.HANDLERS,
    **virus.HANDLERS,
    **cheer_zone.HANDLERS,
    **crafts.HANDLERS,
    **harmony.HANDLERS,
    **bonds.HANDLERS,
    **shadow.HANDLERS,
    **seeds.HANDLERS,
    **traps.HANDLERS,
    **rides.HANDLERS,
    **crystal_armament.HANDLERS,
}

# --- options of players -----------------------------------------------------------------------------

ACTIONS: Actions = {
    "play": ActionKind(crafts.play_options, crafts.play_signi),
    "spell": ActionKind(using_cards.spell_options, using_cards.use_card),
    "arts": ActionKind(using_cards.arts_options, using_cards.use_card),
    "piece": ActionKind(using_cards.piece_options, using_cards.use_card),
    "ability": ActionKind(using_cards.action_ability_options, using_cards.use_ability),
    "grow": ActionKind(using_cards.assist_grow_options, using_cards.grow_assist),
    "key": ActionKind(main_phase_only(key_cards.key_options), key_cards.put_key),
    "remove": ActionKind(main_phase_only(signi.remove_options), signi.remove_signi),
}

# --- the setup, and the phases of a turn ------------------------------------------------------------

SETUP: tuple[SetUp, ...] = setup.SETUP
STEPS: Mapping[str, tuple[Part, ...]] = turn.STEPS
ORDER: tuple[str, ...] = turn.ORDER

# --- procedures, by the kind of their frame ---------------------------------------------------------

PROCEDURES: Mapping[str, Callable[[Any, Frame], Procedure[None]]] = {
    "setup": parts.run_setup_part,
    "turn": parts.run_step_part,
    "main": action_windows.main_phase,
    "acting": action_windows.action_window,
    "attacking": attack.signi_step,
    "attack": attack.resolve_signi_attack,
    "use": using_cards.resolve_card_use,
    "rules": rule_processing.process_rules,
    "waiting": pending_triggers.resolve_next_trigger,
}
