"""Chapter 2: the printed side of a card, and its abilities."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from ...adapters.card_text_tree import (
    Ability,
    AttachmentLimit,
    AutomaticAbility,
    ContinuousAbility,
    EventPattern,
    Filter,
    ForbidAction,
    Instruction,
    KeywordAbility,
    ModifyEvent,
    Move,
    NumberChange,
    OneOf,
    PlayAbility,
    ReplacementAbility,
    ThisCard,
    TopCards,
)
from ...adapters.card_text_tree import (
    FactChange as InfoChange,
)
from ...adapters.messages import Card as CardMessage
from ..check_timings.cards import merge_played_lines
from ..kernel.cards import BaseCharacteristics, Operative
from ..kernel.cards import CardDefinition as AnyFace
from ..protocol.scene_loader import CardError
from .art_and_skill import Art, OshiSkill, WhenDownedAbility, specialize_ability
from .keywords import ability_of_keyword
from .lexicon import OWN_ZONES, WORDS

LEVELS = ("Debut", "1st", "2nd", "Spot")
COLORS = ("white", "green", "red", "blue", "purple", "yellow")
COLORLESS = "colorless"
BEFORE = {"damage": "take-damage"}
"""The words for past events, with the words for the same events before they happen."""

ARTS_COST = " arts cost"
"""The suffix of an icon that refers to the number of those icons in the cost of arts."""

ATTACHABLE = ("tool", "mascot", "fan")


class Characteristics(BaseCharacteristics, frozen=True, kw_only=True, gc=False):
    """A card's information, as printed or after continuous effects.

    ``arts`` are changes of art damage: (art name or None for all, amount); ``arts_cost`` of the cost of arts: (icon,
    amount). ``limits`` are names of abilities, each with its raised number of uses; ``more_limited`` is, on an oshi
    holomem, the number of additional LIMITED cards that its player can use in a turn. ``cheer`` are the colours of the
    cheer that the card counts as for arts. ``caps`` are (subtype, largest number attached).
    """

    colors: frozenset[str]
    level: str
    tags: frozenset[str]
    hp: int
    arts: tuple[tuple[str | None, int], ...] = ()
    arts_cost: tuple[tuple[str, int], ...] = ()
    cheer: frozenset[str] = frozenset()
    baton: int = 0
    limits: tuple[tuple[str, int], ...] = ()
    more_limited: int = 0
    caps: tuple[tuple[str, int], ...] = (("tool", 1), ("mascot", 1))

    def with_information(self, change: InfoChange) -> Self:
        if change.what == "level":
            return replace(self, level=change.set or self.level)
        field = {"name": "names", "color": "colors", "tag": "tags", "arts cheer": "cheer"}[change.what]
        values = frozenset({change.set}) if change.set is not None else getattr(self, field)
        return replace(self, **{field: values | ({change.add} if change.add is not None else set())})

    def with_number(self, change: NumberChange, size: int) -> Self:
        match change.what:
            case "hp":
                return replace(self, hp=change.set if change.set is not None else self.hp + size)  # 1.3.2.4, 10.10.1.4
            case "arts":
                return replace(self, arts=(*self.arts, (change.named, size)))
            case "baton pass":
                return replace(self, baton=self.baton + size)
            case "ability uses":
                return replace(self, limits=(*self.limits, (change.named or "", change.set or 0)))
            case "limited":
                return replace(self, more_limited=(change.set or 1) - 1)
            case cost if cost.endswith(ARTS_COST):
                return replace(self, arts_cost=(*self.arts_cost, (cost.removesuffix(ARTS_COST), size)))
            case _:
                raise ValueError(f"unknown number of a card: {change.what!r}")

    def with_cap(self, change: AttachmentLimit) -> Self:
        """A copy with another limit of attached cards."""
        return replace(self, caps=(*(cap for cap in self.caps if cap[0] != change.what), (change.what, change.most)))


class CardDefinition(AnyFace):
    """The printed side of a card."""

    WORDS = WORDS
    PLAYED = (Art, OshiSkill, KeywordAbility)

    __slots__ = (
        "baton", "buzz", "colors", "is_cheer", "is_holomem", "kind", "level", "life", "limited", "number", "subtype",
        "support", "unlimited",
    )  # fmt: skip

    def __init__(self, key: str, ordinal: int, card: CardMessage) -> None:
        facts = dict(card.facts)
        self.kind, self.number = card.kind, card.number or key
        if self.kind not in ("holomem", "oshi holomem", "support", "cheer"):
            raise CardError(f"card {key!r}: the kind {self.kind!r} is not one of holomem, oshi holomem, support, cheer")
        self.is_holomem, self.is_cheer = self.kind == "holomem", self.kind == "cheer"
        self.colors = frozenset(facts.pop("colors", ())) - {COLORLESS}  # 2.4.2.1, 2.4.2.2
        self.level = str(facts.pop("level", "Debut" if self.is_holomem else ""))
        self.buzz, self.limited = bool(facts.pop("buzz", False)), bool(facts.pop("limited", False))
        self.life = int(facts.pop("life", 0))
        self.baton = tuple(facts.pop("baton_pass", ()))
        self.subtype = str(facts.pop("subtype", "item" if self.kind == "support" else ""))
        hp, tags = int(facts.pop("hp", 0)), frozenset(facts.pop("tags", ()))
        facts.pop("extra", None)
        if facts:
            raise CardError(f"card {key!r}: unknown fact {next(iter(facts))!r}")
        if self.is_holomem and self.level not in LEVELS:
            raise CardError(f"card {key!r}: the level {self.level!r} is not one of {', '.join(LEVELS)}")
        self.support = merge_played_lines(tuple(each for each in card.abilities if isinstance(each, PlayAbility)))
        self.unlimited = any(isinstance(each, KeywordAbility) and each.what == "any-number" for each in card.abilities)
        info = Characteristics(names=frozenset({card.name}), colors=self.colors, level=self.level, tags=tags, hp=hp)
        lasting = [each for each in card.abilities if not isinstance(each, PlayAbility)]  # 2.7.1
        super().__init__(key, ordinal, card.name, info, lasting)

    def matches_printed(self, where: Filter) -> bool:
        """Whether the printed card is of the kind and has the facts of a filter."""
        return (not where.kind or self.kind in where.kind) and all(
            has_fact(self, self.info, each) for each in where.facts
        )

    @classmethod
    def operative_ability(cls, printed: Ability) -> Operative:
        """An ability as it works by the rules, and the art or oshi skill that was printed."""
        own = specialize_ability(printed)
        match own:
            case Art(usable=None) | OshiSkill(usable=None):
                return own, own
            case Art():  # 12.3.5
                return _replacing_art(own), own
            case OshiSkill():
                return _reacting_skill(own), own
            case KeywordAbility(what="ability-change"):
                return _extra(own), own
            case KeywordAbility():
                return _extra(own), None
            case _:
                return own, None


def has_fact(face: CardDefinition, info: Characteristics, fact: OneOf) -> bool:
    """Whether a fact of a card is one of some values."""
    match fact.what:
        case "subtype":
            return face.subtype in fact.values  # 2.2.3
        case "color":
            return has_color(info, fact.values)
        case "level":
            return info.level in fact.values  # 2.3.2
        case _:
            return not info.tags.isdisjoint(fact.values)  # 2.6.2


def has_color(info: Characteristics, colors: tuple[str, ...]) -> bool:
    """Whether the card has one of the colours; colorless means having none (2.4.2.1)."""
    return not info.colors.isdisjoint(colors) or (COLORLESS in colors and not info.colors)  # 2.4.3


def _replacing_art(art: Art) -> ReplacementAbility:
    usable = art.usable
    assert usable is not None
    if usable.would:
        instead: tuple[Instruction, ...] = (*art.then, ModifyEvent())  # 12.3.5.1
    else:
        instead = (ModifyEvent(), *art.then)  # 12.3.5.2
    at = replace(usable.at, event=BEFORE.get(usable.at.event, usable.at.event))
    return ReplacementAbility(
        at, instead, optional=True, condition=usable.condition, limit=art.limit, name=art.name,
        text=art.text, valid=art.valid,
    )  # fmt: skip


def _reacting_skill(skill: OshiSkill) -> ReplacementAbility | AutomaticAbility:
    usable, cost = skill.usable, holo_power_cost(skill.cost)
    assert usable is not None
    at, condition = usable.at, usable.condition or skill.condition
    if usable.would:
        return ReplacementAbility(
            at, skill.then, optional=True, first=cost, condition=condition, limit=skill.limit, name=skill.name,
            text=skill.text,
        )  # 12.1.5.1  # fmt: skip
    if at.event == "down":
        return WhenDownedAbility(at, skill.then, cost, condition, skill.limit, skill.name, skill.text)  # 12.1.5.2
    return AutomaticAbility(at, skill.then, cost, condition, skill.limit, skill.name, skill.text)  # 12.1.5.3


def holo_power_cost(count: int) -> tuple[Instruction, ...]:
    """The instructions that pay an oshi skill's cost."""
    return (Move(TopCards("holo power", count), "archive"),) if count else ()  # 12.1.3


def _extra(extra: KeywordAbility) -> Ability:
    match extra.what:
        case "life-2":
            at = EventPattern("life-damage", source=ThisCard())
            twice = ModifyEvent(set=2)  # 2.11.2.2
            return ReplacementAbility(at, (twice,), text=extra.text)
        case "also":
            names = tuple(InfoChange("name", add=name) for name in extra.names)  # 2.11.2.3, 2.11.2.3.1
            return ContinuousAbility(ThisCard(), names, text=extra.text, zone=OWN_ZONES)  # 2.11.2.3
        case "no-bloom":
            return ContinuousAbility(ThisCard(), (ForbidAction("bloom"),), text=extra.text)
        case _:
            return ability_of_keyword(extra)
