"""A card game: a running game with the kernel's mechanisms. The game of a rulebook derives from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from ...adapters.card_text_tree import Instruction
from .ability_triggers import notice_triggers
from .board_state import Applies
from .continuous_effects import AbilitiesInEffect
from .events import EngineEvent, EventOutcome
from .game_loop import Frame, Procedure
from .perform import perform_instructions
from .replacement_effects import replace_and_commit
from .resolution import ResolutionContext
from .rules_context import Handlers, RulesContext

CONTENTS = ("APPLY", "HANDLERS", "SETUP", "STEPS", "ORDER", "ACTIONS")
"""The names of a rulebook map that the class takes as attributes; it takes ``PROCEDURES`` as ``procedures``."""


class RulebookMap(Protocol):
    """The parts of a game's rulebook map; optional parts are ``SETUP``, ``STEPS``, ``ORDER`` and ``ACTIONS``."""

    PROCEDURES: Mapping[str, Callable[[Any, Frame], Procedure[None]]]
    """The procedure of each kind of frame."""
    APPLY: Applies
    HANDLERS: Handlers


class CardGame(RulesContext):
    """A running game with replacement effects and triggers.

    The game of a rulebook names its rules: ``class Chess(RulesContext, CardGame, rules=rulebook_map)``.
    """

    def __init_subclass__(cls, *, rules: RulebookMap | None = None) -> None:
        super().__init_subclass__()
        if rules is not None:
            cls.procedures = rules.PROCEDURES
            for part in CONTENTS:
                if hasattr(rules, part):
                    setattr(cls, part, getattr(rules, part))

    def propose_events(self, *events: EngineEvent) -> Procedure[EventOutcome]:
        return replace_and_commit(self, *events)

    def resolve_text(self, ctx: ResolutionContext, then: tuple[Instruction, ...]) -> Procedure[bool]:
        return perform_instructions(self, ctx, then)

    def notice_triggers(self, done: tuple[EngineEvent, ...], before: AbilitiesInEffect) -> None:
        notice_triggers(self, done, before)
