"""hololive card text: :func:`parse` turns a card's text into its abilities, one a line.

The language is controlled English in the phrasing of the official cards; ``docs/card-text.md`` shows
every construct, ``cardtext.lark`` and ``template/cardtext.lark`` are its grammar. ``cardtext_reading``
and ``cardtext_nouns`` give the game's nouns, conditions and events their meaning, ``cardtext_doing`` its
instructions and effects, and this module its abilities.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from lark import Token
from msgspec.structs import replace

from ...adapters.abilities import (
    Ability,
    Act,
    Activated,
    Automatic,
    Condition,
    Continuous,
    Extra,
    Happen,
    Instruction,
    Keyword,
    Limit,
    Played,
    Replacement,
    Reroll,
    Special,
    Target,
    Usable,
    Value,
    When,
)
from ..cardtext import Language, Line, Misread, constant, from_children, parser, words
from ..template.abilities import DESCRIBED, Abilities, Reaction, grammar
from ..template.binding import Binder, Open, closed, parts
from ..template.nouns import Noun
from ..template.reading import name
from .cardtext_doing import StageDoing
from .cardtext_reading import color

_DESCRIBED = DESCRIBED | {
    "BRACKETED": "an ability in brackets, as [When this holomem collabs, draw 1 card.]",
    "TAG": "a tag, as #song",
    "WITH_HP": "with 50 or less hp remaining",
    "STEP_NOW": "it is your main step",
}
ART, SKILL, SP_SKILL = "art", "oshi-skill", "sp-oshi-skill"
"""The special abilities."""

_ON_HOLOMEMS = (Activated, Automatic, Continuous, Replacement, Extra)
_ALLOWED: dict[str, tuple[type | str, ...]] = {
    "holomem": (*_ON_HOLOMEMS, ART),
    "oshi holomem": (*_ON_HOLOMEMS, SKILL, SP_SKILL),
    "support": (*_ON_HOLOMEMS, Played),
    "cheer": _ON_HOLOMEMS,
}
_OF_OSHI = ("an oshi skill belongs to an oshi holomem", "give it to an oshi holomem")
_MENDS: dict[type | str, tuple[str, str]] = {
    Played: ("instructions alone are a support card's text", "begin with 'When ...,' or 'Activated:'"),
    ART: ("an art belongs to a holomem", "give it to a holomem, or write another ability"),
    SKILL: _OF_OSHI,
    SP_SKILL: _OF_OSHI,
}


def read(line: Line, card_kind: str) -> Ability:
    """One ability. Raises :class:`~saitei.steps.cardtext.Misread`."""
    ability: Ability = StageAbilities(line).read(language().tree(line))
    kind = ability.what if isinstance(ability, Special) else type(ability)
    if kind not in _ALLOWED[card_kind]:
        raise Misread(line.start, *_MENDS[kind])
    _in_their_places(ability, line)
    return ability


parse = parser(_ALLOWED, read)
"""Reads the text of a card of a kind: its abilities, each with its own line in ``text``."""


@cache
def language() -> Language:
    """The language, made when it is first needed."""
    return Language(grammar(__package__), "line", _DESCRIBED)


class StageAbilities(StageDoing, Abilities):
    """Reads a line as an ability."""

    def ability(self, line: Line) -> Ability:
        return read(line, "holomem")

    def _can_say(self, ability: Ability, field: str) -> bool:
        if isinstance(ability, Extra) and ability.what == "ability-change":
            return field == "limit"
        limited = field == "limit" and isinstance(ability, Played)
        return not limited and super()._can_say(ability, field)

    def when_event(self, at: When, reaction: Reaction) -> Ability:
        if reaction.swap is not None and at.event == "roll":
            return self._replacement(at, reaction.swap, reaction.condition)
        return super().when_event(at, reaction)

    # --- abilities ------------------------------------------------------------------------------------

    def effect_of(
        self,
        keyword: Token,
        named: Token | None,
        condition: Condition | None,
        cost: Open | None,
        then: tuple[Instruction, ...],
    ) -> Ability:
        binder = Binder(self._at, event=True)
        asked, paid = binder.condition(condition), binder.instructions(closed(cost or ()))
        done = binder.instructions(then)
        what = words(keyword).replace(" ", "-")
        return Extra(what, (), done, paid, asked, name="" if named is None else name(named))

    def ability_addition(self, condition: Condition | None, text: Token) -> Ability:
        return Extra("ability-addition", condition=condition, gives=self.inner(text))

    def ability_change(self, condition: Condition | None, text: Token) -> Ability:
        return Extra("ability-change", condition=condition, gives=self.inner(text))

    def gift(self, quoted: Token) -> dict[str, Any]:
        return self.named(quoted) | {"keywords": (Keyword("gift"),)}

    def support(self, condition: Condition | None, must: Open | None, then: tuple[Instruction, ...]) -> Ability:
        binder = Binder(self._at, event=False)
        paid = binder.instructions(closed(must or ()))
        return Played(binder.instructions(then), paid, condition)

    def support_for(self, condition: Condition | None, must: Open) -> Ability:
        return self.support(condition, must, ())

    one_of_them = from_children(lambda noun: Played(limit=Limit(among=noun.filter())))

    def only_on(self, noun: Noun) -> Ability:
        where = noun.filter()
        return Played(only_on=replace(where, kind=()) if noun.head == "holomem" else where)

    colors = from_children(lambda *colors: tuple(color(each) for each in colors))
    no_cheers = constant(())
    bonus = from_children(lambda number, against: (color(against), int(number)))

    def usable_has(self, at: When, condition: Condition | None) -> Usable:
        return Usable(at, condition=Binder(self._at, event=True).condition(condition))

    def usable_would(self, at: When, condition: Condition | None) -> Usable:
        return replace(self.usable_has(at, condition), would=True)

    instead_only = from_children(closed)

    def art(self, *printed: Any) -> Ability:
        named, cost, damage, bonus, limit, usable, then = printed
        done = Binder(self._at, event=usable is not None).instructions(then or ())
        against, more = bonus or ("", 0)
        values = (Value("cost", cost), Value("damage", int(damage)), Value("against", against), Value("bonus", more))
        return Special(ART, name(named), tuple(each for each in values if each.value), done, usable, limit=limit)

    def skill(self, *printed: Any) -> Ability:
        keyword, named, cost, limit, usable, condition, then = printed
        done = Binder(self._at, event=usable is not None).instructions(then)
        what = SP_SKILL if words(keyword).startswith("sp") else SKILL
        return Special(what, name(named), (Value("cost", int(cost)),), done, usable, condition, limit)

    life_two = constant(Extra("life-2"))
    also = from_children(lambda *names: Extra("also", tuple(name(each) for each in names)))
    no_bloom = constant(Extra("no-bloom"))


def _in_their_places(ability: Ability, line: Line) -> None:
    """Raises :class:`Misread` for an instruction that means nothing in such an ability."""
    would = isinstance(ability, Replacement) or (
        isinstance(ability, Special) and ability.usable is not None and ability.usable.would
    )
    if not would and _holds(ability, (Happen, Reroll)):
        mend = "write 'When ... would ..., ... instead.'"
        raise Misread(line.start, "there is no event here whose amount could change", mend)
    if not is_art(ability) and (_holds(ability, (Target,)) or _does(ability, ("boost", "use-again", "also-target"))):
        raise Misread(line.start, "there is no art here that this could mean", "only an art says so")


def is_art(ability: Ability) -> bool:
    """Whether it is an art."""
    return isinstance(ability, Special) and ability.what == ART


def _holds(ability: Ability, kinds: tuple[type, ...]) -> bool:
    return any(isinstance(part, kinds) for part in parts(ability))


def _does(ability: Ability, acts: tuple[str, ...]) -> bool:
    return any(isinstance(part, Act) and part.what in acts for part in parts(ability))
