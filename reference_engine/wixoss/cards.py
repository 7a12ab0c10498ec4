"""The printed side of a card, and how a card lies."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from ...adapters.card_text_tree import Ability, GameAbility, KeywordAbility, NumberChange
from ...adapters.card_text_tree import FactChange as InfoChange
from ...adapters.messages import Card as CardMessage
from ...adapters.protocol_vocabulary import load_vocabulary
from ..kernel.board_state import CardState
from ..kernel.cards import BaseCharacteristics, Operative
from ..kernel.cards import CardDefinition as AnyFace
from ..protocol import card_facts
from ..protocol.scene_loader import CardError
from .keywords import operative_ability
from .lexicon import COLORLESS, OF_LRIGS, OF_SIGNI, RESONA, WORDS

FACTS = {kind.name: set(kind.facts) for kind in load_vocabulary("wixoss").kinds}


class Characteristics(BaseCharacteristics, frozen=True, kw_only=True, gc=False):
    """A card's information, as printed or after continuous effects.

    ``base`` is the power before modifications, ``more`` the sum of its modifications; ``extra_limit`` the amount that a
    card adds to its player's limit. ``has_craft_type`` and ``has_resona_type`` say which types it has now; the craft
    type does not decide whether the card is a craft.
    """

    colors: frozenset[str]
    classes: frozenset[str]
    level: int
    base: int
    more: int = 0
    extra_limit: int = 0
    has_craft_type: bool = False
    has_resona_type: bool = False

    @property
    def power(self) -> int:
        """The power of a SIGNI."""
        return self.base + self.more  # power.4

    def with_number(self, change: NumberChange, size: int) -> Self:
        match change.what:
            case "power":
                return replace(self, more=self.more + size)  # power.4
            case "base power":
                assert change.set is not None
                return replace(self, base=change.set)  # power.4
            case "level":
                return replace(self, level=self.level + size if change.set is None else change.set)
            case _:
                return replace(self, extra_limit=self.extra_limit + size)

    def with_information(self, change: InfoChange) -> Self:
        if change.what == "type":
            is_gained = change.add is not None
            left = self if is_gained else replace(self, has_resona_type=False)  # resona.a6
            return replace(left, has_craft_type=is_gained)
        field = {"color": "colors", "class": "classes", "name": "names"}[change.what]
        now = getattr(self, field) | {change.add} if change.set is None else {change.set}
        return replace(self, **{field: frozenset(now - {COLORLESS, "", None})})


class CardDefinition(AnyFace):
    """The printed side of a card. Raises ``CardError`` for a definition that is not a card of this game."""

    WORDS = WORDS

    __slots__ = (
        "coins", "cost", "grow", "is_craft", "kind", "limit", "limiting", "marks", "printed", "student", "team",
        "timing", "types",
    )  # fmt: skip

    def __init__(self, key: str, ordinal: int, card: CardMessage) -> None:
        if card.kind not in FACTS:
            raise CardError(f"card {key!r}: the kind {card.kind!r} is not one of {', '.join(FACTS)}")
        if unknown := card.facts.keys() - FACTS[card.kind]:
            raise CardError(f"card {key!r}: a card of the kind {card.kind} has no fact {min(unknown)!r}")
        self.kind = card.kind
        self.types = frozenset(card_facts.word_list_fact(key, card, "types"))
        self.limiting = frozenset(card_facts.word_list_fact(key, card, "limiting"))
        self.cost, self.grow = (
            card_facts.word_list_fact(key, card, "cost"),
            card_facts.word_list_fact(key, card, "grow"),
        )
        self.marks = frozenset(card_facts.word_list_fact(key, card, "marks"))
        self.timing = frozenset(card_facts.word_list_fact(key, card, "timing"))
        self.limit, self.coins = card_facts.number_fact(key, card, "limit"), card_facts.number_fact(key, card, "coins")
        self.team, self.student = card_facts.word_fact(key, card, "team"), card_facts.word_fact(key, card, "student")
        self.is_craft = bool(card.facts.get("craft", False))
        self.printed = card.abilities
        info = Characteristics(
            names=frozenset({card.name}),
            colors=frozenset(card_facts.word_list_fact(key, card, "colors")) - {COLORLESS},
            classes=frozenset(card_facts.word_list_fact(key, card, "classes")),
            level=card_facts.number_fact(key, card, "level"),
            base=card_facts.number_fact(key, card, "power"),
            has_craft_type=self.is_craft,
            has_resona_type=self.kind == RESONA,
        )
        super().__init__(key, ordinal, card.name, info, card.abilities)

    @classmethod
    def operative_ability(cls, printed: Ability) -> Operative:
        return operative_ability(printed)

    @property
    def is_signi(self) -> bool:
        """Whether the card is a SIGNI, including a resona."""
        return self.kind in OF_SIGNI

    @property
    def is_lrig(self) -> bool:
        """Whether the card is an LRIG, center or assist."""
        return self.kind in OF_LRIGS

    @property
    def has_burst_icon(self) -> bool:
        """Whether the burst icon is printed on the card."""
        return self.printed_line("life-burst") is not None  # burst-icon.1

    def printed_keyword(self, what: str) -> GameAbility | None:
        """The printed keyword of that name; None without it."""
        return next((each for each in self.printed if isinstance(each, GameAbility) and each.what == what), None)

    def printed_line(self, what: str) -> KeywordAbility | None:
        """The printed line of that name; None without it."""
        return next((each for each in self.printed if isinstance(each, KeywordAbility) and each.what == what), None)


class GameCard(CardState[CardDefinition], frozen=True, gc=False):
    """A card as it lies.

    ``role`` is its role if it is attached to another card; ``is_crushed``: it is in the check zone until the decision
    about its burst. ``unseen_by`` are the players who may not see a face-down card. ``ridden_by`` is the LRIG that
    rides a SIGNI (-1: none).
    """

    frozen: bool = False
    awakened: bool = False
    crystal_armed: bool = False
    role: str = ""
    is_crushed: bool = False
    unseen_by: frozenset[int] = frozenset()
    ridden_by: int = -1
