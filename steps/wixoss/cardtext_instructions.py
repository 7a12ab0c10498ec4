"""WIXOSS card text: instructions, conditions, times and references."""

from __future__ import annotations

from typing import Any, cast

from lark import Token
from msgspec.structs import replace

from ...adapters.card_text_tree import (
    Ability,
    AdjustCounter,
    AmountCondition,
    Bound,
    Change,
    ChooseModes,
    ChosenCards,
    Condition,
    ContinuousAbility,
    CountCondition,
    CounterAmount,
    CreateDelayedTrigger,
    Draw,
    EventCard,
    FactChange,
    Filter,
    ForbidAction,
    GainAbility,
    GainEffect,
    GameInstruction,
    IfInstruction,
    Instruction,
    Look,
    LoseAbilities,
    LoseGame,
    MatchCondition,
    MatchingCards,
    Mode,
    Move,
    NotCondition,
    NumberChange,
    OneOf,
    OptionalInstruction,
    Pay,
    Places,
    PreviousCards,
    Ready,
    Reference,
    RemainingCards,
    Rest,
    Reveal,
    Shuffle,
    Side,
    StepPattern,
    ThisCard,
    TopCards,
    TurnCards,
    TurnCondition,
)
from ..cardtext import (
    AbilityLine,
    CardTextFault,
    CardTextReader,
    constant_method,
    from_children,
    from_number,
    join_filters,
    token_words,
)
from .cards import STUDENTS

SIGNI_ZONES, LRIGS, FIELD = "signi zones", "lrigs", "field"

_SIDES: dict[str, Side] = {
    "your": "you", "of your": "you", "you have": "you",
    "opposing": "opponent", "your opponent has": "opponent",
}  # fmt: skip
_NOUNS = {
    "center lrigs": "center", "assist lrigs": "assist", "lrigs": "lrig", "center lrig": "center",
    "assist lrig": "assist", "cards": "card", "spells": "spell", "pieces": "piece", "keys": "key",
    "seeds": "seed", "traps": "trap",
}  # fmt: skip
_SINGULAR = ("center lrig", "assist lrig", "lrig", "card", "spell", "piece", "key", "seed", "trap")
"""The words for one card that have another form for several."""

_ON_FIELD = {**dict.fromkeys(("seed", "trap"), SIGNI_ZONES), **dict.fromkeys(("lrig", "center", "assist"), LRIGS)}
"""The places on the field of cards of a kind."""

_AREAS: dict[str, tuple[str, Side]] = {
    "in your hand": ("hand", "you"),
    "from your hand": ("hand", "you"),
    "in your trash": ("trash", "you"),
    "in your opponent's trash": ("trash", "opponent"),
    "in your ener zone": ("ener", "you"),
    "in your opponent's ener zone": ("ener", "opponent"),
    "in your lrig trash": ("lrig trash", "you"),
    "in your deck": ("deck", "you"),
    "in your check zone": ("check", "you"),
    "among your beat": ("beat", "you"),
}
_IN_SIGNI_ZONES: dict[str, Side | None] = {
    "in signi zones": None, "in your signi zones": "you", "in opposing signi zones": "opponent",
}  # fmt: skip
_PUT: dict[str, tuple[str, bool]] = {
    "into the trash": ("trash", False),
    "into the ener zone": ("ener", False),
    "into your hand": ("hand", False),
    "onto the field": (FIELD, False),
    "on the bottom of the deck": ("deck", True),
    "on top of the deck": ("deck", False),
    "onto your life cloth": ("life", False),
    "among your beat": ("beat", False),
    "into the lrig trash": ("lrig trash", False),
}
_LAID = {"onto the field as a seed": "seed", "into a signi zone as a trap": "trap"}
_OUT_OF = {
    "out of your hand": "hand", "out of your trash": "trash", "out of your ener zone": "ener",
    "out of your deck": "deck",
}  # fmt: skip
_PILES = {
    "cards among your beat": "beat",
    "cards in hand": "hand", "cards in your trash": "trash", "cards in their trash": "trash",
    "cards in your ener zone": "ener", "cards in their ener zone": "ener",
    "cards in your life cloth": "life", "cards in their life cloth": "life",
}  # fmt: skip
_GAINED = {
    "subscriber": "subscribers",
    "coin": "coins",
    "signi barrier": "SIGNI barriers",
    "lrig barrier": "LRIG barriers",
}
_ROLES = {"as a charm": "charm", "as an acce": "acce", "as a soul": "soul"}
_ATTACHED = {"a charm": "charm", "an acce": "acce", "a soul": "soul"}
_CANNOT = {"cannot attack": "attack", "cannot be banished": "banish"}


DescribedParts = tuple[Filter | Token | None, ...]
"""A description of cards: what is said of them, their noun, and the zone, or None."""


class ElseInstruction:
    """An instruction that is done if the condition before it does not hold."""

    def __init__(self, instruction: Instruction) -> None:
        self.instruction = instruction


class IfDoneInstruction(ElseInstruction):
    """An instruction that is done if the instruction before it was done."""


class WixossReferenceReader(CardTextReader):
    """A reader of conditions and references to cards."""

    def __init__(self, line: AbilityLine) -> None:
        super().__init__(line)
        self._speaks_of: PreviousCards | EventCard | None = None

    # --- conditions ------------------------------------------------------------------------------

    your_turn = constant_method(TurnCondition("you"))
    opponents_turn = constant_method(TurnCondition("opponent"))

    def cards_in(self, who: Token, number: Token, more: Token, pile: Token) -> Condition:
        return _count(MatchingCards((_PILES[token_words(pile)],), _SIDES[token_words(who)]), number, more)

    def coins_are(self, who: Token, number: Token) -> Condition:
        return AmountCondition(CounterAmount("coins", _SIDES[token_words(who)]), least=int(number))

    def subscribers_are(self, who: Token, number: Token) -> Condition:
        return AmountCondition(CounterAmount("subscribers", _SIDES[token_words(who)]), least=int(number))

    def _bond(self, name: Token) -> str:
        if name[1:-1] not in STUDENTS:
            raise CardTextFault(
                self._place(name), f"there is not a student {name}", f"the students are {', '.join(STUDENTS)}"
            )
        return f"bond with {name[1:-1]}"

    def bond_is(self, name: Token) -> Condition:
        return AmountCondition(CounterAmount(self._bond(name)), least=1)

    has_bet = constant_method(AmountCondition(CounterAmount("bet"), least=1))

    def player_has(self, who: Token | None, article: Token, cards: DescribedParts) -> Condition:
        return CountCondition(self.any_such(article, who, cards), least=1)

    def player_has_some(self, who: Token | None, number: Token, more: Token, cards: DescribedParts) -> Condition:
        return _count(self.described_cards(who, cards), number, more)

    def player_has_none(self, who: Token | None, cards: DescribedParts) -> Condition:
        return NotCondition(CountCondition(self.described_cards(who, cards), least=1))

    def there_is(self, article: Token, cards: DescribedParts) -> Condition:
        return self.player_has(None, article, cards)

    def there_are(self, number: Token, more: Token, cards: DescribedParts) -> Condition:
        return self.player_has_some(None, number, more, cards)

    def there_is_none(self, cards: DescribedParts) -> Condition:
        return self.player_has_none(None, cards)

    this_is = from_children(lambda _this, _is, state: MatchCondition(ThisCard(), Filter(state=(token_words(state),))))

    # --- references to cards ---------------------------------------------------------------------

    def it(self, _pronoun: Token) -> Reference:
        if self._speaks_of is None:
            raise CardTextFault(
                self._at, "'it' has no meaning: no card was mentioned before", "begin with 'Target 1 ...'"
            )
        return self._speaks_of

    rest = constant_method(RemainingCards())
    this = constant_method(ThisCard())
    chosen = from_children(lambda cards: cards)
    all_such = from_children(lambda cards: cards)
    in_front = constant_method(MatchingCards((SIGNI_ZONES,), "opponent", place=Places(of=ThisCard(), at="front")))
    attachment = from_children(
        lambda role: MatchingCards(where=Filter(state=(f"as {token_words(role)}",)), on=ThisCard())
    )
    top = from_children(lambda number, _cards: TopCards("deck", int(number or 1)))
    opponents_top = from_children(lambda number, _cards: TopCards("deck", int(number or 1), "opponent"))
    cards = from_children(lambda *parts: parts)

    def counted_cards(
        self, up_to: Token | None, number: Token, whose: Token | None, cards: DescribedParts
    ) -> Reference:
        noun = _noun(cards)
        if whose is not None and token_words(whose) == "of your" and token_words(noun) in _SINGULAR:
            raise CardTextFault(self._place(noun), f"'{noun}' cannot follow 'of your'", f"write '{noun}s'")
        return ChosenCards(self.described_cards(whose, cards), int(number), 0 if up_to else None)

    def any_such(self, article: Token | None, whose: Token | None, cards: DescribedParts) -> Reference:
        found = self.described_cards(whose, cards)
        if article is None or token_words(article) != "another":
            return found
        assert isinstance(found, MatchingCards)
        return replace(found, where=replace(found.where, other=True))

    def described_cards(self, whose: Token | None, cards: DescribedParts) -> Reference:
        *said, last = cards
        area, noun = cast("Token | None", last), _noun(cards)
        kind = _NOUNS.get(token_words(noun), token_words(noun))
        where = self._adjectives(said)
        place = None if area is None else token_words(area)
        if kind != "card" or place in (None, *_IN_SIGNI_ZONES):
            where.append(Filter(kind=(kind,)))
        fitting = join_filters(where)
        side: Side = "both" if whose is None else _SIDES[token_words(whose)]
        if place is None:
            return MatchingCards((_ON_FIELD.get(kind, FIELD),), side, fitting)
        if place in _IN_SIGNI_ZONES:
            return MatchingCards((SIGNI_ZONES,), _IN_SIGNI_ZONES[place] or side, fitting)
        if place == "among them":
            return RemainingCards(fitting)
        if place == "under this signi":
            return MatchingCards(where=fitting, on=ThisCard(), part="stacked")
        if place == "in front":
            return MatchingCards((SIGNI_ZONES,), "opponent", fitting, place=Places(of=ThisCard(), at="front"))
        zone, of_whom = _AREAS[place]
        return MatchingCards((zone,), of_whom, fitting)

    other = constant_method(Filter(other=True))
    posture = from_children(lambda word: Filter(state=(token_words(word),)))
    color = from_children(lambda word: Filter(facts=(OneOf("color", (token_words(word),)),)))
    level = from_children(lambda number, more: Filter(bounds=(_bound("level", number, more),)))
    of_class = from_children(lambda name: Filter(facts=(OneOf("class", (name[1:-1],)),)))
    named = from_children(lambda name: Filter(name=(name[1:-1],)))
    with_power = from_children(lambda number, more: Filter(bounds=(_bound("power", number, more),)))
    with_attached = from_children(lambda what: Filter(state=(_ATTACHED[token_words(what)],)))
    with_stack = constant_method(Filter(state=("stacked",)))


class WixossInstructionReader(WixossReferenceReader):
    """A reader of instructions, conditions and references to cards."""

    # --- sentences -------------------------------------------------------------------------------

    in_turn = from_children(lambda *steps: steps)
    after_that = from_children(lambda *steps: (GameInstruction("after-that"), *steps))

    def _done(self, said: tuple[Any, ...]) -> tuple[Instruction, ...]:
        """The instructions of the sentences, one after another."""
        found: list[Instruction] = []
        for part in self._parts(said):
            last = found[-1] if found else None
            match part:
                case IfDoneInstruction() if isinstance(last, OptionalInstruction):
                    found[-1] = replace(last, then=(*last.then, *self._parts(part.instruction)))
                case IfDoneInstruction():
                    raise CardTextFault(
                        self._at, "this has no optional instruction before it", "begin with 'You may ...'"
                    )
                case ElseInstruction() if isinstance(last, IfInstruction):
                    found[-1] = replace(last, otherwise=self._parts(part.instruction))
                case ElseInstruction():
                    raise CardTextFault(self._at, "this has no condition before it", "begin with 'If ...'")
                case _:
                    found.append(part)
        return tuple(found)

    def _parts(self, said: Any) -> tuple[Any, ...]:
        """The parts of the sentences, one after another."""
        return tuple(part for each in said for part in self._parts(each)) if isinstance(said, tuple) else (said,)

    def if_so(self, condition: Condition, instruction: Any) -> Instruction:
        return IfInstruction(condition, self._parts(instruction))

    otherwise = from_children(ElseInstruction)

    def may(self, instruction: Any) -> Instruction:
        return OptionalInstruction(self._parts(instruction))

    if_done = from_children(IfDoneInstruction)

    # --- instructions: cards ---------------------------------------------------------------------

    draw = from_number(Draw)
    opponent_draws = from_number(lambda number: Draw(number, "opponent"))
    ener_charge = from_number(lambda number: GameInstruction("ener-charge", amount=number))
    discard = from_children(
        lambda cards: GameInstruction("discard", cards=replace(cards, among=_in_hand(cards.among, "you")))
    )

    def opponent_discards(self, cards: ChosenCards) -> Instruction:
        return GameInstruction("discard", cards=replace(cards, among=_in_hand(cards.among, "opponent"), by="opponent"))

    def target(self, cards: ChosenCards) -> Instruction:
        self._speaks_of = PreviousCards()
        return GameInstruction("target", cards=cards)

    def target_both(self, one: ChosenCards, other: ChosenCards) -> Instruction:
        self._speaks_of = PreviousCards()
        return GameInstruction("target-both", cards=one, using=other)

    def choose(self, cards: ChosenCards) -> Instruction:
        self._speaks_of = PreviousCards()
        return GameInstruction("choose", cards=cards)

    modes = from_children(lambda up_to, number, *modes: ChooseModes(modes, int(number), 0 if up_to else None))

    def mode(self, *said: tuple[Any, ...]) -> Mode:
        return Mode(self._done(said), self._inner())

    def done_to(self, verb: Token, cards: Reference) -> Instruction:
        match token_words(verb):
            case "down":
                return Rest(cards)
            case "up":
                return Ready(cards)
            case what:
                return GameInstruction(what, cards=cards)

    def awakens(self, who: Token, _verb: Token) -> Instruction:
        return GameInstruction("awaken", cards=ThisCard() if who.type == "THIS" else self.it(who))

    def put(self, cards: Reference, put: Token) -> Instruction:
        self._speaks_of = PreviousCards()
        return _put(cards, token_words(put))

    to_hand = from_children(lambda cards: Move(cards, "hand"))

    def remove(self, cards: Reference, face: Token | None) -> Instruction:
        return Move(cards, "removed", face_down=face is not None and token_words(face) == "face down")

    turn = from_children(lambda cards, face: TurnCards(cards, face_down=token_words(face) == "face down"))
    attach = from_children(
        lambda cards, to, role: GameInstruction(f"attach-{_ROLES[token_words(role)]}", cards=cards, to=to)
    )
    rearrange = from_children(lambda cards: GameInstruction("rearrange", cards=cards))
    swap = from_children(lambda cards: GameInstruction("swap", cards=cards))
    cheer = from_children(lambda cards: GameInstruction("cheer", cards=cards))

    def search(self, *parts: Any) -> tuple[Instruction, ...]:
        *groups, _pronoun, put = parts
        among = [replace(group, among=replace(group.among, zone=("deck",), side="you")) for group in groups]
        found = [GameInstruction("search" if at == 0 else "search-too", cards=group) for at, group in enumerate(among)]
        return (*found, _put(PreviousCards(), token_words(put)), Shuffle())

    def look(self, number: Token | None, _cards: Token) -> Instruction:
        self._speaks_of = PreviousCards()
        return Look(TopCards("deck", int(number or 1)))

    def reveal(self, cards: Reference) -> Instruction:
        self._speaks_of = PreviousCards()
        return Reveal(cards)

    def crystal_arm(self, cards: Reference, place: Token) -> Instruction:
        return GameInstruction("crystal-arm", cards=cards, using=MatchingCards((_OUT_OF[token_words(place)],), "you"))

    shuffle = constant_method(Shuffle())

    # --- instructions: costs ---------------------------------------------------------------------

    pay = from_children(lambda *symbols: Pay(tuple(each for several in symbols for each in several)))
    symbol = from_children(lambda color, number: (token_words(color),) * int(number or 1))
    pay_nothing = constant_method(Pay(()))
    pay_coins = from_number(lambda number: GameInstruction("coins", amount=number))
    exceed = from_number(lambda number: GameInstruction("exceed", amount=number))

    # --- instructions: players and the game ------------------------------------------------------

    def crush(self, number: Token, whose: Token) -> Instruction:
        return GameInstruction(
            "crush", amount=int(number), side="opponent" if "opponent" in token_words(whose) else "you"
        )

    damage = constant_method(GameInstruction("damage", side="opponent"))
    gain = from_children(lambda number, what: AdjustCounter(_GAINED[token_words(what).removesuffix("s")], int(number)))

    def gain_bond(self, name: Token) -> Instruction:
        return AdjustCounter(self._bond(name))

    gain_any_bond = constant_method(GameInstruction("bond"))
    virus = constant_method(GameInstruction("virus", side="opponent"))
    remove_virus = constant_method(GameInstruction("remove-virus", side="opponent"))

    def create(self, name: Token) -> Instruction:
        return GameInstruction(
            "create", cards=ChosenCards(MatchingCards(("crafts",), where=Filter(name=(name[1:-1],))))
        )

    def create_resona(self, name: Token) -> Instruction:
        return GameInstruction(
            "create-in-deck", cards=ChosenCards(MatchingCards(("crafts",), where=Filter(name=(name[1:-1],))))
        )

    end_turn = constant_method(GameInstruction("end-turn"))
    lose = constant_method(LoseGame())

    def delay(self, instruction: Any) -> Instruction:
        return CreateDelayedTrigger(StepPattern("turn", edge="ends"), self._parts(instruction))

    each_trashes = constant_method(GameInstruction("each-trashes"))

    # --- effects that last -----------------------------------------------------------------------

    def gains(self, who: Reference, _has: Token, *changes: Change | Ability) -> Instruction:
        if isinstance(who, PreviousCards | EventCard):
            self._speaks_of = who  # a gained ability has spoken of other cards
        return GainEffect(who, self._changes(changes))

    def gains_nothing(self, who: Reference, _loses: Token) -> Instruction:
        return GainEffect(who, (LoseAbilities(),))

    def gains_prohibition(self, who: Reference, what: Token) -> Instruction:
        return GainEffect(who, (ForbidAction(_CANNOT[token_words(what)]),))

    def level_gained(self, who: Reference, _is: Token, level: Token) -> Instruction:
        return GainEffect(who, (NumberChange("level", set=int(level)),))

    def color_gained(self, who: Reference, _is: Token, color: Token) -> Instruction:
        return GainEffect(who, (FactChange("color", set=token_words(color)),))

    def limit_gained(self, number: Token) -> Instruction:
        return GainEffect(
            MatchingCards((LRIGS,), where=Filter(kind=("center",))), (NumberChange("limit", add=int(number)),)
        )

    def gains_any_color(self, who: Reference, _is: Token) -> Instruction:
        return GameInstruction("color", cards=who)

    def _changes(self, said: tuple[Change | Ability, ...]) -> tuple[Change, ...]:
        return tuple(GainAbility(each) if isinstance(each, Ability) else each for each in said)

    def subject_has(self, who: Reference, _has: Token, *changes: Change | Ability) -> ContinuousAbility:
        return ContinuousAbility(who, self._changes(changes))

    subject_loses = from_children(lambda who, _loses: ContinuousAbility(who, (LoseAbilities(),)))
    subject_cannot = from_children(
        lambda who, what: ContinuousAbility(who, (ForbidAction(_CANNOT[token_words(what)]),))
    )
    subject_is_level = from_children(
        lambda who, _is, level: ContinuousAbility(who, (NumberChange("level", set=int(level)),))
    )
    subject_is_color = from_children(
        lambda who, _is, color: ContinuousAbility(who, (FactChange("color", set=token_words(color)),))
    )
    subject_is_craft = from_children(lambda who, _is, craft: ContinuousAbility(who, (_craft(craft),)))

    def craft_gained(self, who: Reference, _is: Token, craft: Token) -> Instruction:
        return GainEffect(who, (_craft(craft),))

    def class_set(self, who: Reference, _is: Token, name: Token) -> Instruction:
        return GainEffect(who, (FactChange("class", set=name[1:-1]),))

    def class_lost(self, who: Reference, _is: Token) -> Instruction:
        return GainEffect(who, (FactChange("class", set=""),))

    rides = from_children(lambda _this, _rides, cards: GameInstruction("ride", cards=cards))

    def becomes(self, who: Reference, _becomes: Token, cards: Reference) -> Instruction:
        return GameInstruction("become", cards=who, using=cards)

    opponent_cannot_guard = constant_method(
        ContinuousAbility(MatchingCards((LRIGS,), "opponent"), (ForbidAction("guard"),))
    )
    opponent_cannot_field = constant_method(
        ContinuousAbility(MatchingCards((LRIGS,), "opponent"), (ForbidAction("field"),))
    )
    limit_is = from_number(lambda number: ContinuousAbility(ThisCard(), (NumberChange("limit", add=number),)))
    enter_not_activated = from_children(lambda cards: ContinuousAbility(cards, (ForbidAction("enter-abilities"),)))
    power = from_number(lambda number: NumberChange("power", add=number))
    base_power = from_number(lambda number: NumberChange("base power", set=number))
    class_gained = from_children(lambda name: FactChange("class", add=name[1:-1]))

    def keyword_gained(self, ability: Ability) -> Change:
        return GainAbility(replace(ability, text=self._text[slice(*self._span)]))


def _noun(cards: DescribedParts) -> Token:
    """The noun of a description of cards."""
    return next(each for each in cards[:-1] if isinstance(each, Token))


def _put(cards: Reference, where: str) -> Instruction:
    """The instruction that lays cards into a place, or under the card with the text."""
    if where == "under this signi":
        return GameInstruction("put-under", cards=cards, to=ThisCard())
    if where in _LAID:
        return GameInstruction(_LAID[where], cards=cards)
    to, bottom = _PUT[where]
    return Move(cards, to, bottom=bottom)


def _craft(said: Token) -> FactChange:
    """The type of crafts, gained or lost; or that of Resonas, lost."""
    return FactChange("type", set="") if token_words(said).startswith("no") else FactChange("type", add="craft")


def _count(cards: Reference, number: Token, more: Token) -> Condition:
    if token_words(more) == "or more":
        return CountCondition(cards, least=int(number))
    return CountCondition(cards, most=int(number))


def _bound(what: str, number: Token, more: Token | None) -> Bound:
    if more is None:
        return Bound(what, int(number), int(number))
    return Bound(what, least=int(number)) if token_words(more) == "or more" else Bound(what, most=int(number))


def _in_hand(among: Reference, side: Side) -> Reference:
    """Cards of the hand, unless another place is given."""
    assert isinstance(among, MatchingCards)
    where = replace(among.where, kind=() if among.where.kind == ("card",) else among.where.kind)
    return MatchingCards(("hand",), side, where)
