"""The state of a game, for sentences about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ..adapters.messages import Ask, Event, Player, Result, View


class GameSnapshot(Protocol):
    """The state of a game, as an engine reports it; the events are all since its beginning."""

    @property
    def ask(self) -> Ask | None: ...
    @property
    def result(self) -> Result | None: ...
    @property
    def view(self) -> View | None: ...
    @property
    def events(self) -> tuple[Event, ...]: ...
    @property
    def players(self) -> Mapping[Player, View]: ...
