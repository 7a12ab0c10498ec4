"""Card text: the meaning of "it", and the place of a choice.

``Choose 1 of your holomem. Heal 30 HP from it.`` makes the choice at the first use of "it". An "it"
without a choice before it is the card of the event (``When a holomem collabs, heal 10 HP from
it.``); without an event it is an error.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import replace

from ...adapters.card_text_tree import (
    Ability,
    Attach,
    ChosenCards,
    Condition,
    CreateDelayedTrigger,
    Draw,
    EventCard,
    EventPattern,
    Instruction,
    Look,
    Move,
    PreviousCards,
    Reveal,
    TopCards,
)
from ..cardtext import CardTextFault

_ABILITIES = get_args(Ability)
_INSTRUCTIONS = get_args(Instruction)
_LEAVING = (Attach, ChosenCards, Draw, Look, Move, Reveal, TopCards)


@dataclass(frozen=True)
class PendingChoice:
    """A choice in a sentence of its own, which is not joined to its use yet."""

    choice: ChosenCards


Open = tuple[Instruction | PendingChoice, ...]
"""Instructions, and choices that wait for their use."""


def walk_nodes(node: object) -> Iterator[Struct]:
    """The node and all nodes within it, except in abilities that it gives or triggers later."""
    if isinstance(node, tuple):
        for item in node:
            yield from walk_nodes(item)
    elif isinstance(node, Struct):
        yield node
        for name in node.__struct_fields__:
            value = getattr(node, name)
            if not isinstance(value, _ABILITIES):
                yield from walk_nodes(value)


def join_choices(instructions: Open) -> Open:
    """Move each choice into the instruction after it, if that uses "it" only once."""
    done: list[Instruction | PendingChoice] = []
    for instruction in instructions:
        if done and isinstance(done[-1], PendingChoice) and not isinstance(instruction, PendingChoice):
            field = _its_field(instruction)
            if field:
                done[-1] = _exchanged(instruction, field, done[-1].choice)
                continue
            done[-1] = Look(done[-1].choice)
        done.append(instruction)
    return tuple(done)


def close_choices(instructions: Open) -> tuple[Instruction, ...]:
    """Close all choices: one that no "it" follows is only made."""
    ready: list[Instruction] = []
    for instruction in join_choices(instructions):
        ready.append(Look(instruction.choice) if isinstance(instruction, PendingChoice) else instruction)
    return tuple(ready)


def _its_field(instruction: Instruction) -> str:
    """The field that is "it" (or a choice among "them"), if it occurs only there."""
    if sum(isinstance(node, PreviousCards) for node in walk_nodes(instruction)) != 1:
        return ""
    for name in instruction.__struct_fields__:
        if isinstance(getattr(instruction, name), PreviousCards):
            return name
    return ""


def _exchanged(instruction: Instruction, field: str, choice: ChosenCards) -> Instruction:
    changes: dict[str, Any] = {field: choice}
    return replace(instruction, **changes)


class PronounBinder:
    """Binds each unexplained "it" of one ability to its meaning, in the order of the ability's text.

    ``event``: whether the ability has an event whose card "it" can mean. ``place`` is for the error.
    """

    def __init__(self, place: int, *, event: bool) -> None:
        self._place, self._event, self._left = place, event, False

    def bind_condition(self, condition: Condition | None) -> Condition | None:
        """A condition that is checked before the instructions."""
        bound: Condition | None = self._meant(condition)
        return bound

    def bind_instructions(self, instructions: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
        """Instructions done one after the other. Raises :class:`CardTextFault` if "it" means nothing."""
        bound: list[Instruction] = []
        for instruction in instructions:
            if self._waits_for_it(instruction):
                bound.append(Look(EventCard()))
                self._left = True
            changes: dict[str, Any] = {}
            for name in instruction.__struct_fields__:
                value = getattr(instruction, name)
                if isinstance(value, tuple) and value and isinstance(value[0], _INSTRUCTIONS):
                    changes[name] = self.bind_instructions(value)
                else:
                    changes[name] = self._meant(value)
            bound.append(replace(instruction, **changes))
            self._left = self._left or any(isinstance(node, _LEAVING) for node in walk_nodes(instruction))
        return tuple(bound)

    def _waits_for_it(self, instruction: Instruction) -> bool:
        """Whether a later instruction needs the card of this event: by then only "it" can name it."""
        if self._left or not self._event or not isinstance(instruction, CreateDelayedTrigger):
            return False
        if isinstance(instruction.at, EventPattern):
            return False
        return any(isinstance(node, PreviousCards) for node in walk_nodes(instruction.then))

    def _meant(self, value: Any) -> Any:
        if self._left or isinstance(value, _ABILITIES):
            return value
        if isinstance(value, PreviousCards):
            if not self._event:
                problem = "'it' has no meaning: nothing was chosen"
                raise CardTextFault(self._place, problem, "say which card, or choose one")
            return EventCard()
        if isinstance(value, tuple):
            return tuple(self._meant(item) for item in value)
        if isinstance(value, Struct):
            changes = {name: self._meant(getattr(value, name)) for name in value.__struct_fields__}
            return replace(value, **changes)
        return value
