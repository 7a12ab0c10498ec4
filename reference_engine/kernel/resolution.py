"""References to cards, cards as they last were, and the resolution of an effect."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .cards import AbilityInstance, AbilityKey


class CardReference(Struct, frozen=True, gc=False):
    """A reference to a card. It means the card as long as its incarnation is the same."""

    card: int
    inc: int


def card_of_ability(held: AbilityInstance) -> CardReference:
    """The card that has the ability."""
    return CardReference(held.card, held.inc)


class LastKnownCard(Struct, frozen=True, gc=False):
    """A card at one moment: its record and its information."""

    card: int
    record: Any
    info: Any


class ResolutionContext(Struct):
    """The resolution of an effect: its player, its source, and the choices and rolls so far.

    ``age`` is the moment it was played. ``that``, ``source``, ``amount`` and ``moved`` describe the event that
    triggered it or that it replaces. ``asked`` and ``chosen`` count the choices of the text, except those made while
    ``paying``. ``optional``: the current instruction is one that "may" be done. ``used_on`` is the card that the effect
    is used on, ``besides`` its other possible targets, and ``size`` a number that its resolution settles. ``replaces``
    is the event being replaced, and ``outcome`` the event that happens instead, if one of its kind does. ``ahead`` are
    the choices that were made before any of it was carried out, a part for each.
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
        """The replacements that are not applied again to its events, because they led to it."""
        applied: frozenset[AbilityKey] = self.replaces.applied if self.replaces is not None else frozenset()
        return applied

    @classmethod
    def for_ability(cls, held: AbilityInstance) -> ResolutionContext:
        """The resolution of an ability."""
        return cls(held.seat, card_of_ability(held), held)
