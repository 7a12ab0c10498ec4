"""How what happens in OSICA changes the state, beside what every game knows of."""

from __future__ import annotations

from msgspec.structs import replace

from ..kernel.committing import APPLY as EVERY
from ..kernel.committing import changes, take
from ..kernel.events import Event
from ..kernel.table import Applies
from .cards import Card
from .state import Table


def _turn(state: Table, event: Event) -> None:
    state.change(event.card, face_down=event.face_down)


def _switch(state: Table, event: Event) -> None:
    """Two cards on the board of a player change places."""
    one, other = event.card, event.other
    mine, theirs = state.cards[one], state.cards[other]
    _lay(state, one, theirs.zone)
    _lay(state, other, mine.zone)
    places = {zone: state.zones[mine.seat, zone] for zone in (mine.zone, theirs.zone)}
    for zone, lying in places.items():
        state.zones[mine.seat, zone] = tuple({one: other, other: one}.get(card, card) for card in lying)


def _lay(state: Table, card: int, zone: str) -> None:
    """A card lies where another one lay, with what lies on it."""
    now = state.tick()
    for each in (card, *state.cards[card].attached):
        state.cards[each] = replace(state.cards[each], zone=zone, since=now)


def _attach(state: Table, event: Event) -> None:
    """A card is put onto a character."""
    card, host = event.card, event.other
    old, holder = state.cards[card], state.cards[host]
    take(state, card, old)
    now = state.tick()
    state.cards[card] = Card(old.face, old.owner, holder.seat, holder.zone, now, now, host=host, role="limit-break")
    state.cards[host] = replace(state.cards[host], attached=(*holder.attached, card))


APPLY: Applies = {
    **EVERY,
    "turn": _turn,
    "switch": _switch,
    "attach": _attach,
    "limit-broke": changes(limit_broken=True),
    "ended": changes(limit_broken=False),
}
