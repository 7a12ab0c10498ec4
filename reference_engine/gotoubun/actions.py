"""Chapter 8: the actions of the main phase. Each lists its options and does the one picked (8.1.3)."""

from __future__ import annotations

from ..kernel.actions import ActionKind, Actions, action_options, do_action
from ..kernel.cards import AbilityInstance
from ..kernel.decisions import EngineOption
from ..kernel.game_loop import Procedure, cached_on_state
from ..kernel.play_abilities import can_be_played, play_ability
from ..kernel.resolution import ResolutionContext
from .card_play import can_play_event, episode_hosts, play_character, play_episode, play_event, playable_lanes
from .rules_context import RulesContext
from .state import ActionTaken

CHARACTERS, EPISODES = 1, 2
"""Number of characters and of episodes that can be played in a turn (8.2.2, 8.3.2)."""


@cached_on_state
def list_options(game: RulesContext) -> list[EngineOption]:
    """All options of the turn player at the main phase's play timing, except to pass (8.1.1)."""
    return action_options(ACTIONS, game, game.state.turn_player)


def do_option(game: RulesContext, picked: EngineOption) -> Procedure[None]:
    """Do the action picked."""
    yield from do_action(ACTIONS, game, game.state.turn_player, picked)


def action_count(game: RulesContext, kind: str) -> int:
    """The number of times that an action was done this turn."""
    return sum(isinstance(each, ActionTaken) and each.kind == kind for each in game.state.done)


def count_action(game: RulesContext, kind: str) -> None:
    """Count one more action of this kind for this turn."""
    game.state.done |= {ActionTaken(kind, action_count(game, kind))}  # 8.2.2, 8.3.2
    game.state.invalidate_memo()


# --- play a character (8.2) -----------------------------------------------------------------------


def character_play_options(game: RulesContext, player: int) -> list[EngineOption]:
    """Character cards of the hand with the lanes that they can be played into, once a turn."""
    state = game.state
    if action_count(game, "character") >= CHARACTERS:  # 8.2.2
        return []
    return [
        EngineOption("character", (card, number))
        for card in state.zones[player, "hand"]
        if state.cards[card].face.is_unit  # 8.2.1
        for number in playable_lanes(game, card)
    ]


def take_character_action(game: RulesContext, player: int, card: int, number: int) -> Procedure[None]:
    """Play the character card into the lane of that number."""
    count_action(game, "character")
    yield from play_character(game, card, number)  # 8.2.1, 10.6.2.4


# --- play an episode (8.3) ------------------------------------------------------------------------


def episode_play_options(game: RulesContext, player: int) -> list[EngineOption]:
    """Episode and character cards of the hand with the characters that they can be set on, twice a turn."""
    if action_count(game, "episode") >= EPISODES:  # 8.3.2
        return []
    return [
        EngineOption("episode", (card, character))
        for card in game.state.zones[player, "hand"]
        for character in episode_hosts(game, card)
    ]


def take_episode_action(game: RulesContext, player: int, card: int, character: int) -> Procedure[None]:
    """Play the card as an episode on the character."""
    count_action(game, "episode")
    yield from play_episode(game, card, character)  # 8.3.1, 10.6.2.4


# --- play an event (8.4) --------------------------------------------------------------------------


def event_play_options(game: RulesContext, player: int) -> list[EngineOption]:
    """Events of the hand that can be played in the main phase."""
    return [EngineOption("event", (card,)) for card in game.state.zones[player, "hand"] if can_play_event(game, card)]


def take_event_action(game: RulesContext, player: int, card: int) -> Procedure[None]:
    """Play the event."""
    yield from play_event(game, card)  # 8.4.1


# --- play an activated ability (8.5) --------------------------------------------------------------


def activation_options(game: RulesContext, player: int) -> list[EngineOption]:
    """Activated abilities of cards that the turn player is the master of, or acts for."""
    return [
        EngineOption("ability", (held.card, held))
        for held in game.abilities_in_effect().activated
        if held.seat == player  # 8.5.1, 12.3.2
        if can_be_played(game, held)  # 8.5.1
    ]


def activate_ability(game: RulesContext, player: int, card: int, held: AbilityInstance) -> Procedure[None]:
    """Pay for the ability, play and resolve it."""
    yield from play_ability(game, ResolutionContext.for_ability(held), held)  # 3.1.2.2, 8.5.1, 10.1.1.1


ACTIONS: Actions = {
    "character": ActionKind(character_play_options, take_character_action),  # 8.1.1, 8.2.1
    "episode": ActionKind(episode_play_options, take_episode_action),  # 8.1.1, 8.3.1, 10.6.2.2
    "event": ActionKind(event_play_options, take_event_action),  # 8.1.1, 8.4.1, 10.6.2.2
    "ability": ActionKind(activation_options, activate_ability),  # 8.1.1, 8.5.1
}
