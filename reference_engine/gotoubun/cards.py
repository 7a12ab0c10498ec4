"""Chapter 2: the printed side of a card, and its abilities."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from ...adapters.card_text_tree import Ability, ContinuousAbility, KeywordAbility, NumberChange, PlayAbility, ThisCard
from ...adapters.card_text_tree import FactChange as InfoChange
from ...adapters.messages import Card as CardMessage
from ...adapters.protocol_vocabulary import load_vocabulary
from ..check_timings.cards import merge_played_lines
from ..kernel.cards import AbilityInstance, BaseCharacteristics, Operative
from ..kernel.cards import CardDefinition as AnyFace
from ..protocol.scene_loader import CardError
from .lexicon import EVERYWHERE, WORDS

KINDS = {
    "hero": ("hero",),
    "character": ("character",),
    "episode": ("episode",),
    "event": ("event",),
    "event-episode": ("event", "episode"),  # 2.10.1, 2.10.3
}
"""The kinds of card, by their card types (2.2.2)."""

FACTS = {kind.name: set(kind.facts) for kind in load_vocabulary("gotoubun").kinds}
COPIES = {"hero": 1}  # 6.1.2.3
"""Number of cards of one name that may be in a deck, if it is not 4."""
ANY_NUMBER = 99
"""A number of copies that no deck exceeds."""
AS_EPISODE = 2
"""The power modifier of a character card that is played as an episode (10.6.4.2.1)."""


class Characteristics(BaseCharacteristics, frozen=True, kw_only=True, gc=False):
    """A card's information, as printed or after continuous effects.

    ``kinds`` are its card types; ``persons`` the names of persons in its name.
    """

    kinds: tuple[str, ...]
    persons: frozenset[str]
    power: int = 0
    need: int = 0
    modifier: int = 0

    def with_information(self, change: InfoChange) -> Self:
        field = {"name": "names", "person": "persons"}[change.what]
        values = frozenset({change.set}) if change.set is not None else getattr(self, field)
        return replace(self, **{field: values | ({change.add} if change.add is not None else set())})  # 2.1.2.2

    def with_number(self, change: NumberChange, size: int) -> Self:
        if change.what not in ("power", "need"):
            raise ValueError(f"unknown number of a card: {change.what!r}")
        now = getattr(self, change.what)
        return replace(self, **{change.what: change.set if change.set is not None else now + size})  # 1.3.2.4


NOTHING = Characteristics(names=frozenset(), kinds=(), persons=frozenset())
"""The information of a card that lies face down."""

EPISODE = Characteristics(names=frozenset(), kinds=("episode",), persons=frozenset(), modifier=AS_EPISODE)  # 10.6.4.2.1
"""The information of a character card that is played as an episode."""


class CardDefinition(AnyFace):
    """The printed side of a card. ``support`` is the ability of its event text."""

    WORDS = WORDS
    PLAYED = (KeywordAbility,)

    __slots__ = ("copies", "growth", "is_unit", "kind", "kinds", "support", "use_condition")

    def __init__(self, key: str, ordinal: int, card: CardMessage) -> None:
        if card.kind not in KINDS:
            raise CardError(f"card {key!r}: the kind {card.kind!r} is not one of {', '.join(KINDS)}")
        if unknown := set(card.facts) - FACTS[card.kind]:
            raise CardError(f"card {key!r}: unknown fact {min(unknown)!r}")
        facts = card.facts
        self.kind, self.kinds = card.kind, KINDS[card.kind]
        self.is_unit = card.kind == "character"
        person = str(facts.get("person", ""))
        event_text = tuple(each for each in card.abilities if isinstance(each, PlayAbility))
        if event_text and "event" not in self.kinds:
            raise CardError(f"card {key!r}: only an event can have the text of an event")
        self.support = merge_played_lines(event_text)
        self.growth = keyword_persons(card, "growth")
        self.use_condition = keyword_persons(card, "use-condition")
        self.copies = COPIES.get(card.kind, 4)  # 6.1.2.3, 6.1.3.3
        if has_keyword_ability(card, "any-number"):  # 1.3.1, 6.1.4
            self.copies = ANY_NUMBER
        info = Characteristics(
            names=frozenset({card.name}),  # 2.1.2.1
            kinds=self.kinds,  # 2.10.3.2
            persons=frozenset({person}) if person else frozenset(),
            power=int(facts.get("power", 0)),
            need=int(facts.get("need", 0)),  # 2.5.1.1
            modifier=int(facts.get("modifier", 0)),
        )
        super().__init__(
            key, ordinal, card.name, info, [each for each in card.abilities if not isinstance(each, PlayAbility)]
        )

    @classmethod
    def operative_ability(cls, printed: Ability) -> Operative:
        """An ability as it works by the rules: a disguise adds persons everywhere."""
        if isinstance(printed, KeywordAbility) and printed.what == "disguise":
            more = tuple(InfoChange("person", add=name) for name in printed.names)
            return ContinuousAbility(ThisCard(), more, text=printed.text, zone=EVERYWHERE), printed  # 12.9.1, 12.9.2
        return printed, None

    def characteristics_as_role(self, role: str, card: int, inc: int, seat: int) -> Characteristics:
        """The printed information of a copy of this card that is played as an episode, or as an event."""
        if role == "episode" and self.is_unit:
            return EPISODE  # 4.14.3.1, 5.10.3, 10.6.4.2.1
        info: Characteristics = self.characteristics_of_copy(card, inc, seat)
        if not role or len(self.kinds) == 1:
            return info
        kept = tuple(
            each for each in info.abilities if belongs_to_event_half(each) == (role == "event")
        )  # 2.10.5, 10.6.2.2.1
        return replace(info, kinds=(role,), abilities=kept)  # 2.10.5, 10.6.2.2.1


def belongs_to_event_half(held: AbilityInstance) -> bool:
    """Whether an ability of an event & episode belongs to its event half, as its text does."""
    return isinstance(held.ability, KeywordAbility) and held.ability.what == "use-condition"  # 2.10.3.1


def keyword_persons(card: CardMessage, what: str) -> tuple[str, ...]:
    """The persons that a keyword of the card names; empty without the keyword."""
    found = (each for each in card.abilities if isinstance(each, KeywordAbility) and each.what == what)
    return tuple(name for each in found for name in each.names)


def has_keyword_ability(card: CardMessage, what: str) -> bool:
    """Whether the card has a keyword that names no person."""
    return any(isinstance(each, KeywordAbility) and each.what == what for each in card.abilities)
