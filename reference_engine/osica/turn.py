"""A turn, phase by phase: each is a table of its parts."""

from __future__ import annotations

from ..kernel.commit import commit_events
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.instructions import draw_one_card as draw_card
from ..kernel.rules_context import Part
from ..kernel.turn_steps import begin_next_turn, first_turn_skips_to, frame_part, step_beginning, step_ending
from .lexicon import ASSIST, DROP, HAND, OSHI, SUPPORT
from .look_and_place import count_yell_symbols, perform_yell
from .rules_context import RulesContext
from .state import ORB

RAISED = 2
"""The growth of the limit in each turn."""
HAND_LIMIT = 7


# --- the start phase --------------------------------------------------------------------------------


@without_asks
def take_back_kept_cards(game: RulesContext) -> str | None:
    """Return the cards that the turn player has kept to the hand."""
    state = game.state
    kept = [card for card in state.zones[state.turn_player, OSHI] if state.cards[card].kept]
    game.move_to_zone(kept, HAND, "start")  # keep.1, keep.11
    return None


def draw_for_turn(game: RulesContext) -> Procedure[str | None]:
    """Draw a card for the turn player."""
    yield from draw_card(game, game.state.turn_player)  # start.1, start.d2
    return None


@without_asks
def raise_limit(game: RulesContext) -> str | None:
    """Raise the turn player's limit."""
    player = game.state.turn_player
    game.state.adjust_counter(player, "limit", RAISED)  # start.1, start.d1, start.d2
    game.record_event(EngineEvent("limit-raised", player=player, amount=RAISED))
    return None


def stand_up_or_drop(game: RulesContext) -> Procedure[str | None]:
    """Let the turn player drop characters on the stage; the others stand up."""
    there = game.state.characters_on_stage(game.state.turn_player)
    dropped = yield from _dropped(game, there, "who on the stage is dropped; the others stand up")
    cards, player = game.state.cards, game.state.turn_player
    standing = [EngineEvent("ready", card) for card in there if card not in dropped and cards[card].resting]
    moves = [EngineEvent("move", card, player, to=DROP, cause="start") for card in dropped]
    commit_events(game, [*game.apply_leaving_rules(moves), *standing])  # start.1, start.d3
    return None


@without_asks
def drop_assisting(game: RulesContext) -> str | None:
    """Drop the characters in the turn player's assist area."""
    state = game.state
    game.move_to_zone(
        [card for card in state.zones[state.turn_player, ASSIST] if state.is_character(card)], DROP, "start"
    )  # start.1, start.2
    return None


def drop_supports(game: RulesContext) -> Procedure[str | None]:
    """Let the turn player drop any number of supports."""
    state = game.state
    there = [card for card in state.zones[state.turn_player, ASSIST] if state.cards[card].face.kind == SUPPORT]
    dropped = yield from _dropped(game, there, "which supports are dropped")
    game.move_to_zone(dropped, DROP, "start")  # start.1
    return None


def _dropped(game: RulesContext, there: tuple[int, ...] | list[int], about: str) -> Procedure[list[int]]:
    """The cards that the turn player chooses to drop."""
    if not there:
        return []
    options = tuple(EngineOption("card", (card,)) for card in there)
    picks = yield EngineAsk(game.state.turn_player, "choose", options, 0, len(options), about=about)
    return [each.args[0] for each in picks]


# --- the phases in the middle -----------------------------------------------------------------------


@without_asks
def alternate_actions(game: RulesContext) -> str | None:
    """Let both players act in turn, the turn player first (OA-7)."""
    game.push_frame("window", game.state.turn_player, 0)
    return None


def yell_for_symbols(game: RulesContext) -> Procedure[str | None]:
    """Let the turn player yell once for each yell symbol."""
    player = game.state.turn_player
    yield from perform_yell(game, player, count_yell_symbols(game, player))  # yell.1, yell.3
    return None


skip_appeal = first_turn_skips_to("end")


# --- the end phase ----------------------------------------------------------------------------------


turn_ends = step_ending("turn")


@without_asks
def end_turn_effects(game: RulesContext) -> str | None:
    """End the effects that last until the end of the turn, and limit breaks."""
    state = game.state
    state.lasting = ()  # end.1
    state.invalidate_effects()
    for player in (0, 1):
        if state.for_turn.get((player, ORB)):
            game.record_event(EngineEvent("orb-ended", player=player))
    state.for_turn = {}  # end.1, orb.6
    broken = [card for player in (0, 1) for card in state.cards_on_board(player) if state.cards[card].limit_broken]
    laid = [each for card in broken for each in state.cards[card].attached]
    moves = [EngineEvent("move", card, state.cards[card].owner, to=DROP, cause="limit-break") for card in laid]
    commit_events(
        game, [*moves, *(EngineEvent("ended", card, to="limit-broken") for card in broken)]
    )  # end.2, appeal.10
    return None


def trim_hand(game: RulesContext) -> Procedure[str | None]:
    """Let the turn player drop cards of the hand down to the hand limit."""
    state = game.state
    player = state.turn_player  # end.3
    hand = state.zones[player, HAND]
    excess = len(hand) - hand_limit(game, player)  # end.4
    if excess > 0:  # end.4
        options = tuple(EngineOption("card", (card,)) for card in hand)
        picks = yield EngineAsk(
            player, "choose", options, excess, excess, about="what is dropped of the hand"
        )  # end.1, end.d1
        game.move_to_zone([each.args[0] for each in picks], DROP, "end")  # end.d1
    return None


def hand_limit(game: RulesContext, player: int) -> int:
    """The number of cards that a player may hold at the end of a turn."""
    changed = sum(int(game.characteristics_of(card).hand_limit) for card in game.state.cards_on_board(player))  # end.4
    limit = HAND_LIMIT + changed  # end.4
    return max(0, limit + game.state.player_counter(player, "hand limit"))


# --- the phases (OA-4) ------------------------------------------------------------------------------

STEPS: dict[str, tuple[Part, ...]] = {
    "start": (
        step_beginning("turn", "start"),
        take_back_kept_cards,  # keep.1
        draw_for_turn,
        raise_limit,
        stand_up_or_drop,  # start.1
        drop_assisting,
        drop_supports,  # start.1
    ),
    "main": (step_beginning("main"), frame_part("main")),
    "event": (step_beginning("event"), alternate_actions),
    "yell": (step_beginning("yell"), yell_for_symbols),
    "appeal": (skip_appeal, step_beginning("appeal"), frame_part("appealing")),
    "end": (
        step_beginning("end"),
        turn_ends,  # end.1
        end_turn_effects,  # end.1
        trim_hand,  # end.1
        begin_next_turn,
    ),
}

ORDER = ("start", "main", "event", "yell", "appeal", "end")
