"""Chapter 6: decks, and what is done before the first turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..kernel.asks import NO, YES, Ask
from ..kernel.committing import commit
from ..kernel.events import Event
from ..kernel.flow import Procedure, at_once
from ..kernel.running import SetUp
from ..kernel.steps import begin_turn, by_turn
from ..protocol.scenes import DeckError
from .cards import Face
from .running import Running
from .words import HEROES

DECK, HERO_DECK, HAND = 50, 10, 5


def check_decks(player: str, deck: Sequence[Face], heroes: Sequence[Face]) -> None:
    """Raise :class:`DeckError` unless the two sets of cards make a game deck (6.1)."""

    def require(met: bool, what: str) -> None:
        if not met:
            raise DeckError(f"{player}'s deck: {what}")

    require(all(face.kind == "hero" for face in heroes), "the hero deck may hold only heroes")  # 6.1.2.1
    require(
        len(heroes) == HERO_DECK, f"the hero deck must hold {HERO_DECK} cards, not {len(heroes)}"
    )  # 6.1.1, 6.1.1.1, 6.1.2, 6.1.2.2
    require(all(face.kind != "hero" for face in deck), "the main deck may hold no heroes")  # 6.1.3.1
    require(
        len(deck) == DECK, f"the main deck must hold {DECK} cards, not {len(deck)}"
    )  # 6.1.1, 6.1.1.1, 6.1.3, 6.1.3.2
    for cards in (heroes, deck):
        allowed = {face.name: face.copies for face in cards}  # 6.1.4
        for name, copies in Counter(face.name for face in cards).items():
            few = copies <= allowed[name]  # 6.1.2.3, 6.1.3.3
            require(few, f"{copies} copies of {name}, and {allowed[name]} are allowed")  # 6.1.2.3, 6.1.3.3


@at_once
def shuffle_decks(game: Running) -> None:
    """Both players' main decks are shuffled."""
    commit(game, (Event("shuffle", player=0, to="deck", cause="setup"),))  # 6.2.1.2
    commit(game, (Event("shuffle", player=1, to="deck", cause="setup"),))  # 6.2.1.2


@at_once
def decide_first(game: Running) -> None:
    """Chance alone says who goes first."""
    state = game.state
    heads, state.chance = state.chance.coin()  # 6.2.1.3
    state.first_player = state.turn_player = 0 if heads else 1  # 6.2.1.3, 6.2.1.3.1


@at_once
def deal_hands(game: Running) -> None:
    """Each player takes the top five cards of their main deck."""
    deal(game, 0)  # 6.2.1.4
    deal(game, 1)  # 6.2.1.4


def deal(game: Running, player: int) -> None:
    """The top five cards of a main deck go to the hand."""
    top = game.state.zones[player, "deck"][:HAND]  # 6.2.1.4
    commit(game, [Event("move", card, player, to="hand", cause="setup", by=player) for card in top])


def redraw(game: Running) -> Procedure[None]:
    """Each player may change their whole hand, once."""
    for player in by_turn(game):  # 6.2.1.5, 1.3.4
        (pick,) = yield Ask(player, "optional", (YES, NO), about="to redraw")  # 6.2.1.5
        if pick == YES:
            hand = game.state.zones[player, "hand"]
            back = [Event("move", card, player, to="deck", cause="redraw", by=player) for card in hand]
            commit(game, back)  # 6.2.1.5
            commit(game, (Event("shuffle", player=player, to="deck", cause="redraw"),))  # 6.2.1.5
            deal(game, player)  # 6.2.1.5


@at_once
def deal_heroes(game: Running) -> None:
    """The first player's hero deck is shuffled, and its top cards fill the hero lanes from lane 1."""
    state = game.state
    first = state.first_player
    commit(game, (Event("shuffle", player=first, to="hero deck", cause="setup"),))  # 6.2.1.6
    for lane in HEROES:  # 6.2.1.6
        top = state.zones[first, "hero deck"][0]
        commit(game, (Event("move", top, first, to=lane, cause="setup", by=first),))  # 6.2.1.6


@at_once
def begin(game: Running) -> None:
    """The first turn begins."""
    begin_turn(game, game.state.first_player)  # 6.2.1.7


PARTS: tuple[SetUp, ...] = (
    shuffle_decks,  # 6.2.1.2
    decide_first,  # 6.2.1.3
    deal_hands,  # 6.2.1.4
    redraw,  # 6.2.1.5
    deal_heroes,  # 6.2.1.6
    begin,  # 6.2.1.7
)
