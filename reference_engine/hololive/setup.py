"""Chapter 6: decks, and what is done before the first turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..kernel.asks import NO, YES, Ask
from ..kernel.choices import choose, choose_one, in_order
from ..kernel.committing import commit
from ..kernel.events import Event
from ..kernel.flow import Procedure, at_once
from ..kernel.instructions import draw
from ..kernel.running import SetUp
from ..kernel.steps import begin_turn, by_turn
from ..protocol.scenes import DeckError
from .cards import Face
from .instructions import STAGE_LIMIT
from .running import Running

DECK, CHEER_DECK, COPIES = 50, 20, 4
HAND, REDRAWS = 7, 6


def check_decks(player: str, oshi: Sequence[Face], deck: Sequence[Face], cheers: Sequence[Face]) -> None:
    """Raise :class:`DeckError` unless the three sets of cards make a game deck (6.1)."""

    def require(met: bool, what: str) -> None:
        if not met:
            raise DeckError(f"{player}'s deck: {what}")

    require(len(oshi) == 1 and oshi[0].kind == "oshi holomem", "there must be exactly one oshi holomem")  # 6.1.1, 6.1.2
    require(all(face.is_cheer for face in cheers), "the cheer deck may hold only cheers")  # 6.1.3.1
    require(
        len(cheers) == CHEER_DECK, f"the cheer deck must hold {CHEER_DECK} cards, not {len(cheers)}"
    )  # 6.1.3, 6.1.3.2
    kinds = all(face.kind in ("holomem", "support") for face in deck)
    require(kinds, "the deck may hold only holomem and support cards")  # 6.1.4.1
    require(len(deck) == DECK, f"the deck must hold {DECK}, not {len(deck)}")  # 6.1.4, 6.1.4.2
    limited = Counter(face.number for face in deck if not face.unlimited)  # 6.1.5, 2.11.2.1
    for number, copies in limited.items():
        require(copies <= COPIES, f"{copies} copies of {number}, and {COPIES} are allowed")  # 6.1.4.3


@at_once
def shuffle_decks(game: Running) -> None:
    """Both decks of both players are shuffled."""
    for zone in ("deck", "cheer deck"):
        events = tuple(Event("shuffle", player=player, to=zone, cause="setup") for player in (0, 1))
        commit(game, events)  # 6.2.1.2, 6.2.1.3


def decide_first(game: Running) -> Procedure[None]:
    """A player taken at random says whether they go first."""
    state = game.state
    heads, state.chance = state.chance.coin()  # 6.2.1.5
    chooser = 0 if heads else 1
    (pick,) = yield Ask(chooser, "optional", (YES, NO), about="to go first")  # 6.2.1.5
    state.first_player = chooser if pick == YES else 1 - chooser
    state.turn_player = state.first_player


def deal_hands(game: Running) -> Procedure[None]:
    """Each player draws seven cards."""
    for player in by_turn(game):
        yield from draw_hand(game, player)  # 6.2.1.6


def draw_hand(game: Running, player: int) -> Procedure[None]:
    """A player draws a hand."""
    for _ in range(HAND):
        yield from draw(game, player)


def return_hand(game: Running, player: int) -> None:
    """A player's hand goes back into the deck, which is shuffled."""
    hand = game.state.zones[player, "hand"]
    commit(game, tuple(Event("move", card, player, to="deck", cause="redraw", by=player) for card in hand))
    commit(game, (Event("shuffle", player=player, to="deck", cause="redraw"),))


def redraw(game: Running) -> Procedure[None]:
    """Each player may change their whole hand, once."""
    for player in by_turn(game):  # 6.2.1.7, 6.2.1.7.1
        (pick,) = yield Ask(player, "optional", (YES, NO), about="to redraw")  # 6.2.1.7
        if pick == YES:
            return_hand(game, player)  # 6.2.1.7
            yield from draw_hand(game, player)  # 6.2.1.7


def forced_redraws(game: Running) -> Procedure[None]:
    """Hands without a Debut holomem are shown and redrawn, until there are none."""
    state = game.state
    while without := [player for player in by_turn(game) if not debuts(game, player)]:  # 6.2.1.9.3
        for player in without:
            hand = state.zones[player, "hand"]
            commit(game, tuple(Event("reveal", card) for card in hand))  # 6.2.1.9
        losers = tuple(player for player in without if state.redraws[player] >= REDRAWS)  # 1.2.1.1, 6.2.1.9.1
        if losers:
            game.end(losers, "too many forced redraws")
        for player in without:
            return_hand(game, player)  # 6.2.1.9.2
            yield from draw_hand(game, player)  # 6.2.1.9.2
            mine, theirs = state.redraws
            state.redraws = (mine + 1, theirs) if player == 0 else (mine, theirs + 1)  # 6.2.1.9.2.1


def debuts(game: Running, player: int, *more: str) -> list[int]:
    """The Debut holomem (and those of further levels) in a player's hand."""
    state = game.state
    return [
        card
        for card in state.zones[player, "hand"]
        if state.cards[card].face.is_holomem and state.cards[card].face.level in ("Debut", *more)
    ]


def place_holomem(game: Running) -> Procedure[None]:
    """Each player puts holomem face down onto the stage, and cards under the deck for forced redraws."""
    state = game.state
    for player in by_turn(game):  # 6.2.1.10
        center = yield from choose_one(game, player, debuts(game, player))  # 6.2.1.10.1
        assert center is not None
        put_down(game, player, [center], "center")  # 6.2.1.10.1
        owed = state.redraws[player]
        if owed:
            under = yield from choose(game, player, list(state.zones[player, "hand"]), owed, owed)
            under = yield from in_order(game, player, under)
            moves = (Event("move", card, player, to="deck", bottom=True, cause="redraw") for card in under)
            commit(game, tuple(moves))  # 6.2.1.10.2
        back = yield from choose(game, player, debuts(game, player, "Spot"), 0, STAGE_LIMIT - 1)
        put_down(game, player, back, "back")  # 6.2.1.10.3


def put_down(game: Running, player: int, cards: list[int], zone: str) -> None:
    """Cards of the hand go face down to a position."""
    moves = [Event("move", card, player, to=zone, cause="setup", by=player, face_down=True) for card in cards]
    commit(game, moves)  # 4.2.2.1


@at_once
def deal_life(game: Running) -> None:
    """Cards of the cheer deck become life, as many as the oshi holomem says."""
    state = game.state
    for player in by_turn(game):
        (oshi,) = state.zones[player, "oshi"]
        for _ in range(state.cards[oshi].face.life):
            top = state.zones[player, "cheer deck"][0]
            commit(game, (Event("move", top, player, to="life", cause="setup"),))  # 6.2.1.11


@at_once
def turn_up(game: Running) -> None:
    """What lies face down on the stage is turned up."""
    state = game.state
    hidden = [card for player in (0, 1) for card in state.holomem(player) if state.cards[card].face_down]
    commit(game, tuple(Event("turn", card) for card in hidden))  # 5.3.1, 6.2.1.12


@at_once
def begin(game: Running) -> None:
    """The first turn begins."""
    begin_turn(game, game.state.first_player)  # 6.2.1.13


PARTS: tuple[SetUp, ...] = (
    shuffle_decks,  # 6.2.1.2, 6.2.1.3
    decide_first,  # 6.2.1.5
    deal_hands,  # 6.2.1.6
    redraw,  # 6.2.1.7
    forced_redraws,  # 6.2.1.9
    place_holomem,  # 6.2.1.10
    deal_life,  # 6.2.1.11
    turn_up,  # 6.2.1.12
    begin,  # 6.2.1.13
)
