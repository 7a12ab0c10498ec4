"""4.3: lanes, and how they lie to one another."""

from __future__ import annotations

from collections.abc import Iterable

from ...adapters.abilities import Places
from ..kernel.context import Context, Snapshot
from ..kernel.references import cards, refs
from ..kernel.table import NOBODY, GameView, Table
from .words import HEROES, LANES, NUMBERS

CENTER = 3  # 4.3.4


def number_of(zone: str) -> int | None:
    """The number of a lane; None for a zone that is none."""
    for lanes in (LANES, HEROES):
        if zone in lanes:
            return lanes.index(zone) + 1  # 4.4.3, 4.5.3
    return None


def is_within(game: GameView, ctx: Context, card: int, lanes: Places) -> bool:
    """Whether a card lies in such a lane, as seen by the player whose card it is."""
    state = game.state
    record = state.cards[card]
    number = number_of(record.zone)
    seat = ctx.seat if record.zone in HEROES else record.seat
    return number is not None and number in numbers(game, ctx, lanes, seat)


def numbers(game: GameView, ctx: Context, lanes: Places, player: int) -> tuple[int, ...]:
    """The numbers of the lanes that are meant, as seen by a player."""
    found: Iterable[int] = lanes.number or NUMBERS
    if lanes.word and lanes.word != "without":
        worded = _by_word(game.state, lanes.word, player)
        found = [each for each in found if each in worded]
    if lanes.of is not None:
        near = set(_near(game, ctx, lanes))
        found = [each for each in found if (each in near) != (lanes.word == "without")]  # 4.3.2.3
    return tuple(found)


def _by_word(state: Table, word: str, player: int) -> tuple[int, ...]:
    left, right = (1, 5) if player == state.first_player else (5, 1)  # 4.3.4, 4.4.3.1
    match word:
        case "leftmost":
            return (left,)  # 4.3.4
        case "rightmost":
            return (right,)  # 4.3.4
        case "center":
            return (CENTER,)  # 4.3.4
        case "empty":
            return tuple(each for each in NUMBERS if not state.zones[NOBODY, HEROES[each - 1]])  # 4.3.2.4
        case "free":
            return tuple(each for each in NUMBERS if not state.zones[player, LANES[each - 1]])
        case _:
            raise ValueError(f"unknown word for a lane: {word!r}")


def _near(game: GameView, ctx: Context, lanes: Places) -> Iterable[int]:
    """The numbers of the lanes that lie so to those of the cards referred to."""
    assert lanes.of is not None
    there = cards(game, ctx, lanes.of) or [ref.card for ref in refs(game, ctx, lanes.of)]
    for card in there:
        number = number_of(place(game.state, card))
        if number is not None:
            yield from diagonal(number) if lanes.at == "diagonal" else (number,)  # 4.3.2.2, 4.3.2.3, 4.3.3.1


def place(state: Table, card: int) -> str:
    """The lane that a card is in, or, once it has left, was in last."""
    zone: str = state.cards[card].zone
    snapshot: Snapshot | None = None
    if number_of(zone) is None:
        snapshot = next((each for each in reversed(state.memory.values()) if each.card == card), None)
    return snapshot.record.zone if snapshot is not None else zone  # 10.11.1


def diagonal(number: int) -> tuple[int, ...]:
    """The numbers of the lanes diagonally in front of the lane of that number."""
    return tuple(each for each in NUMBERS if abs(each - number) == 1)  # 4.3.3.2


def in_front(character: int, hero: int) -> bool:
    """Whether a hero lane of the one number is in front of the character lane of the other, straight or diagonally."""
    return hero == character or hero in diagonal(character)  # 9.2.2.2.1
