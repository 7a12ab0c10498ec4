"""The parts of a game's scenarios: the one object that a game's package of phrases provides.

It is in ``steps/<game>/__init__.py``, as a table of contents of the package::

    GAME = SuiteGame(phrases=(*common.PHRASES, phrase), position=PositionBuilder, new_game=DeckBuilder)

A part that only few commands need is a function that imports it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, Protocol

from ..adapters import game_package
from ..adapters.messages import Decks, Player
from .action_table import ActionRow, Fields
from .builder_protocol import GivensBuilder
from .cardtext import CardTextLanguage, CardTextParser
from .phrase_vocabulary import Phrases, Vocabulary

ROOM = __package__
"""The package that has one subpackage per game."""


class PlaySentences(Protocol):
    """The sentences for a game that a program plays (:class:`.fuzzing.GameFuzzing`)."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        actions: Sequence[ActionRow],
        position: type[GivensBuilder],
        new_game: type[GivensBuilder] | None = None,
    ) -> None: ...
    def decision_sentence(self, player: Player, kind: str, picks: Sequence[tuple[str, Fields]]) -> str | None: ...


class AddedCell(NamedTuple):
    """A cell of the board that is added to a scene: cards in a zone of the turn player, or of the opponent.

    ``{player}`` and ``{other}`` in its cards stand for the turn player and the opponent.
    """

    zone: str
    cards: str
    of_turn_player: bool = True


class AddedAction(NamedTuple):
    """An action that the turn player takes first in a step: its kind, and a text that its card gets.

    The card is the top card of a zone, or the one called ``card``. ``fields`` are fields of the action's option besides
    the card; by default, the ability with that text.
    """

    kind: str
    zone: str
    text: str
    step: str = "main"
    card: str = ""
    fields: Mapping[str, str] | None = None


class AddedTrigger(NamedTuple):
    """A text that the top card of a zone of the turn player gets, and that comes about as the scene's step begins."""

    zone: str
    text: str
    step: str


@dataclass(frozen=True)
class SceneAddition:
    """An addition to scenes that no clause of most scenarios is about.

    The cell ``default`` is laid if the scenario leaves the zone to its default; the cell ``more`` is added to a zone.
    """

    default: AddedCell | None = None
    more: AddedCell | None = None
    action: AddedAction | None = None
    trigger: AddedTrigger | None = None


@dataclass(frozen=True, kw_only=True)
class SuiteGame:
    """The parts of a game's scenarios.

    ``phrases`` are all that its scenarios may use. ``position`` builds a position from Givens, ``new_game`` a game that
    begins with decks. ``actions`` are the rows of its actions. ``decks`` makes the decks of a whole game for play at
    random, by a seed. ``language`` is the language of its card texts; ``saitei fuzz`` generates texts by its grammar.
    ``fuzzing`` makes the sentences of ``saitei fuzz``, if the game needs more than those for any game
    (:class:`.fuzzing.GameFuzzing`). ``additions`` are those of the variations, by the name of the variation:
    the first one that a scene allows is made (:mod:`.variations`).
    """

    phrases: tuple[Phrases, ...]
    position: type[GivensBuilder]
    new_game: type[GivensBuilder] | None = None
    decks: Callable[[int], Decks] | None = None
    actions: tuple[ActionRow, ...] = ()
    language: Callable[[], CardTextLanguage] | None = None
    fuzzing: Callable[[], type[PlaySentences]] | None = None
    additions: Mapping[str, tuple[SceneAddition, ...]] = field(default_factory=dict)

    @property
    def card_text(self) -> CardTextParser | None:
        """The parser of card texts; None if cards have no text."""
        return self.position.card_text


@cache
def load_game(game: str, room: str = ROOM) -> SuiteGame:
    """The parts of a game's scenarios, from its package in a room; raises :class:`~.game_package.BadGame`."""
    return game_package.load_game_parts(f"{room}.{game}", SuiteGame)


@cache
def game_vocabulary(game: str, room: str = ROOM) -> Vocabulary:
    """The phrases of a game's scenarios; raises :class:`~.game_package.BadGame`."""
    return Vocabulary(game, load_game(game, room).phrases)
