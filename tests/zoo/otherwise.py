"""The reference engine in other words: its messages differ, and mean the same."""

from __future__ import annotations

from collections.abc import Sequence

from grains import Grain, Lucky1, NamesOtherwise, OffersBackwards, ShowsBackwards
from msgspec.structs import replace

from saitei.adapters.messages import EngineInfo, Event, Initialize
from saitei.reference_engine import ReferenceEngine

UNSAID = ("check-began", "check-ended", "revealed")


class Reticent(Grain):
    """Tells of fewer kinds of events."""

    def telling(self, events: Sequence[Event]) -> Sequence[Event]:
        return [event for event in events if event.kind not in UNSAID]


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
