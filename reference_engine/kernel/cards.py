"""A card's printed side, its information, and its abilities as one card has them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Any, Self, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ...adapters.card_text_tree import Ability, AllowAction, ContinuousAbility, NumberChange
from ...adapters.card_text_tree import FactChange as InfoChange
from .ability_analysis import AbilityTraits, ability_traits
from .lexicon import Lexicon


class CardAbilityKey(Struct, frozen=True, gc=False):
    """The key of an ability of a card, as long as it is the same card.

    ``place`` is the position of the ability among the printed ones; for a gained ability, the effect that gave it.
    """

    card: int
    inc: int
    place: Hashable


class EffectKey(Struct, frozen=True, gc=False):
    """The key of a ``lasting`` effect or a ``delayed`` trigger: the moment at which a resolution created it."""

    kind: str
    moment: int


class NameKey(Struct, frozen=True, gc=False):
    """The key of all abilities of a player's cards of one name, if they count together."""

    seat: int
    name: str


AbilityKey: TypeAlias = CardAbilityKey | EffectKey


class AbilityInstance(Struct, frozen=True, gc=False):
    """An ability as one card has it now.

    ``ability`` is its effective form; ``origin`` the printed form, if that is different; ``key`` distinguishes it from
    every other ability, also from the same text on another card or incarnation.
    """

    ability: Any
    origin: Any
    card: int
    inc: int
    seat: int
    key: AbilityKey
    traits: AbilityTraits

    @property
    def name(self) -> str:
        """The name of the ability, or else its text."""
        printed = self.origin or self.ability
        return str(getattr(printed, "name", "") or printed.text)


class BaseCharacteristics(Struct, frozen=True, gc=False):
    """A card's information, as printed or after continuous effects. A game adds its own fields.

    ``muted`` are the keys of abilities that have no effect; ``forbids`` the actions that effects forbid,
    ``allows`` those that they allow, each with the ability responsible.
    """

    names: frozenset[str]
    abilities: tuple[AbilityInstance, ...] = ()
    muted: frozenset[AbilityKey] = frozenset()
    forbids: frozenset[str] = frozenset()
    allows: tuple[tuple[AllowAction, AbilityInstance], ...] = ()

    def with_information(self, change: InfoChange) -> Self:
        """A copy with a printed fact changed that is not a number."""
        raise NotImplementedError

    def with_number(self, change: NumberChange, size: int) -> Self:
        """A copy with a number changed by ``size``, or set."""
        raise NotImplementedError


Operative = tuple[Any, Any]
"""An ability as it works by the rules, and its printed form if that is different."""


class CardDefinition:
    """The printed side of a card. One definition is shared by all its copies in a game.

    ``is_working`` says that some of its abilities do something by themselves, unlike those that are only played;
    ``is_continuous`` that one of them is a continuous ability, ``is_steady`` that all of them are steady; ``zones``
    are the zones where they say that they work.
    """

    WORDS: Lexicon
    PLAYED: tuple[type, ...] = ()
    """The kinds of ability that do nothing by themselves."""

    info: Any

    __slots__ = ("abilities", "info", "is_continuous", "is_steady", "is_working", "key", "name", "ordinal", "zones")

    def __init__(
        self, key: str, ordinal: int, name: str, info: BaseCharacteristics, abilities: Sequence[Ability]
    ) -> None:
        self.key, self.ordinal, self.name, self.info = key, ordinal, name, info
        self.abilities = tuple(self.operative_ability(each) for each in abilities)  #: abilities-as-they-work
        working = [each for each, _ in self.abilities if not isinstance(each, self.PLAYED)]
        self.is_working = bool(working)
        self.is_continuous = any(isinstance(each, ContinuousAbility) for each in working)
        self.is_steady = all(ability_traits(each, self.WORDS).steady for each, _ in self.abilities)
        self.zones = frozenset(
            zone for each, _ in self.abilities for zone in self.WORDS.expand_zones(getattr(each, "zone", ()))
        )

    @classmethod
    def operative_ability(cls, printed: Ability) -> Operative:
        """The ability as it works by the rules."""
        return printed, None

    def characteristics_of_copy(self, card: int, inc: int, seat: int) -> Any:
        """The printed information of a copy of this card."""
        return _printed(self, card, inc, seat) if self.abilities else self.info


@lru_cache(maxsize=20_000)
def _printed(face: CardDefinition, card: int, inc: int, seat: int) -> BaseCharacteristics:
    abilities = (
        AbilityInstance(
            ability, origin, card, inc, seat, CardAbilityKey(card, inc, index), ability_traits(ability, face.WORDS)
        )
        for index, (ability, origin) in enumerate(face.abilities)
    )
    info: BaseCharacteristics = face.info
    return replace(info, abilities=tuple(abilities))
