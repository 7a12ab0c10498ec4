"""Changes of the state by the events that only WIXOSS has."""

from __future__ import annotations

from msgspec.structs import replace

from ..kernel.board_state import Applies
from ..kernel.commit import APPLY as EVERY
from ..kernel.commit import apply_move, field_change, make_loose, remove_card
from ..kernel.events import EngineEvent
from .cards import GameCard
from .lexicon import BENEATH, CHARM, DECK, HAND, LIFE, RESONA
from .state import GameState


def _move(state: GameState, event: EngineEvent) -> None:
    """Move a card. A Resona that would go to a hidden zone is set aside, outside of all zones of the game."""
    apply_move(state, event)
    record = state.cards[event.card]
    if record.face.kind == RESONA and record.zone in (HAND, DECK, LIFE):  # resona.a7
        remove_card(state, event.card, record)
        make_loose(state, event.card)


def _freeze(state: GameState, event: EngineEvent) -> None:
    state.change_card(event.card, frozen=True)  # freeze.5


def _awaken(state: GameState, event: EngineEvent) -> None:
    state.change_card(event.card, awakened=True)  # awaken.2, awaken.3


def _turn(state: GameState, event: EngineEvent) -> None:
    """Turn over a card in its place; cards that can no longer be attached to it become loose."""
    record = state.cards[event.card]
    for part in record.attached if event.face_down else ():
        make_loose(state, part)  # attached.5
    attached = () if event.face_down else record.attached
    state.change_card(
        event.card, face_down=event.face_down, awakened=False, attached=attached, unseen_by=frozenset()
    )  # awaken.4, under.5, public-zone.3


def _bloom(state: GameState, event: EngineEvent) -> None:
    """Turn up a Seed, which is no longer a Seed then."""
    state.change_card(event.card, face_down=False, role="")  # bloom.2, seed.2


def _tuck(state: GameState, event: EngineEvent) -> None:
    """Put a card under another, at the bottom; the cards under it stay under it."""
    card, host = event.card, event.other
    old = state.cards[card]
    remove_card(state, card, old)
    for part in old.attached:
        make_loose(state, part)  # rise.9, soul.5
    holder = state.cards[host]
    if event.cause == "grow":
        holder = replace(holder, resting=old.resting, frozen=old.frozen)
    for part in (*old.under, card):
        record, now = state.cards[part], state.advance_clock()
        lying = GameCard(record.face, record.owner, holder.seat, holder.zone, now, now, host=host, role=BENEATH)
        state.cards[part] = lying
    state.cards[host] = replace(holder, under=(*holder.under, *old.under, card))  # rise.11, under.1


def _attach(state: GameState, event: EngineEvent) -> None:
    """Attach a card to a SIGNI: a Charm face down, others face up."""
    card, host = event.card, event.other
    old = state.cards[card]
    remove_card(state, card, old)
    holder, now, role = state.cards[host], state.advance_clock(), event.to
    face_down = role == CHARM  # charm.1, acce.4
    new = GameCard(old.face, old.owner, holder.seat, holder.zone, now, now, host=host)
    state.cards[card] = replace(new, role=role, face_down=face_down)
    state.cards[host] = replace(holder, attached=(*holder.attached, card))  # acce.7


def _arm(state: GameState, event: EngineEvent) -> None:
    state.change_card(event.card, crystal_armed=True)  # crystal.3, crystal.8


def _ride(state: GameState, event: EngineEvent) -> None:
    state.change_card(event.other, ridden_by=event.card)


APPLY: Applies = {
    **EVERY,
    "move": _move,
    "froze": _freeze,
    "thawed": field_change(frozen=False),
    "awoke": _awaken,
    "turn": _turn,
    "bloomed": _bloom,
    "tuck": _tuck,
    "attach": _attach,
    "burst": field_change(is_crushed=False),
    "armed": _arm,
    "ride": _ride,
}
