"""An engine that accepts any scene and returns the answers that a test has written down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from saitei.adapters.messages import (
    PLAYERS,
    Ask,
    Card,
    EngineInfo,
    Initialize,
    Option,
    PlacedCard,
    Position,
    Scene,
    SeenCard,
    Situation,
    View,
    Viewer,
)
from saitei.steps.hololive.cardtext import is_art


class Scripted:
    """Answers ``open`` and each ``answer`` with the next situation, from the first one on; its view mirrors the scene.

    ``alter`` changes a judge's view before it is given; ``answers`` are those it got.
    """

    def __init__(self, situations: Sequence[Situation]) -> None:
        self.script = situations
        self.answers: list[tuple[str, tuple[str, ...]]] = []
        self.views = 0
        self.alter: Callable[[View], View] = lambda view: view
        self.hidden: frozenset[str] = frozenset()
        self.scene: Position | None = None

    def initialize(self, hello: Initialize) -> EngineInfo:
        return EngineInfo(name="scripted")

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        assert isinstance(scene, Position)
        self.scene = scene
        self.situations = list(self.script)
        return self._next()

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        self.answers.append((ask, picks))
        return self._next()

    def _next(self) -> Situation:
        return self.situations.pop(0) if len(self.situations) > 1 else self.situations[0]

    def view(self, viewer: Viewer) -> View:
        assert self.scene is not None
        self.views += 1
        scene = self.scene
        view = View(
            viewer=viewer,
            turn=scene.turn,
            turn_player=scene.turn_player,
            step=scene.step,
            zones={
                player: {
                    zone: tuple(self._seen(card, viewer) for card in cards)
                    for zone, cards in scene.seats[player].zones.items()
                }
                for player in PLAYERS
            },
            counters={player: scene.seats[player].counters for player in PLAYERS},
        )
        return self.alter(view)

    def _seen(self, placed: PlacedCard, viewer: Viewer) -> SeenCard:
        assert self.scene is not None
        if viewer != "judge" and placed.id in self.hidden:
            return SeenCard(hidden=True)
        return SeenCard(
            id=placed.id,
            card=placed.card,
            resting=placed.resting,
            numbers=placed.numbers,
            under=tuple(self._seen(card, viewer) for card in placed.under),
            attached=tuple(self._seen(card, viewer) for card in placed.attached),
            facts=_facts(self.scene.cards[placed.card], placed.numbers.get("damage", 0)),
        )

    def close(self) -> None: ...

    def shutdown(self) -> None: ...


def _facts(card: Card, damage: int) -> dict[str, Any]:
    if card.kind != "holomem":
        return dict(card.facts)
    return {
        "hp": card.facts["hp"],
        "remaining hp": card.facts["hp"] - damage,
        "level": card.facts["level"],
        "colors": card.facts["colors"],
        "names": [card.name],
        "tags": card.facts["tags"],
        "arts": [ability.name for ability in card.abilities if is_art(ability)],
        "abilities": [getattr(ability, "name", "") or ability.text for ability in card.abilities],
        "arts bonus": 0,
    }


def make_option(text: str, number: int) -> Option:
    """``collab holomem=Roboco`` as an option; underscores stand for spaces."""
    kind, *fields = text.split()
    pairs = (field.split("=") for field in fields)
    values: dict[str, str | int] = {
        name: int(value) if value.isdigit() else value.replace("_", " ") for name, value in pairs
    }
    return Option(id=f"o{number}", kind=kind, fields=values)  # type: ignore[arg-type]


def make_ask(player: str, kind: str, *options: str, **more: Any) -> Situation:
    """A situation with an open ask."""
    made = tuple(make_option(text, number) for number, text in enumerate(options))
    return Situation(ask=Ask(id="ask", player=player, kind=kind, options=made, **more))  # type: ignore[arg-type]


@pytest.fixture
def ask() -> Callable[..., Situation]:
    return make_ask


@pytest.fixture
def scripted() -> Callable[..., Scripted]:
    return lambda *situations: Scripted(situations)
