"""Card text: the meaning of nouns, amounts, conditions, events and steps.

:class:`ReferenceReader` walks a syntax tree from the leaves; the method named as a node gives the meaning of the node
from its children. This half reads references; ``cardtext_instructions`` reads what an ability does. Method names are
the aliases of ``cardtext.lark``; a game's reader completes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple, TypeVar

from lark import Token

from ...adapters.card_text_tree import (
    Alike,
    AllConditions,
    Amount,
    AmountCondition,
    Condition,
    CountAmount,
    CountCondition,
    EventPattern,
    FactAmount,
    Filter,
    Limit,
    MatchCondition,
    MatchingCards,
    NotCondition,
    Places,
    PreviousCards,
    Reference,
    RemainingCards,
    Side,
    StepPattern,
    ThisCard,
    TopCards,
    TurnCondition,
)
from ..cardtext import (
    CardTextFault,
    CardTextReader,
    constant_method,
    from_children,
    from_number,
    join_filters,
    token_words,
)
from .cardtext_nouns import CardNoun, NounPhrase

Same = TypeVar("Same")
Bounds = tuple[int | None, int | None]
OTHER = {"other": Filter(other=True)}
"""A filter for cards other than the one with the text."""


class CardPredicate(NamedTuple):
    """The properties that a card has according to a condition, and the zones and places that it is in."""

    where: Filter
    zone: tuple[str, ...] = ()
    place: Places | None = None


def unquote_token(token: Token) -> str:
    """The text within the brackets, the braces or the quotation marks."""
    return str(token)[1:-1].strip()


def amount_factor(factor: Token | None) -> int:
    """The factor of an amount; 1 by default."""
    return 1 if factor is None else int(factor)


class NounReader(CardTextReader):
    """A reader of nouns, references to cards and amounts. ``start`` is the line's offset in the card's text."""

    nouns: ClassVar[type[CardNoun]] = CardNoun
    """The game's nouns."""

    fixed_words: ClassVar[Mapping[str, Reference]] = {}
    """The meanings of words for one card; words that are left out mean the card with the text."""

    owners: ClassVar[Mapping[str, Reference]] = {}
    """The same for the owner of something (``its``)."""

    verbs: ClassVar[Mapping[str, str]] = {}
    """The events of verbs, if the verb is not the event's own name."""

    player_verbs: ClassVar[Mapping[str, str]] = {}
    """The events of a player's verbs, by the verb's first word."""

    facts: ClassVar[Mapping[str, str]] = {}
    """The numbers of a card, by the text's words for them if these differ."""

    holders: ClassVar[Reference | None] = None
    """All the cards that others can be attached to."""

    held_anywhere: ClassVar[str] = "attached to a card"
    """The words of a text for a card that is attached to any of them."""

    only = from_children(lambda child: child)
    nothing = constant_method(None)

    def zones_named(self, said: str) -> tuple[str, ...]:
        """The zones that the name of a zone in a text means."""
        raise NotImplementedError

    def singular_kind(self, kind: Token) -> str:
        """The word for one card of a kind."""
        raise NotImplementedError

    # --- sides and limits ------------------------------------------------------------------------

    def side(self, side: Token) -> Side:
        whose = token_words(side)
        if whose.startswith(("each player", "any player", "a player")):
            return "both"
        return "you" if whose.startswith("you") and "opponent" not in whose else "opponent"

    by_any = constant_method("both")
    once = from_children(lambda period: Limit(1, "game" if token_words(period) == "game" else "turn"))
    once_by_name = constant_method(Limit(per="name"))

    # --- nouns -----------------------------------------------------------------------------------

    def noun(self, *described: Any) -> CardNoun:
        noun = self.nouns(self._at)
        for part in described:
            noun = noun.with_attribute(part)
        return noun

    names = from_children(lambda *names: tuple(unquote_token(each) for each in names))

    def place(self, *whose_and_zone: Any) -> dict[str, Any]:
        whose, *named = whose_and_zone
        zones = tuple(zone for each in named for zone in self.zones_named(token_words(each)))
        return {"zone": zones} | ({"side": whose} if whose else {})

    attached_to = from_children(lambda holder: {"on": holder})
    stacked_under = from_children(lambda holder: {"on": holder, "part": "stacked"})
    attribute_named = from_children(lambda names: {"where": {"name": Filter(name=names)}})
    head_names = from_children(lambda names: {"head": "name", "where": {"name": Filter(name=names)}})

    def with_attached(self, *described: Any) -> dict[str, Any]:
        return {"where": {"attached card": Filter(with_attached=self.noun(*described).card_filter())}}

    same_name = from_children(lambda card: {"where": {"same name": Filter(alike=(Alike("name", card),))}})

    # --- references ------------------------------------------------------------------------------

    def fixed(self, token: Token) -> NounPhrase:
        return NounPhrase(self._at, ready=self.near_fixed(token))

    def near_fixed(self, token: Token) -> Reference:
        return self.fixed_words.get(token_words(token), ThisCard())

    def near_group(self, side: Token, *described: Any) -> MatchingCards:
        return self.noun(*described).matching_cards(self.side(side))

    def near_one(self, count: Token, side: Token, *described: Any) -> MatchingCards:
        if int(count) != 1:
            raise CardTextFault(self._at, "one card cannot be attached to several", "write '1 of ...' or 'a ...'")
        return self.near_group(side, *described)

    def near_any(self, *described: Any) -> MatchingCards:
        return self.noun(*described).matching_cards("both")

    def top_one(self, side: Token, deck: Token) -> NounPhrase:
        return NounPhrase(self._at, ready=TopCards(token_words(deck), side=self.side(side)))

    def top(self, count: Token, side: Token, deck: Token) -> NounPhrase:
        return NounPhrase(self._at, ready=TopCards(token_words(deck), int(count), self.side(side)))

    def remaining(self) -> NounPhrase:
        return NounPhrase(self._at, ready=RemainingCards())

    def some(self, up_to: Token | None, count: Token, noun: CardNoun, chosen: Token | None) -> NounPhrase:
        by: Side = "opponent" if chosen else "you"
        return NounPhrase(self._at, None, noun, self._several(count), bool(up_to), by)

    def some_between(self, least: Token, most: Token, noun: CardNoun) -> NounPhrase:
        self._in_order(least, most)
        return NounPhrase(self._at, None, noun, int(most), least=int(least))

    def _in_order(self, least: Token, most: Token) -> None:
        if int(least) > int(most):
            raise CardTextFault(
                self._at, f"the numbers {least} to {most} are in the wrong order", "write the smaller one first"
            )

    def some_of(
        self, up_to: Token | None, count: Token, side: Token, noun: CardNoun, chosen: Token | None
    ) -> NounPhrase:
        return self.some(up_to, count, self._of(side, noun), chosen)

    def some_of_them(self, up_to: Token | None, count: Token, chosen: Token | None) -> NounPhrase:
        by: Side = "opponent" if chosen else "you"
        return NounPhrase.choice_among_them(self._at, self._several(count), up_to=bool(up_to), by=by)

    def all_of_side(self, side: Token, noun: CardNoun) -> NounPhrase:
        return NounPhrase(self._at, noun=self._of(side, noun))

    def whole_zone(self, side: Token, zone: Token) -> NounPhrase:
        return NounPhrase(self._at, ready=MatchingCards(self.zones_named(token_words(zone)), self.side(side)))

    def every(self, noun: CardNoun) -> NounPhrase:
        return NounPhrase(self._at, noun=noun)

    def any_one(self, noun: CardNoun) -> NounPhrase:
        return NounPhrase(self._at, noun=noun, count=0)

    def another_card(self, noun: CardNoun) -> NounPhrase:
        return NounPhrase(self._at, noun=noun.with_attribute({"where": OTHER}), count=0)

    def owner(self, owner: Token) -> NounPhrase:
        return NounPhrase(self._at, ready=self.owners[token_words(owner)])

    def owner_group(self, side: Token, *described: Any) -> NounPhrase:
        *adjectives, group = described
        noun = self.noun(*adjectives, {"head": self._grouped(group)})
        return NounPhrase(self._at, noun=self._of(side, noun))

    def _grouped(self, group: Token) -> str:
        """The head of a word for cards that something belongs to."""
        return token_words(group).rstrip("'").removesuffix("'s")

    def _of(self, side: Token, noun: CardNoun) -> CardNoun:
        whose = self.side(side)
        if noun.side not in (None, whose):
            raise CardTextFault(noun.place, "this names two owners", "leave one out")
        return noun.with_attribute({"side": whose})

    def _several(self, count: Token) -> int:
        if int(count) < 1:
            raise CardTextFault(self._at, "this chooses no cards", "write at least 1")
        return int(count)

    # --- amounts ---------------------------------------------------------------------------------

    def of_side(self, side: Token, noun: CardNoun) -> CardNoun:
        return self._of(side, noun)

    def number_of(self, factor: Token | None, noun: CardNoun) -> Amount:
        return CountAmount(self._counted(noun), amount_factor(factor))

    def fact(self, factor: Token | None, owner: NounPhrase, fact: Token) -> Amount:
        return FactAmount(
            self.facts.get(token_words(fact), token_words(fact)), owner.as_subject(), amount_factor(factor)
        )

    def _counted(self, noun: CardNoun | PreviousCards) -> Reference:
        return noun if isinstance(noun, PreviousCards) else noun.matching_cards("both" if noun.is_at_home else "you")

    def _amount(self, number: int, per: CardNoun | PreviousCards | None) -> Amount:
        return number if per is None else CountAmount(self._counted(per), number)


class ReferenceReader(NounReader):
    """A reader of references to cards, conditions, events and steps in one line."""

    # --- conditions ------------------------------------------------------------------------------

    cond = from_children(lambda *claims: claims[0] if len(claims) == 1 else AllConditions(claims))
    negated = from_children(NotCondition)
    exactly = from_number(lambda number: (number, number))
    at_least = from_number(lambda number: (number, None))
    at_most = from_number(lambda number: (None, number))

    def has_cards(self, who: Token, bounds: Bounds, noun: CardNoun) -> Condition:
        return CountCondition(noun.matching_cards(self.side(who)), *bounds)

    def has_none(self, who: Token, noun: CardNoun) -> Condition:
        return self.has_cards(who, (None, 0), noun)

    def has_one(self, who: Token, noun: CardNoun) -> Condition:
        return self.has_cards(who, (1, None), noun)

    there_are = from_children(lambda bounds, noun: CountCondition(noun.matching_cards("both"), *bounds))

    def there_are_none(self, noun: CardNoun) -> Condition:
        return self.there_are((None, 0), noun)

    def there_is(self, noun: CardNoun) -> Condition:
        return self.there_are((1, None), noun)

    matches = from_children(lambda card, predicate: MatchCondition(card.as_subject(), *predicate))

    def matches_not(self, card: NounPhrase, predicate: CardPredicate) -> Condition:
        return NotCondition(self.matches(card, predicate))

    has_attached = from_children(
        lambda card, noun: MatchCondition(card.as_subject(), Filter(with_attached=noun.card_filter()))
    )

    def has_count_attached(self, card: NounPhrase, bounds: Bounds, noun: CardNoun) -> Condition:
        return CountCondition(noun.with_attribute({"on": card.as_subject()}).matching_cards("both"), *bounds)

    def has_none_attached(self, card: NounPhrase, noun: CardNoun) -> Condition:
        return self.has_count_attached(card, (None, 0), noun)

    turn_of = from_children(lambda token: TurnCondition("opponent" if "opponent" in token_words(token) else "you"))
    amount_is = from_children(lambda amount, bounds: AmountCondition(amount, *bounds))
    parity = from_children(lambda amount, parity: AmountCondition(amount, odd=token_words(parity) == "odd"))

    def stands_in(self, whose: Side | None, zone: Token) -> CardPredicate:
        if whose in ("opponent", "both"):
            raise CardTextFault(self._at, "a card can only be in its own player's zones", "leave the player out")
        return CardPredicate(Filter(), self.zones_named(token_words(zone)))

    def is_described(self, *adjectives: Any) -> CardPredicate:
        noun = self.noun(*adjectives)
        return CardPredicate(join_filters(noun.where.values()), noun.zone)

    is_named = from_children(lambda names: CardPredicate(Filter(name=names)))

    def is_a(self, *described: Any) -> CardPredicate:
        noun = self.noun(*described)
        return CardPredicate(replace(noun, zone=()).card_filter(), noun.zone)

    # --- events ----------------------------------------------------------------------------------

    def plain_event(self, who: NounPhrase, verb: Token) -> EventPattern:
        event = token_words(verb)
        event = self.verbs.get(event, event)
        return EventPattern(event, subject=who.as_subject(moving=event == "reveal"))

    def moves_to_zone(
        self,
        who: NounPhrase,
        whose: Side | None,
        zone: Token,
        leaving: tuple[str, ...] | None,
        by: Side | Reference | None,
    ) -> EventPattern:
        return self._move(who, whose, self.zones_named(token_words(zone)), leaving or (), by)

    def leaving(self, whose: Side | None, zone: Token) -> tuple[str, ...]:
        return self.zones_named(token_words(zone))

    def attached(self, what: NounPhrase, holder: NounPhrase) -> EventPattern:
        return EventPattern("attach", subject=self._held(what, holder))

    def player_does(self, player: Token, does: Token) -> EventPattern:
        return EventPattern(self.player_verbs[token_words(does).split()[0].removesuffix("s")], by=self.side(player))

    def _move(
        self,
        who: NounPhrase,
        whose: Side | None,
        to: tuple[str, ...],
        frm: tuple[str, ...],
        by: Side | Reference | None,
    ) -> EventPattern:
        subject = who.as_subject(whose or "both", moving=True)
        if by is None or isinstance(by, str):
            return EventPattern("move", subject=subject, by=by, frm=frm, to=to)
        return EventPattern("move", subject=subject, source=by, frm=frm, to=to)

    def _held(self, what: NounPhrase, holder: NounPhrase) -> Reference:
        """The attached card, by the card that it is attached to once that has happened."""
        if what.noun is None:
            if holder.as_subject() != self.holders:
                raise CardTextFault(
                    what.place, "this card can be attached to one card at most", f"write '{self.held_anywhere}'"
                )
            return what.as_subject()
        return what.noun.with_attribute({"on": holder.as_subject()}).matching_cards("both")

    # --- steps -----------------------------------------------------------------------------------

    def step_of(self, edge: Token, *side_and_step: Token) -> StepPattern:
        *sides, step = side_and_step
        side: Side = self.side(sides[0]) if sides else "both"
        ends = token_words(edge) == "at the end of"
        called = token_words(step).removesuffix(" step").removesuffix(" phase")
        return StepPattern(called, "ends" if ends else "begins", side)

    end_of_turn = constant_method(StepPattern("turn", "ends"))
