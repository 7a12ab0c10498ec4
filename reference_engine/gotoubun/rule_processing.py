"""Chapter 11: rule processing, done only in check timings (11.1.2)."""

from __future__ import annotations

from ..check_timings.perpetual_loops import end_round
from ..kernel.board_state import LOOSE, NOBODY
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure
from .game_end import decide_winner
from .keywords import may_be_set_on
from .rules_context import RulesContext
from .state import RESOLUTION

BRIDES = 3


def process_rules(game: RulesContext) -> Procedure[bool]:
    """Do all the rule processing that is due at this moment. Returns whether any was."""
    if ends := [*win_events(game), *loss_events(game)]:
        reason = "three brides" if win_events(game) else "no card is left in the deck"
        yield from decide_winner(game, reason, *ends)  # 11.1.3, 11.2.1, 11.3.1
        end_round(game)
        return True
    illegal = [*stray_episodes(game), *misplaced_episodes(game), *stray_cards(game)]  # 11.1.3
    if not illegal:
        return False
    owners = game.state.cards
    moves = (
        EngineEvent("move", card, owners[card].owner, to="waiting room", cause="rule") for card in illegal
    )  # 3.1.1
    yield from game.propose_events(*moves)  # 11.1.3, 11.4.1, 11.4.2, 11.5.1
    game.state.busy = True
    return True


# --- winning and losing (11.2, 11.3) --------------------------------------------------------------


def win_events(game: RulesContext) -> list[EngineEvent]:
    """The wins of the players who have enough brides."""
    zones = game.state.zones
    return [
        EngineEvent("win", player=player, cause="rule")
        for player in (0, 1)
        if len(zones[player, "brides"]) >= BRIDES  # 1.2.1.1, 11.2.1
    ]


def loss_events(game: RulesContext) -> list[EngineEvent]:
    """The losses of the players whose deck is empty."""
    zones = game.state.zones
    return [
        EngineEvent("lose", player=player, cause="rule")
        for player in (0, 1)
        if not zones[player, "deck"]  # 1.2.1.2, 11.3.1
    ]


# --- misplaced cards (11.4, 11.5) -----------------------------------------------------------------


def stray_episodes(game: RulesContext) -> list[int]:
    """Episodes in lanes whose character is gone."""
    return [card for (_, zone), cards in game.state.zones.items() if zone == LOOSE for card in cards]  # 11.4.1


def misplaced_episodes(game: RulesContext) -> list[int]:
    """Dedicated episodes that are set on a character of another person."""
    state = game.state
    return [
        card
        for player in (0, 1)
        for character in state.lane_characters(player)
        for card in state.cards[character].attached
        if not may_be_set_on(game, card, character)  # 11.4.2, 12.8.3
    ]


def stray_cards(game: RulesContext) -> list[int]:
    """Cards in the resolution zones, in which no card is being played or resolved in a check timing."""
    zones = game.state.zones
    return [card for zone in RESOLUTION for card in zones[NOBODY, zone]]  # 11.5.1
