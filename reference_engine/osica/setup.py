"""Decks, and what is done before the first turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ..kernel.committing import commit
from ..kernel.events import Event
from ..kernel.flow import at_once
from ..kernel.running import SetUp
from ..kernel.steps import begin_turn, by_turn
from ..protocol.scenes import DeckError
from .cards import Face
from .running import Running
from .words import CHARACTER, DECK, EVENT, HAND, HEARTS, SUPPORT

CARDS, COPIES = 60, 4
DEALT_HEARTS = 8  # heart.5
"""So many hearts are laid before the first turn (OA-1)."""
DEALT = 5
"""So many cards are drawn before the first turn (OA-2)."""


def check_deck(player: str, oshis: Sequence[Face], deck: Sequence[Face]) -> None:
    """Raise :class:`DeckError` unless these cards make an oshi and a deck."""

    def require(met: bool, what: str) -> None:
        if not met:
            raise DeckError(f"{player}'s deck: {what}")

    require(len(oshis) == 1, f"there must be one oshi, not {len(oshis)}")  # deckbuild.1
    require(len(deck) == CARDS, f"it must hold {CARDS} cards, not {len(deck)}")  # deckbuild.1
    (oshi,) = oshis
    require(oshi.kind == CHARACTER, "the oshi must be a character")  # deckbuild.3, deckbuild.d5
    every = (oshi, *deck)
    copies = tally(every)
    for face in every:
        require(face.kind in (CHARACTER, SUPPORT, EVENT), f"{face.name} is no card of a deck")  # deckbuild.d3
        require(face.title == oshi.title, f"{face.name} is not of the title of the oshi")  # deckbuild.4
        number = copies(face)
        require(number <= COPIES, f"{number} copies of {face.name}, and {COPIES} are allowed")  # deckbuild.2


def tally(faces: Sequence[Face]) -> Callable[[Face], int]:
    """Counts the copies of a card among these: those of the same number or the same code."""
    numbers = Counter(each.number for each in faces)
    codes = Counter(each.code for each in faces if each.code)
    both = Counter((each.number, each.code) for each in faces)

    def copies(face: Face) -> int:
        of_code = codes[face.code] - both[face.number, face.code] if face.code else 0
        return numbers[face.number] + of_code  # deckbuild.d1, deckbuild.d2

    return copies


@at_once
def decide_first(game: Running) -> None:
    """A coin says who goes first (OA-2)."""
    state = game.state
    heads, state.chance = state.chance.coin()
    state.first_player = state.turn_player = 0 if heads else 1


@at_once
def deal(game: Running) -> None:
    """Decks are shuffled, hearts laid, and hands drawn (OA-1, OA-2)."""
    for player in by_turn(game):
        commit(game, (Event("shuffle", player=player, to=DECK, cause="setup"),))
        game.move(game.state.zones[player, DECK][:DEALT_HEARTS], HEARTS, "setup")
        game.move(game.state.zones[player, DECK][:DEALT], HAND, "setup")


@at_once
def begin(game: Running) -> None:
    """The first turn begins."""
    begin_turn(game, game.state.first_player)


SETUP: tuple[SetUp, ...] = (decide_first, deal, begin)
