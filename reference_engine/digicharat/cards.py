"""Cards: the printed side of a character or an event, and how a card lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from msgspec.structs import replace

from ...adapters.card_text_tree import (
    CreateDelayedTrigger,
    GainEffect,
    Instruction,
    KeywordAbility,
    NumberChange,
    PlayAbility,
)
from ...adapters.messages import Card as CardMessage
from ...adapters.protocol_vocabulary import load_vocabulary
from ..kernel.board_state import CardState
from ..kernel.cards import BaseCharacteristics
from ..kernel.cards import CardDefinition as AnyFace
from ..kernel.lexicon import Lexicon
from ..protocol import card_facts
from ..protocol.scene_loader import CardError

CHARACTER, EVENT = "character", "event"
FACTS = {kind.name: set(kind.facts) for kind in load_vocabulary("digicharat").kinds}
WORDS = Lexicon(facts=("power", "guard"))
KEYWORDS = {"cover": "Cover", "pierce": "Pierce"}


class Characteristics(BaseCharacteristics, frozen=True, kw_only=True, gc=False):
    """A character's power and guard, as printed or after continuous effects."""

    power: int
    guard: int

    def with_number(self, change: NumberChange, size: int) -> Self:
        return replace(self, **{change.what: getattr(self, change.what) + size})


class CardDefinition(AnyFace):
    """The printed side of a card. ``needs`` are the names of characters, each as often as it is needed.

    Raises ``CardError`` for a definition that is not a card of this game.
    """

    WORDS = WORDS

    __slots__ = ("color", "keywords", "kind", "needs", "person", "then")

    def __init__(self, key: str, ordinal: int, card: CardMessage) -> None:
        if card.kind not in FACTS:
            raise CardError(f"card {key!r}: the kind {card.kind!r} is not one of {', '.join(FACTS)}")
        if unknown := card.facts.keys() - FACTS[card.kind]:
            raise CardError(f"card {key!r}: a card of the kind {card.kind} has no fact {min(unknown)!r}")
        self.kind = card.kind
        self.needs = _names(key, card.facts.get("needs", ()))
        self.person = _word(key, card, "person")
        self.color = _word(key, card, "color")
        self.keywords = frozenset(
            _keyword(key, card, each) for each in card.abilities if isinstance(each, KeywordAbility)
        )
        self.then = _text(key, card)
        power, guard = card_facts.number_fact(key, card, "power"), card_facts.number_fact(key, card, "guard")
        super().__init__(
            key, ordinal, card.name, Characteristics(names=frozenset({card.name}), power=power, guard=guard), ()
        )

    @property
    def has_lasting_effect(self) -> bool:
        """Whether the event has an effect that lasts after it was carried out."""
        return any(isinstance(each, CreateDelayedTrigger | GainEffect) for each in self.then)

    @property
    def ends_with_the_turn(self) -> bool:
        """Whether the event's lasting effect ends with the turn."""
        return any(
            isinstance(each, CreateDelayedTrigger) or (isinstance(each, GainEffect) and each.until == "turn")
            for each in self.then
        )


class GameCard(CardState[CardDefinition], frozen=True, gc=False):
    """A card as it lies. ``state`` is an event's: set, waiting or in effect."""

    state: str = ""


def _text(key: str, card: CardMessage) -> tuple[Instruction, ...]:
    """The instructions of an event."""
    lines = [each for each in card.abilities if not isinstance(each, KeywordAbility)]
    for each in lines:
        if card.kind != EVENT or not isinstance(each, PlayAbility):
            raise CardError(f"card {key!r}: a {card.kind} cannot have the ability {getattr(each, 'text', '')!r}")
    return tuple(instruction for each in lines if isinstance(each, PlayAbility) for instruction in each.then)


def _keyword(key: str, card: CardMessage, ability: KeywordAbility) -> str:
    if card.kind != CHARACTER or ability.what not in KEYWORDS:
        raise CardError(f"card {key!r}: a {card.kind} cannot have the skill {ability.what!r}")
    return ability.what


def _names(key: str, value: Any) -> tuple[str, ...]:
    if not isinstance(value, Sequence) or isinstance(value, str) or not all(isinstance(each, str) for each in value):
        raise CardError(f"card {key!r}: needs {value!r} is not a list of names")
    return tuple(value)


def _word(key: str, card: CardMessage, fact: str) -> str:
    value = card.facts.get(fact, "")
    if not isinstance(value, str) or (card.kind == CHARACTER and not value):
        raise CardError(f"card {key!r}: {fact} {value!r} is not a word")
    return value
