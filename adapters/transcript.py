"""The events of a session, one entry after another; each entry renders as one line for a person.

Entries are typed so that a report can filter them; a line is made only when it is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .messages import Ask, Event, Option, PlacedCard, Player, Position, Result, Scene, View, Viewer


def describe_fields(fields: Mapping[str, Any]) -> str:
    """``holomem=Sora with=Sora-1st``; values with spaces are quoted."""
    return " ".join(f"{name}={_value(value)}" for name, value in fields.items())


def describe_option(option: Option) -> str:
    """``bloom holomem=Sora with=Sora-1st``."""
    return f"{option.kind} {describe_fields(option.fields)}".rstrip()


def describe_ask(ask: Ask | None, result: Result | None = None) -> str:
    """The open ask (``A: action: collab holomem=Roboco | pass``), or a note that there is none."""
    if ask is None:
        return f"the game is over ({describe_result(result)})" if result else "nothing is asked"
    bounds = "" if (ask.least, ask.most) == (1, 1) else f" {ask.least} to {ask.most} of"
    about = f" for {ask.about!r}" if ask.about else ""
    offered = " | ".join(describe_option(option) for option in ask.options)
    return f"{ask.player}: {ask.kind}{about}:{bounds} {offered}"


def describe_result(result: Result) -> str:
    """``B has lost: no life``, or a draw."""
    outcome = f"{result.losers[0]} has lost" if len(result.losers) == 1 else "a draw"
    return f"{outcome}: {result.reason}" if result.reason else outcome


def _value(value: Any) -> str:
    if isinstance(value, str):
        return repr(value) if " " in value or not value or not value.isprintable() else value
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    return str(value)


def _card(placed: PlacedCard) -> str:
    notes = [f"{name} {number}" for name, number in placed.numbers.items() if number]
    notes += ["resting"] if placed.resting else []
    notes += [f"over {_cards(placed.under)}"] if placed.under else []
    notes += [f"with {_cards(placed.attached)}"] if placed.attached else []
    return f"{placed.id} ({'; '.join(notes)})" if notes else placed.id


def _cards(cards: Iterable[PlacedCard]) -> str:
    return ", ".join(_card(card) for card in cards)


@dataclass(frozen=True, slots=True)
class OpeningEntry:
    """A scene was opened."""

    game: str
    edition: str
    scene: Scene

    def render_line(self) -> str:
        head = f"open {self.game} {self.edition}"
        if not isinstance(self.scene, Position):
            return f"{head}: decks"
        seats = [
            f"{player}'s {zone}: {_cards(cards) if len(cards) <= 6 else f'{len(cards)} cards'}"
            for player, seat in self.scene.seats.items()
            for zone, cards in seat.zones.items()
            if cards
        ]
        when = f"{self.scene.turn_player}'s {self.scene.step} step, turn {self.scene.turn}"
        return f"{head}: {when}; " + "; ".join(seats)


@dataclass(frozen=True, slots=True)
class IntentEntry:
    """A step stated an action of a player."""

    player: Player
    kind: str
    fields: Mapping[str, Any]

    def render_line(self) -> str:
        return f"{self.player} means: {self.kind} {describe_fields(self.fields)}".rstrip()


@dataclass(frozen=True, slots=True)
class AskEntry:
    """The engine asked."""

    ask: Ask

    def render_line(self) -> str:
        return f"asked {describe_ask(self.ask)}"


@dataclass(frozen=True, slots=True)
class PickEntry:
    """An ask was answered; ``forced``: by the session itself, because only one answer was legal."""

    ask: Ask
    options: tuple[Option, ...]
    forced: bool

    def render_line(self) -> str:
        picks = ", ".join(describe_option(option) for option in self.options) or "nothing"
        return f"{self.ask.player} {'had to take' if self.forced else 'took'}: {picks}"


@dataclass(frozen=True, slots=True)
class EventEntry:
    """The engine reported an event."""

    event: Event

    def render_line(self) -> str:
        return f"event {self.event.kind} {describe_fields(self.event.fields)}".rstrip()


@dataclass(frozen=True, slots=True)
class ResultEntry:
    """The engine reported the result."""

    result: Result

    def render_line(self) -> str:
        return f"result: {describe_result(self.result)}"


@dataclass(frozen=True, slots=True)
class ConcessionEntry:
    """A player conceded."""

    player: Player

    def render_line(self) -> str:
        return f"{self.player} concedes"


@dataclass(frozen=True, slots=True)
class ViewEntry:
    """A view was requested; it is None if the engine did not give it."""

    viewer: Viewer
    view: View | None = None

    def render_line(self) -> str:
        return f"view of {self.viewer}"


@dataclass(frozen=True, slots=True)
class RefusalEntry:
    """The engine refused a scene or an answer."""

    what: str
    reason: str

    def render_line(self) -> str:
        return f"refused {self.what}: {self.reason}"


@dataclass(frozen=True, slots=True)
class RemarkEntry:
    """A remark from the driver of the session: a step of a scenario."""

    text: str

    def render_line(self) -> str:
        return self.text


Entry = (
    OpeningEntry
    | IntentEntry
    | AskEntry
    | PickEntry
    | EventEntry
    | ResultEntry
    | ConcessionEntry
    | ViewEntry
    | RefusalEntry
    | RemarkEntry
)
