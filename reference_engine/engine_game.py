"""The interface between the reference engine and a game: one object by which the engine knows the package.

It is defined in ``reference_engine/<game>/__init__.py``::

    GAME = EngineGame(editions=("1.0",), open=Session)

A card game makes it from its parts, with ``card_game`` of ``protocol/game_sessions.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from ..adapters.messages import Player, Scene, Situation, View, Viewer


class OpenGame(Protocol):
    """One open game, as the protocol sees it."""

    def situation(self) -> Situation:
        """Events since the last call, and the open ask or the result."""

    def answer(self, ask: str, picks: tuple[str, ...]) -> None:
        """Answer the open ask. Raises ``Illegal`` when the picks are not allowed."""

    def view(self, viewer: Viewer) -> View:
        """The game as a viewer may see it."""


@runtime_checkable
class ConcedingGame(OpenGame, Protocol):
    """A game whose players may concede."""

    def concede(self, player: Player) -> None:
        """Let the player concede, whatever is asked and whichever player is asked."""


@runtime_checkable
class ForkingGame(OpenGame, Protocol):
    """A game that can be copied."""

    def fork(self) -> OpenGame:
        """A copy of the game, at the same ask."""


@runtime_checkable
class RepeatingGame(OpenGame, Protocol):
    """A game that can find its open ask anew, after the code of its engine was changed."""

    def ask_again(self) -> OpenGame:
        """A copy of the game, which has found its open ask anew."""


class SupportedText(Protocol):
    """The card text that a game supports."""

    @property
    def nodes(self) -> Mapping[str, frozenset[str]]:
        """The kinds of node by name, each with the supported fields."""

    @property
    def words(self) -> Mapping[str, Mapping[str, Collection[str]]]:
        """The supported words in the fields of a node."""

    def unsupported_parts(self, part: object) -> Iterator[str]:
        """The unsupported parts of a node and of all nodes within it."""


@dataclass(frozen=True, kw_only=True)
class EngineGame:
    """A game of the engine.

    ``editions`` are those that it plays, the newest first. ``open`` begins a scene. It raises ``Illegal`` for an
    inconsistent scene, and ``Unsupported`` for a scene that the engine cannot play. ``open_older`` does the same for
    each edition whose rules differ from those of the newest one. ``readings`` are the options in which the game differs
    from the suite, by the reading; ``texts`` is the card text that the game supports.
    """

    editions: tuple[str, ...]
    open: Callable[[Scene], OpenGame]
    open_older: Mapping[str, Callable[[Scene], OpenGame]] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)
    texts: SupportedText | None = None

    def open_scene(self, edition: str, scene: Scene) -> OpenGame:
        """Begin a scene by the rules of an edition, with the errors of ``open``."""
        return self.open_older.get(edition, self.open)(scene)
