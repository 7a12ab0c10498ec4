"""Compares the position that the engine holds with the given one.

:func:`find_scene_differences` compares a scene with the judge's view right after the scene was opened. A step's
beginning may already have moved cards by then. So three things are not compared: cards that an event of the opening
names, the order of a zone that the opening shuffled, and a counter that one of its events changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .messages import PLAYERS, Event, PlacedCard, Player, Position, Seat, SeenCard, View
from .protocol_vocabulary import EVERY_GAME, GameVocabulary


@dataclass(frozen=True)
class _Comparison:
    """The scene of a comparison, the names of the cards that the opening has touched, and the numbers of placed cards
    that views do not show.
    """

    scene: Position
    excused: frozenset[str]
    unshown: frozenset[str]


def find_scene_differences(
    scene: Position,
    view: View,
    events: Sequence[Event] = (),
    words: GameVocabulary = EVERY_GAME,
    *,
    in_order: bool = True,
) -> list[str]:
    """One line for each difference; none if the engine holds the scene.

    ``words`` are the game's. Zones that the scene leaves out are not compared.
    ``in_order``: the events are reported in the order in which they happened.
    """
    found = list(_clock(scene, view, events, in_order))
    excused = frozenset(name for event in events for name in _names(event.fields))
    ours = _Comparison(scene, excused, frozenset(number.name for number in words.numbers if not number.shown))
    counters = {event.name: event.counter for event in words.events}
    changed = frozenset(counters.get(event.kind, "") for event in events)
    shuffled = [(e.fields.get("player"), e.fields.get("zone")) for e in events if e.kind == "shuffled"]
    for player in PLAYERS:
        seat = scene.seats.get(player, Seat())
        for zone, placed in seat.zones.items():
            seen = view.zones.get(player, {}).get(zone, ())
            where = f"{player}'s {zone}"
            ordered = zone not in words.unordered_zones and (player, zone) not in shuffled
            found += _zone(ours, where, placed, seen, ordered)
        found += _counters(player, seat, view, changed)
    for zone, placed in scene.shared.items():
        found += _zone(ours, zone, placed, view.shared.get(zone, ()), zone not in words.unordered_zones)
    return found


def _clock(scene: Position, view: View, events: Sequence[Event], in_order: bool) -> Iterator[str]:
    """Differences in turn, turn player and step. The events may have changed them; if in order, the last one counts."""
    steps, turns = [(scene.step, scene.turn_player)], [scene.turn]
    for event in events:
        if event.kind == "step-began":
            step, player = steps[-1]
            steps.append((event.fields.get("step", step), event.fields.get("player", player)))
        elif event.kind == "turn-began":
            (step, player), turn = steps[-1], turns[-1]
            steps.append((step, event.fields.get("player", player)))
            turns.append(event.fields.get("turn", turn))
    (step, player), turn = steps[-1], turns[-1]
    if not in_order:
        step, player = (view.step, view.turn_player) if (view.step, view.turn_player) in steps else (step, player)
        turn = view.turn if view.turn in turns else turn
    given, held = (step, player, turn), (view.step, view.turn_player, view.turn)
    for what, expected, got in zip(("step", "turn player", "turn"), given, held, strict=True):
        if expected != got:
            yield f"{what}: given {expected}, held {got}"


def _names(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from _names(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _names(item)


def _zone(
    ours: _Comparison, where: str, placed: Sequence[PlacedCard], seen: Sequence[SeenCard], ordered: bool
) -> Iterator[str]:
    given = [card for card in placed if card.id not in ours.excused]
    held = [card for card in seen if card.id not in ours.excused]
    given_ids: list[str | None] = [card.id for card in given]
    held_ids = [card.id for card in held]
    if not ordered:
        given_ids, held_ids = sorted(given_ids, key=str), sorted(held_ids, key=str)
    if given_ids != held_ids:
        yield f"{where}: given {_listed(given_ids)}, held {_listed(held_ids)}"
        return
    by_id = {card.id: card for card in held}
    for card in given:
        yield from _card(ours, f"{where}, {card.id}", card, by_id[card.id])


def _listed(ids: Iterable[str | None]) -> str:
    return ", ".join(name or "a hidden card" for name in ids) or "nothing"


def _card(ours: _Comparison, where: str, given: PlacedCard, held: SeenCard) -> Iterator[str]:
    if held.hidden:
        yield f"{where}: hidden from the judge"
    if held.card not in (given.card, ours.scene.cards[given.card].name):
        yield f"{where}: given the card {given.card}, held {held.card}"
    for name in sorted((given.numbers.keys() | held.numbers.keys()) - ours.unshown):
        number, found = given.numbers.get(name, 0), held.numbers.get(name, 0)
        if number != found:
            yield f"{where}: given {number} {name}, held {found}"
    if given.resting != held.resting:
        yield f"{where}: given {_turned(given.resting)}, held {_turned(held.resting)}"
    if given.face_down and not held.face_down:
        yield f"{where}: given face down, held face up"
    if given.under or held.under:
        yield from _zone(ours, f"{where}, stacked under it", given.under, held.under, ordered=True)
    if given.attached or held.attached:
        yield from _zone(ours, f"{where}, attached to it", given.attached, held.attached, ordered=False)


def _turned(resting: bool) -> str:
    return "resting" if resting else "not resting"


def _counters(player: Player, seat: Seat, view: View, changed: frozenset[str]) -> Iterator[str]:
    held = view.counters.get(player, {})
    for name, number in seat.counters.items():
        if name not in changed and held.get(name, 0) != number:
            yield f"{player}'s {name}: given {number}, held {held.get(name, 0)}"
