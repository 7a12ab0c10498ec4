"""A game of cards: what a running game does with the kernel's mechanisms. A game of its own derives from it."""

from __future__ import annotations

from types import ModuleType

from ...adapters.abilities import Instruction
from .context import Context
from .events import Event, Outcome
from .flow import Procedure
from .information import InEffect
from .performing import perform
from .replacement import happen
from .running import Running
from .triggers import notice

CONTENTS = ("APPLY", "HANDLERS", "SETUP", "STEPS", "ORDER", "ACTIONS")
"""The names of a game's contents that its class takes; ``PROCEDURES`` it takes as ``procedures``."""


class CardGame(Running):
    """A running game in which events are replaced, and abilities triggered.

    A game of its own hands in its table of ``contents``, the module that says what it is made of.
    """

    def __init_subclass__(cls, contents: ModuleType | None = None) -> None:
        super().__init_subclass__()
        if contents is not None:
            cls.procedures = contents.PROCEDURES
            for name in CONTENTS:
                if hasattr(contents, name):
                    setattr(cls, name, getattr(contents, name))

    def happen(self, *events: Event) -> Procedure[Outcome]:
        return happen(self, *events)

    def resolve(self, ctx: Context, then: tuple[Instruction, ...]) -> Procedure[bool]:
        return perform(self, ctx, then)

    def notice(self, done: tuple[Event, ...], before: InEffect) -> None:
        notice(self, done, before)
