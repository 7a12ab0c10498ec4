"""Changes of the state by the events that only OSICA has."""

from __future__ import annotations

from msgspec.structs import replace

from ..kernel.board_state import Applies
from ..kernel.commit import APPLY as EVERY
from ..kernel.commit import field_change, remove_card
from ..kernel.events import EngineEvent
from .cards import GameCard
from .state import GameState


def _turn(state: GameState, event: EngineEvent) -> None:
    state.change_card(event.card, face_down=event.face_down)


def _switch(state: GameState, event: EngineEvent) -> None:
    """Exchange the places of two cards on a player's board."""
    one, other = event.card, event.other
    mine, theirs = state.cards[one], state.cards[other]
    _lay(state, one, theirs.zone)
    _lay(state, other, mine.zone)
    places = {zone: state.zones[mine.seat, zone] for zone in (mine.zone, theirs.zone)}
    for zone, lying in places.items():
        state.zones[mine.seat, zone] = tuple({one: other, other: one}.get(card, card) for card in lying)


def _lay(state: GameState, card: int, zone: str) -> None:
    """Put a card into the place of another, with the cards that lie on it."""
    now = state.advance_clock()
    for each in (card, *state.cards[card].attached):
        state.cards[each] = replace(state.cards[each], zone=zone, since=now)


def _attach(state: GameState, event: EngineEvent) -> None:
    """Put a card onto a character."""
    card, host = event.card, event.other
    old, holder = state.cards[card], state.cards[host]
    remove_card(state, card, old)
    now = state.advance_clock()
    state.cards[card] = GameCard(old.face, old.owner, holder.seat, holder.zone, now, now, host=host, role="limit-break")
    state.cards[host] = replace(state.cards[host], attached=(*holder.attached, card))


APPLY: Applies = {
    **EVERY,
    "turn": _turn,
    "switch": _switch,
    "attach": _attach,
    "limit-broke": field_change(limit_broken=True),
    "ended": field_change(limit_broken=False),
}
