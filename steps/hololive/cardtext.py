"""hololive card text: :func:`parse` turns a card's text into its abilities, one a line.

The language is controlled English in the phrasing of the official cards; ``docs/card-text.md`` shows
every construct, ``cardtext.lark`` is its grammar. Reading goes grammar -> syntax tree -> abilities:
``cardtext_reading`` gives nouns, conditions and events their meaning, ``cardtext_doing`` instructions
and effects, ``cardtext_binding`` the word "it", and this module whole abilities.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from lark import Token
from msgspec.structs import replace

from ...adapters.abilities import (
    Ability,
    Activated,
    All,
    Art,
    Automatic,
    Boost,
    Condition,
    Continuous,
    Extra,
    Happen,
    If,
    Instruction,
    Limit,
    Pattern,
    Replacement,
    Reroll,
    Skill,
    Step,
    Support,
    Target,
    This,
    Usable,
    UseAgain,
    When,
    WhenDowned,
    While,
)
from ..cardtext import Language, Line, Misread, lines
from .cardtext_binding import Binder, Open, closed, parts
from .cardtext_doing import Doing, Effect, Swap
from .cardtext_nouns import Noun, zones
from .cardtext_reading import color, name, words

_DESCRIBED = {
    "QUOTED": 'a text in quotation marks, as "Sing"',
    "BRACKETED": "an ability in brackets, as [When this holomem collabs, draw 1 card.]",
    "NAME": "a name in angle brackets, as <Sora>",
    "TAG": "a tag, as #song",
    "NUMBER": "a number",
    "SIGNED": "a number with a sign, as +20",
    "WITH_HP": "with 50 or less hp remaining",
    "_ALSO": "and",
    "_HAVING": "that has",
}
_ON_HOLOMEMS = (Activated, Automatic, WhenDowned, Continuous, Replacement, Extra)
_ALLOWED: dict[str, tuple[type, ...]] = {
    "holomem": (*_ON_HOLOMEMS, Art),
    "oshi holomem": (*_ON_HOLOMEMS, Skill),
    "support": (*_ON_HOLOMEMS, Support),
    "cheer": _ON_HOLOMEMS,
}
_MENDS: dict[type, tuple[str, str]] = {
    Support: ("instructions alone are a support card's text", "begin with 'When ...,' or 'Activated:'"),
    Art: ("an art belongs to a holomem", "give it to a holomem, or write another ability"),
    Skill: ("an oshi skill belongs to an oshi holomem", "give it to an oshi holomem"),
}


@lru_cache(maxsize=4096)
def parse(text: str, *, card_kind: str) -> tuple[Ability, ...]:
    """The abilities of a card, in the order of its text; each keeps its own line in ``text``.

    ``card_kind`` is ``holomem``, ``oshi holomem``, ``support`` or ``cheer``. Abilities are separated by
    line ends or by `` / ``. Raises :class:`~saitei.steps.cardtext.CardTextError` where the text is not
    understood or an ability cannot be on such a card, and :class:`ValueError` for another kind.
    """
    if card_kind not in _ALLOWED:
        raise ValueError(f"no card is of the kind '{card_kind}'; the kinds are: {', '.join(_ALLOWED)}")
    try:
        abilities = tuple(read(line, card_kind) for line in lines(text))
        if not abilities:
            raise Misread(0, "there is no text", "leave the text out, or write an ability")
    except Misread as error:
        raise error.located(text) from None
    return abilities


def read(line: Line, card_kind: str) -> Ability:
    """One ability. Raises :class:`~saitei.steps.cardtext.Misread`."""
    ability: Ability = Abilities(line).read(language().tree(line))
    if not isinstance(ability, _ALLOWED[card_kind]):
        raise Misread(line.start, *_MENDS[type(ability)])
    _in_their_places(ability, line)
    return ability


@cache
def language() -> Language:
    """The language, made when it is first needed."""
    grammar = files(__package__).joinpath("cardtext.lark").read_text(encoding="utf-8")
    return Language(grammar, "line", _DESCRIBED)


@dataclass(frozen=True)
class Reaction:
    """What follows ``When ...,``: instructions with a cost perhaps, or something instead."""

    then: tuple[Instruction, ...] = ()
    cost: tuple[Instruction, ...] = ()
    condition: Condition | None = None
    swap: Swap | None = None


class Abilities(Doing):
    """Reads a line as an ability."""

    def __init__(self, line: Line) -> None:
        super().__init__(line.start)
        self._text = line.text

    def ability(self, line: Line) -> Ability:
        return read(line, "holomem")

    # --- the line --------------------------------------------------------------------------------

    def line(self, *parts_of_line: Any) -> Ability:
        *prefixes, ability = parts_of_line
        changes: dict[str, Any] = {"text": self._text}
        for prefix in prefixes:
            for field, value in prefix.items():
                changes |= self._prefixed(ability, field, value, changes)
        prefixed: Ability = replace(ability, **changes)
        return prefixed

    def _prefixed(self, ability: Ability, field: str, value: Any, changes: dict[str, Any]) -> dict[str, Any]:
        if field == "valid" and isinstance(ability, Continuous):
            field = "condition"
        if field not in ability.__struct_fields__:
            raise Misread(self._start, f"no {field} can be said of this ability", "leave the beginning out")
        if field in changes or getattr(ability, field):
            if field not in ("valid", "condition"):
                raise Misread(self._start, f"the {field} is said twice", "leave one out")
            value = All((changes[field], value))
        return {field: value}

    def named(self, quoted: Token) -> dict[str, Any]:
        return {"name": name(quoted)}

    def in_zone(self, zone: Token) -> dict[str, Any]:
        return {"zone": zones(words(zone))}

    def valid_while(self, condition: Condition) -> dict[str, Any]:
        return {"valid": condition}

    def limited(self, limit: Limit) -> dict[str, Any]:
        return {"limit": limit}

    # --- reactions -------------------------------------------------------------------------------

    def reacts(self, body: tuple[Instruction, ...]) -> Reaction:
        if len(body) == 1 and isinstance(body[0], If) and not body[0].otherwise:
            return Reaction(body[0].then, condition=body[0].condition)
        return Reaction(body)

    def pays(self, who: Token, cost: Open, then: tuple[Instruction, ...]) -> Reaction:
        self._by_its_player(who)
        return Reaction(then, closed(cost))

    def pays_if(self, condition: Condition, who: Token, cost: Open, then: tuple[Instruction, ...]) -> Reaction:
        return replace_condition(self.pays(who, cost, then), condition)

    def swaps(self, swap: Swap) -> Reaction:
        return Reaction(swap=swap)

    def swaps_if(self, condition: Condition, swap: Swap) -> Reaction:
        return Reaction(swap=swap, condition=condition)

    def when_event(self, at: When, reaction: Reaction) -> Ability:
        if reaction.swap is not None:
            if at.event != "roll":
                raise Misread(self._at, "what has happened is not replaced", "write 'would' for 'instead'")
            return self._replacement(at, reaction.swap, reaction.condition)
        if at.event == "down":
            return self._when_downed(at, reaction)
        return self._automatic(at, reaction, event=True)

    def when_would(self, at: When, reaction: Reaction) -> Ability:
        if reaction.swap is None:
            raise Misread(self._at, "'would' asks for something else", "end the sentence with 'instead.'")
        return self._replacement(at, reaction.swap, reaction.condition)

    def when_state(self, condition: Condition, reaction: Reaction) -> Ability:
        return self._automatic(While(condition), reaction, event=False)

    def at_step(self, at: Step, reaction: Reaction) -> Ability:
        return self._automatic(at, reaction, event=False)

    def _automatic(self, at: Pattern, reaction: Reaction, *, event: bool) -> Automatic:
        if reaction.swap is not None:
            raise Misread(self._at, "there is no event here to replace", "leave 'instead' out")
        binder = Binder(self._at, event=event)
        condition = binder.condition(reaction.condition)
        cost = binder.instructions(reaction.cost)
        return Automatic(at, binder.instructions(reaction.then), cost, condition)

    def _when_downed(self, at: When, reaction: Reaction) -> WhenDowned:
        binder = Binder(self._at, event=True)
        condition = binder.condition(reaction.condition)
        cost = binder.instructions(reaction.cost)
        then = binder.instructions(reaction.then)
        assert at.subject is not None
        return WhenDowned(then, cost, subject=at.subject, source=at.source, condition=condition)

    # --- abilities -------------------------------------------------------------------------------

    def activated(
        self,
        named: Token | None,
        limit: Limit | None,
        condition: Condition | None,
        cost: Open | None,
        then: tuple[Instruction, ...],
    ) -> Ability:
        binder = Binder(self._at, event=False)
        paid = binder.instructions(closed(cost or ()))
        called = "" if named is None else name(named)
        return Activated(binder.instructions(then), paid, condition, limit, called)

    def effect_of(
        self,
        keyword: Token,
        named: Token | None,
        condition: Condition | None,
        cost: Open | None,
        then: tuple[Instruction, ...],
    ) -> Ability:
        called = words(keyword).capitalize()
        bloom = called == "Bloom effect"
        at = When("bloom", subject=This()) if bloom else When("move", subject=This(), to=("collab",))
        reaction = Reaction(then, closed(cost or ()), condition)
        ability = self._automatic(at, reaction, event=True)
        return replace(ability, name=called if named is None else f"{called} {name(named)}")

    def continuous(self, effect: Effect) -> Ability:
        return Continuous(effect.cards.every(), effect.changes)

    def support(self, condition: Condition | None, must: Open | None, then: tuple[Instruction, ...]) -> Ability:
        binder = Binder(self._at, event=False)
        paid = binder.instructions(closed(must or ()))
        return Support(binder.instructions(then), paid, condition)

    def support_for(self, condition: Condition | None, must: Open) -> Ability:
        return self.support(condition, must, ())

    def only_on(self, noun: Noun) -> Ability:
        return Support(only_on=noun.filter(with_kind=False))

    def colors(self, *colors: Token) -> tuple[str, ...]:
        return tuple(color(each) for each in colors)

    def no_cheers(self) -> tuple[str, ...]:
        return ()

    def bonus(self, number: Token, against: Token) -> tuple[str, int]:
        return color(against), int(number)

    def usable_has(self, at: When, condition: Condition | None) -> Usable:
        return Usable(at, condition=Binder(self._at, event=True).condition(condition))

    def usable_would(self, at: When, condition: Condition | None) -> Usable:
        return replace(self.usable_has(at, condition), would=True)

    def instead_only(self, chain: Open) -> tuple[Instruction, ...]:
        return closed(chain)

    def art(self, *printed: Any) -> Ability:
        named, cost, damage, bonus, limit, usable, then = printed
        done = Binder(self._at, event=usable is not None).instructions(then or ())
        return Art(name(named), cost, int(damage), bonus, done, usable, limit)

    def skill(self, *printed: Any) -> Ability:
        keyword, named, cost, limit, usable, condition, then = printed
        done = Binder(self._at, event=usable is not None).instructions(then)
        sp = words(keyword).startswith("sp")
        return Skill(name(named), int(cost), sp, limit, done, condition, usable)

    def any_number(self) -> Ability:
        return Extra("any-number")

    def life_two(self) -> Ability:
        return Extra("life-2")

    def also(self, *names: Token) -> Ability:
        return Extra("also", tuple(name(each) for each in names))

    def no_bloom(self) -> Ability:
        return Extra("no-bloom")


def replace_condition(reaction: Reaction, condition: Condition) -> Reaction:
    """The same reaction, under a condition."""
    return Reaction(reaction.then, reaction.cost, condition, reaction.swap)


def _in_their_places(ability: Ability, line: Line) -> None:
    """Raises :class:`Misread` for an instruction that means nothing in such an ability."""
    would = isinstance(ability, Replacement) or (
        isinstance(ability, Art | Skill) and ability.usable is not None and ability.usable.would
    )
    if not would and _holds(ability, (Happen, Reroll)):
        mend = "write 'When ... would ..., ... instead.'"
        raise Misread(line.start, "there is no event here whose amount could change", mend)
    if not isinstance(ability, Art) and _holds(ability, (Boost, UseAgain, Target)):
        raise Misread(line.start, "there is no art here that this could mean", "only an art says so")


def _holds(ability: Ability, kinds: tuple[type, ...]) -> bool:
    fields: Iterable[object] = (getattr(ability, field) for field in ability.__struct_fields__)
    return any(isinstance(part, kinds) for field in fields for part in parts(field))
