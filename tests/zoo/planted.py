"""The reference engine with a fault planted: of the cards that come into an archive, the last is lost."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from saitei.adapters.messages import Scene, Situation, View, Viewer
from saitei.reference_engine import engine as reference


class Planted:
    """Passes everything on, and shows an archive that has grown without its last card."""

    def __init__(self) -> None:
        self._engine = reference()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        self._held = {player: len(seat.zones["archive"]) for player, seat in scene.seats.items()}  # type: ignore[union-attr]
        return self._engine.open(game, edition, scene)

    def fork(self) -> Planted:
        copy = Planted()
        copy._engine, copy._held = self._engine.fork(), self._held
        return copy

    def view(self, viewer: Viewer) -> View:
        view = self._engine.view(viewer)
        zones = {
            player: {
                zone: cards[:-1] if zone == "archive" and len(cards) > self._held[player] else cards
                for zone, cards in seat.items()
            }
            for player, seat in view.zones.items()
        }
        return replace(view, zones=zones)


def engine() -> Planted:
    """The factory, for ``python:planted:engine``."""
    return Planted()
