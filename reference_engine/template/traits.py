"""What can be told of an ability from its text alone, worked out once for each text.

Where it works, whether anything but the arrangement of cards on the stage decides what it does, and, of a
continuous ability, in which layer each change applies and what kinds of information it reads and writes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec import Struct

from ...adapters.abilities import (
    All,
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

WORKING_ZONES = ("oshi", "center", "collab", "back")
"""Where abilities are in effect that name no zone of their own (10.3.4)."""

ABILITIES, INFORMATION, NUMBERS = 0, 1, 2
LAYER_OF: dict[type, int] = {
    GainAbility: ABILITIES,  # 10.10.1.2
    LoseAbilities: ABILITIES,  # 10.10.1.2
    Invalidate: ABILITIES,  # 10.10.1.2, 10.3.2
    Info: INFORMATION,  # 10.10.1.3
    Forbid: INFORMATION,  # 10.10.1.3, 1.3.3
    Number: NUMBERS,  # 10.10.1.4
    Cap: NUMBERS,  # 10.10.1.4, 11.4.2
}

KINDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "collab": ("move", ("collab",)),
    "bloom": ("stack", ()),
    "damage": ("damage", ()),
    "deal-damage": ("damage", ()),
    "take-damage": ("damage", ()),
    "heal": ("heal", ()),
    "down": ("down", ()),
    "move": ("move", ()),
    "archive": ("move", ()),
    "draw": ("move", ("draw",)),
    "send": ("attach", ("send",)),
    "attach": ("attach", ()),
    "rest": ("rest", ()),
    "ready": ("ready", ()),
    "roll": ("roll", ()),
    "shuffle": ("shuffle", ()),
    "reveal": ("reveal", ()),
    "life-damage": ("life-damage", ()),
    "switch": ("switch", ()),
    "baton-pass": ("switch", ("baton-pass",)),
    "use-art": ("use", ("art",)),
    "use-support": ("use", ("support",)),
    "use-skill": ("use", ("skill",)),
    "use-ability": ("use", ("ability",)),
}
"""Words for what happens, as the kind of event and the causes that they mean."""

EVERYTHING = frozenset({"name", "color", "tag", "level", "hp", "abilities"})


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
def traits_of(ability: Any) -> Traits:
    """The traits of an ability of any kind, or of a lasting effect."""
    changes: tuple[Change, ...] = ability.changes if isinstance(ability, Continuous | Gain) else ()
    valid = getattr(ability, "valid", None)
    return Traits(
        zones=tuple(getattr(ability, "zone", ())) or WORKING_ZONES,
        valid=valid,
        steady=is_steady(ability),
        about=kind_of(ability.at) if isinstance(ability, Automatic | Replacement) else "",
        changes=tuple(
            ChangeTraits(
                LAYER_OF[type(change)],
                frozenset(_reads(ability, change)) | {"abilities"},
                frozenset({_written(change)}),
            )
            for change in changes
        ),
    )


def kind_of(at: Pattern) -> str:
    """The kind of event that a pattern is about; ``state`` for a state trigger."""
    if isinstance(at, When):
        return KINDS[at.event][0]
    return "step" if isinstance(at, Step) else "state"


# --- steadiness ----------------------------------------------------------------------------------


def is_steady(ability: Any) -> bool:
    """Whether what it does, and whether it is in effect, changes only when cards on the stage move."""
    if isinstance(ability, Gain):
        return not isinstance(ability.cards, Cards)
    if not _steady_condition(getattr(ability, "valid", None)):
        return False
    if not isinstance(ability, Continuous):
        return True
    fixed = all(not isinstance(change, Number) or isinstance(change.add, int) for change in ability.changes)
    return fixed and _steady_condition(ability.condition) and _steady_reference(ability.cards)


def _steady_condition(condition: Condition | None) -> bool:
    if condition is None:
        return True
    if not isinstance(condition, Matches):
        return False
    return _steady_filter(condition.where) and _steady_reference(condition.card)


def _steady_reference(reference: Reference) -> bool:
    if isinstance(reference, This | Host):
        return True
    if not isinstance(reference, Cards) or reference.on is not None:
        return False
    return set(reference.zone) <= set(WORKING_ZONES) and _steady_filter(reference.where)


def _steady_filter(where: Filter) -> bool:
    turning = (where.resting, where.damaged, where.hp_least, where.hp_most, where.with_attached)
    return all(each is None for each in turning) and not (where.named_as or where.colored_as)


# --- reading and writing (10.10.1.5) --------------------------------------------------------------


def _written(change: Change) -> str:
    match change:
        case Info() | Number():
            return change.what
        case Forbid():
            return "forbids"
        case Cap():
            return "caps"
        case _:
            return "abilities"


def _reads(ability: Continuous | Gain, change: Change) -> Iterator[str]:
    yield from _by_reference(ability.cards)
    if isinstance(ability, Continuous):
        yield from _by_condition(ability.condition)
        yield from _by_condition(ability.valid)
    if isinstance(change, Number):
        yield from _by_amount(change.add)


def _by_amount(amount: Amount) -> Iterator[str]:
    if isinstance(amount, Count):
        yield from _by_reference(amount.cards)
    elif not isinstance(amount, int):
        yield from EVERYTHING


def _by_condition(condition: Condition | None) -> Iterator[str]:
    match condition:
        case None | TurnOf():
            pass
        case Matches():
            yield from _by_reference(condition.card)
            yield from _by_filter(condition.where)
        case CountIs():
            yield from _by_reference(condition.cards)
        case Not():
            yield from _by_condition(condition.condition)
        case All():
            for each in condition.conditions:
                yield from _by_condition(each)
        case _:
            yield from EVERYTHING


def _by_reference(reference: Reference) -> Iterator[str]:
    if isinstance(reference, Cards):
        yield from _by_filter(reference.where)
        if reference.on is not None:
            yield from _by_reference(reference.on)
    elif not isinstance(reference, This | Host):
        yield from EVERYTHING


def _by_filter(where: Filter) -> Iterator[str]:
    for name in ("name", "color", "tag", "level"):
        if getattr(where, name):
            yield name
    if where.hp_least is not None or where.hp_most is not None:
        yield "hp"
    if where.named_as is not None:
        yield "name"
    if where.colored_as is not None:
        yield "color"
    if where.with_attached is not None:
        yield from _by_filter(where.with_attached)
