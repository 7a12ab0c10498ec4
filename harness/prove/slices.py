"""Slices of a broken engine: it is wrong only where a predicate about the state of the game holds.

An engine that breaks a clause only in one player's turn, or only while a lasting effect is around, passes each scenario
in which that is not so. A slice asks for a scenario that notices it.

The broken place calls :func:`is_wrong_here`. In a recording, the engine is wrong everywhere, and the situations in
which the place runs are recorded. In a slice, it is wrong only in the situations of the slice.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NamedTuple

from ...steps.variation_names import EFFECT, STACK

Situation = tuple[bool | None, ...]
"""The value of each predicate; None where it has no value."""


class Predicate(NamedTuple):
    """A property of the state of a game.

    ``says`` describes the slice in which it holds, and ``says_not`` the one in which it does not; empty for no slice.
    ``addition`` is the variation that makes it hold.
    """

    name: str
    holds: Callable[[Any], bool]
    says: str
    says_not: str = ""
    addition: str = ""


def _lasts(state: Any) -> bool:
    return bool(state.lasting or state.delayed)


def _has_acted(state: Any) -> bool:
    return _lasts(state) or bool(state.done) or any(this_turn for this_turn, _ in state.used.values())


PREDICATES = (
    Predicate("turn", lambda state: state.turn_player == 0, "in A's turn", "in B's turn"),
    Predicate("first", lambda state: state.first_player == 0, "if A went first", "if B went first"),
    Predicate(
        "order",
        lambda state: state.turn_player == state.first_player,
        "in the turn of the player who went first",
        "in the turn of the player who went second",
    ),
    Predicate(
        "effect",
        _lasts,
        "while an effect of a resolution lasts",
        addition=EFFECT,
    ),
    Predicate(
        "stack",
        lambda state: any(card.under for card in state.cards),
        "while cards are stacked",
        addition=STACK,
    ),
    Predicate("action", _has_acted, "after an action of the turn", addition=EFFECT),
)
"""The predicates. Those about an addition to the scene have one slice, because the plain scene is the other one."""


class Slice(NamedTuple):
    """A slice: the index of a predicate, and the value that it has where the engine is wrong."""

    predicate: int
    value: bool

    @property
    def name(self) -> str:
        """The name of the predicate."""
        return PREDICATES[self.predicate].name

    def contains(self, situation: Situation) -> bool:
        """Whether the engine is wrong in a situation."""
        return situation[self.predicate] is self.value

    def __str__(self) -> str:
        predicate = PREDICATES[self.predicate]
        return predicate.says if self.value else predicate.says_not


SLICES = tuple(
    Slice(at, value)
    for at, predicate in enumerate(PREDICATES)
    for value, says in ((True, predicate.says), (False, predicate.says_not))
    if says
)
"""All slices."""

_recorded: set[Situation] = set()
_now: list[Slice | None] = [None]


@contextmanager
def recorded_situations() -> Iterator[set[Situation]]:
    """A context in which the engine is wrong everywhere: the situations in which its broken place runs."""
    _recorded.clear()
    _now[0] = None
    yield _recorded


@contextmanager
def wrong_in(each: Slice) -> Iterator[None]:
    """A context in which the engine is wrong only in this slice."""
    _now[0] = each
    try:
        yield
    finally:
        _now[0] = None


def is_wrong_here(*arguments: object) -> bool:
    """Whether the engine is wrong in the current situation.

    The state is that of the arguments, or else that of the callers. A slice is not wrong without a state, and before
    the first turn its predicates have no value.
    """
    state = next((found for each in arguments if (found := _state_of(each)) is not None), None)
    if state is None:
        state = _state_of_callers(sys._getframe(1))
    if state is None:
        return _now[0] is None
    situation = tuple(predicate.holds(state) if state.turn else None for predicate in PREDICATES)
    if _now[0] is None:
        _recorded.add(situation)
        return True
    return _now[0].contains(situation)


def _state_of(value: object) -> Any:
    """The state of a game, if the value is one or has one."""
    state = getattr(value, "state", value)
    return state if hasattr(state, "turn_player") and hasattr(state, "lasting") else None


def _state_of_callers(frame: FrameType | None) -> Any:
    """The state in the innermost of the callers that has one."""
    while frame is not None:
        names = frame.f_locals
        for name in ("state", "game", "self"):
            if name in names and (state := _state_of(names[name])) is not None:
                return state
        frame = frame.f_back
    return None
