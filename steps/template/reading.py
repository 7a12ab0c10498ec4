"""Card text: the meaning of nouns, amounts, conditions, events and steps.

:class:`Reading` walks a syntax tree from the leaves; the method named as a node says what the node
means, given its children. This half reads what an ability speaks *of*; what it *does* is read in
``doing``. Method names are the aliases of ``cardtext.lark``; a game's reader completes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple, TypeVar

from lark import Token

from ...adapters.abilities import (
    Alike,
    All,
    Amount,
    AmountIs,
    Cards,
    Condition,
    Count,
    CountIs,
    Fact,
    Filter,
    It,
    Limit,
    Matches,
    Not,
    Places,
    Reference,
    Remaining,
    Side,
    Step,
    This,
    Top,
    TurnOf,
    When,
)
from ..cardtext import Misread, Reader, constant, from_children, from_number, joined, words
from .nouns import Noun, Phrase

Same = TypeVar("Same")
Bounds = tuple[int | None, int | None]
OTHER = {"other": Filter(other=True)}
"""Not the card whose text it is."""


class Predicate(NamedTuple):
    """What a card is said to be, and the zones and places it is said to stand in."""

    where: Filter
    zone: tuple[str, ...] = ()
    place: Places | None = None


def name(token: Token) -> str:
    """What stands within the brackets, the braces or the quotation marks."""
    return str(token)[1:-1].strip()


def times(factor: Token | None) -> int:
    """The factor of an amount; 1 where none is said."""
    return 1 if factor is None else int(factor)


class Reading(Reader):
    """Reads one line. ``start`` is the line's offset in the card's text."""

    nouns: ClassVar[type[Noun]] = Noun
    """The game's nouns."""

    fixed_words: ClassVar[Mapping[str, Reference]] = {}
    """What the words for one card mean; those left out mean the card whose text it is."""

    owners: ClassVar[Mapping[str, Reference]] = {}
    """The same, of a card that something belongs to (``its``)."""

    verbs: ClassVar[Mapping[str, str]] = {}
    """The events that verbs name, where the verb is not the event's own name."""

    player_verbs: ClassVar[Mapping[str, str]] = {}
    """The events that a player's verbs name, by the verb's first word."""

    facts: ClassVar[Mapping[str, str]] = {}
    """The numbers of a card, where a text has another word for them."""

    holders: ClassVar[Reference | None] = None
    """All the cards that others can be attached to."""

    held_anywhere: ClassVar[str] = "attached to a card"
    """How a text says that a card is attached to whichever of them."""

    only = from_children(lambda child: child)
    nothing = constant(None)

    def zones(self, said: str) -> tuple[str, ...]:
        """The zones that a zone's name in a text stands for."""
        raise NotImplementedError

    def singular(self, kind: Token) -> str:
        """A kind of card, for one of them."""
        raise NotImplementedError

    # --- sides and limits ------------------------------------------------------------------------

    def side(self, side: Token) -> Side:
        whose = words(side)
        if whose.startswith(("each player", "any player", "a player")):
            return "both"
        return "you" if whose.startswith("you") and "opponent" not in whose else "opponent"

    by_any = constant("both")
    once = from_children(lambda period: Limit(1, "game" if words(period) == "game" else "turn"))
    once_by_name = constant(Limit(per="name"))

    # --- nouns -----------------------------------------------------------------------------------

    def noun(self, *described: Any) -> Noun:
        noun = self.nouns(self._at)
        for part in described:
            noun = noun.with_(part)
        return noun

    names = from_children(lambda *names: tuple(name(each) for each in names))

    def place(self, *whose_and_zone: Any) -> dict[str, Any]:
        whose, *named = whose_and_zone
        zones = tuple(zone for each in named for zone in self.zones(words(each)))
        return {"zone": zones} | ({"side": whose} if whose else {})

    attached_to = from_children(lambda holder: {"on": holder})
    stacked_under = from_children(lambda holder: {"on": holder, "part": "stacked"})
    attribute_named = from_children(lambda names: {"where": {"name": Filter(name=names)}})
    head_names = from_children(lambda names: {"head": "name", "where": {"name": Filter(name=names)}})

    def with_attached(self, *described: Any) -> dict[str, Any]:
        return {"where": {"attached card": Filter(with_attached=self.noun(*described).filter())}}

    same_name = from_children(lambda card: {"where": {"same name": Filter(alike=(Alike("name", card),))}})

    # --- references ------------------------------------------------------------------------------

    def fixed(self, token: Token) -> Phrase:
        return Phrase(self._at, ready=self.near_fixed(token))

    def near_fixed(self, token: Token) -> Reference:
        return self.fixed_words.get(words(token), This())

    def near_group(self, side: Token, *described: Any) -> Cards:
        return self.noun(*described).cards(self.side(side))

    def near_one(self, count: Token, side: Token, *described: Any) -> Cards:
        if int(count) != 1:
            raise Misread(self._at, "one card is not attached to several", "write '1 of ...' or 'a ...'")
        return self.near_group(side, *described)

    def near_any(self, *described: Any) -> Cards:
        return self.noun(*described).cards("both")

    def top_one(self, side: Token, deck: Token) -> Phrase:
        return Phrase(self._at, ready=Top(words(deck), side=self.side(side)))

    def top(self, count: Token, side: Token, deck: Token) -> Phrase:
        return Phrase(self._at, ready=Top(words(deck), int(count), self.side(side)))

    def remaining(self) -> Phrase:
        return Phrase(self._at, ready=Remaining())

    def some(self, up_to: Token | None, count: Token, noun: Noun, chosen: Token | None) -> Phrase:
        by: Side = "opponent" if chosen else "you"
        return Phrase(self._at, None, noun, self._several(count), bool(up_to), by)

    def some_between(self, least: Token, most: Token, noun: Noun) -> Phrase:
        self._in_order(least, most)
        return Phrase(self._at, None, noun, int(most), least=int(least))

    def _in_order(self, least: Token, most: Token) -> None:
        if int(least) > int(most):
            raise Misread(self._at, f"there is no number from {least} to {most}", "write the smaller one first")

    def some_of(self, up_to: Token | None, count: Token, side: Token, noun: Noun, chosen: Token | None) -> Phrase:
        return self.some(up_to, count, self._of(side, noun), chosen)

    def some_of_them(self, up_to: Token | None, count: Token, chosen: Token | None) -> Phrase:
        by: Side = "opponent" if chosen else "you"
        return Phrase.of_them(self._at, self._several(count), up_to=bool(up_to), by=by)

    def all_of_side(self, side: Token, noun: Noun) -> Phrase:
        return Phrase(self._at, noun=self._of(side, noun))

    def whole_zone(self, side: Token, zone: Token) -> Phrase:
        return Phrase(self._at, ready=Cards(self.zones(words(zone)), self.side(side)))

    def every(self, noun: Noun) -> Phrase:
        return Phrase(self._at, noun=noun)

    def any_one(self, noun: Noun) -> Phrase:
        return Phrase(self._at, noun=noun, count=0)

    def another(self, noun: Noun) -> Phrase:
        return Phrase(self._at, noun=noun.with_({"where": OTHER}), count=0)

    def owner(self, owner: Token) -> Phrase:
        return Phrase(self._at, ready=self.owners[words(owner)])

    def owner_group(self, side: Token, *described: Any) -> Phrase:
        *adjectives, group = described
        noun = self.noun(*adjectives, {"head": self._grouped(group)})
        return Phrase(self._at, noun=self._of(side, noun))

    def _grouped(self, group: Token) -> str:
        """The head of a word for cards that something belongs to."""
        return words(group).rstrip("'").removesuffix("'s")

    def _of(self, side: Token, noun: Noun) -> Noun:
        whose = self.side(side)
        if noun.side not in (None, whose):
            raise Misread(noun.place, "this says of two players whose it is", "leave one out")
        return noun.with_({"side": whose})

    def _several(self, count: Token) -> int:
        if int(count) < 1:
            raise Misread(self._at, "a choice of no card", "write at least 1")
        return int(count)

    # --- amounts ---------------------------------------------------------------------------------

    def of_side(self, side: Token, noun: Noun) -> Noun:
        return self._of(side, noun)

    def number_of(self, factor: Token | None, noun: Noun) -> Amount:
        return Count(self._counted(noun), times(factor))

    def fact(self, factor: Token | None, owner: Phrase, fact: Token) -> Amount:
        return Fact(self.facts.get(words(fact), words(fact)), owner.subject(), times(factor))

    def _counted(self, noun: Noun | It) -> Reference:
        return noun if isinstance(noun, It) else noun.cards("both" if noun.at_home else "you")

    def _amount(self, number: int, per: Noun | It | None) -> Amount:
        return number if per is None else Count(self._counted(per), number)

    # --- conditions ------------------------------------------------------------------------------

    cond = from_children(lambda *claims: claims[0] if len(claims) == 1 else All(claims))
    negated = from_children(Not)
    exactly = from_number(lambda number: (number, number))
    at_least = from_number(lambda number: (number, None))
    at_most = from_number(lambda number: (None, number))

    def has_cards(self, who: Token, bounds: Bounds, noun: Noun) -> Condition:
        return CountIs(noun.cards(self.side(who)), *bounds)

    def has_none(self, who: Token, noun: Noun) -> Condition:
        return self.has_cards(who, (None, 0), noun)

    def has_one(self, who: Token, noun: Noun) -> Condition:
        return self.has_cards(who, (1, None), noun)

    there_are = from_children(lambda bounds, noun: CountIs(noun.cards("both"), *bounds))

    def there_are_none(self, noun: Noun) -> Condition:
        return self.there_are((None, 0), noun)

    def there_is(self, noun: Noun) -> Condition:
        return self.there_are((1, None), noun)

    matches = from_children(lambda card, predicate: Matches(card.subject(), *predicate))

    def matches_not(self, card: Phrase, predicate: Predicate) -> Condition:
        return Not(self.matches(card, predicate))

    has_attached = from_children(lambda card, noun: Matches(card.subject(), Filter(with_attached=noun.filter())))

    def has_count_attached(self, card: Phrase, bounds: Bounds, noun: Noun) -> Condition:
        return CountIs(noun.with_({"on": card.subject()}).cards("both"), *bounds)

    def has_none_attached(self, card: Phrase, noun: Noun) -> Condition:
        return self.has_count_attached(card, (None, 0), noun)

    turn_of = from_children(lambda token: TurnOf("opponent" if "opponent" in words(token) else "you"))
    amount_is = from_children(lambda amount, bounds: AmountIs(amount, *bounds))
    parity = from_children(lambda amount, parity: AmountIs(amount, odd=words(parity) == "odd"))

    def stands_in(self, whose: Side | None, zone: Token) -> Predicate:
        if whose in ("opponent", "both"):
            raise Misread(self._at, "a card lies in its own player's zones", "leave the player out")
        return Predicate(Filter(), self.zones(words(zone)))

    def described(self, *adjectives: Any) -> Predicate:
        noun = self.noun(*adjectives)
        return Predicate(joined(noun.where.values()), noun.zone)

    is_named = from_children(lambda names: Predicate(Filter(name=names)))

    def is_a(self, *described: Any) -> Predicate:
        noun = self.noun(*described)
        return Predicate(replace(noun, zone=()).filter(), noun.zone)

    # --- events ----------------------------------------------------------------------------------

    def plain(self, who: Phrase, verb: Token) -> When:
        event = words(verb)
        event = self.verbs.get(event, event)
        return When(event, subject=who.subject(moving=event == "reveal"))

    def moved(
        self, who: Phrase, whose: Side | None, zone: Token, leaving: tuple[str, ...] | None, by: Side | Reference | None
    ) -> When:
        return self._move(who, whose, self.zones(words(zone)), leaving or (), by)

    def leaving(self, whose: Side | None, zone: Token) -> tuple[str, ...]:
        return self.zones(words(zone))

    def attached(self, what: Phrase, holder: Phrase) -> When:
        return When("attach", subject=self._held(what, holder))

    def player_does(self, player: Token, does: Token) -> When:
        return When(self.player_verbs[words(does).split()[0].removesuffix("s")], by=self.side(player))

    def _move(
        self, who: Phrase, whose: Side | None, to: tuple[str, ...], frm: tuple[str, ...], by: Side | Reference | None
    ) -> When:
        subject = who.subject(whose or "both", moving=True)
        if by is None or isinstance(by, str):
            return When("move", subject=subject, by=by, frm=frm, to=to)
        return When("move", subject=subject, source=by, frm=frm, to=to)

    def _held(self, what: Phrase, holder: Phrase) -> Reference:
        """What is attached, told by what it is attached to once that has happened."""
        if what.noun is None:
            if holder.subject() != self.holders:
                raise Misread(what.place, "this card has one holder at most", f"write '{self.held_anywhere}'")
            return what.subject()
        return what.noun.with_({"on": holder.subject()}).cards("both")

    # --- steps -----------------------------------------------------------------------------------

    def step_of(self, edge: Token, *side_and_step: Token) -> Step:
        *sides, step = side_and_step
        side: Side = self.side(sides[0]) if sides else "both"
        ends = words(edge) == "at the end of"
        called = words(step).removesuffix(" step").removesuffix(" phase")
        return Step(called, "ends" if ends else "begins", side)

    end_of_turn = constant(Step("turn", "ends"))
