"""Decks, and the setup before the first turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ..kernel.commit import commit_events
from ..kernel.events import EngineEvent
from ..kernel.game_loop import without_asks
from ..kernel.rules_context import SetUp
from ..kernel.turn_steps import begin_turn, players_in_turn_order
from ..protocol.scene_loader import DeckError
from .cards import CardDefinition
from .lexicon import CHARACTER, DECK, EVENT, HAND, HEARTS, SUPPORT
from .rules_context import RulesContext

CARDS, COPIES = 60, 4
DEALT_HEARTS = 8  # heart.5
"""Number of hearts that are laid before the first turn (OA-1)."""
DEALT = 5
"""Number of cards that are drawn before the first turn (OA-2)."""


def check_deck(player: str, oshis: Sequence[CardDefinition], deck: Sequence[CardDefinition]) -> None:
    """Raise :class:`DeckError` unless these cards make an oshi and a deck."""

    def require_legal(met: bool, what: str) -> None:
        if not met:
            raise DeckError(f"{player}'s deck: {what}")

    require_legal(len(oshis) == 1, f"there must be one oshi, not {len(oshis)}")  # deckbuild.1
    require_legal(len(deck) == CARDS, f"it must hold {CARDS} cards, not {len(deck)}")  # deckbuild.1
    (oshi,) = oshis
    require_legal(oshi.kind == CHARACTER, "the oshi must be a character")  # deckbuild.3, deckbuild.d5
    every = (oshi, *deck)
    copies = copy_counter(every)
    for face in every:
        require_legal(face.kind in (CHARACTER, SUPPORT, EVENT), f"{face.name} cannot be in a deck")  # deckbuild.d3
        require_legal(face.title == oshi.title, f"{face.name} does not have the title of the oshi")  # deckbuild.4
        number = copies(face)
        require_legal(number <= COPIES, f"{number} copies of {face.name}, but only {COPIES} are allowed")  # deckbuild.2


def copy_counter(faces: Sequence[CardDefinition]) -> Callable[[CardDefinition], int]:
    """A function that counts the copies of a card among these: cards of the same number or the same code."""
    numbers = Counter(each.number for each in faces)
    codes = Counter(each.code for each in faces if each.code)
    both = Counter((each.number, each.code) for each in faces)

    def count_copies(face: CardDefinition) -> int:
        of_code = codes[face.code] - both[face.number, face.code] if face.code else 0
        return numbers[face.number] + of_code  # deckbuild.d1, deckbuild.d2

    return count_copies


@without_asks
def decide_first_player(game: RulesContext) -> None:
    """Choose the first player by a coin (OA-2)."""
    state = game.state
    heads, state.chance = state.chance.flip_coin()
    state.first_player = state.turn_player = 0 if heads else 1


@without_asks
def deal_hearts_and_hands(game: RulesContext) -> None:
    """Shuffle decks, lay hearts, and draw hands (OA-1, OA-2)."""
    for player in players_in_turn_order(game):
        commit_events(game, (EngineEvent("shuffle", player=player, to=DECK, cause="setup"),))
        game.move_to_zone(game.state.zones[player, DECK][:DEALT_HEARTS], HEARTS, "setup")
        game.move_to_zone(game.state.zones[player, DECK][:DEALT], HAND, "setup")


@without_asks
def begin_first_turn(game: RulesContext) -> None:
    """Begin the first turn."""
    begin_turn(game, game.state.first_player)


SETUP: tuple[SetUp, ...] = (decide_first_player, deal_hearts_and_hands, begin_first_turn)
