"""An engine of the toy game that obeys its rules, and what the zoo is made from.

``Toy`` is well-behaved. ``troubled`` turns true when a card named Trouble comes into play: that is when
the animals of the zoo misbehave. ``serve_spoiled`` serves an engine and lets a function spoil its answers.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from saitei.adapters import PLAYERS, Illegal, Player, Unsupported
from saitei.adapters.engine_server import serve_engine
from saitei.adapters.messages import (
    Ask,
    EngineInfo,
    Event,
    Initialize,
    Option,
    Position,
    Result,
    Scene,
    SeenCard,
    Situation,
    View,
    Viewer,
)


class Toy:
    """The toy game."""

    name = "toy"
    drops_texts = False
    capabilities: tuple[Any, ...] = (
        "scene.position",
        "cards.vanilla",
        "random.dice",
        "asks.complete",
        "events",
        "views.judge",
        "views.players",
    )

    def __init__(self) -> None:
        self.troubled = False
        self.asked = 0

    def initialize(self, hello: Initialize) -> EngineInfo:
        return EngineInfo(name=self.name, version="1", games={"toy": ("1.0",)}, capabilities=self.capabilities)

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        if not isinstance(scene, Position):
            raise Unsupported("scene.decks")
        if not self.drops_texts and any(card.abilities for card in scene.cards.values()):
            raise Unsupported("a card with a text")
        self.zones = {p: {z: [c.id for c in cards] for z, cards in scene.seats[p].zones.items()} for p in PLAYERS}
        self.troubled = "Trouble" in scene.cards
        self.turn_player = scene.turn_player
        self.turn = scene.turn
        self.dice = list(scene.script.dice)
        self.result: Result | None = None
        return self.situation()

    def situation(self, *events: Event) -> Situation:
        if self.result:
            return Situation(events=events, result=self.result)
        self.asked += 1
        held = self.zones[self.turn_player]["hand"]
        options = [Option(id=f"place-{card}", kind="place", fields={"card": card}) for card in held]
        options.append(Option(id="pass", kind="pass"))
        self.ask = Ask(id=f"ask-{self.asked}", player=self.turn_player, kind="action", options=tuple(options))
        return Situation(events=events, ask=self.ask)

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        if ask != self.ask.id:
            raise Illegal(f"ask {ask} is not open")
        if len(picks) != 1 or picks[0] not in {option.id for option in self.ask.options}:
            raise Illegal(f"{picks} is not one of the options")
        if picks == ("pass",):
            return self.end_turn()
        return self.place(picks[0].removeprefix("place-"))

    def place(self, card: str) -> Situation:
        zones = self.zones[self.turn_player]
        zones["hand"].remove(card)
        zones["pile"].insert(0, card)
        events = [Event(kind="moved", fields={"card": card, "from": "hand", "to": "pile"})]
        if card == "Die":
            events.append(Event(kind="rolled", fields={"player": self.turn_player, "number": self.dice.pop(0)}))
        return self.situation(*events)

    def end_turn(self) -> Situation:
        other: Player = "B" if self.turn_player == "A" else "A"
        if len(self.zones[self.turn_player]["pile"]) >= 3:
            self.result = Result(losers=(other,), reason="three cards")
        self.turn_player = other
        self.turn += 1
        return self.situation(Event(kind="turn-began", fields={"turn": self.turn, "player": other}))

    def view(self, viewer: Viewer) -> View:
        def seen(player: Player, zone: str, card: str) -> SeenCard:
            hidden = zone == "hand" and viewer not in ("judge", player)
            return SeenCard(hidden=True) if hidden else SeenCard(id=card, card=card)

        return View(
            viewer=viewer,
            turn=self.turn,
            turn_player=self.turn_player,
            step="main",
            zones={
                player: {zone: tuple(seen(player, zone, c) for c in cards) for zone, cards in zones.items()}
                for player, zones in self.zones.items()
            },
            unused=len(self.dice) if viewer == "judge" else 0,
        )

    def close(self) -> None:
        self.troubled = False

    def shutdown(self) -> None:
        pass


class _Spoiled:
    """Standard output, with each message passed through a function first."""

    def __init__(self, spoil: Callable[[bytes], bytes]) -> None:
        self._spoil = spoil

    def write(self, message: bytes) -> None:
        sys.stdout.buffer.write(self._spoil(message))

    def flush(self) -> None:
        sys.stdout.buffer.flush()


def serve_spoiled(engine: Any, spoil: Callable[[bytes], bytes] = lambda message: message) -> None:
    """Serve on standard streams; ``spoil`` gets each message that goes out."""
    serve_engine(engine, sys.stdin.buffer, _Spoiled(spoil))  # type: ignore[arg-type]


def engine() -> Toy:
    """The factory, for ``python:toygame.engine:engine``."""
    return Toy()
