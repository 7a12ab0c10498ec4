"""Card text: the meaning of nouns, amounts, conditions, events and steps.

:class:`Reading` walks a syntax tree from the leaves; the method named as a node says what the node
means, given its children. This half reads what an ability speaks *of*; what it *does* is read in
``cardtext_doing``. Method names are the aliases of ``cardtext.lark``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from lark import Token, Tree

from ...adapters.abilities import (
    All,
    Amount,
    AmountIs,
    Cards,
    Condition,
    Count,
    CountIs,
    EventAmount,
    Fact,
    Filter,
    Host,
    It,
    Limit,
    Matches,
    Not,
    Reference,
    Remaining,
    Rolled,
    Side,
    Source,
    Step,
    Target,
    That,
    This,
    Top,
    TurnOf,
    When,
)
from ..cardtext import Misread
from .cardtext_nouns import OFF_STAGE, STAGE, Noun, Phrase, zones

Same = TypeVar("Same")
Bounds = tuple[int | None, int | None]

_FIXED: dict[str, Reference] = {
    "the holomem this card is attached to": Host(),
    "that holomem": That(),
    "that card": That(),
    "that cheer": That(),
    "the chosen card": It(),
    "the chosen cards": It(),
    "the source": Source(),
    "the target": Target(),
    "it": It(),
    "them": It(),
}
_OWNERS: dict[str, Reference] = {
    "this holomem's": This(),
    "that holomem's": That(),
    "the target's": Target(),
    "the source's": Source(),
    "its": It(),
}
_HAPPENS = {
    "collabs": "collab",
    "blooms": "bloom",
    "becomes resting": "rest",
    "becomes active": "ready",
    "uses an art": "use-art",
    "uses an ability": "use-ability",
    "baton passes": "baton-pass",
    "is healed": "heal",
    "is switched": "switch",
    "is revealed": "reveal",
    "be healed": "heal",
    "be switched": "switch",
    "be revealed": "reveal",
    "become resting": "rest",
    "become active": "ready",
    "baton pass": "baton-pass",
}
_DOES = {"draw": "draw", "roll": "roll", "shuffle": "shuffle", "take": "life-damage", "use": "use-skill"}
_CAUSES: dict[str, tuple[str, ...]] = {"damage": (), "art damage": ("art",), "effect damage": ("effect",)}
_STATES = {
    "resting": ("resting", True),
    "active": ("resting", False),
    "damaged": ("damaged", True),
    "limited": ("limited", True),
    "buzz": ("buzz", True),
    "other": ("other", True),
}
_LEVELS = {"debut": "Debut", "spot": "Spot"}
_FACTS = {"remaining hp": "hp"}


class Predicate(NamedTuple):
    """What a card is said to be, and the zones it is said to stand in."""

    where: Filter
    zone: tuple[str, ...] = ()


def words(token: Token) -> str:
    """A keyword as the grammar writes it."""
    return " ".join(token.lower().split())


def color(token: Token) -> str:
    """A colour's one spelling."""
    return words(token).replace("colourless", "colorless")


def level(token: Token) -> str:
    """A level's one spelling."""
    return _LEVELS.get(words(token), words(token))


def name(token: Token) -> str:
    """What stands within the brackets or the quotation marks."""
    return str(token)[1:-1].strip()


def singular(token: Token) -> str:
    """A kind of card, for one of them."""
    kind = words(token).removesuffix("s")
    return kind if kind == "holomem card" else kind.removesuffix(" card")


def times(factor: Token | None) -> int:
    """The factor of an amount; 1 where none is said."""
    return 1 if factor is None else int(factor)


class Reading:
    """Reads one line. ``start`` is the line's offset in the card's text."""

    def __init__(self, start: int) -> None:
        self._start = start
        self._at = start

    def read(self, tree: Tree[Token]) -> Any:
        """What the tree means. Raises :class:`Misread`."""
        children = [self.read(child) if isinstance(child, Tree) else child for child in tree.children]
        self._at = self._start + getattr(tree.meta, "start_pos", 0)
        return getattr(self, tree.data)(*children)

    def only(self, child: Same) -> Same:
        return child

    def nothing(self) -> None:
        return None

    # --- sides and limits ------------------------------------------------------------------------

    def side(self, side: Token) -> Side:
        whose = words(side)
        if whose.startswith(("each player", "any player", "a player")):
            return "both"
        return "you" if whose.startswith("you") and "opponent" not in whose else "opponent"

    def by_any(self) -> Side:
        return "both"

    def once(self, period: Token) -> Limit:
        return Limit(1, "game" if words(period) == "game" else "turn")

    def twice(self, period: Token) -> Limit:
        return Limit(2, self.once(period).per)

    def times_per(self, count: Token, period: Token) -> Limit:
        return Limit(int(count), self.once(period).per)

    # --- nouns -----------------------------------------------------------------------------------

    def noun(self, *described: Any) -> Noun:
        noun = Noun(self._at)
        for part in described:
            noun = noun.with_(part)
        return noun

    def kind(self, kind: Token) -> dict[str, Any]:
        what = singular(kind)
        if what == "card":
            return {}
        return {"where": {"kind": ("holomem",)}} if what == "holomem card" else {"head": what}

    def subtype(self, subtype: Token) -> dict[str, Any]:
        return {"where": {"subtype": (singular(subtype),)}}

    def names(self, *names: Token) -> tuple[str, ...]:
        return tuple(name(each) for each in names)

    def color(self, *colors: Token) -> dict[str, Any]:
        return {"where": {"color": tuple(color(each) for each in colors)}}

    def level(self, *levels: Token) -> dict[str, Any]:
        return {"where": {"level": tuple(level(each) for each in levels)}}

    def tag(self, *tags: Token) -> dict[str, Any]:
        return {"where": {"tag": tuple(str(each) for each in tags)}}

    def position(self, *positions: Token) -> dict[str, Any]:
        return {"zone": tuple(words(each) for each in positions)}

    def state(self, state: Token) -> dict[str, Any]:
        field, value = _STATES[words(state)]
        return {"where": {field: value}}

    def place(self, *whose_and_zone: Any) -> dict[str, Any]:
        whose, zone = whose_and_zone
        return {"zone": zones(words(zone))} | ({"side": whose} if whose else {})

    def attached_to(self, holder: Reference) -> dict[str, Any]:
        return {"on": holder}

    def stacked_under(self, holder: Reference) -> dict[str, Any]:
        return {"on": holder, "part": "stacked"}

    def attribute_named(self, names: tuple[str, ...]) -> dict[str, Any]:
        return {"where": {"name": names}}

    def head_names(self, names: tuple[str, ...]) -> dict[str, Any]:
        return {"head": "name", "where": {"name": names}}

    def with_damage(self, damage: Token) -> dict[str, Any]:
        return {"where": {"damaged": words(damage) == "with damage"}}

    def with_hp(self, token: Token) -> dict[str, Any]:
        _, number, _, bound, *_ = words(token).split()
        return {"where": {"hp_most" if bound == "less" else "hp_least": int(number)}}

    def with_tag(self, tag: Token) -> dict[str, Any]:
        return self.tag(tag)

    def with_attached(self, *described: Any) -> dict[str, Any]:
        return {"where": {"with_attached": self.noun(*described).filter()}}

    def same_name(self, card: Reference) -> dict[str, Any]:
        return {"where": {"named_as": card}}

    def same_color(self, card: Reference) -> dict[str, Any]:
        return {"where": {"colored_as": card}}

    # --- references ------------------------------------------------------------------------------

    def fixed(self, token: Token) -> Phrase:
        return Phrase(self._at, ready=_FIXED.get(words(token), This()))

    def near_fixed(self, token: Token) -> Reference:
        return _FIXED.get(words(token), This())

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
        if int(least) > int(most):
            raise Misread(self._at, f"there is no number from {least} to {most}", "write the smaller one first")
        return Phrase(self._at, None, noun, int(most), least=int(least))

    def some_of(self, up_to: Token | None, count: Token, side: Token, noun: Noun, chosen: Token | None) -> Phrase:
        return self.some(up_to, count, self._of(side, noun), chosen)

    def some_of_them(self, up_to: Token | None, count: Token, chosen: Token | None) -> Phrase:
        by: Side = "opponent" if chosen else "you"
        return Phrase.of_them(self._at, self._several(count), up_to=bool(up_to), by=by)

    def all_of_side(self, side: Token, noun: Noun) -> Phrase:
        return Phrase(self._at, noun=self._of(side, noun))

    def whole_zone(self, side: Token, zone: Token) -> Phrase:
        return Phrase(self._at, ready=Cards(zones(words(zone)), self.side(side)))

    def every(self, noun: Noun) -> Phrase:
        return Phrase(self._at, noun=noun)

    def any_one(self, noun: Noun) -> Phrase:
        return Phrase(self._at, noun=noun, count=0)

    def another(self, noun: Noun) -> Phrase:
        return Phrase(self._at, noun=noun.with_({"where": {"other": True}}), count=0)

    def owner(self, owner: Token) -> Phrase:
        return Phrase(self._at, ready=_OWNERS[words(owner)])

    def owner_group(self, side: Token, *adjectives: Any) -> Phrase:
        noun = self.noun(*adjectives, {"head": "holomem"})
        return Phrase(self._at, noun=self._of(side, noun))

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

    def rolled(self, factor: Token | None) -> Amount:
        return Rolled(times(factor))

    def number_of(self, factor: Token | None, noun: Noun) -> Amount:
        return Count(self._counted(noun), times(factor))

    def fact(self, factor: Token | None, owner: Phrase, fact: Token) -> Amount:
        return Fact(_FACTS.get(words(fact), words(fact)), owner.subject(), times(factor))

    def event_amount(self, factor: Token | None) -> Amount:
        return EventAmount(times(factor))

    def _counted(self, noun: Noun) -> Cards:
        return noun.cards("both" if noun.on_stage else "you")

    def _amount(self, number: int, per: Noun | None) -> Amount:
        return number if per is None else Count(self._counted(per), number)

    # --- conditions ------------------------------------------------------------------------------

    def cond(self, *claims: Condition) -> Condition:
        return claims[0] if len(claims) == 1 else All(claims)

    def negated(self, condition: Condition) -> Condition:
        return Not(condition)

    def exactly(self, number: Token) -> Bounds:
        return int(number), int(number)

    def at_least(self, number: Token) -> Bounds:
        return int(number), None

    def at_most(self, number: Token) -> Bounds:
        return None, int(number)

    def has_cards(self, who: Token, bounds: Bounds, noun: Noun) -> Condition:
        return CountIs(noun.cards(self.side(who)), *bounds)

    def has_zone(self, who: Token, bounds: Bounds, zone: Token) -> Condition:
        return CountIs(Cards(zones(words(zone)), self.side(who)), *bounds)

    def has_none(self, who: Token, noun: Noun) -> Condition:
        return self.has_cards(who, (None, 0), noun)

    def has_zone_none(self, who: Token, zone: Token) -> Condition:
        return self.has_zone(who, (None, 0), zone)

    def has_one(self, who: Token, noun: Noun) -> Condition:
        return self.has_cards(who, (1, None), noun)

    def there_are(self, bounds: Bounds, noun: Noun) -> Condition:
        return CountIs(noun.cards("both"), *bounds)

    def there_are_none(self, noun: Noun) -> Condition:
        return self.there_are((None, 0), noun)

    def there_is(self, noun: Noun) -> Condition:
        return self.there_are((1, None), noun)

    def matches(self, card: Phrase, predicate: Predicate) -> Condition:
        return Matches(card.subject(), predicate.where, predicate.zone)

    def matches_not(self, card: Phrase, predicate: Predicate) -> Condition:
        return Not(self.matches(card, predicate))

    def hp_remaining(self, card: Phrase, bounds: Bounds) -> Condition:
        return Matches(card.subject(), Filter(hp_least=bounds[0], hp_most=bounds[1]))

    def is_damaged(self, card: Phrase, damage: Token) -> Condition:
        said = words(damage)
        if said not in ("damage", "no damage"):
            raise Misread(self._at, f"no card keeps {said}", "write 'has damage' or 'has no damage'")
        return Matches(card.subject(), Filter(damaged=said == "damage"))

    def has_tag(self, card: Phrase, tag: Token) -> Condition:
        return Matches(card.subject(), Filter(tag=(str(tag),)))

    def has_attached(self, card: Phrase, noun: Noun) -> Condition:
        return Matches(card.subject(), Filter(with_attached=noun.filter()))

    def has_count_attached(self, card: Phrase, bounds: Bounds, noun: Noun) -> Condition:
        return CountIs(noun.with_({"on": card.subject()}).cards("both"), *bounds)

    def has_none_attached(self, card: Phrase, noun: Noun) -> Condition:
        return self.has_count_attached(card, (None, 0), noun)

    def turn_of(self, token: Token) -> Condition:
        return TurnOf("opponent" if "opponent" in words(token) else "you")

    def amount_is(self, amount: Amount, bounds: Bounds) -> Condition:
        return AmountIs(amount, *bounds)

    def parity(self, amount: Amount, parity: Token) -> Condition:
        return AmountIs(amount, odd=words(parity) == "odd")

    def stands_in(self, whose: Side | None, zone: Token) -> Predicate:
        if whose in ("opponent", "both"):
            raise Misread(self._at, "a card lies in its own player's zones", "leave the player out")
        return Predicate(Filter(), zones(words(zone)))

    def described(self, *adjectives: Any) -> Predicate:
        noun = self.noun(*adjectives)
        return Predicate(Filter(**noun.where), noun.zone)

    def is_named(self, names: tuple[str, ...]) -> Predicate:
        return Predicate(Filter(name=names))

    def is_a(self, *described: Any) -> Predicate:
        noun = self.noun(*described)
        return Predicate(replace(noun, zone=()).filter(), noun.zone)

    # --- events ----------------------------------------------------------------------------------

    def plain(self, who: Phrase, verb: Token) -> When:
        event = words(verb)
        event = _HAPPENS.get(event, event)
        return When(event, subject=who.subject(moving=event == "reveal"))

    def takes(self, who: Phrase, damage: Token, source: Phrase | None) -> When:
        by = None if source is None else source.subject()
        return When("damage", subject=who.subject(), source=by, cause=self._cause(damage))

    def deals(self, source: Phrase, damage: Token, who: Phrase | None) -> When:
        subject = None if who is None else who.subject()
        return When("damage", subject=subject, source=source.subject(), cause=self._cause(damage))

    def would_take(self, who: Phrase, damage: Token, source: Phrase | None) -> When:
        return _renamed(self.takes(who, damage, source), "take-damage")

    def would_deal(self, source: Phrase, damage: Token, who: Phrase | None) -> When:
        return _renamed(self.deals(source, damage, who), "deal-damage")

    def downed(self, who: Phrase, source: Phrase | None) -> When:
        return When("down", subject=who.subject(), source=None if source is None else source.subject())

    def downs(self, source: Phrase, who: Phrase) -> When:
        return When("down", subject=who.subject(), source=source.subject())

    def archived(self, who: Phrase, leaving: tuple[str, ...] | None, by: Side | None) -> When:
        return self._move(who, None, ("archive",), leaving or (), by)

    def moved(
        self, who: Phrase, whose: Side | None, zone: Token, leaving: tuple[str, ...] | None, by: Side | None
    ) -> When:
        to = zones(words(zone))
        return self._move(who, whose, to, leaving or (OFF_STAGE if to == STAGE else ()), by)

    def left(self, who: Phrase, by: Side | None) -> When:
        return self._move(who, None, OFF_STAGE, STAGE, by)

    def leaving(self, whose: Side | None, zone: Token) -> tuple[str, ...]:
        return zones(words(zone))

    def sent(self, what: Phrase, holder: Phrase) -> When:
        return When("send", subject=self._held(what, holder))

    def attached(self, what: Phrase, holder: Phrase) -> When:
        return When("attach", subject=self._held(what, holder))

    def player_does(self, player: Token, does: Token) -> When:
        return When(_DOES[words(does).split()[0].removesuffix("s")], by=self.side(player))

    def uses_support(self, player: Token, noun: Noun) -> When:
        where = noun.filter()
        plain = where in (Filter(), Filter(kind=("support",)))
        subject = None if plain else Cards(side="both", where=where)
        return When("use-support", subject=subject, by=self.side(player))

    def _cause(self, damage: Token) -> tuple[str, ...]:
        if words(damage) not in _CAUSES:
            raise Misread(self._at, "no damage is no event", "write 'damage' or 'art damage'")
        return _CAUSES[words(damage)]

    def _move(
        self, who: Phrase, whose: Side | None, to: tuple[str, ...], frm: tuple[str, ...], by: Side | None
    ) -> When:
        subject = who.subject(whose or "both", moving=True)
        return When("move", subject=subject, by=by, frm=frm, to=to)

    def _held(self, what: Phrase, holder: Phrase) -> Reference:
        """What is attached, told by what it is attached to once that has happened."""
        if what.noun is None:
            if holder.subject() != Cards(STAGE, "both"):
                raise Misread(what.place, "this card has one holder at most", "write 'attached to a holomem'")
            return what.subject()
        return what.noun.with_({"on": holder.subject()}).cards("both")

    # --- steps -----------------------------------------------------------------------------------

    def step_of(self, edge: Token, *side_and_step: Token) -> Step:
        *sides, step = side_and_step
        side: Side = self.side(sides[0]) if sides else "both"
        ends = words(edge) == "at the end of"
        return Step(words(step).removesuffix(" step"), "ends" if ends else "begins", side)

    def end_of_turn(self) -> Step:
        return Step("turn", "ends")


def _renamed(when: When, event: str) -> When:
    return When(event, when.subject, when.source, when.by, when.frm, when.to, when.cause)
