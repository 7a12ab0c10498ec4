"""Changes of the state by the events that only gotoubun has."""

from __future__ import annotations

from msgspec.structs import replace

from ..kernel.board_state import Applies
from ..kernel.commit import APPLY as EVERY
from ..kernel.commit import apply_move, remove_card
from ..kernel.events import EngineEvent
from .lexicon import LANES
from .state import GameCard, GameState


def _move(state: GameState, event: EngineEvent) -> None:
    """Move a card to a zone, or onto the character in a lane (``event.other``)."""
    if event.other >= 0:
        _stack(state, event.card, event.other)
    else:
        apply_move(state, event)


def _stack(state: GameState, card: int, below: int) -> None:
    """Lay a card onto a character: the stack has a new top card."""
    new, old = state.cards[card], state.cards[below]
    remove_card(state, card, new)
    now = state.advance_clock()
    state.cards[card] = GameCard(
        new.face, new.owner, old.seat, old.zone, now, now, under=(*old.under, below), attached=old.attached
    )  # 10.6.4.1.1
    for part in (*old.under, *old.attached):
        state.cards[part] = replace(state.cards[part], host=card)
    state.cards[below] = GameCard(old.face, old.owner, old.seat, old.zone, state.advance_clock(), now, host=card)
    state.zones[old.seat, old.zone] = (card,)  # 4.14.2.1


def _attach(state: GameState, event: EngineEvent) -> None:
    """Set a card on a character as an episode."""
    card, host = event.card, event.other
    old, holder = state.cards[card], state.cards[host]
    remove_card(state, card, old)
    now = state.advance_clock()
    inc = old.inc if old.zone in LANES else now  # 4.1.4
    state.cards[card] = GameCard(
        old.face, old.owner, holder.seat, holder.zone, inc, now, host=host, role="episode"
    )  # 5.10.1, 5.10.2
    holder = state.cards[host]
    state.cards[host] = replace(holder, attached=(*holder.attached, card))


def _turn(state: GameState, event: EngineEvent) -> None:
    state.change_card(event.card, face_down=event.face_down)  # 5.2.1


def _approach(state: GameState, event: EngineEvent) -> None:
    pair = (state.reference_to(event.card), state.reference_to(event.other))
    state.approaching += (pair,)  # 9.2.2.3


APPLY: Applies = {**EVERY, "move": _move, "attach": _attach, "turn": _turn, "approach": _approach}
