"""A game of cards: what a running game does with the kernel's mechanisms. A game of its own derives from it."""

from __future__ import annotations

from ...adapters.abilities import Instruction
from .context import Context
from .events import Event, Outcome
from .flow import Procedure
from .information import InEffect
from .performing import perform
from .replacement import happen
from .running import Running
from .triggers import notice


class CardGame(Running):
    """A running game in which events are replaced, and abilities triggered."""

    def happen(self, *events: Event) -> Procedure[Outcome]:
        return happen(self, *events)

    def resolve(self, ctx: Context, then: tuple[Instruction, ...]) -> Procedure[bool]:
        return perform(self, ctx, then)

    def notice(self, done: tuple[Event, ...], before: InEffect) -> None:
        notice(self, done, before)
