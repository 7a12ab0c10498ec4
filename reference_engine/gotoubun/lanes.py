"""4.3: lanes, and their positions to each other."""

from __future__ import annotations

from collections.abc import Iterable

from ...adapters.card_text_tree import Places
from ..kernel.board_state import NOBODY, GameState, GameView
from ..kernel.card_references import present_cards, referenced_cards
from ..kernel.resolution import LastKnownCard, ResolutionContext
from .lexicon import HEROES, LANES, NUMBERS

CENTER = 3  # 4.3.4


def lane_number(zone: str) -> int | None:
    """The number of a lane; None for a zone that is not a lane."""
    for lanes in (LANES, HEROES):
        if zone in lanes:
            return lanes.index(zone) + 1  # 4.4.3, 4.5.3
    return None


def is_in_lanes(game: GameView, ctx: ResolutionContext, card: int, lanes: Places) -> bool:
    """Whether a card is in one of these lanes, as seen by its player."""
    state = game.state
    record = state.cards[card]
    number = lane_number(record.zone)
    seat = ctx.seat if record.zone in HEROES else record.seat
    return number is not None and number in lane_numbers(game, ctx, lanes, seat)


def lane_numbers(game: GameView, ctx: ResolutionContext, lanes: Places, player: int) -> tuple[int, ...]:
    """The numbers of the described lanes, as seen by a player."""
    found: Iterable[int] = lanes.number or NUMBERS
    if lanes.word and lanes.word != "without":
        worded = _by_word(game.state, lanes.word, player)
        found = [each for each in found if each in worded]
    if lanes.of is not None:
        near = set(_near(game, ctx, lanes))
        found = [each for each in found if (each in near) != (lanes.word == "without")]  # 4.3.2.3
    return tuple(found)


def _by_word(state: GameState, word: str, player: int) -> tuple[int, ...]:
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


def _near(game: GameView, ctx: ResolutionContext, lanes: Places) -> Iterable[int]:
    """The numbers of the lanes in this position to the lanes of the referenced cards."""
    assert lanes.of is not None
    there = present_cards(game, ctx, lanes.of) or [ref.card for ref in referenced_cards(game, ctx, lanes.of)]
    for card in there:
        number = lane_number(last_known_lane(game.state, card))
        if number is not None:
            yield from diagonal_lanes(number) if lanes.at == "diagonal" else (number,)  # 4.3.2.2, 4.3.2.3, 4.3.3.1


def last_known_lane(state: GameState, card: int) -> str:
    """The lane that a card is in, or was in last."""
    zone: str = state.cards[card].zone
    snapshot: LastKnownCard | None = None
    if lane_number(zone) is None:
        snapshot = next((each for each in reversed(state.memory.values()) if each.card == card), None)
    return snapshot.record.zone if snapshot is not None else zone  # 10.11.1


def diagonal_lanes(number: int) -> tuple[int, ...]:
    """The numbers of the lanes diagonally in front of the lane of that number."""
    return tuple(each for each in NUMBERS if abs(each - number) == 1)  # 4.3.3.2


def is_in_front(character: int, hero: int) -> bool:
    """Whether a hero lane is in front of a character lane, straight or diagonally; by their numbers."""
    return hero == character or hero in diagonal_lanes(character)  # 9.2.2.2.1
