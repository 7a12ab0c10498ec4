"""Traits of an ability that follow from its text alone, worked out once for each text.

They are the zones where it works, whether it depends only on the arrangement of cards on the board, and, for a
continuous ability, the layer of each change and the kinds of information that the change reads and writes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from ...adapters.card_text_tree import (
    PRINTED,
    AllConditions,
    AllowAction,
    Amount,
    AttachmentLimit,
    AutomaticAbility,
    Change,
    Condition,
    ContinuousAbility,
    CountAmount,
    CountCondition,
    EventPattern,
    FactChange,
    Filter,
    ForbidAction,
    GainAbility,
    GainEffect,
    HostCard,
    InvalidateAbilities,
    LoseAbilities,
    MatchCondition,
    MatchingCards,
    NotCondition,
    NumberChange,
    Pattern,
    Reference,
    ReplacementAbility,
    StepPattern,
    ThisCard,
    TurnCondition,
)
from .lexicon import Lexicon

ABILITIES, INFORMATION, NUMBERS = 0, 1, 2
LAYER_OF: dict[type, int] = {
    GainAbility: ABILITIES,  #: layer-of-gained-ability
    LoseAbilities: ABILITIES,  #: layer-of-lost-abilities
    InvalidateAbilities: ABILITIES,  #: layer-of-invalidated
    FactChange: INFORMATION,  #: layer-of-information
    ForbidAction: INFORMATION,  #: layer-of-forbidden
    AllowAction: INFORMATION,
    NumberChange: NUMBERS,  #: layer-of-number
    AttachmentLimit: NUMBERS,  #: layer-of-cap
}


class ChangeTraits(Struct, frozen=True, gc=False):
    """The traits of one change: its layer, and the kinds of information that it reads and writes."""

    layer: int
    reads: frozenset[str]
    writes: frozenset[str]


class AbilityTraits(Struct, frozen=True, gc=False):
    """The traits of one ability: the zones it works in, its validity, the kind of event it is about, its changes."""

    zones: tuple[str, ...]
    valid: Condition | None
    steady: bool
    about: str
    changes: tuple[ChangeTraits, ...]


@lru_cache(maxsize=10_000)
def ability_traits(ability: Any, words: Lexicon) -> AbilityTraits:
    """The traits of an ability of any kind, or of a lasting effect, with a game's lexicon."""
    changes: tuple[Change, ...] = ability.changes if isinstance(ability, ContinuousAbility | GainEffect) else ()
    valid = getattr(ability, "valid", None)
    return AbilityTraits(
        zones=words.expand_zones(tuple(getattr(ability, "zone", ()))) or words.working,
        valid=valid,
        steady=is_steady_ability(ability, words),
        about=trigger_event_kind(ability.at, words)
        if isinstance(ability, AutomaticAbility | ReplacementAbility)
        else "",
        changes=tuple(
            ChangeTraits(
                LAYER_OF[type(change)],
                frozenset(_reads(ability, change, words)) | {"abilities"},
                frozenset({_written(change)}),
            )
            for change in changes
        ),
    )


def trigger_event_kind(at: Pattern, words: Lexicon) -> str:
    """The kind of event that a pattern is about; ``state`` for a state trigger."""
    if isinstance(at, EventPattern):
        return words.happenings[at.event].kind
    return "step" if isinstance(at, StepPattern) else "state"


# --- steadiness ----------------------------------------------------------------------------------


def is_steady_ability(ability: Any, words: Lexicon) -> bool:
    """Whether the ability's effect, and whether it is in effect, changes only when cards on the board move."""
    if isinstance(ability, GainEffect):
        return not isinstance(ability.cards, MatchingCards)
    if not _steady_condition(getattr(ability, "valid", None), words):
        return False
    if not isinstance(ability, ContinuousAbility):
        return True
    if ability.keywords:
        return False
    fixed = all(not isinstance(change, NumberChange) or isinstance(change.add, int) for change in ability.changes)
    return fixed and _steady_condition(ability.condition, words) and _steady_reference(ability.cards, words)


def _steady_condition(condition: Condition | None, words: Lexicon) -> bool:
    if condition is None:
        return True
    if not isinstance(condition, MatchCondition) or has_other_fields(condition, "card", "where", "zone"):
        return False
    return _steady_filter(condition.where) and _steady_reference(condition.card, words)


def _steady_reference(reference: Reference, words: Lexicon) -> bool:
    if isinstance(reference, ThisCard | HostCard):
        return True
    if not isinstance(reference, MatchingCards) or has_other_fields(reference, "zone", "side", "where", "part"):
        return False
    return set(words.expand_zones(reference.zone)) <= set(words.working) and _steady_filter(reference.where)


def _steady_filter(where: Filter) -> bool:
    return not has_other_fields(where, "kind", "name", "facts", "containing", "other")


# --- the fields of a node -------------------------------------------------------------------------


def filled_fields(node: Struct) -> Iterator[tuple[str, Any]]:
    """The fields of a node that are filled, with their values, except the printed line."""
    for name, default in field_defaults(type(node)):
        value = getattr(node, name)
        if value != default and name != PRINTED:
            yield name, value


def contains_node(part: object, kind: type) -> bool:
    """Whether a part of a text is a node of that kind, or contains one."""
    if isinstance(part, tuple):
        return any(contains_node(each, kind) for each in part)
    return isinstance(part, kind) or (
        isinstance(part, Struct) and any(contains_node(each, kind) for _, each in filled_fields(part))
    )


def has_other_fields(node: Struct, *known: str) -> bool:
    """Whether a node fills other fields than these."""
    return any(name not in known for name, _ in filled_fields(node))


@cache
def field_defaults(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a kind of node with their default values; ``NODEFAULT`` for a required field."""
    return tuple(
        (each.name, each.default if each.default_factory is NODEFAULT else each.default_factory())
        for each in fields(kind)
    )


# --- reading and writing --------------------------------------------------------------------------


def _written(change: Change) -> str:
    match change:
        case FactChange() | NumberChange():
            return change.what
        case ForbidAction():
            return "forbids"
        case AllowAction():
            return "allows"
        case AttachmentLimit():
            return "caps"
        case _:
            return "abilities"


def _reads(ability: ContinuousAbility | GainEffect, change: Change, words: Lexicon) -> Iterator[str]:
    yield from _by_reference(ability.cards, words)
    if isinstance(ability, ContinuousAbility):
        yield from _by_condition(ability.condition, words)
        yield from _by_condition(ability.valid, words)
        if ability.keywords:
            yield from words.facts
    if isinstance(change, NumberChange):
        yield from _by_amount(change.add, words)


def _by_amount(amount: Amount, words: Lexicon) -> Iterator[str]:
    if isinstance(amount, CountAmount):
        yield from _by_reference(amount.cards, words)
    elif not isinstance(amount, int):
        yield from words.facts


def _by_condition(condition: Condition | None, words: Lexicon) -> Iterator[str]:
    match condition:
        case None | TurnCondition():
            pass
        case MatchCondition() if not has_other_fields(condition, "card", "where", "zone"):
            yield from _by_reference(condition.card, words)
            yield from _by_filter(condition.where)
        case CountCondition():
            yield from _by_reference(condition.cards, words)
        case NotCondition():
            yield from _by_condition(condition.condition, words)
        case AllConditions():
            for each in condition.conditions:
                yield from _by_condition(each, words)
        case _:
            yield from words.facts


def _by_reference(reference: Reference, words: Lexicon) -> Iterator[str]:
    if isinstance(reference, ThisCard | HostCard):
        return
    if not isinstance(reference, MatchingCards) or has_other_fields(reference, "zone", "side", "where", "on", "part"):
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
