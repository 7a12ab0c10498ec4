"""What scenarios of a game are made of: the one object by which a game's package of phrases is known.

It stands in ``steps/<game>/__init__.py``, as a table of contents of the package::

    GAME = Game(phrases=(*common.PHRASES, phrase), position=PositionBuilder, new_game=NewGame)

A part that few commands need is a function that imports it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from ..adapters import parts
from ..adapters.messages import Decks, Player
from .building import Builder
from .cardtext import CardText, Language
from .rows import Action, Fields
from .vocabulary import Phrases, Vocabulary

ROOM = __package__
"""The package that holds one a game."""


class PlaySentences(Protocol):
    """The sentences for what happens in a game that a program plays (:class:`.fuzzing.Fuzzing`)."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        actions: Sequence[Action],
        position: type[Builder],
        new_game: type[Builder] | None = None,
    ) -> None: ...
    def said(self, player: Player, kind: str, picks: Sequence[tuple[str, Fields]]) -> str | None: ...


@dataclass(frozen=True, kw_only=True)
class Game:
    """The parts of a game's scenarios.

    ``phrases`` are all that its scenarios may say. ``position`` collects the Givens of a position, ``new_game``
    those of a game that begins with decks. ``actions`` are the rows of what is done in it. ``decks`` makes those of a
    whole game for play at random, by a seed. ``language`` is that of its card texts, by whose grammar ``saitei fuzz``
    writes further ones; ``fuzzing`` what that says of its plays, where it is more than can be said of any game
    (:class:`.fuzzing.Fuzzing`).
    """

    phrases: tuple[Phrases, ...]
    position: type[Builder]
    new_game: type[Builder] | None = None
    decks: Callable[[int], Decks] | None = None
    actions: tuple[Action, ...] = ()
    language: Callable[[], Language] | None = None
    fuzzing: Callable[[], type[PlaySentences]] | None = None

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
