"""The reference engine in other words: its messages differ, and mean the same."""

from __future__ import annotations

from collections.abc import Sequence

from grains import Grain, Lucky1, NamesOtherwise, OffersBackwards, ShowsBackwards
from msgspec.structs import replace

from saitei.adapters.engine_interface import Unsupported
from saitei.adapters.messages import EngineInfo, Event, Initialize, Position, Scene, Situation
from saitei.reference_engine import ReferenceEngine

UNSAID = ("check-began", "check-ended", "revealed")


class Reticent(Grain):
    """Tells of fewer kinds of events."""

    def telling(self, events: Sequence[Event]) -> Sequence[Event]:
        return [event for event in events if event.kind not in UNSAID]


class OtherWords(Grain):
    """Words the causes and origins of moves its own way, and does not report the step in which a scene begins."""

    opens = False

    def scene(self, scene: Scene) -> Scene:
        self.opens = True
        return scene

    def telling(self, events: Sequence[Event]) -> Sequence[Event]:
        at = next((at for at, event in enumerate(events) if self.opens and event.kind == "step-began"), len(events))
        self.opens = False
        return [*map(self.reworded, (*events[:at], *events[at + 1 :]))]

    def reworded(self, event: Event) -> Event:
        return replace(event, fields=event.fields | {name: "play" for name in {"cause", "from"} & event.fields.keys()})


def in_other_words() -> Grain:
    """The reference engine, which words its events otherwise."""
    return OtherWords(ReferenceEngine())


def otherwise() -> Grain:
    """Options in another order under other ids, hands in another order, fewer kinds of events, its own luck."""
    return NamesOtherwise(OffersBackwards(ShowsBackwards(Lucky1(Reticent(ReferenceEngine())))))


class Modest(ReferenceEngine):
    """Declares little."""

    def initialize(self, hello: Initialize) -> EngineInfo:
        return replace(
            super().initialize(hello),
            capabilities=("scene.position", "cards.vanilla", "cards.abilities", "views.judge"),
        )


class Textless(ReferenceEngine):
    """Reads no card text."""

    def initialize(self, hello: Initialize) -> EngineInfo:
        info = super().initialize(hello)
        return replace(info, capabilities=tuple(each for each in info.capabilities if each != "cards.abilities"))

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        if any(card.abilities for card in scene.cards.values()):
            raise Unsupported("a text", "capability", "cards.abilities")
        return super().open(game, edition, scene)


class OnlyFirstPlayer(ReferenceEngine):
    """Refuses scenes of B's turn."""

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        if isinstance(scene, Position) and scene.turn_player == "B":
            raise Unsupported("B's turn", "position", "turn_player")
        return super().open(game, edition, scene)
