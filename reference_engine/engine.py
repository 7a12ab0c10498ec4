"""The reference engine as the protocol knows an engine. Games are found by looking for their packages."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from ..adapters.engine import Illegal, Unsupported
from ..adapters.messages import Capability, EngineInfo, Initialize, Player, Scene, Situation, View, Viewer

CAPABILITIES: tuple[Capability, ...] = (
    "scene.position", "scene.decks", "cards.vanilla", "cards.abilities", "random.dice", "random.shuffles",
    "asks.complete", "events", "events.order", "views.players", "views.judge", "concede", "fork",
)  # fmt: skip


@cache
def games() -> tuple[str, ...]:
    """The games that the engine plays."""
    here = Path(__file__).parent
    return tuple(sorted(each.parent.name for each in here.glob("*/session.py")))


class ReferenceEngine:
    """Plays every game of the house, one at a time."""

    def __init__(self) -> None:
        self._open: Any = None

    def initialize(self, hello: Initialize) -> EngineInfo:
        """Introduce each other."""
        packages = {game: _package(game) for game in games()}
        return EngineInfo(
            name="saitei reference engine", version=_version(), language="python",
            games={game: package.EDITIONS for game, package in packages.items()},
            readings={game: package.READINGS for game, package in packages.items()},
            capabilities=CAPABILITIES,
        )  # fmt: skip

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        """Begin a game."""
        if game not in games():
            raise Unsupported(f"game {game!r}; the engine plays {', '.join(games())}")
        package = _package(game)
        if edition not in package.EDITIONS:
            raise Unsupported(f"edition {edition!r} of {game}; the engine plays {', '.join(package.EDITIONS)}")
        self._open = package.Session(scene)
        return self._situation()

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        """Answer the open ask."""
        self._session().answer(ask, picks)
        return self._situation()

    def concede(self, player: Player) -> Situation:
        """The player gives up."""
        self._session().concede(player)
        return self._situation()

    def view(self, viewer: Viewer) -> View:
        """What a viewer may know."""
        view: View = self._session().view(viewer)
        return view

    def fork(self) -> ReferenceEngine:
        """An engine with a copy of the open game."""
        copy = ReferenceEngine()
        copy._open = self._session().fork()
        return copy

    def close(self) -> None:
        """Forget the open game."""
        self._open = None

    def shutdown(self) -> None:
        """End."""
        self._open = None

    def _session(self) -> Any:
        if self._open is None:
            raise Illegal("no game is open")
        return self._open

    def _situation(self) -> Situation:
        situation: Situation = self._session().situation()
        return situation


def _package(game: str) -> Any:
    return import_module(f".{game}", __package__)


def _version() -> str:
    try:
        return version("saitei")
    except PackageNotFoundError:
        return "0"
