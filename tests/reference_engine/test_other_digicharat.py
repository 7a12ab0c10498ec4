"""An engine of Di Gi Charat that asks in another grain, and tells what has no order in another one."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from saitei.adapters.messages import Situation, View
from saitei.reference_engine import ReferenceEngine

from .broken import Patch
from .other_digicharat import GAME


def test_an_engine_of_another_grain_passes(monkeypatch: Patch) -> None:
    """It asks nobody who can only pass, and lists options and the cards of unordered zones the other way round."""

    def situation(self: Any) -> Situation:
        found = whole_situation(self)
        while (ask := found.ask) is not None and (ask.kind, len(ask.options)) == ("response", 1):
            self._session().answer(ask.id, (ask.options[0].id,))
            after = whole_situation(self)
            found = replace(after, events=found.events + after.events)
        if found.ask is None:
            return found
        return replace(found, ask=replace(found.ask, options=found.ask.options[::-1]))

    def view(self: Any, viewer: Any) -> View:
        seen = whole_view(self, viewer)
        zones = {
            player: {zone: cards if zone == "deck" else cards[::-1] for zone, cards in zones.items()}
            for player, zones in seen.zones.items()
        }
        return replace(seen, zones=zones)

    whole_situation, whole_view = ReferenceEngine._situation, ReferenceEngine.view
    monkeypatch.setattr(ReferenceEngine, "_situation", situation)
    monkeypatch.setattr(ReferenceEngine, "view", view)
    assert {name for name, verdict in GAME.verdicts().items() if verdict != "pass"} == GAME.foreign()
