"""A game of cards: what a running game does with the kernel's mechanisms. A game of its own derives from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from ...adapters.abilities import Instruction
from .context import Context
from .events import Event, Outcome
from .flow import Frame, Procedure
from .information import InEffect
from .performing import perform
from .replacement import happen
from .running import Handlers, Running
from .table import Applies
from .triggers import notice

CONTENTS = ("APPLY", "HANDLERS", "SETUP", "STEPS", "ORDER", "ACTIONS")
"""The names of a game's rules that its class takes; ``PROCEDURES`` it takes as ``procedures``."""


class Rules(Protocol):
    """The parts of a game that its contents name; perhaps also ``SETUP``, ``STEPS``, ``ORDER`` and ``ACTIONS``."""

    PROCEDURES: Mapping[str, Callable[[Any, Frame], Procedure[None]]]
    """The procedure of each kind of frame."""
    APPLY: Applies
    HANDLERS: Handlers


class CardGame(Running):
    """A running game in which events are replaced, and abilities triggered.

    A game of its own names its rules: ``class Chess(Running, CardGame, rules=contents)``.
    """

    def __init_subclass__(cls, *, rules: Rules | None = None) -> None:
        super().__init_subclass__()
        if rules is not None:
            cls.procedures = rules.PROCEDURES
            for part in CONTENTS:
                if hasattr(rules, part):
                    setattr(cls, part, getattr(rules, part))

    def happen(self, *events: Event) -> Procedure[Outcome]:
        return happen(self, *events)

    def resolve(self, ctx: Context, then: tuple[Instruction, ...]) -> Procedure[bool]:
        return perform(self, ctx, then)

    def notice(self, done: tuple[Event, ...], before: InEffect) -> None:
        notice(self, done, before)
