"""What scenarios of a game are made of: the one object by which a game's package of phrases is known.

It stands in ``steps/<game>/__init__.py``, as a table of contents of the package::

    GAME = Game(phrases=(*common.PHRASES, phrase), position=PositionBuilder, new_game=NewGame)

A part that few commands need is a function that imports it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from ..adapters import parts
from ..adapters.messages import Decks, Player, View
from .building import Builder
from .cardtext import CardText
from .moment import Moment
from .recipe import Recipe
from .vocabulary import Phrases, Vocabulary

ROOM = __package__
"""The package that holds one a game."""


class Fuzzing(Protocol):
    """What ``saitei fuzz`` plays with: scenes, and the words for what happens in them."""

    @property
    def UNORDERED(self) -> frozenset[str]:
        """Zones whose order means nothing."""

    @property
    def OPENED(self) -> tuple[str, ...]:
        """Thens that may hold of a scene that one engine takes and another does not."""

    def recipe(self, rng: random.Random) -> Recipe:
        """Invent a scene."""

    def relaid(self, recipe: Recipe, view: View) -> tuple[Recipe, Mapping[str, str]] | None:
        """A position like what the judge sees, and what the cards are called in it; None if there is none."""

    def label(self, card: str) -> str:
        """What a scenario calls the card of that id."""

    def said(self, player: Player, kind: str, picks: Sequence[tuple[str, Mapping[str, str | int]]]) -> str | None:
        """The When for a decision; None if there is none."""

    def claims(self, right: Moment, wrong: Moment) -> Iterator[tuple[str, tuple[tuple[str, ...], ...]]]:
        """Thens (and tables) that may hold of the one and not of the other, the most telling first."""

    def secret(self, view: View) -> Iterator[tuple[str, str]]:
        """What a player's own view, at an ordinary play timing, shows against the rules: where, and which card."""


@dataclass(frozen=True, kw_only=True)
class Game:
    """The parts of a game's scenarios.

    ``phrases`` are all that its scenarios may say. ``position`` collects the Givens of a position, ``new_game``
    those of a game that begins with decks. ``decks`` makes those of a whole game for play at random, by a seed.
    """

    phrases: tuple[Phrases, ...]
    position: type[Builder]
    new_game: type[Builder] | None = None
    decks: Callable[[int], Decks] | None = None
    fuzzing: Callable[[], Fuzzing] | None = None

    @property
    def card_text(self) -> CardText | None:
        """Reads what is written on a card; None where cards have no text."""
        return self.position.card_text


@cache
def load(game: str, room: str = ROOM) -> Game:
    """The parts of a game's scenarios, from its package in a room; raises :class:`~.parts.BadGame`."""
    return parts.load(f"{room}.{game}", Game)


@cache
def vocabulary(game: str, room: str = ROOM) -> Vocabulary:
    """The phrases of a game's scenarios; raises :class:`~.parts.BadGame`."""
    return Vocabulary(game, load(game, room).phrases)
