"""How what happens in Di Gi Charat changes the state, beside what every game knows of."""

from __future__ import annotations

from msgspec.structs import replace

from ..kernel.committing import APPLY as EVERY
from ..kernel.events import Event
from ..kernel.table import Applies
from .state import Table


def _rest(state: Table, event: Event) -> None:
    state.cards[event.card] = replace(state.cards[event.card], asleep=True)


def _ready(state: Table, event: Event) -> None:
    state.cards[event.card] = replace(state.cards[event.card], asleep=False)


APPLY: Applies = {**EVERY, "rest": _rest, "ready": _ready}
