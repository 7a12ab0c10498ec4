"""The key of a game state: equal for two states that the rules call the same, and different for two others.

It is made from the roles of the state's fields. ``KEY`` fields are part of it unchanged. Of the ``OF_CARDS`` fields,
the board has a key from the game (``board_key``); effects and pending triggers are represented by their text and
order; and the cards that any of them refers to have a remark each.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, NamedTuple, TypeGuard

from ...adapters.card_text_tree import GainEffect
from .board_state import DelayedTrigger, GameState, LastingEffect, Remark
from .cards import CardAbilityKey
from .resolution import CardReference


class LoopKey(NamedTuple):
    """The key of the state of a game. Cards are represented by their definition and by how they lie."""

    board: tuple[Any, ...]
    lasting: tuple[LoopEffectKey, ...]
    waiting: tuple[PendingKey, ...]
    delayed: tuple[LoopEffectKey, ...]
    plain: tuple[Any, ...]


class LoopEffectKey(NamedTuple):
    """The key of an effect or a delayed trigger that a resolution created."""

    ability: Any
    seat: int
    until: str | None
    once: bool


class PendingKey(NamedTuple):
    """The key of a pending trigger."""

    ability: Any
    seat: int
    amount: int


def loop_key(state: GameState) -> LoopKey:
    """The key of the state of the game."""
    lasting = tuple([effect_key(each) for each in state.lasting])
    waiting = tuple([PendingKey(each.held.ability, each.held.seat, each.amount) for each in state.waiting])
    delayed = tuple([effect_key(each) for each in state.delayed])
    return LoopKey(
        state.board_key(remarks_by_card(state)), lasting, waiting, delayed, state.key_fields()
    )  #: what-makes-the-state


def effect_key(each: LastingEffect | DelayedTrigger) -> LoopEffectKey:
    """The key of an effect or a delayed trigger."""
    return LoopEffectKey(each.held.ability, each.held.seat, each.until, each.once)


def pile_key(state: GameState, remarks: dict[int, list[Remark]], pile: tuple[int, ...]) -> list[Any]:
    """The keys of the cards of a zone without order: the definition of each, and the remarks on it."""
    cards = state.cards
    return [(cards[card].face.ordinal, tuple(remarks.get(cards[card].inc, ()))) for card in pile]


def remarks_by_card(state: GameState) -> dict[int, list[Remark]]:
    """The remarks on each card in their order, by its incarnation."""
    found: dict[int, list[Remark]] = {}
    for inc, remark in all_remarks(state):
        found.setdefault(inc, []).append(remark)
    for each in found.values():
        each.sort()
    return found


def all_remarks(state: GameState) -> Iterator[tuple[int, Remark]]:
    """The remarks on cards from counters, effects and pending triggers, each with the card's incarnation."""
    for key, counts in state.used.items():
        if counts != (0, 0) and is_present(key, state):
            yield key.inc, ("used", str(key.place), counts)
    for key in state.fired:
        if is_present(key, state):
            yield key.inc, ("fired", str(key.place), (0, 0))
    yield from state.game_remarks()
    for at, lasting in enumerate(state.lasting):
        yield lasting.held.inc, ("source", "", (at, 0))
        for inc in affected_cards(state, lasting):
            yield inc, ("lasting", "", (at, 0))
    for at, delayed in enumerate(state.delayed):
        yield delayed.held.inc, ("delays", "", (at, 0))
        for ref in delayed.it:
            yield ref.inc, ("delayed", "", (at, 0))
    for at, waiting in enumerate(state.waiting):
        yield waiting.this.inc, ("waits", "", (at, 0))
        if waiting.that is not None:
            yield waiting.that.record.inc, ("waits for", "", (at, 0))
        for ref in waiting.it:
            yield ref.inc, ("waits on", "", (at, 0))


def affected_cards(state: GameState, lasting: LastingEffect) -> Iterator[int]:
    """The incarnations of the cards that an effect was put on; of all older cards, if it does not affect newcomers."""
    if lasting.cards is not None:
        yield from (ref.inc for ref in lasting.cards)
    elif isinstance(lasting.held.ability, GainEffect) and not state.POLICIES.newcomers:
        there = (state.cards[card].inc for player in (0, 1) for card in state.board_units(player))
        yield from (inc for inc in there if inc < lasting.age)


def is_present(key: Hashable, state: GameState) -> TypeGuard[CardAbilityKey]:
    """Whether it is the key of an ability on a card that is still the same one."""
    return isinstance(key, CardAbilityKey) and state.is_there(CardReference(key.card, key.inc))
