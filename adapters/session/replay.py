"""Replay: the same game once more on the same engine, up to the open ask."""

from __future__ import annotations

from typing import TypeVar

from ..messages import Ask
from ..offers import as_before, is_repeated
from ..transcript import GaveUp, Opened, Picked, describe_ask
from .errors import AdapterError
from .game import Game
from .one_by_one import AnsweredGame

_G = TypeVar("_G", bound=AnsweredGame)


def replay(game: _G) -> _G:
    """The game, played once more up to its open ask. Raises :class:`AdapterError` if the engine asks otherwise."""
    again = type(game)(game.engine, game.game, game.edition, read_back=False, words=game.words)
    for entry in game.transcript:
        match entry:
            case Opened(scene=scene):
                game.engine.close()
                again.open(scene)
            case GaveUp(player=player):
                again.concede(player)
            case Picked(ask=ask, options=options, forced=forced):
                now = repeated_ask(again, ask)
                again.answer(now, as_before(options, now), forced)
    repeated_ask(again, game.ask)
    return again


def repeated_ask(game: Game, before: Ask | None) -> Ask:
    """The open ask, which has to be the same as one before. Raises :class:`AdapterError` if it is not."""
    if before is None or game.ask is None or not is_repeated(game.ask, before):
        raise AdapterError(
            "what follows an action can only be looked at where a scene goes the same when it is played again "
            f"(options that say all need no look): first {describe_ask(before)}, now {game.describe()}"
        )
    return game.ask
