"""Actions of players: the options of each kind, and how the picked one is done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from .decisions import EngineOption
from .game_loop import Procedure


class ActionKind(NamedTuple):
    """A kind of action: its options for a player, and how to do one, given the player and the option's arguments."""

    options: Callable[..., Iterable[EngineOption]]
    do: Callable[..., Procedure[None]]


Actions = Mapping[str, ActionKind]
"""Kinds of action, by the kind of their options."""


def action_options(actions: Actions, game: Any, player: int, *at: str) -> list[EngineOption]:
    """The current options of a player of all kinds of action, or those ``at`` a timing."""
    return [option for action in actions.values() for option in action.options(game, player, *at)]


def do_action(actions: Actions, game: Any, player: int, picked: EngineOption) -> Procedure[None]:
    """Do the action that a player has picked."""
    yield from actions[picked.kind].do(game, player, *picked.args)
