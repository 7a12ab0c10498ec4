"""Replay: plays the same game again on the same engine, up to the open ask."""

from __future__ import annotations

from typing import TypeVar

from ..messages import Ask
from ..option_matching import is_repeated_ask, repeat_picks
from ..transcript import ConcessionEntry, OpeningEntry, PickEntry, describe_ask
from .answered_game import AnsweredGame
from .recorded_game import RecordedGame
from .session_errors import AdapterError

_G = TypeVar("_G", bound=AnsweredGame)


def replay_game(game: _G) -> _G:
    """The game, played again up to its open ask. Raises :class:`AdapterError` if the engine asks differently."""
    again = type(game)(game.engine, game.game, game.edition, read_back=False, words=game.words)
    for entry in game.transcript:
        match entry:
            case OpeningEntry(scene=scene):
                game.engine.close()
                again.open_scene(scene)
            case ConcessionEntry(player=player):
                again.concede(player)
            case PickEntry(ask=ask, options=options, forced=forced):
                now = repeated_ask(again, ask)
                again.answer_ask(now, repeat_picks(options, now), forced)
    repeated_ask(again, game.ask)
    return again


def repeated_ask(game: RecordedGame, before: Ask | None) -> Ask:
    """The open ask, which has to be the same as one before. Raises :class:`AdapterError` if it is not."""
    if before is None or game.ask is None or not is_repeated_ask(game.ask, before):
        raise AdapterError(
            "the asks after an action can be tried only if the scene goes the same way when it is played again "
            f"(not needed for options with all fields): first {describe_ask(before)}, now {game.describe_situation()}"
        )
    return game.ask
