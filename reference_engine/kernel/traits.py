"""What can be told of an ability from its text alone, worked out once for each text.

Where it works, whether anything but the arrangement of cards on the board decides what it does, and, of a
continuous ability, in which layer each change applies and what kinds of information it reads and writes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from ...adapters.abilities import (
    PRINTED,
    All,
    Allow,
    Amount,
    Automatic,
    Cap,
    Cards,
    Change,
    Condition,
    Continuous,
    Count,
    CountIs,
    Filter,
    Forbid,
    Gain,
    GainAbility,
    Host,
    Info,
    Invalidate,
    LoseAbilities,
    Matches,
    Not,
    Number,
    Pattern,
    Reference,
    Replacement,
    Step,
    This,
    TurnOf,
    When,
)
from .lexicon import Lexicon

ABILITIES, INFORMATION, NUMBERS = 0, 1, 2
LAYER_OF: dict[type, int] = {
    GainAbility: ABILITIES,  #: layer-of-gained-ability
    LoseAbilities: ABILITIES,  #: layer-of-lost-abilities
    Invalidate: ABILITIES,  #: layer-of-invalidated
    Info: INFORMATION,  #: layer-of-information
    Forbid: INFORMATION,  #: layer-of-forbidden
    Allow: INFORMATION,
    Number: NUMBERS,  #: layer-of-number
    Cap: NUMBERS,  #: layer-of-cap
}


class ChangeTraits(Struct, frozen=True, gc=False):
    """Of one change: its layer, and the kinds of information that it reads and writes."""

    layer: int
    reads: frozenset[str]
    writes: frozenset[str]


class Traits(Struct, frozen=True, gc=False):
    """Of one ability: the zones it works in, its validity, the kind of event it is about, its changes."""

    zones: tuple[str, ...]
    valid: Condition | None
    steady: bool
    about: str
    changes: tuple[ChangeTraits, ...]


@lru_cache(maxsize=10_000)
def traits_of(ability: Any, words: Lexicon) -> Traits:
    """The traits of an ability of any kind, or of a lasting effect, in a game's words."""
    changes: tuple[Change, ...] = ability.changes if isinstance(ability, Continuous | Gain) else ()
    valid = getattr(ability, "valid", None)
    return Traits(
        zones=words.expanded(tuple(getattr(ability, "zone", ()))) or words.working,
        valid=valid,
        steady=is_steady(ability, words),
        about=kind_of(ability.at, words) if isinstance(ability, Automatic | Replacement) else "",
        changes=tuple(
            ChangeTraits(
                LAYER_OF[type(change)],
                frozenset(_reads(ability, change, words)) | {"abilities"},
                frozenset({_written(change)}),
            )
            for change in changes
        ),
    )


def kind_of(at: Pattern, words: Lexicon) -> str:
    """The kind of event that a pattern is about; ``state`` for a state trigger."""
    if isinstance(at, When):
        return words.happenings[at.event].kind
    return "step" if isinstance(at, Step) else "state"


# --- steadiness ----------------------------------------------------------------------------------


def is_steady(ability: Any, words: Lexicon) -> bool:
    """Whether what it does, and whether it is in effect, changes only when cards on the board move."""
    if isinstance(ability, Gain):
        return not isinstance(ability.cards, Cards)
    if not _steady_condition(getattr(ability, "valid", None), words):
        return False
    if not isinstance(ability, Continuous):
        return True
    if ability.keywords:
        return False
    fixed = all(not isinstance(change, Number) or isinstance(change.add, int) for change in ability.changes)
    return fixed and _steady_condition(ability.condition, words) and _steady_reference(ability.cards, words)


def _steady_condition(condition: Condition | None, words: Lexicon) -> bool:
    if condition is None:
        return True
    if not isinstance(condition, Matches) or more_than(condition, "card", "where", "zone"):
        return False
    return _steady_filter(condition.where) and _steady_reference(condition.card, words)


def _steady_reference(reference: Reference, words: Lexicon) -> bool:
    if isinstance(reference, This | Host):
        return True
    if not isinstance(reference, Cards) or more_than(reference, "zone", "side", "where", "part"):
        return False
    return set(words.expanded(reference.zone)) <= set(words.working) and _steady_filter(reference.where)


def _steady_filter(where: Filter) -> bool:
    return not more_than(where, "kind", "name", "facts", "containing", "other")


# --- what a node says -----------------------------------------------------------------------------


def said(node: Struct) -> Iterator[tuple[str, Any]]:
    """The fields of a node that are not left out, and what is in them, but for the printed line."""
    for name, default in defaults(type(node)):
        value = getattr(node, name)
        if value != default and name != PRINTED:
            yield name, value


def speaks_of(part: object, kind: type) -> bool:
    """Whether a node of a kind stands in a part of a text, or is it."""
    if isinstance(part, tuple):
        return any(speaks_of(each, kind) for each in part)
    return isinstance(part, kind) or (isinstance(part, Struct) and any(speaks_of(each, kind) for _, each in said(part)))


def more_than(node: Struct, *known: str) -> bool:
    """Whether a node says anything in other fields than these."""
    return any(name not in known for name, _ in said(node))


@cache
def defaults(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a kind of node, each with what it is where it is left out; ``NODEFAULT`` where it cannot be."""
    return tuple(
        (each.name, each.default if each.default_factory is NODEFAULT else each.default_factory())
        for each in fields(kind)
    )


# --- reading and writing --------------------------------------------------------------------------


def _written(change: Change) -> str:
    match change:
        case Info() | Number():
            return change.what
        case Forbid():
            return "forbids"
        case Allow():
            return "allows"
        case Cap():
            return "caps"
        case _:
            return "abilities"


def _reads(ability: Continuous | Gain, change: Change, words: Lexicon) -> Iterator[str]:
    yield from _by_reference(ability.cards, words)
    if isinstance(ability, Continuous):
        yield from _by_condition(ability.condition, words)
        yield from _by_condition(ability.valid, words)
        if ability.keywords:
            yield from words.facts
    if isinstance(change, Number):
        yield from _by_amount(change.add, words)


def _by_amount(amount: Amount, words: Lexicon) -> Iterator[str]:
    if isinstance(amount, Count):
        yield from _by_reference(amount.cards, words)
    elif not isinstance(amount, int):
        yield from words.facts


def _by_condition(condition: Condition | None, words: Lexicon) -> Iterator[str]:
    match condition:
        case None | TurnOf():
            pass
        case Matches() if not more_than(condition, "card", "where", "zone"):
            yield from _by_reference(condition.card, words)
            yield from _by_filter(condition.where)
        case CountIs():
            yield from _by_reference(condition.cards, words)
        case Not():
            yield from _by_condition(condition.condition, words)
        case All():
            for each in condition.conditions:
                yield from _by_condition(each, words)
        case _:
            yield from words.facts


def _by_reference(reference: Reference, words: Lexicon) -> Iterator[str]:
    if isinstance(reference, This | Host):
        return
    if not isinstance(reference, Cards) or more_than(reference, "zone", "side", "where", "on", "part"):
        yield from words.facts
        return
    yield from _by_filter(reference.where)
    if reference.on is not None:
        yield from _by_reference(reference.on, words)


def _by_filter(where: Filter) -> Iterator[str]:
    if where.name:
        yield "name"
    for asked in (where.facts, where.containing, where.bounds, where.alike):
        yield from (each.what for each in asked)
    for nested in (where.with_attached, where.unlike, where.upon):
        if nested is not None:
            yield from _by_filter(nested)
