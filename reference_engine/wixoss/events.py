"""How what happens in WIXOSS changes the state, beside what every game knows of."""

from __future__ import annotations

from msgspec.structs import replace

from ..kernel.committing import APPLY as EVERY
from ..kernel.committing import changes, let_go, move, take
from ..kernel.events import Event
from ..kernel.table import Applies
from .cards import Card
from .state import Table
from .words import BENEATH, CHARM, DECK, HAND, LIFE, RESONA


def _move(state: Table, event: Event) -> None:
    """A card moves. A Resona that comes where nobody may know it is set aside, as though it were not there."""
    move(state, event)
    record = state.cards[event.card]
    if record.face.kind == RESONA and record.zone in (HAND, DECK, LIFE):  # resona.a7
        take(state, event.card, record)
        let_go(state, event.card)


def _freeze(state: Table, event: Event) -> None:
    state.change(event.card, frozen=True)  # freeze.5


def _awaken(state: Table, event: Event) -> None:
    state.change(event.card, awakened=True)  # awaken.2, awaken.3


def _turn(state: Table, event: Event) -> None:
    """A card is turned over where it lies; what could be attached to it no longer can."""
    record = state.cards[event.card]
    for part in record.attached if event.face_down else ():
        let_go(state, part)  # attached.5
    attached = () if event.face_down else record.attached
    state.change(
        event.card, face_down=event.face_down, awakened=False, attached=attached, unseen_by=frozenset()
    )  # awaken.4, under.5, public-zone.3


def _bloom(state: Table, event: Event) -> None:
    """A Seed is turned up, and is none any more."""
    state.change(event.card, face_down=False, role="")  # bloom.2, seed.2


def _tuck(state: Table, event: Event) -> None:
    """A card comes to lie under another, lowest of what does; what lay under it still lies there under it."""
    card, host = event.card, event.other
    old = state.cards[card]
    take(state, card, old)
    for part in old.attached:
        let_go(state, part)  # rise.9, soul.5
    holder = state.cards[host]
    if event.cause == "grow":
        holder = replace(holder, resting=old.resting, frozen=old.frozen)
    for part in (*old.under, card):
        record, now = state.cards[part], state.tick()
        lying = Card(record.face, record.owner, holder.seat, holder.zone, now, now, host=host, role=BENEATH)
        state.cards[part] = lying
    state.cards[host] = replace(holder, under=(*holder.under, *old.under, card))  # rise.11, under.1


def _attach(state: Table, event: Event) -> None:
    """A card is attached to a SIGNI: a Charm face down, others face up."""
    card, host = event.card, event.other
    old = state.cards[card]
    take(state, card, old)
    holder, now, role = state.cards[host], state.tick(), event.to
    face_down = role == CHARM  # charm.1, acce.4
    new = Card(old.face, old.owner, holder.seat, holder.zone, now, now, host=host)
    state.cards[card] = replace(new, role=role, face_down=face_down)
    state.cards[host] = replace(holder, attached=(*holder.attached, card))  # acce.7


def _arm(state: Table, event: Event) -> None:
    state.change(event.card, crystal_armed=True)  # crystal.3, crystal.8


def _ride(state: Table, event: Event) -> None:
    state.change(event.other, ridden_by=event.card)


APPLY: Applies = {
    **EVERY,
    "move": _move,
    "froze": _freeze,
    "thawed": changes(frozen=False),
    "awoke": _awaken,
    "turn": _turn,
    "bloomed": _bloom,
    "tuck": _tuck,
    "attach": _attach,
    "burst": changes(is_crushed=False),
    "armed": _arm,
    "ride": _ride,
}
