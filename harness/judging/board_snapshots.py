"""Board snapshots: the cards in each zone after each step, as a report draws them, and the changes between them.

The zone of a player is named ``A hand``; a shared zone has only its own name. A board is stored as its differences from
the previous one, and :func:`apply_board_change` restores it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from ...adapters.messages import PLAYERS, Card, PlacedCard, Player, Position, SeenCard, View
from ...adapters.protocol_vocabulary import GameVocabulary
from ...adapters.transcript import ConcessionEntry, Entry, EventEntry, OpeningEntry, PickEntry, ViewEntry
from ..base.sanitize import truncate_text

CARDS = 1_000
"""Maximum number of cards of a board that is drawn."""

_Lying = SeenCard | PlacedCard

_T = TypeVar("_T")

_DEEP = 8  # cards under and on each other
_NAME = 200  # characters
_MANY = 50  # numbers, facts, counters
_OPENED = 1  # the moment at which a scene is opened
_NUMBERED = re.compile(r"(?P<prefix>.* )(?P<number>\d{1,6})", re.ASCII)


class DrawnCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card as it is drawn, or the first of ``count`` equal cards with consecutive numbers in their names.

    A card without a ``name`` is hidden. ``card`` is its printed name, if that is different. ``numbers`` describe its
    state, and ``notes`` are its facts: ``power 3000``.
    """

    name: str = ""
    card: str = ""
    count: int = 1
    resting: bool = False
    face_down: bool = False
    numbers: dict[str, int] = {}
    notes: tuple[str, ...] = ()
    under: tuple[DrawnCard, ...] = ()
    attached: tuple[DrawnCard, ...] = ()


class BoardSnapshot(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The cards in each zone, and ``when`` that is. ``shuffled`` are the zones that have been shuffled so far.

    As a change of another board, it has only the zones and counters that are different.
    """

    when: str = ""
    zones: dict[str, tuple[DrawnCard, ...]] = {}
    counters: dict[str, int] = {}
    shuffled: tuple[str, ...] = ()


def board_changes(
    entries: Sequence[Entry], ends: Sequence[int], words: GameVocabulary
) -> tuple[BoardSnapshot | None, ...]:
    """The change of the board by each step; None if the judge did not look after it.

    ``ends`` are the places in the transcript before which each step ends. The first board is that of the position; it
    belongs to the step before the one that opened it.
    """
    seen, moments = _seen(entries, words)
    opening = next((place for place, entry in enumerate(entries) if isinstance(entry, OpeningEntry)), len(entries))
    told: list[BoardSnapshot | None] = []
    last = BoardSnapshot()
    for place, end in enumerate(ends):
        position = place + 1 < len(ends) and end <= opening < ends[place + 1]
        board = seen.get(_OPENED if position else moments[end - 1] if end else 0)
        told.append(_change(last, board) if board else None)
        last = board or last
    return tuple(told)


def apply_board_change(board: BoardSnapshot, change: BoardSnapshot) -> BoardSnapshot:
    """The board after the change."""
    return BoardSnapshot(
        when=change.when or board.when,
        zones={**board.zones, **change.zones},
        counters={**board.counters, **change.counters},
        shuffled=change.shuffled or board.shuffled,
    )


def _seen(entries: Iterable[Entry], words: GameVocabulary) -> tuple[dict[int, BoardSnapshot], list[int]]:
    """The boards by moment, as the judge saw them, and the moment of each entry; each answer begins a new moment.

    If the judge never looked at the opened scene, its board is taken from the scene itself.
    """
    seen: dict[int, BoardSnapshot] = {}
    moments: list[int] = []
    given: Position | None = None
    moment, shuffled = 0, dict[str, None]()
    for entry in entries:
        moment += isinstance(entry, OpeningEntry | PickEntry | ConcessionEntry)
        moments.append(moment)
        match entry:
            case OpeningEntry(scene=Position() as scene):
                given = scene
            case EventEntry(event) if event.kind == "shuffled":
                shuffled[_called(event.fields.get("player"), event.fields.get("zone"))] = None
            case ViewEntry("judge", View() as view):
                seen[moment] = replace(_viewed(view, words), shuffled=tuple(shuffled))
    if given and _OPENED not in seen:
        seen[_OPENED] = _given(given, words)
    small = {moment: board for moment, board in seen.items() if sum(map(_size, board.zones.values())) <= CARDS}
    return small, moments


def _change(before: BoardSnapshot, now: BoardSnapshot) -> BoardSnapshot:
    zones = {zone: now.zones.get(zone, ()) for zone in (*now.zones, *(before.zones.keys() - now.zones.keys()))}
    counters = {name: now.counters.get(name, 0) for name in (*now.counters, *before.counters)}
    return BoardSnapshot(
        when=now.when if now.when != before.when else "",
        zones={zone: cards for zone, cards in zones.items() if cards != before.zones.get(zone, ())},
        counters={name: number for name, number in counters.items() if number != before.counters.get(name, 0)},
        shuffled=now.shuffled if now.shuffled != before.shuffled else (),
    )


def _size(cards: Sequence[DrawnCard]) -> int:
    return sum(1 + _size(card.under) + _size(card.attached) for card in cards)


# --- of a view, and of a scene ---


def _viewed(view: View, words: GameVocabulary) -> BoardSnapshot:
    zones = _zones(view.zones, view.shared)
    draw = _Pen(words, {})
    return BoardSnapshot(
        when=truncate_text(f"{view.turn_player}'s {view.step} step, turn {view.turn}", _NAME),
        zones={zone: draw.draw_cards(cards) for zone, cards in zones if cards},
        counters=_counters(view.counters),
    )


def _given(scene: Position, words: GameVocabulary) -> BoardSnapshot:
    zones = _zones({player: seat.zones for player, seat in scene.seats.items()}, scene.shared)
    draw = _Pen(words, scene.cards)
    return BoardSnapshot(
        when=f"{scene.turn_player}'s {scene.step} step, turn {scene.turn}",
        zones={zone: draw.draw_cards(cards) for zone, cards in zones if cards},
        counters=_counters({player: seat.counters for player, seat in scene.seats.items()}),
    )


def _zones(
    own: Mapping[Player, Mapping[str, Sequence[_Lying]]], shared: Mapping[str, Sequence[_Lying]]
) -> Iterator[tuple[str, Sequence[_Lying]]]:
    yield from ((_called(player, zone), cards) for player, zones in own.items() for zone, cards in zones.items())
    yield from ((_called(None, zone), cards) for zone, cards in shared.items())


def _counters(counters: Mapping[Player, Mapping[str, int]]) -> dict[str, int]:
    return {
        _called(player, name): number
        for player, each in counters.items()
        for name, number in _few(each.items())
        if number and _is_small(number)
    }


def _called(player: object, zone: object) -> str:
    """The name of a player's zone, or of a shared zone."""
    return truncate_text(f"{player} {zone}" if player in PLAYERS else f"{zone}", _NAME)


class _Pen:
    """Draws cards. ``printed`` are the definitions of the cards of a scene; a view contains these itself."""

    def __init__(self, words: GameVocabulary, printed: Mapping[str, Card]) -> None:
        self._drawn = words.drawn
        self._unshown = frozenset(number.name for number in words.numbers if not number.shown)
        self._printed = printed

    def draw_cards(self, cards: Iterable[_Lying], deep: int = 0) -> tuple[DrawnCard, ...]:
        """The drawn cards, with equal cards of consecutive numbers as one; none if they are nested too deeply."""
        if deep > _DEEP:
            return ()
        runs: list[DrawnCard] = []
        lengths: list[int] = []
        following: str | None = None
        for card in cards:
            laid = self._card(card, deep + 1)
            if runs and laid.name == following and _alike(laid, runs[-1]):
                lengths[-1] += 1
            else:
                runs.append(laid)
                lengths.append(1)
            following = _following(laid.name)
        return tuple(replace(run, count=n) if n > 1 else run for run, n in zip(runs, lengths, strict=True))

    def _card(self, card: _Lying, deep: int) -> DrawnCard:
        name, printed, facts = self._known(card)
        return DrawnCard(
            name=truncate_text(name, _NAME),
            card=truncate_text(printed, _NAME) if printed != name else "",
            resting=card.resting,
            face_down=card.face_down,
            numbers={
                truncate_text(each, _NAME): number
                for each, number in _few(card.numbers.items())
                if number and each not in self._unshown and _is_small(number)
            },
            notes=tuple(truncate_text(f"{each} {said}".rstrip(), _NAME) for each, said in _few(self._borne(facts))),
            under=self.draw_cards(card.under, deep) if card.under else (),
            attached=self.draw_cards(card.attached, deep) if card.attached else (),
        )

    def _known(self, card: _Lying) -> tuple[str, str, Mapping[str, Any]]:
        """The name of a card, its printed name, and its facts."""
        if isinstance(card, SeenCard):
            name = "" if card.hidden else card.id or card.card or ""
            return name, (card.card or name) if name else "", card.facts
        printed = self._printed.get(card.card)
        return card.id, printed.name if printed else card.card, printed.facts if printed else {}

    def _borne(self, facts: Mapping[str, Any]) -> Iterator[tuple[str, int | str]]:
        """The facts that are drawn on a card; a fact that is only true or false is drawn if it is true."""
        for name in self._drawn or facts:
            match facts.get(name):
                case bool() as so:
                    if so:
                        yield name, ""
                case int() as number if _is_small(number):
                    yield name, number
                case str() as said if self._drawn:
                    yield name, said


def _following(name: str) -> str | None:
    """The name of a card that would continue a run after this one; None for a name without a number."""
    if not name:
        return name
    found = _NUMBERED.fullmatch(name)
    return f"{found['prefix']}{int(found['number']) + 1}" if found else None


def _alike(one: DrawnCard, other: DrawnCard) -> bool:
    """Whether two cards are equal, apart from their names."""
    return (
        (one.card, one.resting, one.face_down) == (other.card, other.resting, other.face_down)
        and one.numbers == other.numbers
        and one.notes == other.notes
        and one.under == other.under
        and one.attached == other.attached
    )


def _few(each: Iterable[_T]) -> Iterator[_T]:
    """At most as many as can be drawn."""
    return islice(each, _MANY)


def _is_small(number: int) -> bool:
    """Whether the number is small enough for a file."""
    return number.bit_length() < 64
