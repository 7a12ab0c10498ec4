"""A turn, phase by phase: each is a table of its parts."""

from __future__ import annotations

from ..kernel.asks import Ask, Option
from ..kernel.committing import commit
from ..kernel.events import Event
from ..kernel.flow import Procedure, at_once
from ..kernel.instructions import draw as draw_card
from ..kernel.running import Part
from ..kernel.steps import begins, closes, first_turn_skips_to, goes_on_with, next_turn
from .looking import symbols, yell
from .running import Running
from .state import ORB
from .words import ASSIST, DROP, HAND, OSHI, SUPPORT

RAISED = 2
"""So much the limit grows in each turn."""
HAND_LIMIT = 7


# --- the start phase --------------------------------------------------------------------------------


@at_once
def take_back(game: Running) -> str | None:
    """What the turn player has kept comes back to the hand."""
    state = game.state
    kept = [card for card in state.zones[state.turn_player, OSHI] if state.cards[card].kept]
    game.move(kept, HAND, "start")  # keep.1, keep.11
    return None


def draw(game: Running) -> Procedure[str | None]:
    """The turn player draws a card."""
    yield from draw_card(game, game.state.turn_player)  # start.1, start.d2
    return None


@at_once
def raise_limit(game: Running) -> str | None:
    """The turn player's limit grows."""
    player = game.state.turn_player
    game.state.adjust(player, "limit", RAISED)  # start.1, start.d1, start.d2
    game.record(Event("limit-raised", player=player, amount=RAISED))
    return None


def stand_up_or_drop(game: Running) -> Procedure[str | None]:
    """Of the characters on the stage the turn player drops some; the others stand up."""
    there = game.state.on_stage(game.state.turn_player)
    dropped = yield from _dropped(game, there, "who on the stage is dropped; the others stand up")
    cards, player = game.state.cards, game.state.turn_player
    standing = [Event("ready", card) for card in there if card not in dropped and cards[card].resting]
    moves = [Event("move", card, player, to=DROP, cause="start") for card in dropped]
    commit(game, [*game.going(moves), *standing])  # start.1, start.d3
    return None


@at_once
def drop_assisting(game: Running) -> str | None:
    """Characters in the turn player's assist area are dropped."""
    state = game.state
    game.move(
        [card for card in state.zones[state.turn_player, ASSIST] if state.is_character(card)], DROP, "start"
    )  # start.1, start.2
    return None


def drop_supports(game: Running) -> Procedure[str | None]:
    """The turn player drops as many supports as they like."""
    state = game.state
    there = [card for card in state.zones[state.turn_player, ASSIST] if state.cards[card].face.kind == SUPPORT]
    dropped = yield from _dropped(game, there, "which supports are dropped")
    game.move(dropped, DROP, "start")  # start.1
    return None


def _dropped(game: Running, there: tuple[int, ...] | list[int], about: str) -> Procedure[list[int]]:
    """Those of some cards that the turn player drops."""
    if not there:
        return []
    options = tuple(Option("card", (card,)) for card in there)
    picks = yield Ask(game.state.turn_player, "choose", options, 0, len(options), about=about)
    return [each.args[0] for each in picks]


# --- the phases in the middle -----------------------------------------------------------------------


@at_once
def alternate(game: Running) -> str | None:
    """Both act by turns, the turn player first (OA-7)."""
    game.push("window", game.state.turn_player, 0)
    return None


def yell_for_symbols(game: Running) -> Procedure[str | None]:
    """The turn player yells as often as there are yell symbols."""
    player = game.state.turn_player
    yield from yell(game, player, symbols(game, player))  # yell.1, yell.3
    return None


skip_appeal = first_turn_skips_to("end")


# --- the end phase ----------------------------------------------------------------------------------


turn_ends = closes("turn")


@at_once
def effects_end(game: Running) -> str | None:
    """Effects until the end of the turn are over, and so are limit breaks."""
    state = game.state
    state.lasting = ()  # end.1
    state.rearranged()
    for player in (0, 1):
        if state.for_turn.get((player, ORB)):
            game.record(Event("orb-ended", player=player))
    state.for_turn = {}  # end.1, orb.6
    broken = [card for player in (0, 1) for card in state.on_board(player) if state.cards[card].limit_broken]
    laid = [each for card in broken for each in state.cards[card].attached]
    moves = [Event("move", card, state.cards[card].owner, to=DROP, cause="limit-break") for card in laid]
    commit(game, [*moves, *(Event("ended", card, to="limit-broken") for card in broken)])  # end.2, appeal.10
    return None


def trim_hand(game: Running) -> Procedure[str | None]:
    """The turn player drops cards of the hand down to its limit."""
    state = game.state
    player = state.turn_player  # end.3
    hand = state.zones[player, HAND]
    excess = len(hand) - hand_limit(game, player)  # end.4
    if excess > 0:  # end.4
        options = tuple(Option("card", (card,)) for card in hand)
        picks = yield Ask(
            player, "choose", options, excess, excess, about="what is dropped of the hand"
        )  # end.1, end.d1
        game.move([each.args[0] for each in picks], DROP, "end")  # end.d1
    return None


def hand_limit(game: Running, player: int) -> int:
    """How many cards a player may hold at the end of a turn."""
    changed = sum(int(game.info(card).hand_limit) for card in game.state.on_board(player))  # end.4
    limit = HAND_LIMIT + changed  # end.4
    return max(0, limit + game.state.counter(player, "hand limit"))


# --- the phases (OA-4) ------------------------------------------------------------------------------

STEPS: dict[str, tuple[Part, ...]] = {
    "start": (
        begins("turn", "start"),
        take_back,  # keep.1
        draw,
        raise_limit,
        stand_up_or_drop,  # start.1
        drop_assisting,
        drop_supports,  # start.1
    ),
    "main": (begins("main"), goes_on_with("main")),
    "event": (begins("event"), alternate),
    "yell": (begins("yell"), yell_for_symbols),
    "appeal": (skip_appeal, begins("appeal"), goes_on_with("appealing")),
    "end": (
        begins("end"),
        turn_ends,  # end.1
        effects_end,  # end.1
        trim_hand,  # end.1
        next_turn,
    ),
}

ORDER = ("start", "main", "event", "yell", "appeal", "end")
