"""Cards as they are spoken of and as they were, and a resolution that speaks of them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .cards import AbilityInstance, AbilityKey


class CardReference(Struct, frozen=True, gc=False):
    """A card as something that was spoken of: it is still meant while its incarnation is the same."""

    card: int
    inc: int


def card_of_ability(held: AbilityInstance) -> CardReference:
    """The card whose ability it is."""
    return CardReference(held.card, held.inc)


class LastKnownCard(Struct, frozen=True, gc=False):
    """A card at one moment: how it lay, and its information then."""

    card: int
    record: Any
    info: Any


class ResolutionContext(Struct):
    """One resolution: whose it is, what it came from, and what has been chosen and rolled so far.

    ``age`` is the moment it was played. ``that``, ``source``, ``amount`` and ``moved`` tell of the event that triggered
    it or that it replaces. ``asked`` and ``chosen`` count what a text lets choose, but for what is chosen while
    ``paying``. ``optional``: what is being done is what "may" be done. ``used_on`` is the card that what is played is
    used on, ``besides`` what else it can be used on, and ``size`` a number that its resolution settles. ``replaces`` is
    the event being replaced, and ``outcome`` what happens instead of it, if anything of its kind does. ``ahead`` is
    what was chosen before any of it was done, a part for each choice.
    """

    seat: int
    this: CardReference
    held: AbilityInstance | None = None
    age: int = 0
    that: LastKnownCard | None = None
    source: CardReference | None = None
    amount: int = 0
    moved: bool = False
    it: tuple[CardReference, ...] = ()
    looked: tuple[CardReference, ...] = ()
    used_on: CardReference | None = None
    besides: tuple[CardReference, ...] = ()
    rolled: int = 0
    size: int = 0
    asked: int = 0
    chosen: int = 0
    paying: bool = False
    optional: bool = False
    replaces: Any = None
    outcome: Any = None
    ahead: tuple[tuple[CardReference, ...], ...] = ()

    @property
    def applied_replacements(self) -> frozenset[AbilityKey]:
        """The replacements that are not applied again to what it does, for they led to it."""
        applied: frozenset[AbilityKey] = self.replaces.applied if self.replaces is not None else frozenset()
        return applied

    @classmethod
    def for_ability(cls, held: AbilityInstance) -> ResolutionContext:
        """The resolution of an ability."""
        return cls(held.seat, card_of_ability(held), held)
