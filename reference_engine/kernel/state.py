"""The state of a game, and the role of each of its fields.

A state is copied often and cheaply: its values are immutable (tuples, frozen sets, mappings that are replaced whole),
so a copy shares everything except the cards and zones, which are replaced entry by entry. Each field is declared once,
with its role, which says whether two positions that differ in it are the same game state. A field that is marked
``PerTurn`` is reset each turn.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Annotated, Any, Self, TypeAlias, TypeVar, get_args, get_type_hints

from msgspec import NODEFAULT, Struct, field
from msgspec.structs import FieldInfo
from msgspec.structs import fields as fields_of


class FieldRole(Enum):
    """The role of a field."""

    KEY = "two states that differ here are different game states"
    OF_CARDS = "the same, but the field refers to cards, which are compared by definition and not by copy"
    EXACT = "part of the position, but not of the game state by the rules"
    DERIVED = "computed from other fields, or used to compute them"


class FieldSpan(Enum):
    """The time for which the value of a field counts."""

    TURN = "until the next turn begins"


T = TypeVar("T")
Key: TypeAlias = Annotated[T, FieldRole.KEY]
OfCards: TypeAlias = Annotated[T, FieldRole.OF_CARDS]
Exact: TypeAlias = Annotated[T, FieldRole.EXACT]
Derived: TypeAlias = Annotated[T, FieldRole.DERIVED]
PerTurn: TypeAlias = Annotated[T, FieldSpan.TURN]


class BaseState(Struct, eq=False):
    """Base of a game's state. A game adds fields, each with its role and its initial value.

    ``cards``    a record for each physical card, by index
    ``zones``    card indices by (player, zone name), the top one first
    ``flow``     frames of the current activities, the innermost last
    ``clock``    counts up: incarnations of cards and ages of effects are moments of it
    ``chance``   random results to come
    ``result``   losers and reason, once the game is over
    ``version``  counts changes; ``memo`` holds values computed for this version, here or in a copy
    ``log``      events since the last observation
    """

    cards: OfCards[list[Any]] = field(default_factory=list)
    zones: OfCards[dict[tuple[int, str], tuple[int, ...]]] = field(default_factory=dict)
    flow: Key[tuple[tuple[Any, ...], ...]] = ()
    clock: Exact[int] = 0
    chance: Exact[Any] = None
    result: Key[Any] = None
    version: Derived[int] = 0
    memo: Derived[dict[Any, Any]] = field(default_factory=dict)
    log: Derived[list[Any]] = field(default_factory=list)

    @classmethod
    @cache
    def field_roles(cls) -> dict[str, FieldRole]:
        """The role of each field."""
        hints = get_type_hints(cls, include_extras=True)
        return {name: get_args(hints[name])[1] for name in cls.__struct_fields__}

    @classmethod
    @cache
    def fields_with_role(cls, role: FieldRole) -> tuple[str, ...]:
        """The fields of a role."""
        return tuple(name for name, its in cls.field_roles().items() if its is role)

    @classmethod
    @cache
    def per_turn_fields(cls) -> tuple[FieldInfo, ...]:
        """The fields that are reset each turn."""
        hints = get_type_hints(cls, include_extras=True)
        return tuple(each for each in fields_of(cls) if FieldSpan.TURN in get_args(hints[each.name]))

    def reset_turn_fields(self) -> None:
        """Reset every field that counts for one turn to its initial value."""
        for each in self.per_turn_fields():
            initial = each.default if each.default is not NODEFAULT else each.default_factory()
            setattr(self, each.name, initial)  #: starts-anew

    def copy(self) -> Self:
        """An independent copy of the state. Its log starts empty."""
        new: Self = self.__copy__()  # type: ignore[attr-defined]
        new.cards = self.cards.copy()
        new.zones = self.zones.copy()
        new.log = []
        return new

    def key_fields(self) -> tuple[Any, ...]:
        """The values of the ``KEY`` fields, which distinguish game states without referring to cards."""
        return tuple([getattr(self, name) for name in self.fields_with_role(FieldRole.KEY)])

    def invalidate_memo(self) -> None:
        """Forget cached values after a change."""
        self.version += 1
        self.memo = {}

    def change_fingerprint(self) -> tuple[Any, ...]:
        """A value that is equal for as long as nothing has changed, and nothing was logged for observers."""
        return self.version, self.clock, len(self.log), self.chance

    def advance_clock(self) -> int:
        """The next moment of the clock."""
        self.clock += 1
        return self.clock
