"""The printed side of a card, and how a card lies."""

from __future__ import annotations

import re
from typing import Self

from msgspec.structs import replace

from ...adapters.card_text_tree import Ability, NumberChange
from ...adapters.messages import Card as CardMessage
from ...adapters.protocol_vocabulary import load_vocabulary
from ..kernel.board_state import CardState
from ..kernel.cards import BaseCharacteristics, Operative
from ..kernel.cards import CardDefinition as AnyFace
from ..protocol import card_facts
from ..protocol.scene_loader import CardError
from .keywords import operative_form
from .lexicon import WORDS

FACTS = {kind.name: set(kind.facts) for kind in load_vocabulary("osica").kinds}
NUMBERS = {"ap": "ap", "yell": "yell", "hand limit": "hand_limit"}
"""The numbers that effects change, by their words in card text."""
LETTERS_AT_THE_END = re.compile(r"[A-Za-z]+$")


class Characteristics(BaseCharacteristics, frozen=True, kw_only=True, gc=False):
    """A card's information, as printed or after continuous effects. ``hand_limit`` is its change of its player's hand
    limit.
    """

    tags: frozenset[str]
    level: int
    ap: int
    yell: int
    hand_limit: int = 0

    def with_number(self, change: NumberChange, size: int) -> Self:
        field = NUMBERS[change.what]
        return replace(self, **{field: getattr(self, field) + size})  # yellsym.1


class CardDefinition(AnyFace):
    """The printed side of a card. Raises ``CardError`` for a definition that is not a card of this game."""

    WORDS = WORDS

    __slots__ = ("code", "kind", "number", "printed", "title")

    def __init__(self, key: str, ordinal: int, card: CardMessage) -> None:
        if card.kind not in FACTS:
            raise CardError(f"card {key!r}: the kind {card.kind!r} is not one of {', '.join(FACTS)}")
        if unknown := card.facts.keys() - FACTS[card.kind]:
            raise CardError(f"card {key!r}: a card of the kind {card.kind} has no fact {min(unknown)!r}")
        self.kind = card.kind
        self.number = LETTERS_AT_THE_END.sub("", card.number) or key  # deckbuild.d1
        self.code, self.title = card_facts.word_fact(key, card, "code"), card_facts.word_fact(key, card, "title")
        self.printed = card.abilities
        info = Characteristics(
            names=frozenset({card.name}),
            tags=frozenset(card_facts.word_list_fact(key, card, "tags")),
            level=card_facts.number_fact(key, card, "level"),
            ap=card_facts.number_fact(key, card, "ap"),
            yell=card_facts.number_fact(key, card, "yell"),
        )
        super().__init__(key, ordinal, card.name, info, card.abilities)

    @classmethod
    def operative_ability(cls, printed: Ability) -> Operative:
        return operative_form(printed)

    def is_same_card(self, other: Self) -> bool:
        """Whether two cards are the same card."""
        same_number = self.number == other.number
        same_code = self.code != "" and self.code == other.code
        return same_number or same_code  # deckbuild.d1

    def has_printed_keyword(self, what: str) -> bool:
        """Whether a keyword is printed on the card, before a text or by itself."""
        return any(
            getattr(each, "what", "") == what or any(before.what == what for before in getattr(each, "keywords", ()))
            for each in self.printed
        )


class GameCard(CardState[CardDefinition], frozen=True, gc=False):
    """A card as it lies. ``role`` is its role if it lies on another card."""

    is_oshi: bool = False
    limit_broken: bool = False
    kept: bool = False
    role: str = ""
