"""WIXOSS card text: ``parse`` turns a card's text into its abilities, one per line.

The language is controlled English; ``docs/card-text.md`` shows every construct, ``cardtext.lark`` is its
grammar. An ability that the rulebook has a keyword for is sent to engines as that keyword, without its meaning.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from lark import Token
from msgspec.structs import replace

from ...adapters.card_text_tree import (
    Ability,
    ActivatedAbility,
    AllConditions,
    AutomaticAbility,
    Condition,
    ContinuousAbility,
    CountCondition,
    EventCard,
    EventPattern,
    Filter,
    GameAbility,
    GameInstruction,
    Instruction,
    Keyword,
    KeywordAbility,
    Limit,
    MatchingCards,
    ModifyEvent,
    Move,
    PlayAbility,
    Reference,
    ReplacementAbility,
    Side,
    StepPattern,
    ThisCard,
    Value,
)
from ..cardtext import (
    AbilityLine,
    CardTextFault,
    CardTextLanguage,
    card_text_parser,
    constant_method,
    from_children,
    from_number,
    grammar_text,
    join_filters,
    token_words,
)
from .cards import ARTS, KINDS, PIECE, RESONA, SIGNI, SPELL
from .cardtext_instructions import WixossInstructionReader

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
"""The names of abilities that are only a keyword."""

_ALONE = (
    "guard", "multi-ener", "ride", "cross", "bet", "harmony", "life-burst", "rise", "appear", "grow-condition", "chain",
    "convert", "encore", "trap", "unaffected", "decore",
)  # fmt: skip
"""The abilities that have nothing before them: no team, no bond, no limit."""

_LIMITS = {"once per turn": Limit(), "twice per turn": Limit(2), "once per game": Limit(per="game")}
_TIMINGS = {
    "main phase": ("main",),
    "attack phase": ("attack",),
    "main or attack phase": ("main", "attack"),
    "cut-in": ("cut-in",),
}
_SIDES: dict[str, Side] = {"your": "you", "your opponent's": "opponent", "each": "both"}
_HAPPENS = {
    "attacks": EventPattern("attack"),
    "is banished": EventPattern("banish"),
    "is banished in battle": EventPattern("be-banished-in-battle"),
    "banishes a signi in battle": EventPattern("banish-in-battle"),
    "leaves the field": EventPattern("leave"),
    "enters the field": EventPattern("enter"),
    "is put into the trash": EventPattern("move", to=("trash",)),
    "is put into your trash": EventPattern("move", to=("trash",)),
    "is put into your ener zone": EventPattern("move", to=("ener",)),
    "goes down": EventPattern("go-down"),
    "is frozen": EventPattern("be-frozen"),
    "awakens": EventPattern("awaken"),
    "becomes infected": EventPattern("be-infected"),
    "blooms": EventPattern("bloom"),
    "moves to another signi zone": EventPattern("change-zone"),
    "reaches heaven": EventPattern("be-in-heaven"),
    "starts driving": EventPattern("drive"),
    "becomes crystal-armed": EventPattern("arm"),
}
_MINE = MatchingCards(side="you")
_DONE = {
    "draw a card": EventPattern("draw", subject=_MINE),
    "discard a card": EventPattern("discard", subject=_MINE),
    "use a spell": EventPattern("use-spell", subject=_MINE),
    "use an arts": EventPattern("use-arts", subject=_MINE),
    "use a piece": EventPattern("use-piece", subject=_MINE),
    "grow": EventPattern("grow", subject=_MINE),
    "take damage": EventPattern("take-damage", by="you"),
    "refresh": EventPattern("refresh", by="you"),
    "gain a coin": EventPattern("gain-coin", by="you"),
    "guard": EventPattern("guard", by="you"),
    "reach heaven": EventPattern("heaven", by="you"),
}
_BESIDE = {"to the left of": "left-of", "to the right of": "right-of"}
_WOULD = {"would be banished": EventPattern("banish"), "would leave the field": EventPattern("leave")}

Part = Keyword | tuple[Keyword | Condition, ...] | Token | Ability
"""The parts of a line: those before an ability, and the ability."""


def read_ability(line: AbilityLine, card_kind: str) -> Ability:
    """One ability. Raises :class:`~saitei.steps.cardtext.CardTextFault`."""
    ability: Ability = WixossAbilityReader(line).read_tree(card_text_language().parse_line(line))
    if isinstance(ability, PlayAbility) and card_kind not in USED:
        raise CardTextFault(
            line.start, "only a card that is used can do this", "write when: 'Enter: ...', 'Action: ...'"
        )
    if has_layer(ability) and card_kind not in (SIGNI, RESONA):
        raise CardTextFault(line.start, f"a card of the kind '{card_kind}' cannot have Layer", "write it on a SIGNI")
    if is_of_arts(ability) and card_kind != ARTS:
        raise CardTextFault(
            line.start, f"a card of the kind '{card_kind}' cannot have such an ability", "write it on an arts"
        )
    if card_kind in USED and is_of_the_field(ability):
        raise CardTextFault(
            line.start, f"a card of the kind '{card_kind}' cannot have such an ability", "write its instructions alone"
        )
    return ability


parse = card_text_parser(KINDS, read_ability)
"""Reads the text of a card of a kind: its abilities, each with its own line in ``text``."""


def has_layer(ability: Ability) -> bool:
    """Whether an ability has Layer before it."""
    return any(each.what == "layer" for each in getattr(ability, "keywords", ()))


def is_of_arts(ability: Ability) -> bool:
    """Whether an ability can only be on arts."""
    return isinstance(ability, GameAbility | KeywordAbility) and ability.what in ("bet", "chain", "encore")


def is_of_the_field(ability: Ability) -> bool:
    """Whether an ability can only be on a card on the field."""
    return isinstance(ability, ActivatedAbility | AutomaticAbility | ContinuousAbility | ReplacementAbility) or (
        isinstance(ability, KeywordAbility) and ability.what in ("enter", "rise", "appear", "grow-condition")
    )


@cache
def card_text_language() -> CardTextLanguage:
    """The language, made when it is first needed."""
    return CardTextLanguage(card_text_grammar(), "line", _DESCRIBED)


def card_text_grammar() -> str:
    """The grammar."""
    return grammar_text(__package__)


class WixossAbilityReader(WixossInstructionReader):
    """Reads a line as an ability."""

    # --- the line --------------------------------------------------------------------------------

    def line(self, *parts: Part | None) -> Ability:
        return self._whole(parts, self._text)

    def ability_gained(self, *parts: Part | None) -> Ability:
        return self._whole(parts, self._inner())

    def _whole(self, parts: tuple[Part | None, ...], text: str) -> Ability:
        """An ability with the parts before it."""
        *before, ability = parts
        said = [each for part in before for each in (part if isinstance(part, tuple) else (part,))]
        keywords = tuple(each for each in said if isinstance(each, Keyword))
        limits = [_LIMITS[token_words(each)] for each in said if isinstance(each, Token)]
        conditions = tuple(each for each in said if isinstance(each, Condition))
        found = cast("Any", ability)
        changes: dict[str, Any] = {"text": text}
        if isinstance(found, GameAbility | KeywordAbility) and found.what in _ALONE and (keywords or limits):
            raise CardTextFault(self._at, "this ability cannot have anything before it", "leave it out")
        if keywords:
            changes["keywords"] = (*getattr(found, "keywords", ()), *keywords)
        if conditions:
            if not isinstance(found, PlayAbility):
                raise CardTextFault(self._at, "only cards that are used can have such a condition", "leave it out")
            changes["condition"] = conditions[0] if len(conditions) == 1 else AllConditions(conditions)
        if limits:
            if not isinstance(found, ActivatedAbility | AutomaticAbility | KeywordAbility):
                raise CardTextFault(self._at, "this ability cannot have such a limit", "leave the limit out")
            changes["limit"] = limits[0]
        return cast("Ability", replace(found, **changes))

    team = from_children(lambda name: Keyword("team", names=(name[1:-1],)))

    def dream_team(self, *adjectives: Filter) -> tuple[Keyword | Condition, ...]:
        where = join_filters(adjectives)
        return Keyword("dream-team"), CountCondition(MatchingCards(("lrigs",), where=where), least=3)

    bond = constant_method(Keyword("bond"))
    layer = constant_method(Keyword("layer"))
    beat = from_number(lambda number: Keyword("beat", number=number))
    cross = constant_method(Keyword("cross"))
    drive = constant_method(Keyword("drive"))
    only_if = from_children(lambda condition: (condition,))

    # --- abilities -------------------------------------------------------------------------------

    def enter(self, cost: tuple[Instruction, ...] | None, *said: tuple[Instruction, ...]) -> Ability:
        return KeywordAbility("enter", then=self._done(said), cost=cost or ())

    def action(self, timing: Token | None, cost: tuple[Instruction, ...] | None, *said: Any) -> Ability:
        names = _TIMINGS[token_words(timing)] if timing is not None else ("main",)
        keywords = () if names == ("main",) else (Keyword("timing", names=names),)
        return ActivatedAbility(self._done(said), cost=cost or (), keywords=keywords)

    def life_burst(self, *said: tuple[Instruction, ...]) -> Ability:
        return KeywordAbility("life-burst", then=self._done(said))

    def trap(self, *said: tuple[Instruction, ...]) -> Ability:
        return KeywordAbility("trap", then=self._done(said))

    encore = from_children(lambda cost: KeywordAbility("encore", cost=cost))

    def when(self, at: EventPattern, *said: tuple[Instruction, ...]) -> Ability:
        return AutomaticAbility(at, self._done(said))

    def step_begins(self, whose: Token, step: Token, *said: tuple[Instruction, ...]) -> Ability:
        name = token_words(step).removesuffix(" phase").removesuffix(" step").replace(" ", "-")
        return AutomaticAbility(StepPattern(name, side=_SIDES[token_words(whose)]), self._done(said))

    def turn_ends(self, *said: tuple[Instruction, ...]) -> Ability:
        return AutomaticAbility(StepPattern("turn", edge="ends"), self._done(said))

    def your_turn_ends(self, *said: tuple[Instruction, ...]) -> Ability:
        return AutomaticAbility(StepPattern("turn", edge="ends", side="you"), self._done(said))

    def instead(self, at: EventPattern, instruction: Any) -> Ability:
        return ReplacementAbility(at, self._done((self._elsewhere(at, instruction),)))

    def _elsewhere(self, at: EventPattern, instruction: Any) -> Any:
        """A replacement that puts a card elsewhere when it would leave: the card still leaves, to another place."""
        goes = at.event == "leave" and isinstance(instruction, Move) and instruction.cards == EventCard()
        return ModifyEvent(to=instruction.to) if goes else instruction

    while_so = from_children(lambda condition, ability: replace(ability, condition=condition))
    rise = from_children(
        lambda cards: KeywordAbility("rise", cost=(GameInstruction("put-under", cards=cards, to=ThisCard()),))
    )

    def appear(self, *steps: Instruction) -> Ability:
        return KeywordAbility("appear", cost=self._done((steps,)))

    grow_only_if = from_children(lambda condition: KeywordAbility("grow-condition", condition=condition))

    def effect(self, *said: tuple[Instruction, ...]) -> Ability:
        return PlayAbility(self._done(said))

    def cost(self, *steps: Instruction) -> tuple[Instruction, ...]:
        return self._done((steps,))

    # --- keywords --------------------------------------------------------------------------------

    plain = from_children(
        lambda keyword: GameAbility(token_words(keyword).replace(" ", "-"), name=_KEYWORDS[token_words(keyword)])
    )

    def shadow(self, kind: Token | None) -> Ability:
        return GameAbility(
            "shadow", name="Shadow", values=() if kind is None else (Value("against", token_words(kind)),)
        )

    bet = from_number(lambda number: GameAbility("bet", name="Bet", values=(Value("number", number),)))
    harmony = from_children(
        lambda color: GameAbility("harmony", name="Harmony", values=(Value("color", token_words(color)),))
    )

    def chain(self, *symbols: tuple[str, ...]) -> Ability:
        return GameAbility(
            "chain", name="Chain", values=tuple(Value("cost", each) for some in symbols for each in some)
        )

    convert = from_children(
        lambda color: GameAbility("convert", name="Convert", values=(Value("color", token_words(color)),))
    )
    cross_condition = from_children(lambda *beside: GameAbility("cross", name="Cross", values=beside))
    beside = from_children(lambda where, name: Value(_BESIDE[token_words(where)], name[1:-1]))

    # --- events ----------------------------------------------------------------------------------

    def happens(self, who: Reference, verb: Token) -> EventPattern:
        self._speaks_of = EventCard()
        return replace(_HAPPENS[token_words(verb)], subject=who)

    def you_do(self, done: Token) -> EventPattern:
        self._speaks_of = EventCard()
        return _DONE[token_words(done)]

    def life_is_crushed(self) -> EventPattern:
        self._speaks_of = EventCard()
        return EventPattern("crush", subject=_MINE)

    def would_happen(self, who: Reference, verb: Token) -> EventPattern:
        self._speaks_of = EventCard()
        return replace(_WOULD[token_words(verb)], subject=who)

    would_take_damage = constant_method(EventPattern("take-damage", by="you"))
