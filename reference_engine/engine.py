"""The reference engine as a protocol engine. Its games are the packages that define ``GAME``."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pkgutil import iter_modules

from ..adapters import game_package
from ..adapters.engine_interface import Illegal, Unsupported
from ..adapters.messages import Capability, EngineInfo, Initialize, Player, Scene, Situation, View, Viewer
from .engine_game import ConcedingGame, EngineGame, ForkingGame, OpenGame, RepeatingGame

CAPABILITIES: tuple[Capability, ...] = (
    "scene.position", "scene.decks", "scene.formats", "cards.vanilla", "cards.abilities", "random.coins", "random.dice",
    "random.shuffles", "asks.complete", "events", "events.order", "views.players", "views.judge", "concede", "fork",
)  # fmt: skip


def find_game_packages() -> Mapping[str, str]:
    """The packages here that play games, by game."""
    here = sys.modules[__package__].__path__
    found = {each.name: f"{__package__}.{each.name}" for each in iter_modules(here) if each.ispkg}
    return {game: name for game, name in sorted(found.items()) if hasattr(import_module(name), game_package.NAME)}


def load_games(packages: Mapping[str, str]) -> Mapping[str, EngineGame]:
    """The game of each of these packages, by name. Raises ``BadGame``."""
    return {game: game_package.load_game_parts(package, EngineGame) for game, package in packages.items()}


class ReferenceEngine:
    """Plays these games, one at a time; by default those of this package."""

    def __init__(self, known: Mapping[str, EngineGame] | None = None) -> None:
        self._games = load_games(find_game_packages()) if known is None else known
        self._open: OpenGame | None = None

    def initialize(self, hello: Initialize) -> EngineInfo:
        """Exchange names, versions and capabilities."""
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
            raise Unsupported(f"the engine does not play {game!r}; it plays {', '.join(self._games)}", "game", game)
        if edition not in known.editions:
            said = f"the engine does not play the edition {edition!r} of {game}; it plays {', '.join(known.editions)}"
            raise Unsupported(said, "game", f"{game} {edition}")
        self._open = known.open_scene(edition, scene)
        return self._open.situation()

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        """Answer the open ask."""
        session = self._session()
        session.answer(ask, picks)
        return session.situation()

    def concede(self, player: Player) -> Situation:
        """The player gives up."""
        session = self._session()
        if not isinstance(session, ConcedingGame):
            raise Unsupported("concede", "capability", "concede")
        session.concede(player)
        return session.situation()

    def view(self, viewer: Viewer) -> View:
        """The game as a viewer may see it."""
        return self._session().view(viewer)

    def fork(self) -> ReferenceEngine:
        """An engine with a copy of the open game."""
        session = self._session()
        if not isinstance(session, ForkingGame):
            raise Unsupported("fork", "capability", "fork")
        copy = ReferenceEngine(self._games)
        copy._open = session.fork()
        return copy

    def continue_from(self, other: ReferenceEngine) -> Situation:
        """Go on from the position of another engine, after finding its open ask anew.

        The ask is the same, unless the code of the engine was changed since it was found.
        """
        session = other._session()
        if not isinstance(session, RepeatingGame):
            raise Unsupported("this game cannot find its open ask anew", "game")
        self._open = session.ask_again()
        return self._open.situation()

    def close(self) -> None:
        """Close the open game."""
        self._open = None

    def shutdown(self) -> None:
        """Shut down; the engine has nothing to close."""
        self._open = None

    def _session(self) -> OpenGame:
        if self._open is None:
            raise Illegal("no game is open")
        return self._open


def _version() -> str:
    try:
        return version("saitei")
    except PackageNotFoundError:
        return "0"
