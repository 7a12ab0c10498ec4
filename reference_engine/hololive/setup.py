"""Chapter 6: decks, and the setup before the first turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..kernel.card_choices import choose_cards, choose_one, choose_order
from ..kernel.commit import commit_events
from ..kernel.decisions import NO, YES, EngineAsk
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.instructions import draw_one_card
from ..kernel.rules_context import SetUp
from ..kernel.turn_steps import begin_turn, players_in_turn_order
from ..protocol.scene_loader import DeckError
from .cards import CardDefinition
from .instructions import STAGE_LIMIT
from .rules_context import RulesContext

DECK, CHEER_DECK, COPIES = 50, 20, 4
HAND, REDRAWS = 7, 6


def check_decks(
    player: str, oshi: Sequence[CardDefinition], deck: Sequence[CardDefinition], cheers: Sequence[CardDefinition]
) -> None:
    """Raise :class:`DeckError` unless the three sets of cards make a game deck (6.1)."""

    def require_that(met: bool, what: str) -> None:
        if not met:
            raise DeckError(f"{player}'s deck: {what}")

    require_that(
        len(oshi) == 1 and oshi[0].kind == "oshi holomem", "there must be exactly one oshi holomem"
    )  # 6.1.1, 6.1.2
    require_that(all(face.is_cheer for face in cheers), "the cheer deck may hold only cheers")  # 6.1.3.1
    require_that(
        len(cheers) == CHEER_DECK, f"the cheer deck must hold {CHEER_DECK} cards, not {len(cheers)}"
    )  # 6.1.3, 6.1.3.2
    kinds = all(face.kind in ("holomem", "support") for face in deck)
    require_that(kinds, "the deck may hold only holomem and support cards")  # 6.1.4.1
    require_that(len(deck) == DECK, f"the deck must hold {DECK} cards, not {len(deck)}")  # 6.1.4, 6.1.4.2
    limited = Counter(face.number for face in deck if not face.unlimited)  # 6.1.5, 2.11.2.1
    for number, copies in limited.items():
        require_that(copies <= COPIES, f"{copies} copies of {number}, but only {COPIES} are allowed")  # 6.1.4.3


@without_asks
def shuffle_decks(game: RulesContext) -> None:
    """Shuffle both decks of both players."""
    for zone in ("deck", "cheer deck"):
        events = tuple(EngineEvent("shuffle", player=player, to=zone, cause="setup") for player in (0, 1))
        commit_events(game, events)  # 6.2.1.2, 6.2.1.3


def decide_first_player(game: RulesContext) -> Procedure[None]:
    """Let a random player choose whether they go first."""
    state = game.state
    heads, state.chance = state.chance.flip_coin()  # 6.2.1.5
    chooser = 0 if heads else 1
    (pick,) = yield EngineAsk(chooser, "optional", (YES, NO), about="to go first")  # 6.2.1.5
    state.first_player = chooser if pick == YES else 1 - chooser
    state.turn_player = state.first_player


def deal_hands(game: RulesContext) -> Procedure[None]:
    """Let each player draw seven cards."""
    for player in players_in_turn_order(game):
        yield from draw_hand(game, player)  # 6.2.1.6


def draw_hand(game: RulesContext, player: int) -> Procedure[None]:
    """Let a player draw a hand."""
    for _ in range(HAND):
        yield from draw_one_card(game, player)


def return_hand(game: RulesContext, player: int) -> None:
    """Return a player's hand to the deck, and shuffle it."""
    hand = game.state.zones[player, "hand"]
    commit_events(game, tuple(EngineEvent("move", card, player, to="deck", cause="redraw", by=player) for card in hand))
    commit_events(game, (EngineEvent("shuffle", player=player, to="deck", cause="redraw"),))


def offer_redraws(game: RulesContext) -> Procedure[None]:
    """Let each player redraw their whole hand, once."""
    for player in players_in_turn_order(game):  # 6.2.1.7, 6.2.1.7.1
        (pick,) = yield EngineAsk(player, "optional", (YES, NO), about="to redraw")  # 6.2.1.7
        if pick == YES:
            return_hand(game, player)  # 6.2.1.7
            yield from draw_hand(game, player)  # 6.2.1.7


def do_forced_redraws(game: RulesContext) -> Procedure[None]:
    """Reveal and redraw hands without a Debut holomem, until there are none."""
    state = game.state
    while without := [
        player for player in players_in_turn_order(game) if not debuts_in_hand(game, player)
    ]:  # 6.2.1.9.3
        for player in without:
            hand = state.zones[player, "hand"]
            commit_events(game, tuple(EngineEvent("reveal", card) for card in hand))  # 6.2.1.9
        losers = tuple(player for player in without if state.redraws[player] >= REDRAWS)  # 1.2.1.1, 6.2.1.9.1
        if losers:
            game.end_game(losers, "too many forced redraws")
        for player in without:
            return_hand(game, player)  # 6.2.1.9.2
            yield from draw_hand(game, player)  # 6.2.1.9.2
            mine, theirs = state.redraws
            state.redraws = (mine + 1, theirs) if player == 0 else (mine, theirs + 1)  # 6.2.1.9.2.1


def debuts_in_hand(game: RulesContext, player: int, *more: str) -> list[int]:
    """The Debut holomem (and those of the levels ``more``) in a player's hand."""
    state = game.state
    return [
        card
        for card in state.zones[player, "hand"]
        if state.cards[card].face.is_holomem and state.cards[card].face.level in ("Debut", *more)
    ]


def place_holomem(game: RulesContext) -> Procedure[None]:
    """Let each player put holomem face down onto the stage, and cards under the deck for forced redraws."""
    state = game.state
    for player in players_in_turn_order(game):  # 6.2.1.10
        center = yield from choose_one(game, player, debuts_in_hand(game, player))  # 6.2.1.10.1
        assert center is not None
        place_face_down(game, player, [center], "center")  # 6.2.1.10.1
        owed = state.redraws[player]
        if owed:
            under = yield from choose_cards(game, player, list(state.zones[player, "hand"]), owed, owed)
            under = yield from choose_order(game, player, under)
            moves = (EngineEvent("move", card, player, to="deck", bottom=True, cause="redraw") for card in under)
            commit_events(game, tuple(moves))  # 6.2.1.10.2
        back = yield from choose_cards(game, player, debuts_in_hand(game, player, "Spot"), 0, STAGE_LIMIT - 1)
        place_face_down(game, player, back, "back")  # 6.2.1.10.3


def place_face_down(game: RulesContext, player: int, cards: list[int], zone: str) -> None:
    """Put cards of the hand face down into a position."""
    moves = [EngineEvent("move", card, player, to=zone, cause="setup", by=player, face_down=True) for card in cards]
    commit_events(game, moves)  # 4.2.2.1


@without_asks
def deal_life(game: RulesContext) -> None:
    """Put cards of the cheer deck into the life, as many as the oshi holomem says."""
    state = game.state
    for player in players_in_turn_order(game):
        (oshi,) = state.zones[player, "oshi"]
        for _ in range(state.cards[oshi].face.life):
            top = state.zones[player, "cheer deck"][0]
            commit_events(game, (EngineEvent("move", top, player, to="life", cause="setup"),))  # 6.2.1.11


@without_asks
def turn_up_stage(game: RulesContext) -> None:
    """Turn up the face-down cards on the stage."""
    state = game.state
    hidden = [card for player in (0, 1) for card in state.holomem(player) if state.cards[card].face_down]
    commit_events(game, tuple(EngineEvent("turn", card) for card in hidden))  # 5.3.1, 6.2.1.12


@without_asks
def begin_first_turn(game: RulesContext) -> None:
    """Begin the first turn."""
    begin_turn(game, game.state.first_player)  # 6.2.1.13


PARTS: tuple[SetUp, ...] = (
    shuffle_decks,  # 6.2.1.2, 6.2.1.3
    decide_first_player,  # 6.2.1.5
    deal_hands,  # 6.2.1.6
    offer_redraws,  # 6.2.1.7
    do_forced_redraws,  # 6.2.1.9
    place_holomem,  # 6.2.1.10
    deal_life,  # 6.2.1.11
    turn_up_stage,  # 6.2.1.12
    begin_first_turn,  # 6.2.1.13
)
