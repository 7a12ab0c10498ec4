"""OSICA card text: :func:`parse` turns a card's text into its abilities, one a line.

The language is controlled English; ``docs/card-text.md`` shows every construct, ``cardtext.lark`` is its
grammar. What the rulebook has a keyword for reaches engines by that keyword, and nothing says what it means.
"""

from __future__ import annotations

from functools import cache
from typing import cast

from lark import Token
from msgspec.structs import replace

from ...adapters.abilities import (
    Ability,
    Act,
    Adjust,
    AmountIs,
    Automatic,
    Bound,
    Cards,
    Change,
    Choose,
    Condition,
    Continuous,
    Counter,
    CountIs,
    Draw,
    Each,
    Filter,
    Gain,
    GainAbility,
    If,
    Instruction,
    It,
    Keyword,
    May,
    Move,
    Number,
    OneOf,
    Places,
    Ready,
    Reference,
    Rest,
    Side,
    Special,
    Step,
    Switch,
    This,
    Top,
    Value,
    When,
)
from ..cardtext import (
    Language,
    Line,
    Misread,
    Reader,
    constant,
    from_children,
    from_number,
    grammar_text,
    joined,
    parser,
    words,
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
_SIDES: dict[str, Side] = {"your": "you", "opposing": "opponent"}
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


def read(line: Line, card_kind: str) -> Ability:
    """One ability. Raises :class:`~saitei.steps.cardtext.Misread`."""
    ability: Ability = Sentences(line).read(language().tree(line))
    if isinstance(ability, Special):
        if ability.what == "play" and card_kind != EVENT:
            raise Misread(line.start, "'Play' is an event's", "give it to an event, or write 'Entry' or 'Action'")
        if ability.what in ("entry", "appeal", "action") and card_kind == EVENT:
            raise Misread(line.start, "an event has 'Play' or 'Counter'", "write one of these")
    return ability


parse = parser(KINDS, read)
"""Reads the text of a card of a kind: its abilities, each with its own line in ``text``."""


@cache
def language() -> Language:
    """The language, made when it is first needed."""
    return Language(grammar(), "line", _DESCRIBED)


def grammar() -> str:
    """The grammar, with the ranks that texts speak of."""
    return f"{grammar_text(__package__)}\nRANK: /{'|'.join(RANKS)}/\n"


class Sentences(Reader):
    """Reads a line as an ability."""

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self._choice: tuple[Choose, int] | None = None
        self._used = False

    # --- the line --------------------------------------------------------------------------------

    def ability(self, *parts: Keyword | Ability) -> Ability:
        *keywords, ability = parts
        assert isinstance(ability, Special | Automatic | Continuous)
        return replace(ability, keywords=tuple(keywords), text=self._text)

    def anywhere(self, ability: Continuous) -> Ability:
        return replace(ability, zone=("anywhere",), text=self._text)

    def unity_of_tag(self, number: Token, tag: Token) -> Keyword:
        return Keyword("unity-tag", names=(tag.removeprefix("#"),), number=int(number))

    unity_of_name = from_children(lambda number, name: Keyword("unity-name", names=(name[1:-1],), number=int(number)))
    design = from_number(lambda number: Keyword("design", number=number))

    # --- abilities -------------------------------------------------------------------------------

    def frame(self, frame: Token, price: Token | None, *said: Instruction | None) -> Ability:
        values = () if price is None else (Value("cost", int(price)),)
        return Special(words(frame), name="", values=values, then=self._done(said))

    plain = from_children(lambda keyword: Special(words(keyword), name=""))

    def numbered(self, keyword: Token, number: Token) -> Ability:
        return Special(words(keyword).replace(" ", "-"), name="", values=(Value("number", int(number)),))

    def has_done(self, done: Token, *said: Instruction | None) -> Ability:
        return Automatic(When(words(done), subject=This()), self._done(said))

    def has_stolen(self, *said: Instruction | None) -> Ability:
        return Automatic(When("steal", by="you"), self._done(said))

    def turn_ends(self, *said: Instruction | None) -> Ability:
        return Automatic(Step("turn", edge="ends"), self._done(said))

    while_so = from_children(lambda condition, ability: replace(ability, condition=condition))

    # --- what is so ------------------------------------------------------------------------------

    this_has = from_children(lambda _this, change: Continuous(This(), (change,)))
    characters_have = from_children(lambda side, change: Continuous(_characters(_SIDES[words(side)]), (change,)))
    all_have = from_children(lambda change: Continuous(_characters("both"), (change,)))

    def front_has(self, change: Change) -> Ability:
        return Continuous(Cards(("stage",), "opponent", place=Places(of=This(), at="front")), (change,))

    hand_limit_is = from_number(lambda number: Continuous(This(), (Number("hand limit", add=number),)))
    ap = from_number(lambda number: Number("ap", add=number))
    yell_symbol = from_number(lambda number: Number("yell", add=number))
    ability_gained = from_children(GainAbility)
    rank_is = from_children(lambda rank, least: AmountIs(Counter(_rank(rank)), least=int(least)))
    orb_is_out = constant(AmountIs(Counter("orb"), least=1))
    card_is_kept = constant(CountIs(Cards(("oshi",), where=Filter(state=("kept",))), least=1))

    # --- instructions ----------------------------------------------------------------------------

    def if_so(self, condition: Condition, instruction: Instruction | None) -> Instruction:
        if instruction is None:
            raise Misread(self._at, "nothing is done with what is chosen here", "choose first: 'Choose 1 ... If ...'")
        return If(condition, (instruction,))

    draw = from_number(Draw)
    opponent_draws = from_number(lambda count: Draw(count, "opponent"))
    gain_cost = from_number(lambda count: Act("gain-cost", amount=count))
    yell = from_number(lambda count: Act("yell", amount=count))
    steal = from_number(lambda count: Act("steal", amount=count))

    def choose(self, cards: Choose) -> None:
        self._check_used()
        self._choice = (cards, self._at)

    def stand_up(self) -> Instruction:
        return Ready(self._it())

    def rest(self) -> Instruction:
        return Rest(self._it())

    def limit_break(self) -> Instruction:
        return Act("limit-break", cards=self._it())

    def drop_it(self) -> Instruction:
        return Move(self._it(), "drop")

    def return_it(self) -> Instruction:
        return Move(self._it(), "hand")

    def move_it(self, place: Token) -> Instruction:
        return Move(self._it(), _PLACES.get(words(place), words(place)))

    def put_it(self, onto: Token) -> Instruction:
        return Move(self._it(), _ONTO[words(onto)])

    return_this = constant(Move(This(), "hand"))
    drop_from_hand = from_children(lambda count: Move(_from("hand", count), "drop"))

    def opponent_drops_from_hand(self, count: Token) -> Instruction:
        return Move(Choose(Cards(("hand",), "opponent"), int(count), by="opponent"), "drop")

    drop_from_deck = from_number(lambda count: Move(Top("deck", count), "drop"))
    opponent_drops_from_deck = constant(Move(Top("deck", side="opponent"), "drop"))
    each_drops_from_deck = constant(Each(Move(Top("deck"), "drop")))
    hand_to_hearts = from_children(lambda count: Move(_from("hand", count), "hearts"))
    drop_to_hand = from_children(lambda count: Move(_from("drop", count), "hand"))
    keep = from_children(lambda count: Act("keep", cards=_from("hand", count)))
    exchange = from_children(Switch)

    def exchange_two(self, count: Token, *adjectives: Filter | Side) -> Instruction:
        if int(count) != 2:
            raise Misread(self._place(count), f"{count} characters cannot be exchanged", "write 2")
        one = Choose(self._cards(CHARACTER, ON_BOARD, adjectives), least=1)
        return Switch(one, one)

    raise_rank = from_children(lambda rank, number: Adjust(_rank(rank), add=int(number)))
    orb = constant(Adjust("orb"))

    def may_play(self, tag: Token) -> Instruction:
        events = joined((Filter(kind=(EVENT,)), _tagged(tag)))
        return May((Act("play", cards=Choose(Cards(("hand",), where=events))),))

    # --- what lasts for the turn -----------------------------------------------------------------

    def it_gains(self, change: Change) -> Instruction:
        return Gain(self._it(), (change,))

    this_gains = from_children(lambda _this, change: Gain(This(), (change,)))
    characters_gain = from_children(lambda side, change: Gain(_characters(_SIDES[words(side)]), (change,)))
    all_gain = from_children(lambda change: Gain(_characters("both"), (change,)))
    hand_limit_gains = from_number(lambda number: Adjust("hand limit", add=number, until="turn"))
    orb_this_turn = constant(Adjust("orb", until="turn"))

    # --- which cards -----------------------------------------------------------------------------

    def one(self, _one: Token, *parts: Filter | Side | Token | None) -> Choose:
        *adjectives, noun, area = parts
        zone = ON_BOARD if area is None else (_AREAS[words(cast("Token", area))],)
        said = tuple(cast("list[Filter | Side]", adjectives))
        return Choose(self._cards(words(cast("Token", noun)), zone, said), least=1)

    def adjective(self, word: Token) -> Filter | Side:
        match word.type:
            case "SIDE":
                return _SIDES[words(word)]
            case "OTHER":
                return Filter(other=True)
            case _:
                return Filter(state=(words(word),))

    level = from_number(lambda number: Filter(bounds=(Bound("level", number, number),)))

    def _cards(self, noun: str, zone: tuple[str, ...], adjectives: tuple[Filter | Side, ...]) -> Cards:
        side, where = self._adjectives(adjectives)
        if noun == CHARACTER:
            where.append(Filter(kind=(CHARACTER,)))
        return Cards(zone, side or ("you" if zone == ("drop",) else "both"), joined(where))

    # --- what 'it' means -------------------------------------------------------------------------

    def _it(self) -> Reference:
        """The card that was chosen: the first that is done with it is what it is chosen for."""
        if self._choice is None:
            raise Misread(self._at, "no card was chosen that 'it' could mean", "begin with 'Choose 1 ...'")
        first, self._used = not self._used, True
        return self._choice[0] if first else It()

    def _check_used(self) -> None:
        if self._choice is not None and not self._used:
            raise Misread(self._choice[1], "nothing is done with what is chosen here", "go on with 'It ...'")
        self._used = False

    def _done(self, said: tuple[Instruction | None, ...]) -> tuple[Instruction, ...]:
        self._check_used()
        return tuple(instruction for instruction in said if instruction is not None)


def _tagged(tag: Token) -> Filter:
    return Filter(facts=(OneOf("tag", (tag.removeprefix("#"),)),))


def _characters(side: Side) -> Cards:
    """All of them that are on the board."""
    return Cards(ON_BOARD, side, Filter(kind=(CHARACTER,)))


def _from(zone: str, count: Token) -> Choose:
    return Choose(Cards((zone,)), int(count))


def _rank(said: Token) -> str:
    """A rank, as it is spelled in the game's words."""
    return next(rank for rank in RANKS if rank.lower() == words(said))
