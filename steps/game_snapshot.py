"""The state of a game, for sentences about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..adapters.messages import Ask, Event, Player, Result, View


@dataclass(frozen=True)
class GameSnapshot:
    """The state of a game at a moment, as an engine reports it; the events are all since its beginning."""

    ask: Ask | None
    result: Result | None
    view: View | None
    events: tuple[Event, ...]
    players: Mapping[Player, View]
