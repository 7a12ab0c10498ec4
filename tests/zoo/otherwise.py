"""The reference engine told otherwise: what it says differs, and means the same."""

from __future__ import annotations

from msgspec.structs import replace

from saitei.adapters.messages import EngineInfo, Initialize, Option, Scene, Situation, View, Viewer
from saitei.reference_engine import ReferenceEngine

UNSAID = ("check-began", "check-ended", "revealed")


class Otherwise(ReferenceEngine):
    """Options in another order under other ids, hands in another order, fewer kinds of events, its own luck."""

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        return _told(super().open(game, edition, replace(scene, script=replace(scene.script, seed=99))))

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        return _told(super().answer(ask, tuple(pick.removeprefix("option ") for pick in picks)))

    def view(self, viewer: Viewer) -> View:
        view = super().view(viewer)
        return replace(
            view,
            zones={
                player: {zone: cards[::-1] if zone == "hand" else cards for zone, cards in zones.items()}
                for player, zones in view.zones.items()
            },
        )


class Modest(ReferenceEngine):
    """Declares little."""

    def initialize(self, hello: Initialize) -> EngineInfo:
        return replace(
            super().initialize(hello),
            capabilities=("scene.position", "cards.vanilla", "cards.abilities", "views.judge"),
        )


def _told(situation: Situation) -> Situation:
    ask = situation.ask
    if ask is not None:
        ask = replace(ask, options=tuple(map(_named, reversed(ask.options))))
    events = tuple(event for event in situation.events if event.kind not in UNSAID)
    return replace(situation, events=events, ask=ask)


def _named(option: Option) -> Option:
    return replace(option, id=f"option {option.id}")
