"""How what happens in gotoubun changes the state, beside what every game knows of."""

from __future__ import annotations

from msgspec.structs import replace

from ..kernel.committing import APPLY as EVERY
from ..kernel.committing import move, take
from ..kernel.events import Event
from ..kernel.table import Applies
from .state import Card, Table
from .words import LANES


def _move(state: Table, event: Event) -> None:
    """A card goes to a zone, or onto the character in a lane (``event.other``)."""
    if event.other >= 0:
        _stack(state, event.card, event.other)
    else:
        move(state, event)


def _stack(state: Table, card: int, below: int) -> None:
    """Lay a card onto a character: the stack has a new top card."""
    new, old = state.cards[card], state.cards[below]
    take(state, card, new)
    now = state.tick()
    state.cards[card] = Card(
        new.face, new.owner, old.seat, old.zone, now, now, under=(*old.under, below), attached=old.attached
    )  # 10.6.4.1.1
    for part in (*old.under, *old.attached):
        state.cards[part] = replace(state.cards[part], host=card)
    state.cards[below] = Card(old.face, old.owner, old.seat, old.zone, state.tick(), now, host=card)
    state.zones[old.seat, old.zone] = (card,)  # 4.14.2.1


def _attach(state: Table, event: Event) -> None:
    """Set a card on a character as an episode."""
    card, host = event.card, event.other
    old, holder = state.cards[card], state.cards[host]
    take(state, card, old)
    now = state.tick()
    inc = old.inc if old.zone in LANES else now  # 4.1.4
    state.cards[card] = Card(
        old.face, old.owner, holder.seat, holder.zone, inc, now, host=host, role="episode"
    )  # 5.10.1, 5.10.2
    holder = state.cards[host]
    state.cards[host] = replace(holder, attached=(*holder.attached, card))


def _turn(state: Table, event: Event) -> None:
    state.change(event.card, face_down=event.face_down)  # 5.2.1


def _approach(state: Table, event: Event) -> None:
    pair = (state.ref(event.card), state.ref(event.other))
    state.approaching += (pair,)  # 9.2.2.3


APPLY: Applies = {**EVERY, "move": _move, "attach": _attach, "turn": _turn, "approach": _approach}
