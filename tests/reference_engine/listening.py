"""An engine that is listened to: the words that occur when scenarios are played on it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from saitei.adapters import Engine
from saitei.adapters.launchers import Launcher
from saitei.adapters.messages import PlacedCard, Position, Scene, SeenCard, Situation, View, Viewer
from saitei.harness.judging.supervisor import Supervisor

Heard = defaultdict[str, set[str]]


class Listening:
    """An engine, with the words that it sends and gets: by sort, the fields of options and events by their kind."""

    def __init__(self, engine: Engine, heard: Heard) -> None:
        self.engine = engine
        self.heard = heard

    def __getattr__(self, name: str) -> Any:
        return getattr(self.engine, name)

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        for card in scene.cards.values():
            self.heard["kinds"].add(card.kind)
            self.heard[f"kind {card.kind}"].update(card.facts)
        if isinstance(scene, Position):
            self.heard["steps"].add(scene.step)
            for seat in scene.seats.values():
                self.heard["counters"].update(seat.counters)
                self._lying(seat.zones)
            self._lying(scene.shared)
        else:
            self.heard["decks"].update(*scene.decks.values())
        return self._told(self.engine.open(game, edition, scene))

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        return self._told(self.engine.answer(ask, picks))

    def view(self, viewer: Viewer) -> View:
        view = self.engine.view(viewer)
        self.heard["steps"].add(view.step)
        for zones in (*view.zones.values(), view.shared):
            self._lying(zones)
        for counters in view.counters.values():
            self.heard["counters"].update(counters)
        return view

    def _told(self, situation: Situation) -> Situation:
        for event in situation.events:
            self.heard["events"].add(event.kind)
            self.heard[f"event {event.kind}"].update(event.fields)
            self.heard["causes"].update({event.fields["cause"]} if "cause" in event.fields else ())
            self.heard["steps"].update({event.fields["step"]} if "step" in event.fields else ())
        if situation.ask is not None:
            self.heard["asks"].add(situation.ask.kind)
            for option in situation.ask.options:
                self.heard["options"].add(option.kind)
                self.heard[f"option {option.kind}"].update(option.fields)
        return situation

    def _lying(self, zones: Any) -> None:
        for zone, cards in zones.items():
            self.heard["zones"].add(zone)
            for card in cards:
                self._card(card)

    def _card(self, card: PlacedCard | SeenCard) -> None:
        self.heard["facts"].update(getattr(card, "facts", ()))
        self.heard["flags"].update(flag for flag in ("resting", "face_down") if getattr(card, flag))
        self.heard["numbers"].update(card.numbers)
        self.heard["stacks"].update({"under"} if card.under else ())
        for part in (*card.under, *card.attached):
            self._card(part)


class Ear(Supervisor):
    """Keeps an engine that is listened to."""

    def __init__(self, launcher: Launcher) -> None:
        super().__init__(launcher)
        self.heard: Heard = defaultdict(set)

    def running_engine(self) -> Any:
        return Listening(super().running_engine(), self.heard)
