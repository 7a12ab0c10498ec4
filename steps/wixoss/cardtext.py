"""WIXOSS card text: :func:`parse` turns a card's text into its abilities, one a line.

The language is controlled English; ``docs/card-text.md`` shows every construct, ``cardtext.lark`` is its
grammar. What the rulebook has a keyword for reaches engines by that keyword, and nothing says what it means.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from lark import Token
from msgspec.structs import replace

from ...adapters.abilities import (
    Ability,
    Act,
    Activated,
    All,
    Automatic,
    Cards,
    Condition,
    Continuous,
    CountIs,
    Extra,
    Filter,
    Happen,
    Instruction,
    Keyword,
    Limit,
    Move,
    Played,
    Reference,
    Replacement,
    Side,
    Special,
    Step,
    That,
    This,
    Value,
    When,
)
from ..cardtext import (
    Language,
    Line,
    Misread,
    constant,
    from_children,
    from_number,
    grammar_text,
    joined,
    parser,
    words,
)
from .cards import ARTS, KINDS, PIECE, RESONA, SIGNI, SPELL
from .texts import Sentences

USED = (SPELL, ARTS, PIECE)

_DESCRIBED = {
    "INTEGER": "a number",
    "SIGNED": "a number with a sign, as +1000",
    "CLASS": "a class, as <Cook>",
    "QUOTED": 'a name, as "Ember"',
}
_KEYWORDS = {
    "guard": "Guard", "multi ener": "Multi Ener", "lancer": "Lancer", "s-lancer": "S-Lancer", "assassin": "Assassin",
    "double crush": "Double Crush", "triple crush": "Triple Crush", "unaffected": "Unaffected", "decore": "Decore",
    "ride": "Ride",
}  # fmt: skip
"""What abilities are called that are a keyword alone."""

_ALONE = (
    "guard", "multi-ener", "ride", "cross", "bet", "harmony", "life-burst", "rise", "appear", "grow-condition", "chain",
    "convert", "encore", "trap", "unaffected", "decore",
)  # fmt: skip
"""What has nothing before it: no team, no bond, no limit."""

_LIMITS = {"once per turn": Limit(), "twice per turn": Limit(2), "once per game": Limit(per="game")}
_TIMINGS = {
    "main phase": ("main",),
    "attack phase": ("attack",),
    "main or attack phase": ("main", "attack"),
    "cut-in": ("cut-in",),
}
_SIDES: dict[str, Side] = {"your": "you", "your opponent's": "opponent", "each": "both"}
_HAPPENS = {
    "attacks": When("attack"),
    "is banished": When("banish"),
    "is banished in battle": When("be-banished-in-battle"),
    "banishes a signi in battle": When("banish-in-battle"),
    "leaves the field": When("leave"),
    "enters the field": When("enter"),
    "is put into the trash": When("move", to=("trash",)),
    "is put into your trash": When("move", to=("trash",)),
    "is put into your ener zone": When("move", to=("ener",)),
    "goes down": When("go-down"),
    "is frozen": When("be-frozen"),
    "awakens": When("awaken"),
    "becomes infected": When("be-infected"),
    "blooms": When("bloom"),
    "moves to another signi zone": When("change-zone"),
    "reaches heaven": When("be-in-heaven"),
    "starts driving": When("drive"),
    "becomes crystal-armed": When("arm"),
}
_MINE = Cards(side="you")
_DONE = {
    "draw a card": When("draw", subject=_MINE),
    "discard a card": When("discard", subject=_MINE),
    "use a spell": When("use-spell", subject=_MINE),
    "use an arts": When("use-arts", subject=_MINE),
    "use a piece": When("use-piece", subject=_MINE),
    "grow": When("grow", subject=_MINE),
    "take damage": When("take-damage", by="you"),
    "refresh": When("refresh", by="you"),
    "gain a coin": When("gain-coin", by="you"),
    "guard": When("guard", by="you"),
    "reach heaven": When("heaven", by="you"),
}
_BESIDE = {"to the left of": "left-of", "to the right of": "right-of"}
_WOULD = {"would be banished": When("banish"), "would leave the field": When("leave")}

Part = Keyword | tuple[Keyword | Condition, ...] | Token | Ability
"""What a line consists of: what stands before an ability, and the ability."""


def read(line: Line, card_kind: str) -> Ability:
    """One ability. Raises :class:`~saitei.steps.cardtext.Misread`."""
    ability: Ability = Abilities(line).read(language().tree(line))
    if isinstance(ability, Played) and card_kind not in USED:
        raise Misread(line.start, "this is done by a card that is used", "write when: 'Enter: ...', 'Action: ...'")
    if is_layer(ability) and card_kind not in (SIGNI, RESONA):
        raise Misread(line.start, f"no {card_kind} has Layer", "write it on a SIGNI")
    if is_of_arts(ability) and card_kind != ARTS:
        raise Misread(line.start, f"no {card_kind} has such an ability", "write it on an arts")
    if card_kind in USED and is_of_the_field(ability):
        raise Misread(line.start, f"no {card_kind} has such an ability", "write what it does when it is used")
    return ability


parse = parser(KINDS, read)
"""Reads the text of a card of a kind: its abilities, each with its own line in ``text``."""


def is_layer(ability: Ability) -> bool:
    """Whether Layer stands before an ability."""
    return any(each.what == "layer" for each in getattr(ability, "keywords", ()))


def is_of_arts(ability: Ability) -> bool:
    """Whether an ability is of arts alone."""
    return isinstance(ability, Special | Extra) and ability.what in ("bet", "chain", "encore")


def is_of_the_field(ability: Ability) -> bool:
    """Whether an ability is of a card that lies on the field."""
    return isinstance(ability, Activated | Automatic | Continuous | Replacement) or (
        isinstance(ability, Extra) and ability.what in ("enter", "rise", "appear", "grow-condition")
    )


@cache
def language() -> Language:
    """The language, made when it is first needed."""
    return Language(grammar(), "line", _DESCRIBED)


def grammar() -> str:
    """The grammar."""
    return grammar_text(__package__)


class Abilities(Sentences):
    """Reads a line as an ability."""

    # --- the line --------------------------------------------------------------------------------

    def line(self, *parts: Part | None) -> Ability:
        return self._whole(parts, self._text)

    def ability_gained(self, *parts: Part | None) -> Ability:
        return self._whole(parts, self._inner())

    def _whole(self, parts: tuple[Part | None, ...], text: str) -> Ability:
        """An ability with what stands before it."""
        *before, ability = parts
        said = [each for part in before for each in (part if isinstance(part, tuple) else (part,))]
        keywords = tuple(each for each in said if isinstance(each, Keyword))
        limits = [_LIMITS[words(each)] for each in said if isinstance(each, Token)]
        conditions = tuple(each for each in said if isinstance(each, Condition))
        found = cast("Any", ability)
        changes: dict[str, Any] = {"text": text}
        if isinstance(found, Special | Extra) and found.what in _ALONE and (keywords or limits):
            raise Misread(self._at, "nothing can stand before this", "leave it out")
        if keywords:
            changes["keywords"] = (*getattr(found, "keywords", ()), *keywords)
        if conditions:
            if not isinstance(found, Played):
                raise Misread(self._at, "only what is used has such a condition", "leave it out")
            changes["condition"] = conditions[0] if len(conditions) == 1 else All(conditions)
        if limits:
            if not isinstance(found, Activated | Automatic | Extra):
                raise Misread(self._at, "this is not done so often", "leave the limit out")
            changes["limit"] = limits[0]
        return cast("Ability", replace(found, **changes))

    team = from_children(lambda name: Keyword("team", names=(name[1:-1],)))

    def dream_team(self, *adjectives: Filter | Side) -> tuple[Keyword | Condition, ...]:
        where = joined(each for each in adjectives if isinstance(each, Filter))
        return Keyword("dream-team"), CountIs(Cards(("lrigs",), where=where), least=3)

    bond = constant(Keyword("bond"))
    layer = constant(Keyword("layer"))
    beat = from_number(lambda number: Keyword("beat", number=number))
    cross = constant(Keyword("cross"))
    drive = constant(Keyword("drive"))
    only_if = from_children(lambda condition: (condition,))

    # --- abilities -------------------------------------------------------------------------------

    def enter(self, cost: tuple[Instruction, ...] | None, *said: tuple[Instruction, ...]) -> Ability:
        return Extra("enter", then=self._done(said), cost=cost or ())

    def action(self, timing: Token | None, cost: tuple[Instruction, ...] | None, *said: Any) -> Ability:
        names = _TIMINGS[words(timing)] if timing is not None else ("main",)
        keywords = () if names == ("main",) else (Keyword("timing", names=names),)
        return Activated(self._done(said), cost=cost or (), keywords=keywords)

    def life_burst(self, *said: tuple[Instruction, ...]) -> Ability:
        return Extra("life-burst", then=self._done(said))

    def trap(self, *said: tuple[Instruction, ...]) -> Ability:
        return Extra("trap", then=self._done(said))

    encore = from_children(lambda cost: Extra("encore", cost=cost))

    def when(self, at: When, *said: tuple[Instruction, ...]) -> Ability:
        return Automatic(at, self._done(said))

    def step_begins(self, whose: Token, step: Token, *said: tuple[Instruction, ...]) -> Ability:
        name = words(step).removesuffix(" phase").removesuffix(" step").replace(" ", "-")
        return Automatic(Step(name, side=_SIDES[words(whose)]), self._done(said))

    def turn_ends(self, *said: tuple[Instruction, ...]) -> Ability:
        return Automatic(Step("turn", edge="ends"), self._done(said))

    def your_turn_ends(self, *said: tuple[Instruction, ...]) -> Ability:
        return Automatic(Step("turn", edge="ends", side="you"), self._done(said))

    def instead(self, at: When, instruction: Any) -> Ability:
        return Replacement(at, self._done((self._elsewhere(at, instruction),)))

    def _elsewhere(self, at: When, instruction: Any) -> Any:
        """A card that would leave and is put elsewhere still leaves, to another place."""
        goes = at.event == "leave" and isinstance(instruction, Move) and instruction.cards == That()
        return Happen(to=instruction.to) if goes else instruction

    while_so = from_children(lambda condition, ability: replace(ability, condition=condition))
    rise = from_children(lambda cards: Extra("rise", cost=(Act("put-under", cards=cards, to=This()),)))

    def appear(self, *steps: Instruction) -> Ability:
        return Extra("appear", cost=self._done((steps,)))

    grow_only_if = from_children(lambda condition: Extra("grow-condition", condition=condition))

    def effect(self, *said: tuple[Instruction, ...]) -> Ability:
        return Played(self._done(said))

    def cost(self, *steps: Instruction) -> tuple[Instruction, ...]:
        return self._done((steps,))

    # --- keywords --------------------------------------------------------------------------------

    plain = from_children(lambda keyword: Special(words(keyword).replace(" ", "-"), name=_KEYWORDS[words(keyword)]))

    def shadow(self, kind: Token | None) -> Ability:
        return Special("shadow", name="Shadow", values=() if kind is None else (Value("against", words(kind)),))

    bet = from_number(lambda number: Special("bet", name="Bet", values=(Value("number", number),)))
    harmony = from_children(lambda color: Special("harmony", name="Harmony", values=(Value("color", words(color)),)))

    def chain(self, *symbols: tuple[str, ...]) -> Ability:
        return Special("chain", name="Chain", values=tuple(Value("cost", each) for some in symbols for each in some))

    convert = from_children(lambda color: Special("convert", name="Convert", values=(Value("color", words(color)),)))
    cross_condition = from_children(lambda *beside: Special("cross", name="Cross", values=beside))
    beside = from_children(lambda where, name: Value(_BESIDE[words(where)], name[1:-1]))

    # --- what happens ----------------------------------------------------------------------------

    def happens(self, who: Reference, verb: Token) -> When:
        self._speaks_of = That()
        return replace(_HAPPENS[words(verb)], subject=who)

    def you_do(self, done: Token) -> When:
        self._speaks_of = That()
        return _DONE[words(done)]

    def life_is_crushed(self) -> When:
        self._speaks_of = That()
        return When("crush", subject=_MINE)

    def would_happen(self, who: Reference, verb: Token) -> When:
        self._speaks_of = That()
        return replace(_WOULD[words(verb)], subject=who)

    would_take_damage = constant(When("take-damage", by="you"))

    def such(self, article: Token | None, cards: Cards) -> Cards:
        is_other = article is not None and words(article) == "another"
        return replace(cards, where=replace(cards.where, other=cards.where.other or is_other))
