"""Chapter 6: decks, and the setup before the first turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..kernel.commit import commit_events
from ..kernel.decisions import NO, YES, EngineAsk
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.rules_context import SetUp
from ..kernel.turn_steps import begin_turn, players_in_turn_order
from ..protocol.scene_loader import DeckError
from .cards import CardDefinition
from .lexicon import HEROES
from .rules_context import RulesContext

DECK, HERO_DECK, HAND = 50, 10, 5


def check_decks(player: str, deck: Sequence[CardDefinition], heroes: Sequence[CardDefinition]) -> None:
    """Raise :class:`DeckError` unless the two sets of cards make a game deck (6.1)."""

    def require_legal(met: bool, what: str) -> None:
        if not met:
            raise DeckError(f"{player}'s deck: {what}")

    require_legal(all(face.kind == "hero" for face in heroes), "the hero deck may hold only heroes")  # 6.1.2.1
    require_legal(
        len(heroes) == HERO_DECK, f"the hero deck must hold {HERO_DECK} cards, not {len(heroes)}"
    )  # 6.1.1, 6.1.1.1, 6.1.2, 6.1.2.2
    require_legal(all(face.kind != "hero" for face in deck), "the main deck may hold no heroes")  # 6.1.3.1
    require_legal(
        len(deck) == DECK, f"the main deck must hold {DECK} cards, not {len(deck)}"
    )  # 6.1.1, 6.1.1.1, 6.1.3, 6.1.3.2
    for cards in (heroes, deck):
        allowed = {face.name: face.copies for face in cards}  # 6.1.4
        for name, copies in Counter(face.name for face in cards).items():
            few = copies <= allowed[name]  # 6.1.2.3, 6.1.3.3
            require_legal(few, f"{copies} copies of {name}, but only {allowed[name]} are allowed")  # 6.1.2.3, 6.1.3.3


@without_asks
def shuffle_decks(game: RulesContext) -> None:
    """Shuffle both players' main decks."""
    commit_events(game, (EngineEvent("shuffle", player=0, to="deck", cause="setup"),))  # 6.2.1.2
    commit_events(game, (EngineEvent("shuffle", player=1, to="deck", cause="setup"),))  # 6.2.1.2


@without_asks
def decide_first_player(game: RulesContext) -> None:
    """Choose the first player at random."""
    state = game.state
    heads, state.chance = state.chance.flip_coin()  # 6.2.1.3
    state.first_player = state.turn_player = 0 if heads else 1  # 6.2.1.3, 6.2.1.3.1


@without_asks
def deal_hands(game: RulesContext) -> None:
    """Let each player take the top five cards of their main deck."""
    deal_hand(game, 0)  # 6.2.1.4
    deal_hand(game, 1)  # 6.2.1.4


def deal_hand(game: RulesContext, player: int) -> None:
    """Put the top five cards of a main deck into the hand."""
    top = game.state.zones[player, "deck"][:HAND]  # 6.2.1.4
    commit_events(game, [EngineEvent("move", card, player, to="hand", cause="setup", by=player) for card in top])


def redraw_hands(game: RulesContext) -> Procedure[None]:
    """Each player may change their whole hand, once."""
    for player in players_in_turn_order(game):  # 6.2.1.5, 1.3.4
        (pick,) = yield EngineAsk(player, "optional", (YES, NO), about="to redraw")  # 6.2.1.5
        if pick == YES:
            hand = game.state.zones[player, "hand"]
            back = [EngineEvent("move", card, player, to="deck", cause="redraw", by=player) for card in hand]
            commit_events(game, back)  # 6.2.1.5
            commit_events(game, (EngineEvent("shuffle", player=player, to="deck", cause="redraw"),))  # 6.2.1.5
            deal_hand(game, player)  # 6.2.1.5


@without_asks
def deal_heroes(game: RulesContext) -> None:
    """Shuffle the first player's hero deck, and fill the hero lanes with its top cards from lane 1."""
    state = game.state
    first = state.first_player
    commit_events(game, (EngineEvent("shuffle", player=first, to="hero deck", cause="setup"),))  # 6.2.1.6
    for lane in HEROES:  # 6.2.1.6
        top = state.zones[first, "hero deck"][0]
        commit_events(game, (EngineEvent("move", top, first, to=lane, cause="setup", by=first),))  # 6.2.1.6


@without_asks
def begin_first_turn(game: RulesContext) -> None:
    """Begin the first turn."""
    begin_turn(game, game.state.first_player)  # 6.2.1.7


PARTS: tuple[SetUp, ...] = (
    shuffle_decks,  # 6.2.1.2
    decide_first_player,  # 6.2.1.3
    deal_hands,  # 6.2.1.4
    redraw_hands,  # 6.2.1.5
    deal_heroes,  # 6.2.1.6
    begin_first_turn,  # 6.2.1.7
)
