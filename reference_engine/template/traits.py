"""What can be told of an ability from its text alone, worked out once for each text.

Where it works, whether anything but the arrangement of cards on the board decides what it does, and, of a
continuous ability, in which layer each change applies and what kinds of information it reads and writes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

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


class Happening(NamedTuple):
    """What a word for something that happens means: the kind of event, and which of that kind."""

    kind: str
    causes: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    frm: tuple[str, ...] = ()


class Words:
    """A game's words, as its card texts use them. There is one of each game, known by identity.

    ``happenings`` are what can happen; ``working`` the zones where abilities are in effect that name none of their
    own; ``units`` how a text calls the zones of what stands on the board; ``groups`` words for several zones;
    ``phases`` the words for the parts in which an event of a kind is replaced; ``counted`` the kinds of event that
    do not happen when nothing is left of their amount; ``forbidden`` what an effect forbids, by the kind of event.
    """

    def __init__(
        self,
        happenings: Mapping[str, Happening],
        working: tuple[str, ...],
        units: tuple[str, ...],
        forbidden: Mapping[str, str],
        groups: Mapping[str, tuple[str, ...]] | None = None,
        phases: Mapping[str, tuple[str, ...]] | None = None,
        counted: tuple[str, ...] = (),
    ) -> None:
        self.happenings, self.working, self.units, self.forbidden = happenings, working, units, forbidden
        self.groups, self.phases, self.counted = groups or {}, phases or {}, counted
        self._expanded: dict[tuple[str, ...], tuple[str, ...]] = {}

    def expanded(self, zones: tuple[str, ...]) -> tuple[str, ...]:
        """The zones that words for zones mean."""
        if not self.groups:
            return zones
        found = self._expanded.get(zones)
        if found is None:
            found = tuple(each for zone in zones for each in self.groups.get(zone, (zone,)))
            self._expanded[zones] = found
        return found


ABILITIES, INFORMATION, NUMBERS = 0, 1, 2
LAYER_OF: dict[type, int] = {
    GainAbility: ABILITIES,  #: layer-of-gained-ability
    LoseAbilities: ABILITIES,  #: layer-of-lost-abilities
    Invalidate: ABILITIES,  #: layer-of-invalidated
    Info: INFORMATION,  #: layer-of-information
    Forbid: INFORMATION,  #: layer-of-forbidden
    Number: NUMBERS,  #: layer-of-number
    Cap: NUMBERS,  #: layer-of-cap
}

EVERYTHING = frozenset({"name", "person", "color", "tag", "level", "hp", "power", "need", "abilities"})


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
def traits_of(ability: Any, words: Words) -> Traits:
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
                frozenset(_reads(ability, change)) | {"abilities"},
                frozenset({_written(change)}),
            )
            for change in changes
        ),
    )


def kind_of(at: Pattern, words: Words) -> str:
    """The kind of event that a pattern is about; ``state`` for a state trigger."""
    if isinstance(at, When):
        return words.happenings[at.event].kind
    return "step" if isinstance(at, Step) else "state"


# --- steadiness ----------------------------------------------------------------------------------


def is_steady(ability: Any, words: Words) -> bool:
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


def _steady_condition(condition: Condition | None, words: Words) -> bool:
    if condition is None:
        return True
    if not isinstance(condition, Matches) or condition.place is not None:
        return False
    return _steady_filter(condition.where) and _steady_reference(condition.card, words)


def _steady_reference(reference: Reference, words: Words) -> bool:
    if isinstance(reference, This | Host):
        return True
    if not isinstance(reference, Cards) or reference.on is not None or reference.place is not None:
        return False
    return set(words.expanded(reference.zone)) <= set(words.working) and _steady_filter(reference.where)


def _steady_filter(where: Filter) -> bool:
    nested = (where.with_attached, where.unlike)
    return nested == (None, None) and not (where.alike or where.state or where.bounds)


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
        if ability.keywords:
            yield from EVERYTHING
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
            if condition.place is not None and condition.place.of is not None:
                yield from _by_reference(condition.place.of)
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
        if reference.place is not None and reference.place.of is not None:
            yield from _by_reference(reference.place.of)
    elif not isinstance(reference, This | Host):
        yield from EVERYTHING


def _by_filter(where: Filter) -> Iterator[str]:
    if where.name:
        yield "name"
    for asked in (where.facts, where.containing, where.bounds, where.alike):
        yield from (each.what for each in asked)
    if where.with_attached is not None:
        yield from _by_filter(where.with_attached)
    if where.unlike is not None:
        yield from _by_filter(where.unlike)
