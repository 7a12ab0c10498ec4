"""A game of Di Gi Charat: the kernel's game with this rulebook's procedures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from ..kernel.committing import APPLY
from ..kernel.events import Event
from ..kernel.flow import Frame, Procedure
from ..kernel.game import CardGame
from ..kernel.running import Handlers
from ..kernel.table import Applies
from .chain import resolve, respond
from .damage import process
from .effects import HANDLERS
from .running import Running
from .setup import set_up
from .state import Table
from .turn import take_part


def _rest(state: Table, event: Event) -> None:
    state.cards[event.card] = replace(state.cards[event.card], asleep=True)


def _ready(state: Table, event: Event) -> None:
    state.cards[event.card] = replace(state.cards[event.card], asleep=False)


class Digicharat(Running, CardGame):
    """A running game."""

    procedures: Mapping[str, Callable[[Any, Frame], Procedure[None]]] = {
        "setup": set_up,
        "turn": take_part,
        "respond": respond,
        "resolve": resolve,
        "damage": process,
    }
    APPLY: ClassVar[Applies] = {**APPLY, "rest": _rest, "ready": _ready}
    HANDLERS: ClassVar[Handlers] = HANDLERS
