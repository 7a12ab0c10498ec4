"""The state of a game, and what each field of it counts for.

A state is copied often and cheaply: what it holds is immutable (tuples, named tuples), so a copy shares
everything but the few containers that are replaced entry by entry. Each field declares its role, which
says whether two positions that differ in it are the very same game state.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, ClassVar, Self


class Role(Enum):
    """What a field counts for."""

    KEY = "two states that differ here are different game states"
    EXACT = "belongs to the position, but not to what the rules call the game state"
    DERIVED = "computed from the others, or a means of computing them"


class State:
    """Base of a game's state. A game adds slots, and a role for each.

    ``cards``    a record for each physical card, by index
    ``zones``    card indices by (player, zone name), the top one first
    ``flow``     frames of what is being done, the innermost last
    ``clock``    counts up: incarnations of cards and ages of effects are moments of it
    ``chance``   random results to come
    ``history``  what was done this turn, and in what state (kernel.loops)
    ``result``   losers and reason, once the game is over
    ``version``  counts changes; ``memo`` holds what was computed for this version
    ``log``      events since somebody last looked
    """

    __slots__ = ("cards", "chance", "clock", "flow", "history", "log", "memo", "result", "version", "zones")

    ROLES: ClassVar[Mapping[str, Role]] = {
        "cards": Role.KEY,
        "zones": Role.KEY,
        "flow": Role.KEY,
        "clock": Role.EXACT,
        "chance": Role.EXACT,
        "history": Role.EXACT,
        "result": Role.KEY,
        "version": Role.DERIVED,
        "memo": Role.DERIVED,
        "log": Role.DERIVED,
    }

    cards: list[Any]
    zones: dict[tuple[int, str], tuple[int, ...]]
    flow: tuple[tuple[Any, ...], ...]
    clock: int
    chance: Any
    history: tuple[Any, ...]
    result: Any
    version: int
    memo: dict[Any, Any]
    log: list[Any]

    def copy(self) -> Self:
        """A state that can go its own way. The log starts empty."""
        new = object.__new__(type(self))
        new.cards = self.cards.copy()
        new.zones = self.zones.copy()
        new.flow = self.flow
        new.clock = self.clock
        new.chance = self.chance
        new.history = self.history
        new.result = self.result
        new.version = self.version
        new.memo = {}
        new.log = []
        return new

    def touch(self) -> None:
        """Something changed: what was computed no longer holds."""
        self.version += 1
        if self.memo:
            self.memo = {}

    def moment(self) -> tuple[Any, ...]:
        """Equal for as long as nothing at all has changed, and nothing was told to observers."""
        return self.version, self.clock, len(self.log), self.chance

    def tick(self) -> int:
        """The next moment of the clock."""
        self.clock += 1
        return self.clock
