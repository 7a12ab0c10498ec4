"""hololive card text: ``parse`` turns a card's text into its abilities, one per line.

The language is controlled English in the phrasing of the official cards; ``docs/card-text.md`` shows
every construct, ``cardtext.lark`` and ``shared_card_text/cardtext.lark`` are its grammar. ``cardtext_references``
and ``cardtext_nouns`` read the game's nouns, conditions and events, ``cardtext_instructions`` its instructions and
effects, and this module its abilities.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from lark import Token
from msgspec.structs import replace

from ...adapters.card_text_tree import (
    Ability,
    ActivatedAbility,
    AutomaticAbility,
    ChosenTarget,
    Condition,
    ContinuousAbility,
    EventPattern,
    GameAbility,
    GameInstruction,
    Instruction,
    Keyword,
    KeywordAbility,
    Limit,
    ModifyEvent,
    PlayAbility,
    ReplacementAbility,
    Reroll,
    Usable,
    Value,
)
from ..cardtext import (
    AbilityLine,
    CardTextFault,
    CardTextLanguage,
    card_text_parser,
    constant_method,
    from_children,
    token_words,
)
from ..shared_card_text.cardtext_abilities import DESCRIBED, AbilityReader, TriggerReaction, card_text_grammar
from ..shared_card_text.cardtext_nouns import CardNoun
from ..shared_card_text.cardtext_references import unquote_token
from ..shared_card_text.pronoun_binding import Open, PronounBinder, close_choices, walk_nodes
from .cardtext_instructions import StageInstructionReader
from .cardtext_references import normalized_color

_DESCRIBED = DESCRIBED | {
    "BRACKETED": "an ability in brackets, as [When this holomem collabs, draw 1 card.]",
    "TAG": "a tag, as #song",
    "WITH_HP": "with 50 or less hp remaining",
    "STEP_NOW": "it is your main step",
}
ART, SKILL, SP_SKILL = "art", "oshi-skill", "sp-oshi-skill"
"""The special abilities."""

_ON_HOLOMEMS = (ActivatedAbility, AutomaticAbility, ContinuousAbility, ReplacementAbility, KeywordAbility)
_ALLOWED: dict[str, tuple[type | str, ...]] = {
    "holomem": (*_ON_HOLOMEMS, ART),
    "oshi holomem": (*_ON_HOLOMEMS, SKILL, SP_SKILL),
    "support": (*_ON_HOLOMEMS, PlayAbility),
    "cheer": _ON_HOLOMEMS,
}
_OF_OSHI = ("an oshi skill belongs to an oshi holomem", "give it to an oshi holomem")
_MENDS: dict[type | str, tuple[str, str]] = {
    PlayAbility: ("instructions alone are a support card's text", "begin with 'When ...,' or 'Activated:'"),
    ART: ("an art belongs to a holomem", "give it to a holomem, or write another ability"),
    SKILL: _OF_OSHI,
    SP_SKILL: _OF_OSHI,
}


def read_ability(line: AbilityLine, card_kind: str) -> Ability:
    """One ability. Raises :class:`~saitei.steps.cardtext.CardTextFault`."""
    ability: Ability = StageAbilityReader(line).read_tree(card_text_language().parse_line(line))
    kind = ability.what if isinstance(ability, GameAbility) else type(ability)
    if kind not in _ALLOWED[card_kind]:
        raise CardTextFault(line.start, *_MENDS[kind])
    _in_their_places(ability, line)
    return ability


parse = card_text_parser(_ALLOWED, read_ability)
"""Reads the text of a card of a kind: its abilities, each with its own line in ``text``."""


@cache
def card_text_language() -> CardTextLanguage:
    """The language, made when it is first needed."""
    return CardTextLanguage(card_text_grammar(__package__), "line", _DESCRIBED)


class StageAbilityReader(StageInstructionReader, AbilityReader):
    """Reads a line as an ability."""

    def read_inner_ability(self, line: AbilityLine) -> Ability:
        return read_ability(line, "holomem")

    def _can_say(self, ability: Ability, field: str) -> bool:
        if isinstance(ability, KeywordAbility) and ability.what == "ability-change":
            return field == "limit"
        limited = field == "limit" and isinstance(ability, PlayAbility)
        return not limited and super()._can_say(ability, field)

    def when_event(self, at: EventPattern, reaction: TriggerReaction) -> Ability:
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
        binder = PronounBinder(self._at, event=True)
        asked, paid = binder.bind_condition(condition), binder.bind_instructions(close_choices(cost or ()))
        done = binder.bind_instructions(then)
        what = token_words(keyword).replace(" ", "-")
        return KeywordAbility(what, (), done, paid, asked, name="" if named is None else unquote_token(named))

    def ability_addition(self, condition: Condition | None, text: Token) -> Ability:
        return KeywordAbility("ability-addition", condition=condition, gives=self.quoted_ability(text))

    def ability_change(self, condition: Condition | None, text: Token) -> Ability:
        return KeywordAbility("ability-change", condition=condition, gives=self.quoted_ability(text))

    def gift(self, quoted: Token) -> dict[str, Any]:
        return self.named(quoted) | {"keywords": (Keyword("gift"),)}

    def support(self, condition: Condition | None, must: Open | None, then: tuple[Instruction, ...]) -> Ability:
        binder = PronounBinder(self._at, event=False)
        paid = binder.bind_instructions(close_choices(must or ()))
        return PlayAbility(binder.bind_instructions(then), paid, condition)

    def support_for(self, condition: Condition | None, must: Open) -> Ability:
        return self.support(condition, must, ())

    one_of_them = from_children(lambda noun: PlayAbility(limit=Limit(among=noun.card_filter())))

    def only_on(self, noun: CardNoun) -> Ability:
        where = noun.card_filter()
        return PlayAbility(only_on=replace(where, kind=()) if noun.head == "holomem" else where)

    colors = from_children(lambda *colors: tuple(normalized_color(each) for each in colors))
    no_cheers = constant_method(())
    bonus = from_children(lambda number, against: (normalized_color(against), int(number)))

    def usable_has(self, at: EventPattern, condition: Condition | None) -> Usable:
        return Usable(at, condition=PronounBinder(self._at, event=True).bind_condition(condition))

    def usable_would(self, at: EventPattern, condition: Condition | None) -> Usable:
        return replace(self.usable_has(at, condition), would=True)

    instead_only = from_children(close_choices)

    def art(self, *printed: Any) -> Ability:
        named, cost, damage, bonus, limit, usable, then = printed
        done = PronounBinder(self._at, event=usable is not None).bind_instructions(then or ())
        against, more = bonus or ("", 0)
        values = (Value("cost", cost), Value("damage", int(damage)), Value("against", against), Value("bonus", more))
        return GameAbility(
            ART, unquote_token(named), tuple(each for each in values if each.value), done, usable, limit=limit
        )

    def skill(self, *printed: Any) -> Ability:
        keyword, named, cost, limit, usable, condition, then = printed
        done = PronounBinder(self._at, event=usable is not None).bind_instructions(then)
        what = SP_SKILL if token_words(keyword).startswith("sp") else SKILL
        return GameAbility(what, unquote_token(named), (Value("cost", int(cost)),), done, usable, condition, limit)

    life_two = constant_method(KeywordAbility("life-2"))
    also = from_children(lambda *names: KeywordAbility("also", tuple(unquote_token(each) for each in names)))
    no_bloom = constant_method(KeywordAbility("no-bloom"))


def _in_their_places(ability: Ability, line: AbilityLine) -> None:
    """Raise :class:`CardTextFault` for an instruction that means nothing in such an ability."""
    would = isinstance(ability, ReplacementAbility) or (
        isinstance(ability, GameAbility) and ability.usable is not None and ability.usable.would
    )
    if not would and _holds(ability, (ModifyEvent, Reroll)):
        mend = "write 'When ... would ..., ... instead.'"
        raise CardTextFault(line.start, "this ability has no event whose amount could change", mend)
    if not is_art(ability) and (
        _holds(ability, (ChosenTarget,)) or _does(ability, ("boost", "use-again", "also-target"))
    ):
        raise CardTextFault(line.start, "this ability has no art that this could mean", "write it in an art")


def is_art(ability: Ability) -> bool:
    """Whether it is an art."""
    return isinstance(ability, GameAbility) and ability.what == ART


def _holds(ability: Ability, kinds: tuple[type, ...]) -> bool:
    return any(isinstance(part, kinds) for part in walk_nodes(ability))


def _does(ability: Ability, acts: tuple[str, ...]) -> bool:
    return any(isinstance(part, GameInstruction) and part.what in acts for part in walk_nodes(ability))
