"""What the reference engine knows of a game: the one object by which the package that plays it is known.

It stands in ``reference_engine/<game>/__init__.py``::

    GAME = EngineGame(editions=("1.0",), open=Session)

A game of cards makes it from its parts, with ``card_game`` of ``protocol/sessions.py``.
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
        """What a viewer may know."""


@runtime_checkable
class ConcedingGame(OpenGame, Protocol):
    """One whose players may give up."""

    def concede(self, player: Player) -> None:
        """The player gives up, whatever is asked, and whoever is."""


@runtime_checkable
class ForkingGame(OpenGame, Protocol):
    """One that can be copied."""

    def fork(self) -> OpenGame:
        """A copy of the game, at the same ask."""


class SupportedText(Protocol):
    """What is read of card texts."""

    @property
    def nodes(self) -> Mapping[str, frozenset[str]]:
        """The kinds of node by name, each with the fields that are read."""

    @property
    def words(self) -> Mapping[str, Mapping[str, Collection[str]]]:
        """The words that are known in the fields of a node."""

    def unsupported_parts(self, part: object) -> Iterator[str]:
        """What is not read of a node and of all within it."""


@dataclass(frozen=True, kw_only=True)
class EngineGame:
    """What plays a game.

    ``open`` begins a scene: it raises ``Illegal`` for one that makes no sense, and ``Unsupported`` for what it cannot
    play. ``readings`` are the options that are not the suite's, by the reading; ``texts`` is what is read of card text.
    """

    editions: tuple[str, ...]
    open: Callable[[Scene], OpenGame]
    readings: Mapping[str, str] = field(default_factory=dict)
    texts: SupportedText | None = None
