"""Chapter 8: the actions of the main phase. Each lists its options and does the one picked (8.1.3)."""

from __future__ import annotations

from ..kernel.actions import Action, Actions, action_options, do_action
from ..kernel.asks import Option
from ..kernel.cards import HeldAbility
from ..kernel.context import Context
from ..kernel.flow import Procedure, remembered
from ..kernel.playing import play, playable
from .playing import can_play_event, hosts_for, lanes_for, play_character, play_episode, play_event
from .running import Running
from .state import ActionTaken

CHARACTERS, EPISODES = 1, 2
"""How many of each can be played in a turn (8.2.2, 8.3.2)."""


@remembered
def options(game: Running) -> list[Option]:
    """Everything that the turn player can do at the main phase's play timing, but to pass (8.1.1)."""
    return action_options(ACTIONS, game, game.state.turn_player)


def do(game: Running, picked: Option) -> Procedure[None]:
    """Do the action picked."""
    yield from do_action(ACTIONS, game, game.state.turn_player, picked)


def times(game: Running, kind: str) -> int:
    """How often an action was done this turn."""
    return sum(isinstance(each, ActionTaken) and each.kind == kind for each in game.state.done)


def count(game: Running, kind: str) -> None:
    """An action is done once more this turn."""
    game.state.done |= {ActionTaken(kind, times(game, kind))}  # 8.2.2, 8.3.2
    game.state.touch()


# --- play a character (8.2) -----------------------------------------------------------------------


def can_play_character(game: Running, player: int) -> list[Option]:
    """Character cards of the hand with the lanes that they can be played into, once a turn."""
    state = game.state
    if times(game, "character") >= CHARACTERS:  # 8.2.2
        return []
    return [
        Option("character", (card, number))
        for card in state.zones[player, "hand"]
        if state.cards[card].face.is_unit  # 8.2.1
        for number in lanes_for(game, card)
    ]


def do_character(game: Running, player: int, card: int, number: int) -> Procedure[None]:
    """Play the character card into the lane of that number."""
    count(game, "character")
    yield from play_character(game, card, number)  # 8.2.1, 10.6.2.4


# --- play an episode (8.3) ------------------------------------------------------------------------


def can_play_episode(game: Running, player: int) -> list[Option]:
    """Episode and character cards of the hand with the characters that they can be set on, twice a turn."""
    if times(game, "episode") >= EPISODES:  # 8.3.2
        return []
    return [
        Option("episode", (card, character))
        for card in game.state.zones[player, "hand"]
        for character in hosts_for(game, card)
    ]


def do_episode(game: Running, player: int, card: int, character: int) -> Procedure[None]:
    """Play the card as an episode on the character."""
    count(game, "episode")
    yield from play_episode(game, card, character)  # 8.3.1, 10.6.2.4


# --- play an event (8.4) --------------------------------------------------------------------------


def can_play_events(game: Running, player: int) -> list[Option]:
    """Events of the hand that can be played in the main phase."""
    return [Option("event", (card,)) for card in game.state.zones[player, "hand"] if can_play_event(game, card)]


def do_event(game: Running, player: int, card: int) -> Procedure[None]:
    """Play the event."""
    yield from play_event(game, card)  # 8.4.1


# --- play an activated ability (8.5) --------------------------------------------------------------


def can_activate(game: Running, player: int) -> list[Option]:
    """Activated abilities of cards that the turn player is the master of, or acts for."""
    return [
        Option("ability", (held.card, held))
        for held in game.in_effect().activated
        if held.seat == player  # 8.5.1, 12.3.2
        if playable(game, held)  # 8.5.1
    ]


def activate(game: Running, player: int, card: int, held: HeldAbility) -> Procedure[None]:
    """Pay for the ability, play and resolve it."""
    yield from play(game, Context.of(held), held)  # 3.1.2.2, 8.5.1, 10.1.1.1


ACTIONS: Actions = {
    "character": Action(can_play_character, do_character),  # 8.1.1, 8.2.1
    "episode": Action(can_play_episode, do_episode),  # 8.1.1, 8.3.1, 10.6.2.2
    "event": Action(can_play_events, do_event),  # 8.1.1, 8.4.1, 10.6.2.2
    "ability": Action(can_activate, activate),  # 8.1.1, 8.5.1
}
