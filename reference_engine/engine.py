"""The reference engine as the protocol knows an engine. Games are found by looking for packages that say ``GAME``."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pkgutil import iter_modules

from ..adapters import parts
from ..adapters.engine import Illegal, Unsupported
from ..adapters.messages import Capability, EngineInfo, Initialize, Player, Scene, Situation, View, Viewer
from .game import Conceding, Forking, Game, Session

CAPABILITIES: tuple[Capability, ...] = (
    "scene.position", "scene.decks", "scene.formats", "cards.vanilla", "cards.abilities", "random.coins", "random.dice",
    "random.shuffles", "asks.complete", "events", "events.order", "views.players", "views.judge", "concede", "fork",
)  # fmt: skip


def games() -> Mapping[str, str]:
    """The packages here that play games, by game."""
    here = sys.modules[__package__].__path__
    found = {each.name: f"{__package__}.{each.name}" for each in iter_modules(here) if each.ispkg}
    return {game: name for game, name in sorted(found.items()) if hasattr(import_module(name), parts.NAME)}


def load(packages: Mapping[str, str]) -> Mapping[str, Game]:
    """What plays the games of these packages; raises ``BadGame``."""
    return {game: parts.load(package, Game) for game, package in packages.items()}


class ReferenceEngine:
    """Plays these games, one at a time; without them, those of this package."""

    def __init__(self, known: Mapping[str, Game] | None = None) -> None:
        self._games = load(games()) if known is None else known
        self._open: Session | None = None

    def initialize(self, hello: Initialize) -> EngineInfo:
        """Introduce each other."""
        return EngineInfo(
            name="saitei reference engine", version=_version(), language="python",
            games={game: known.editions for game, known in self._games.items()},
            readings={game: dict(known.readings) for game, known in self._games.items()},
            capabilities=CAPABILITIES,
        )  # fmt: skip

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        """Begin a game."""
        known = self._games.get(game)
        if known is None:
            raise Unsupported(f"game {game!r}; the engine plays {', '.join(self._games)}", "game", game)
        if edition not in known.editions:
            said = f"edition {edition!r} of {game}; the engine plays {', '.join(known.editions)}"
            raise Unsupported(said, "game", f"{game} {edition}")
        self._open = known.open(scene)
        return self._open.situation()

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        """Answer the open ask."""
        session = self._session()
        session.answer(ask, picks)
        return session.situation()

    def concede(self, player: Player) -> Situation:
        """The player gives up."""
        session = self._session()
        if not isinstance(session, Conceding):
            raise Unsupported("concede", "capability", "concede")
        session.concede(player)
        return session.situation()

    def view(self, viewer: Viewer) -> View:
        """What a viewer may know."""
        return self._session().view(viewer)

    def fork(self) -> ReferenceEngine:
        """An engine with a copy of the open game."""
        session = self._session()
        if not isinstance(session, Forking):
            raise Unsupported("fork", "capability", "fork")
        copy = ReferenceEngine(self._games)
        copy._open = session.fork()
        return copy

    def close(self) -> None:
        """Forget the open game."""
        self._open = None

    def shutdown(self) -> None:
        """End."""
        self._open = None

    def _session(self) -> Session:
        if self._open is None:
            raise Illegal("no game is open")
        return self._open


def _version() -> str:
    try:
        return version("saitei")
    except PackageNotFoundError:
        return "0"
