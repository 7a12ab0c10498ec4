"""Decks, and the setup before the first turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..kernel.card_choices import choose_one
from ..kernel.commit import commit_events
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.rules_context import SetUp
from ..kernel.turn_steps import begin_turn, players_in_turn_order
from ..protocol.scene_loader import DeckError
from .cards import CardDefinition
from .ener_costs import change_counter
from .lexicon import (
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
from .rules_context import RulesContext

CARDS, COPIES, BURSTS = 40, 4, 20
LRIG_CARDS, PIECES = 10, 2
DEALT_LIFE = 7  # life-cloth.1
DEALT = 5  # mulligan.1


# --- decks ----------------------------------------------------------------------------------------------


def check_decks(player: str, deck: Sequence[CardDefinition], lrig_deck: Sequence[CardDefinition]) -> None:
    """Raise :class:`DeckError` unless these cards make a main deck and an LRIG deck."""
    check_main_deck(player, deck)
    check_lrig_deck(player, lrig_deck)
    for face in (*deck, *lrig_deck):
        require_deck_rule(player, not face.is_craft, f"{face.name} can only be created in the game")  # craft.4


def require_deck_rule(player: str, met: bool, what: str) -> None:
    """Raise :class:`DeckError` with this message unless the rule is met."""
    if not met:
        raise DeckError(f"{player}'s deck: {what}")


def check_main_deck(player: str, deck: Sequence[CardDefinition]) -> None:
    """Raise :class:`DeckError` unless these cards make a main deck."""
    require_deck_rule(player, len(deck) == CARDS, f"it must hold {CARDS} cards, not {len(deck)}")  # main-deck.2
    bursts = sum(face.has_burst_icon for face in deck)
    require_deck_rule(
        player, bursts <= BURSTS, f"{bursts} Life Bursts, but only {BURSTS} are allowed"
    )  # main-deck.2, life-burst.4
    for face in deck:
        require_deck_rule(
            player, face.kind in (SIGNI, SPELL), f"{face.name} cannot be in a main deck"
        )  # main-deck.1, signi.2, spell.2, arts.2
    for name, number in Counter(face.name for face in deck).items():
        require_deck_rule(
            player, number <= COPIES, f"{number} copies of {name}, but only {COPIES} are allowed"
        )  # main-deck.3, deck.2


def check_lrig_deck(player: str, deck: Sequence[CardDefinition]) -> None:
    """Raise :class:`DeckError` unless these cards make an LRIG deck."""
    opening = [face for face in deck if is_opening_lrig(face)]
    pieces = [face for face in deck if face.kind == PIECE]
    require_deck_rule(player, bool(opening), "it must hold an LRIG of level 0 to begin with")  # lrig-zone.3
    most = PIECES if len(opening) >= 3 else 0
    require_deck_rule(
        player, len(pieces) <= most, f"{len(pieces)} pieces, but only {most} are allowed"
    )  # piece.1, lrig-deck.3
    number = len(deck) - len(pieces)
    require_deck_rule(
        player, number <= LRIG_CARDS, f"{number} cards, but only {LRIG_CARDS} are allowed"
    )  # lrig-deck.1, lrig-deck.3
    for face in deck:
        require_deck_rule(
            player, face.kind in WHITE_BACKED, f"{face.name} cannot be in an LRIG deck"
        )  # lrig-deck.1, lrig.2, key.2, resona.1, arts.2
    for name, copies in Counter(face.name for face in deck).items():
        require_deck_rule(
            player, copies == 1, f"{copies} copies of {name}, but only one is allowed"
        )  # lrig-deck.2, deck.3
    teams = [face for face in pieces if has_team_icon(face)]
    require_deck_rule(
        player, len(teams) <= 1, "two pieces with a team icon, but one is allowed"
    )  # team.6, dream-team.3


def is_opening_lrig(face: CardDefinition) -> bool:
    """Whether the card is an LRIG with which a game can begin."""
    return face.kind == CENTER_LRIG and face.info.level == 0  # lrig-zone.3


def has_team_icon(face: CardDefinition) -> bool:
    """Whether a piece has a Team or Dream Team icon."""
    return any(word.what in ("team", "dream-team") for each in face.printed for word in getattr(each, "keywords", ()))


# --- before the first turn ------------------------------------------------------------------------------


@without_asks
def decide_first_player(game: RulesContext) -> None:
    """Choose the first player at random."""
    state = game.state
    heads, state.chance = state.chance.flip_coin()
    state.first_player = state.turn_player = 0 if heads else 1  # first-player.1


def choose_opening_lrigs(game: RulesContext) -> Procedure[None]:
    """Let each player choose one or three opening LRIGs of level 0, and the center among them."""
    for player in players_in_turn_order(game):
        state = game.state
        opening = [card for card in state.zones[player, LRIG_DECK] if is_opening_lrig(state.cards[card].face)]
        three = len(opening) >= len(LRIGS)  # assist-lrig.2, lrig-zone.3, center-lrig.3
        zones = (LRIG, LEFT_ASSIST, RIGHT_ASSIST) if three else (LRIG,)
        for zone in zones:
            card = yield from choose_one(game, player, opening)  # lrig-zone.4
            assert card is not None
            opening.remove(card)
            commit_events(
                game, (EngineEvent("move", card, player, to=zone, cause="setup", face_down=True),)
            )  # center-lrig.1


@without_asks
def deal_hands(game: RulesContext) -> None:
    """Shuffle decks, and draw hands."""
    for player in players_in_turn_order(game):
        commit_events(game, (EngineEvent("shuffle", player=player, to=DECK, cause="setup"),))
        game.move_cards(game.state.zones[player, DECK][:DEALT], HAND, "setup")


def offer_mulligan(game: RulesContext) -> Procedure[None]:
    """Let each player choose cards to put back, the first player first; then both draw at the same time."""
    back: dict[int, list[int]] = {}
    for player in players_in_turn_order(game):  # mulligan.3
        options = tuple(EngineOption("card", (card,)) for card in game.state.zones[player, HAND])
        picks = yield EngineAsk(player, "choose", options, 0, len(options), about="which cards go back")  # mulligan.1
        back[player] = [each.args[0] for each in picks]
    for player, cards in back.items():
        game.move_cards(cards, DECK, "setup")  # mulligan.1
        if cards:
            commit_events(game, (EngineEvent("shuffle", player=player, to=DECK, cause="setup"),))  # mulligan.2
    drawn = {player: game.state.zones[player, DECK][: len(cards)] for player, cards in back.items()}
    moves = [EngineEvent("move", card, each, to=HAND, cause="setup") for each, cards in drawn.items() for card in cards]
    commit_events(game, moves)  # mulligan.2, mulligan.3


@without_asks
def lay_life_cloth(game: RulesContext) -> None:
    """Make the top seven cards of the deck Life Cloth."""
    for player in players_in_turn_order(game):
        game.move_cards(game.state.zones[player, DECK][:DEALT_LIFE], LIFE, "setup")


@without_asks
def open_lrigs(game: RulesContext) -> None:
    """Open the LRIGs; the center LRIG brings its coins (WA-2)."""
    lrigs = [card for player in players_in_turn_order(game) for card in game.state.field_lrigs(player)]
    commit_events(game, [EngineEvent("turn", card, cause="setup") for card in lrigs])
    for player in players_in_turn_order(game):
        center = game.state.center_lrig(player)
        change_counter(game, player, COINS, game.state.cards[center].face.coins)  # coin.1, coin.2, coin.4


@without_asks
def begin_first_turn(game: RulesContext) -> None:
    """Begin the first turn."""
    begin_turn(game, game.state.first_player)  # first-player.1


SETUP: tuple[SetUp, ...] = (
    decide_first_player,
    choose_opening_lrigs,
    deal_hands,
    offer_mulligan,
    lay_life_cloth,
    open_lrigs,
    begin_first_turn,
)
