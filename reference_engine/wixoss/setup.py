"""Decks, and what is done before the first turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..kernel.asks import Ask, Option
from ..kernel.choices import choose_one
from ..kernel.committing import commit
from ..kernel.events import Event
from ..kernel.flow import Procedure, at_once
from ..kernel.running import SetUp
from ..kernel.steps import begin_turn, by_turn
from ..protocol.scenes import DeckError
from .cards import Face
from .costs import adjust
from .running import Running
from .words import (
    CENTER_LRIG,
    COINS,
    DECK,
    HAND,
    LEFT_ASSIST,
    LIFE,
    LRIG,
    LRIG_DECK,
    LRIGS,
    PIECE,
    RIGHT_ASSIST,
    SIGNI,
    SPELL,
    WHITE_BACKED,
)

CARDS, COPIES, BURSTS = 40, 4, 20
LRIG_CARDS, PIECES = 10, 2
DEALT_LIFE = 7  # life-cloth.1
DEALT = 5  # mulligan.1


# --- decks ----------------------------------------------------------------------------------------------


def check_decks(player: str, deck: Sequence[Face], lrig_deck: Sequence[Face]) -> None:
    """Raise :class:`DeckError` unless these cards make a main deck and an LRIG deck."""
    check_deck(player, deck)
    check_lrig_deck(player, lrig_deck)
    for face in (*deck, *lrig_deck):
        require(player, not face.is_craft, f"{face.name} is created in the game alone")  # craft.4


def require(player: str, met: bool, what: str) -> None:
    """Raise :class:`DeckError` that says what is wrong."""
    if not met:
        raise DeckError(f"{player}'s deck: {what}")


def check_deck(player: str, deck: Sequence[Face]) -> None:
    """The main deck."""
    require(player, len(deck) == CARDS, f"it must hold {CARDS} cards, not {len(deck)}")  # main-deck.2
    bursts = sum(face.bursts for face in deck)
    require(player, bursts <= BURSTS, f"{bursts} Life Bursts, and {BURSTS} are allowed")  # main-deck.2, life-burst.4
    for face in deck:
        require(
            player, face.kind in (SIGNI, SPELL), f"{face.name} is no card of a main deck"
        )  # main-deck.1, signi.2, spell.2, arts.2
    for name, number in Counter(face.name for face in deck).items():
        require(player, number <= COPIES, f"{number} copies of {name}, and {COPIES} are allowed")  # main-deck.3, deck.2


def check_lrig_deck(player: str, deck: Sequence[Face]) -> None:
    """The LRIG deck."""
    opening = [face for face in deck if is_opening(face)]
    pieces = [face for face in deck if face.kind == PIECE]
    require(player, bool(opening), "it must hold an LRIG of level 0 to begin with")  # lrig-zone.3
    most = PIECES if len(opening) >= 3 else 0
    require(player, len(pieces) <= most, f"{len(pieces)} pieces, and {most} are allowed")  # piece.1, lrig-deck.3
    number = len(deck) - len(pieces)
    require(player, number <= LRIG_CARDS, f"{number} cards, and {LRIG_CARDS} are allowed")  # lrig-deck.1, lrig-deck.3
    for face in deck:
        require(
            player, face.kind in WHITE_BACKED, f"{face.name} is no card of an LRIG deck"
        )  # lrig-deck.1, lrig.2, key.2, resona.1, arts.2
    for name, copies in Counter(face.name for face in deck).items():
        require(player, copies == 1, f"{copies} copies of {name}, and one is allowed")  # lrig-deck.2, deck.3
    teams = [face for face in pieces if is_of_team(face)]
    require(player, len(teams) <= 1, "two pieces with a team icon")  # team.6, dream-team.3


def is_opening(face: Face) -> bool:
    """Whether it is an LRIG that a game can begin with."""
    return face.kind == CENTER_LRIG and face.info.level == 0  # lrig-zone.3


def is_of_team(face: Face) -> bool:
    """Whether a piece has a Team or Dream Team icon."""
    return any(word.what in ("team", "dream-team") for each in face.printed for word in getattr(each, "keywords", ()))


# --- before the first turn ------------------------------------------------------------------------------


@at_once
def decide_first(game: Running) -> None:
    """Chance says who goes first."""
    state = game.state
    heads, state.chance = state.chance.coin()
    state.first_player = state.turn_player = 0 if heads else 1  # first-player.1


def choose_lrigs(game: Running) -> Procedure[None]:
    """Each player says which LRIGs of level 0 the game begins with, one or three, and which is the center."""
    for player in by_turn(game):
        state = game.state
        opening = [card for card in state.zones[player, LRIG_DECK] if is_opening(state.cards[card].face)]
        three = len(opening) >= len(LRIGS)  # assist-lrig.2, lrig-zone.3, center-lrig.3
        zones = (LRIG, LEFT_ASSIST, RIGHT_ASSIST) if three else (LRIG,)
        for zone in zones:
            card = yield from choose_one(game, player, opening)  # lrig-zone.4
            assert card is not None
            opening.remove(card)
            commit(game, (Event("move", card, player, to=zone, cause="setup", face_down=True),))  # center-lrig.1


@at_once
def deal(game: Running) -> None:
    """Decks are shuffled, and hands drawn."""
    for player in by_turn(game):
        commit(game, (Event("shuffle", player=player, to=DECK, cause="setup"),))
        game.move(game.state.zones[player, DECK][:DEALT], HAND, "setup")


def redraw(game: Running) -> Procedure[None]:
    """Each player says which cards go back, who goes first before the other; both draw at the same time."""
    back: dict[int, list[int]] = {}
    for player in by_turn(game):  # mulligan.3
        options = tuple(Option("card", (card,)) for card in game.state.zones[player, HAND])
        picks = yield Ask(player, "choose", options, 0, len(options), about="which cards go back")  # mulligan.1
        back[player] = [each.args[0] for each in picks]
    for player, cards in back.items():
        game.move(cards, DECK, "setup")  # mulligan.1
        if cards:
            commit(game, (Event("shuffle", player=player, to=DECK, cause="setup"),))  # mulligan.2
    drawn = {player: game.state.zones[player, DECK][: len(cards)] for player, cards in back.items()}
    moves = [Event("move", card, each, to=HAND, cause="setup") for each, cards in drawn.items() for card in cards]
    commit(game, moves)  # mulligan.2, mulligan.3


@at_once
def lay_life(game: Running) -> None:
    """Seven cards from the top become Life Cloth."""
    for player in by_turn(game):
        game.move(game.state.zones[player, DECK][:DEALT_LIFE], LIFE, "setup")


@at_once
def open_lrigs(game: Running) -> None:
    """The LRIGs are opened: the center LRIG brings its coins (WA-2)."""
    lrigs = [card for player in by_turn(game) for card in game.state.lrigs(player)]
    commit(game, [Event("turn", card, cause="setup") for card in lrigs])
    for player in by_turn(game):
        center = game.state.center(player)
        adjust(game, player, COINS, game.state.cards[center].face.coins)  # coin.1, coin.2, coin.4


@at_once
def begin(game: Running) -> None:
    """The first turn begins."""
    begin_turn(game, game.state.first_player)  # first-player.1


SETUP: tuple[SetUp, ...] = (decide_first, choose_lrigs, deal, redraw, lay_life, open_lrigs, begin)
