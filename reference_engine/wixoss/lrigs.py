"""LRIGs: growing, of the center LRIG and of assists; level, limit and types."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.asks import Option
from ..kernel.committing import commit
from ..kernel.context import Context
from ..kernel.events import Event
from ..kernel.flow import Procedure
from ..kernel.references import holds
from .costs import can_pay, pay
from .running import Running
from .words import ASSIST_LRIG, CENTER_LRIG, LRIG, LRIG_DECK


def growths(game: Running, lrig: int) -> Iterator[Option]:
    """What an LRIG on the field can grow into."""
    player = game.state.cards[lrig].seat
    deck = game.state.zones[player, LRIG_DECK]  # grow.1
    for card in deck:
        if may_grow(game, lrig, card):
            yield Option("grow", (lrig, card))


def may_grow(game: Running, lrig: int, card: int) -> bool:
    """Whether an LRIG can grow into a card of the LRIG deck."""
    state = game.state
    old, new = state.cards[lrig], state.cards[card].face
    is_center = old.zone == LRIG
    level = int(game.info(card).level)
    return (
        new.kind == (CENTER_LRIG if is_center else ASSIST_LRIG)  # assist-lrig.11, assist-lrig.1
        and shares_type(new.types, old.face.types)  # grow.4, assist-lrig.6, lrig-type.1
        and level == int(game.info(lrig).level) + 1  # grow.5, assist-lrig.7
        and meets_condition(game, card)
        and can_pay(game, old.seat, new.grow)  # grow.1, grow-cost.1
    )


def shares_type(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether two sets of LRIG types have one in common."""
    return not one.isdisjoint(other)


def meets_condition(game: Running, card: int) -> bool:
    """Whether the grow condition of a card is met."""
    record = game.state.cards[card]
    line = record.face.extra("grow-condition")
    if line is None:
        return True
    ctx = Context(record.seat, game.state.ref(card))
    return holds(game, ctx, line.condition)  # grow.6, grow-cond.2, assist-lrig.8


def grow(game: Running, lrig: int, card: int) -> Procedure[None]:
    """The player pays, and the card lies on the LRIG."""
    record = game.state.cards[lrig]
    yield from pay(game, record.seat, game.state.cards[card].face.grow)  # grow.1
    lay_on(game, (lrig,), card, record.zone, "grow")


def lay_on(game: Running, beneath: tuple[int, ...], card: int, zone: str, cause: str) -> None:
    """A card comes to the field on others, which lie under it from then on."""
    seat = game.state.cards[beneath[0]].seat
    move = Event("move", card, seat, to=zone, cause=cause, by=seat)
    tucks = [Event("tuck", each, other=card, cause=cause) for each in beneath]  # rise.10
    more = [Event("grew", card, seat)] if cause == "grow" else []
    commit(game, [*game.going((move,)), *tucks, *more])  # grow.1


def center_level(game: Running, player: int) -> int:
    """The level of a player's center LRIG."""
    return int(game.info(game.state.center(player)).level)


def limit(game: Running, player: int) -> int:
    """How many levels a player's SIGNI may have together."""
    state = game.state
    printed = sum([state.cards[card].face.limit for card in state.lrigs(player)])  # limit.1, limit.3
    return printed + sum([int(game.info(card).extra_limit) for card in state.on_field(player)])


def fits_type(game: Running, card: int) -> bool:
    """Whether the limiting condition of a card is met by its player's center LRIG."""
    record = game.state.cards[card]
    limiting = record.face.limiting
    if not limiting:
        return True
    center = game.state.cards[game.state.center(record.seat)]
    return shares_type(limiting, center.face.types)  # limiting.1, lrig-type.2
