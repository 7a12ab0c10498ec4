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
    unshown = frozenset(number.name for number in words.numbers if not number.shown)
    cards = _CardComparison(scene, excused, unshown, found)
    kinds = frozenset(event.kind for event in events)
    changed = frozenset(event.counter for event in words.events if event.name in kinds)
    shuffled = [(e.fields.get("player"), e.fields.get("zone")) for e in events if e.kind == "shuffled"]
    unordered = words.unordered_zones
    for player in PLAYERS:
        seat = scene.seats.get(player, Seat())
        zones = view.zones.get(player, {})
        for zone, placed in seat.zones.items():
            ordered = zone not in unordered and (player, zone) not in shuffled
            cards.compare_zone(f"{player}'s {zone}", placed, zones.get(zone, ()), ordered)
        found += _counters(player, seat, view, changed)
    for zone, placed in scene.shared.items():
        cards.compare_zone(zone, placed, view.shared.get(zone, ()), zone not in unordered)
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


@dataclass(frozen=True)
class _CardComparison:
    """Compares the cards of a scene with those of a view, and adds a line to ``found`` for each difference.

    ``excused`` are the names of the cards that the opening has touched, and ``unshown`` the numbers of placed cards
    that views do not show.
    """

    scene: Position
    excused: frozenset[str]
    unshown: frozenset[str]
    found: list[str]

    def compare_zone(self, where: str, placed: Sequence[PlacedCard], seen: Sequence[SeenCard], ordered: bool) -> None:
        """Compare the cards of a zone, or those under a card or attached to it."""
        if not placed and not seen:
            return
        given = [card for card in placed if card.id not in self.excused]
        held = [card for card in seen if card.id not in self.excused]
        given_ids: list[str | None] = [card.id for card in given]
        held_ids = [card.id for card in held]
        if given_ids != held_ids:
            if not ordered:
                given_ids, held_ids = sorted(given_ids, key=str), sorted(held_ids, key=str)
            if given_ids != held_ids:
                self.found.append(f"{where}: given {_listed(given_ids)}, held {_listed(held_ids)}")
                return
            by_id = {card.id: card for card in held}
            held = [by_id[card.id] for card in given]
        for card, other in zip(given, held, strict=True):
            self.compare_card(where, card, other)

    def compare_card(self, where: str, given: PlacedCard, held: SeenCard) -> None:
        """Compare a card of a zone, and the cards under it and attached to it."""
        if held.hidden:
            self.add_line(where, given, "hidden from the judge")
        if held.card != given.card and held.card != self.scene.cards[given.card].name:
            self.add_line(where, given, f"given the card {given.card}, held {held.card}")
        if given.numbers != held.numbers:
            for name in sorted((given.numbers.keys() | held.numbers.keys()) - self.unshown):
                number, found = given.numbers.get(name, 0), held.numbers.get(name, 0)
                if number != found:
                    self.add_line(where, given, f"given {number} {name}, held {found}")
        if given.resting != held.resting:
            self.add_line(where, given, f"given {_turned(given.resting)}, held {_turned(held.resting)}")
        if given.face_down and not held.face_down:
            self.add_line(where, given, "given face down, held face up")
        if given.under or held.under:
            self.compare_zone(f"{where}, {given.id}, stacked under it", given.under, held.under, ordered=True)
        if given.attached or held.attached:
            self.compare_zone(f"{where}, {given.id}, attached to it", given.attached, held.attached, ordered=False)

    def add_line(self, where: str, card: PlacedCard, difference: str) -> None:
        """Add a line for a difference of a card."""
        self.found.append(f"{where}, {card.id}: {difference}")


def _listed(ids: Iterable[str | None]) -> str:
    return ", ".join(name or "a hidden card" for name in ids) or "nothing"


def _turned(resting: bool) -> str:
    return "resting" if resting else "not resting"


def _counters(player: Player, seat: Seat, view: View, changed: frozenset[str]) -> Iterator[str]:
    held = view.counters.get(player, {})
    for name, number in seat.counters.items():
        if name not in changed and held.get(name, 0) != number:
            yield f"{player}'s {name}: given {number}, held {held.get(name, 0)}"
