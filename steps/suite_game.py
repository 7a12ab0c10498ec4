"""What scenarios of a game are made of: the one object by which a game's package of phrases is known.

It stands in ``steps/<game>/__init__.py``, as a table of contents of the package::

    GAME = SuiteGame(phrases=(*common.PHRASES, phrase), position=PositionBuilder, new_game=DeckBuilder)

A part that few commands need is a function that imports it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from ..adapters import game_package
from ..adapters.messages import Decks, Player
from .action_table import ActionRow, Fields
from .builder_protocol import GivensBuilder
from .cardtext import CardTextLanguage, CardTextParser
from .phrase_vocabulary import Phrases, Vocabulary

ROOM = __package__
"""The package that holds one a game."""


class PlaySentences(Protocol):
    """The sentences for what happens in a game that a program plays (:class:`.fuzzing.Fuzzing`)."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        actions: Sequence[ActionRow],
        position: type[GivensBuilder],
        new_game: type[GivensBuilder] | None = None,
    ) -> None: ...
    def decision_sentence(self, player: Player, kind: str, picks: Sequence[tuple[str, Fields]]) -> str | None: ...


@dataclass(frozen=True, kw_only=True)
class SuiteGame:
    """The parts of a game's scenarios.

    ``phrases`` are all that its scenarios may say. ``position`` collects the Givens of a position, ``new_game``
    those of a game that begins with decks. ``actions`` are the rows of what is done in it. ``decks`` makes those of a
    whole game for play at random, by a seed. ``language`` is that of its card texts, by whose grammar ``saitei fuzz``
    writes further ones; ``fuzzing`` what that says of its plays, where it is more than can be said of any game
    (:class:`.fuzzing.Fuzzing`).
    """

    phrases: tuple[Phrases, ...]
    position: type[GivensBuilder]
    new_game: type[GivensBuilder] | None = None
    decks: Callable[[int], Decks] | None = None
    actions: tuple[ActionRow, ...] = ()
    language: Callable[[], CardTextLanguage] | None = None
    fuzzing: Callable[[], type[PlaySentences]] | None = None

    @property
    def card_text(self) -> CardTextParser | None:
        """Reads what is written on a card; None where cards have no text."""
        return self.position.card_text


@cache
def load_game(game: str, room: str = ROOM) -> SuiteGame:
    """The parts of a game's scenarios, from its package in a room; raises :class:`~.parts.BadGame`."""
    return game_package.load_game_parts(f"{room}.{game}", SuiteGame)


@cache
def game_vocabulary(game: str, room: str = ROOM) -> Vocabulary:
    """The phrases of a game's scenarios; raises :class:`~.parts.BadGame`."""
    return Vocabulary(game, load_game(game, room).phrases)
