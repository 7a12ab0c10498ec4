"""OSICA card text: ``parse`` turns a card's text into its abilities, one per line.

The language is controlled English; ``docs/card-text.md`` shows every construct, ``cardtext.lark`` is its
grammar. An ability that the rulebook has a keyword for is sent to engines as that keyword, without its meaning.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from lark import Token
from msgspec.structs import replace

from ...adapters.card_text_tree import (
    Ability,
    AdjustCounter,
    AmountCondition,
    AutomaticAbility,
    Bound,
    Change,
    ChosenCards,
    Condition,
    ContinuousAbility,
    CountCondition,
    CounterAmount,
    Draw,
    EachPlayer,
    EventPattern,
    Filter,
    GainAbility,
    GainEffect,
    GameAbility,
    GameInstruction,
    IfInstruction,
    Instruction,
    Keyword,
    MatchingCards,
    Move,
    NumberChange,
    OneOf,
    OptionalInstruction,
    Places,
    PreviousCards,
    Ready,
    Reference,
    Rest,
    Side,
    StepPattern,
    Switch,
    ThisCard,
    TopCards,
    Value,
)
from ..cardtext import (
    AbilityLine,
    CardTextFault,
    CardTextLanguage,
    CardTextReader,
    card_text_parser,
    constant_method,
    from_children,
    from_number,
    grammar_text,
    join_filters,
    token_words,
)
from .cards import CHARACTER, EVENT, RANKS, SUPPORT

KINDS = (CHARACTER, SUPPORT, EVENT)

ON_BOARD = ("stage", "assist")

_DESCRIBED = {
    "INTEGER": "a number",
    "NUMBER": "a number",
    "SIGNED": "a number with a sign, as +1000",
    "TAG": "a tag, as #Camp",
    "QUOTED": 'a name, as "Rin"',
}
_SIDES: dict[str, Side] = {"your": "you", "of your": "you", "opposing": "opponent"}
_AREAS = {
    "in the assist area": "assist",
    "on the stage": "stage",
    "in your drop": "drop",
    "in the left": "left",
    "in the center": "center",
    "in the right": "right",
}
_PLACES = {"assist area": "assist"}
_ONTO = {"onto your hearts": "hearts", "on top of your deck": "deck", "into your cost area": "cost"}


def read_ability(line: AbilityLine, card_kind: str) -> Ability:
    """One ability. Raises :class:`~saitei.steps.cardtext.CardTextFault`."""
    ability: Ability = OsicaAbilityReader(line).read_tree(card_text_language().parse_line(line))
    if isinstance(ability, GameAbility):
        if ability.what == "play" and card_kind != EVENT:
            raise CardTextFault(
                line.start, "'Play' belongs to an event", "give it to an event, or write 'Entry' or 'Action'"
            )
        if ability.what in ("entry", "appeal", "action") and card_kind == EVENT:
            raise CardTextFault(line.start, "an event needs 'Play' or 'Counter'", "write one of these")
    return ability


parse = card_text_parser(KINDS, read_ability)
"""Reads the text of a card of a kind: its abilities, each with its own line in ``text``."""


@cache
def card_text_language() -> CardTextLanguage:
    """The language, made when it is first needed."""
    return CardTextLanguage(card_text_grammar(), "line", _DESCRIBED)


def card_text_grammar() -> str:
    """The grammar, with the ranks of texts."""
    return f"{grammar_text(__package__)}\nRANK: /{'|'.join(RANKS)}/\n"


class OsicaAbilityReader(CardTextReader):
    """Reads a line as an ability."""

    def __init__(self, line: AbilityLine) -> None:
        super().__init__(line)
        self._choice: tuple[ChosenCards, int] | None = None
        self._used = False

    # --- the line --------------------------------------------------------------------------------

    def ability(self, *parts: Keyword | Ability) -> Ability:
        *keywords, ability = parts
        assert isinstance(ability, GameAbility | AutomaticAbility | ContinuousAbility)
        return replace(ability, keywords=tuple(keywords), text=self._text)

    def anywhere(self, ability: ContinuousAbility) -> Ability:
        return replace(ability, zone=("anywhere",), text=self._text)

    def unity_of_tag(self, number: Token, tag: Token) -> Keyword:
        return Keyword("unity-tag", names=(tag.removeprefix("#"),), number=int(number))

    unity_of_name = from_children(lambda number, name: Keyword("unity-name", names=(name[1:-1],), number=int(number)))
    design = from_number(lambda number: Keyword("design", number=number))

    # --- abilities -------------------------------------------------------------------------------

    def frame(self, frame: Token, price: Token | None, *said: Instruction | None) -> Ability:
        values = () if price is None else (Value("cost", int(price)),)
        return GameAbility(token_words(frame), name="", values=values, then=self._done(said))

    plain = from_children(lambda keyword: GameAbility(token_words(keyword), name=""))

    def numbered(self, keyword: Token, number: Token) -> Ability:
        return GameAbility(token_words(keyword).replace(" ", "-"), name="", values=(Value("number", int(number)),))

    def has_done(self, done: Token, *said: Instruction | None) -> Ability:
        return AutomaticAbility(EventPattern(token_words(done), subject=ThisCard()), self._done(said))

    def has_stolen(self, *said: Instruction | None) -> Ability:
        return AutomaticAbility(EventPattern("steal", by="you"), self._done(said))

    def turn_ends(self, *said: Instruction | None) -> Ability:
        return AutomaticAbility(StepPattern("turn", edge="ends"), self._done(said))

    while_so = from_children(lambda condition, ability: replace(ability, condition=condition))

    # --- continuous effects ----------------------------------------------------------------------

    this_has = from_children(lambda _this, change: ContinuousAbility(ThisCard(), (change,)))
    characters_have = from_children(
        lambda side, change: ContinuousAbility(_characters(_SIDES[token_words(side)]), (change,))
    )
    all_have = from_children(lambda change: ContinuousAbility(_characters("both"), (change,)))

    def front_has(self, change: Change) -> Ability:
        return ContinuousAbility(
            MatchingCards(("stage",), "opponent", place=Places(of=ThisCard(), at="front")), (change,)
        )

    hand_limit_is = from_number(lambda number: ContinuousAbility(ThisCard(), (NumberChange("hand limit", add=number),)))
    ap = from_number(lambda number: NumberChange("ap", add=number))
    yell_symbol = from_number(lambda number: NumberChange("yell", add=number))
    ability_gained = from_children(GainAbility)
    rank_is = from_children(lambda rank, least: AmountCondition(CounterAmount(_rank(rank)), least=int(least)))
    orb_is_out = constant_method(AmountCondition(CounterAmount("orb"), least=1))
    card_is_kept = constant_method(CountCondition(MatchingCards(("oshi",), where=Filter(state=("kept",))), least=1))

    # --- instructions ----------------------------------------------------------------------------

    def if_so(self, condition: Condition, instruction: Instruction | None) -> Instruction:
        if instruction is None:
            raise CardTextFault(self._at, "the chosen card is not used here", "choose first: 'Choose 1 ... If ...'")
        return IfInstruction(condition, (instruction,))

    draw = from_number(Draw)
    opponent_draws = from_number(lambda count: Draw(count, "opponent"))
    gain_cost = from_number(lambda count: GameInstruction("gain-cost", amount=count))
    yell = from_number(lambda count: GameInstruction("yell", amount=count))
    steal = from_number(lambda count: GameInstruction("steal", amount=count))

    def choose(self, cards: ChosenCards) -> None:
        self._check_used()
        self._choice = (cards, self._at)

    def stand_up(self) -> Instruction:
        return Ready(self._it())

    def rest(self) -> Instruction:
        return Rest(self._it())

    def limit_break(self) -> Instruction:
        return GameInstruction("limit-break", cards=self._it())

    def drop_it(self) -> Instruction:
        return Move(self._it(), "drop")

    def return_it(self) -> Instruction:
        return Move(self._it(), "hand")

    def move_it(self, place: Token) -> Instruction:
        return Move(self._it(), _PLACES.get(token_words(place), token_words(place)))

    def put_it(self, onto: Token) -> Instruction:
        return Move(self._it(), _ONTO[token_words(onto)])

    return_this = constant_method(Move(ThisCard(), "hand"))
    drop_from_hand = from_children(lambda count: Move(_from("hand", count), "drop"))

    def opponent_drops_from_hand(self, count: Token) -> Instruction:
        return Move(ChosenCards(MatchingCards(("hand",), "opponent"), int(count), by="opponent"), "drop")

    drop_from_deck = from_number(lambda count: Move(TopCards("deck", count), "drop"))
    opponent_drops_from_deck = constant_method(Move(TopCards("deck", side="opponent"), "drop"))
    each_drops_from_deck = constant_method(EachPlayer(Move(TopCards("deck"), "drop")))
    hand_to_hearts = from_children(lambda count: Move(_from("hand", count), "hearts"))
    drop_to_hand = from_children(lambda count: Move(_from("drop", count), "hand"))
    keep = from_children(lambda count: GameInstruction("keep", cards=_from("hand", count)))
    exchange = from_children(Switch)

    def exchange_two(self, count: Token, side: Token | None, *parts: Filter | Token) -> Instruction:
        if int(count) != 2:
            raise CardTextFault(self._place(count), f"{count} {parts[-1]} cannot be exchanged", "write 2")
        one = ChosenCards(self._cards(ON_BOARD, side, parts), least=1)
        return Switch(one, one)

    raise_rank = from_children(lambda rank, number: AdjustCounter(_rank(rank), add=int(number)))
    orb = constant_method(AdjustCounter("orb"))

    def may_play(self, tag: Token) -> Instruction:
        events = join_filters((Filter(kind=(EVENT,)), _tagged(tag)))
        return OptionalInstruction(
            (GameInstruction("play", cards=ChosenCards(MatchingCards(("hand",), where=events))),)
        )

    # --- effects that last for the turn ----------------------------------------------------------

    def it_gains(self, change: Change) -> Instruction:
        return GainEffect(self._it(), (change,))

    this_gains = from_children(lambda _this, change: GainEffect(ThisCard(), (change,)))
    characters_gain = from_children(lambda side, change: GainEffect(_characters(_SIDES[token_words(side)]), (change,)))
    all_gain = from_children(lambda change: GainEffect(_characters("both"), (change,)))
    hand_limit_gains = from_number(lambda number: AdjustCounter("hand limit", add=number, until="turn"))
    orb_this_turn = constant_method(AdjustCounter("orb", until="turn"))

    # --- references to cards ---------------------------------------------------------------------

    def one(self, _one: Token, side: Token | None, *parts: Filter | Token | None) -> ChosenCards:
        *said, area = parts
        zone = ON_BOARD if area is None else (_AREAS[token_words(cast("Token", area))],)
        return ChosenCards(self._cards(zone, side, cast("list[Filter | Token]", said)), least=1)

    def adjective(self, word: Token) -> Filter:
        return Filter(other=True) if word.type == "OTHER" else Filter(state=(token_words(word),))

    level = from_number(lambda number: Filter(bounds=(Bound("level", number, number),)))

    def _cards(self, zone: tuple[str, ...], whose: Token | None, said: Sequence[Filter | Token]) -> MatchingCards:
        """The cards of a zone that are said to be a player's, and are described by adjectives and a noun."""
        *adjectives, noun = said
        where = self._adjectives(adjectives)
        if token_words(cast("Token", noun)).removesuffix("s") == CHARACTER:
            where.append(Filter(kind=(CHARACTER,)))
        side: Side = "you" if zone == ("drop",) else "both"
        return MatchingCards(zone, side if whose is None else _SIDES[token_words(whose)], join_filters(where))

    # --- the meaning of 'it' ---------------------------------------------------------------------

    def _it(self) -> Reference:
        """The chosen card: the first instruction that uses it makes the choice."""
        if self._choice is None:
            raise CardTextFault(self._at, "'it' has no meaning: no card was chosen", "begin with 'Choose 1 ...'")
        first, self._used = not self._used, True
        return self._choice[0] if first else PreviousCards()

    def _check_used(self) -> None:
        if self._choice is not None and not self._used:
            raise CardTextFault(self._choice[1], "the card that is chosen here is not used", "go on with 'It ...'")
        self._used = False

    def _done(self, said: tuple[Instruction | None, ...]) -> tuple[Instruction, ...]:
        self._check_used()
        return tuple(instruction for instruction in said if instruction is not None)


def _tagged(tag: Token) -> Filter:
    return Filter(facts=(OneOf("tag", (tag.removeprefix("#"),)),))


def _characters(side: Side) -> MatchingCards:
    """All characters of a side on the board."""
    return MatchingCards(ON_BOARD, side, Filter(kind=(CHARACTER,)))


def _from(zone: str, count: Token) -> ChosenCards:
    return ChosenCards(MatchingCards((zone,)), int(count))


def _rank(said: Token) -> str:
    """A rank, in the spelling of the game's vocabulary."""
    return next(rank for rank in RANKS if rank.lower() == token_words(said))
