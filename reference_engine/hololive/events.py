"""Changes of the state by the events that only hololive has."""

from __future__ import annotations

from msgspec.structs import replace

from ..kernel.board_state import Applies
from ..kernel.commit import APPLY as EVERY
from ..kernel.commit import field_change, make_loose, remove_card
from ..kernel.events import EngineEvent
from .state import ON_STAGE, GameCard, GameState


def _stack(state: GameState, event: EngineEvent) -> None:
    """Put ``event.card`` onto ``event.other``: the same holomem, with a new top card (5.13)."""
    card, below = event.card, event.other
    new, old = state.cards[card], state.cards[below]
    remove_card(state, card, new)
    now = state.advance_clock()
    under = (*old.under, below)  # 4.4.2.3
    with_leave = event.ability is None and old.bloomed == state.turn  # 8.3.2-b3, 14.1.1.2
    state.cards[card] = replace(
        old,
        face=new.face,
        owner=new.owner,
        since=now,
        bloomed=state.turn,
        bloomed_again=state.turn if with_leave else old.bloomed_again,
        under=under,
        host=-1,
    )
    for part in (*old.under, *old.attached):
        state.cards[part] = replace(state.cards[part], host=card)  # 5.14.2
    state.cards[below] = GameCard(old.face, old.owner, old.seat, old.zone, state.advance_clock(), now, host=card)
    key = (old.seat, old.zone)
    lying = state.zones[key]
    state.zones[key] = tuple(card if each == below else each for each in lying)  # 4.4.2.1, 5.14.1, 5.14.1.1, 5.14.3


def _unstack(state: GameState, event: EngineEvent) -> None:
    """Make ``event.card``, of the stack under ``event.other``, the only holomem card (5.15.1.3)."""
    card, top = event.card, event.other
    old = state.cards[top]
    now = state.advance_clock()
    state.cards[card] = replace(old, face=state.cards[card].face, since=now, under=(), host=-1)
    for part in old.attached:
        state.cards[part] = replace(state.cards[part], host=card)
    key = (old.seat, old.zone)
    state.zones[key] = tuple(card if each == top else each for each in state.zones[key])
    state.cards[top] = GameCard(old.face, old.owner, old.seat, old.zone, state.advance_clock(), now)
    for each in (*old.under, top):
        if each != card:
            make_loose(state, each)


def _attach(state: GameState, event: EngineEvent) -> None:
    card, host = event.card, event.other
    old, holder = state.cards[card], state.cards[host]
    remove_card(state, card, old)
    now = state.advance_clock()
    inc = old.inc if old.zone in ON_STAGE and old.seat == holder.seat else now
    state.cards[card] = GameCard(old.face, old.owner, holder.seat, holder.zone, inc, now, host=host)
    holder = state.cards[host]
    state.cards[host] = replace(holder, attached=(*holder.attached, card))


def _damage(state: GameState, event: EngineEvent) -> None:
    damage = state.cards[event.card].damage + event.amount  # 4.4.5.2, 5.22.1
    state.change_card(event.card, damage=damage, harmed_by=event.source)


def _heal(state: GameState, event: EngineEvent) -> None:
    damage = state.cards[event.card].damage
    state.change_card(event.card, damage=max(0, damage - event.amount))  # 5.23.1, 5.23.1.1


def _set_hp(state: GameState, event: EngineEvent) -> None:
    state.change_card(event.card, damage=event.amount)  # 4.4.5.4


def _down(state: GameState, event: EngineEvent) -> None:
    state.change_card(event.card, downed=True, harmed_by=event.source)  # 5.4.1


def _life_damage(state: GameState, event: EngineEvent) -> None:
    mine, theirs = state.life_damage
    added = (mine + event.amount, theirs) if event.player == 0 else (mine, theirs + event.amount)
    state.life_damage = added  # 3.2.1


APPLY: Applies = {
    **EVERY,
    "stack": _stack,
    "unstack": _unstack,
    "attach": _attach,
    "damage": _damage,
    "heal": _heal,
    "set-hp": _set_hp,
    "turn": field_change(face_down=False),
    "down": _down,
    "life-damage": _life_damage,
    "life-damage-taken": _life_damage,
}
