"""hololive card text: what its abilities speak of: cards of the stage, damage, dice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from lark import Token
from msgspec import structs

from ...adapters.abilities import (
    Alike,
    Amount,
    AmountIs,
    AreAlike,
    Bound,
    Cards,
    Choose,
    Condition,
    CountIs,
    EventAmount,
    Fact,
    Filter,
    Happened,
    Host,
    It,
    Limit,
    Matches,
    OneOf,
    Reference,
    Remaining,
    Rolled,
    Side,
    Source,
    Target,
    That,
    This,
    Top,
    TurnOf,
    When,
)
from ..cardtext import Misread, constant, from_children, words
from ..template.nouns import Noun, Phrase
from ..template.reading import OTHER, Bounds, Reading, times
from .cardtext_nouns import OFF_STAGE, STAGE, StageNoun, zones

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
_CAUSES: dict[str, tuple[str, ...]] = {"damage": (), "art damage": ("art",), "effect damage": ("effect",)}
_ABOUT = {"active": "resting", "undamaged": "damaged"}
"""What a state is about, where it is the contrary of another."""

_LEVELS = {"debut": "Debut", "spot": "Spot"}


def color(token: Token) -> str:
    """A colour's one spelling."""
    return words(token).replace("colourless", "colorless")


def level(token: Token) -> str:
    """A level's one spelling."""
    return _LEVELS.get(words(token), words(token))


class StageReading(Reading):
    """Reads nouns, amounts, conditions and events."""

    nouns = StageNoun
    fixed_words = _FIXED
    owners = _OWNERS
    verbs: ClassVar = {
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
    player_verbs: ClassVar = {
        "draw": "draw",
        "roll": "roll",
        "shuffle": "shuffle",
        "take": "life-damage",
        "use": "use-skill",
    }
    facts: ClassVar = {"remaining hp": "hp"}
    deeds: ClassVar = {
        "collabed": "collab",
        "bloomed": "bloom",
        "been healed": "heal",
        "become resting": "rest",
        "become active": "ready",
        "used an art": "use-art",
        "been switched": "switch",
        "been downed": "down",
        "drawn a card": "draw",
        "rolled a die": "roll",
        "shuffled a deck": "shuffle",
        "taken life damage": "life-damage",
        "used an oshi skill": "use-skill",
    }
    """The events that words for what has happened name."""

    holders = Cards(STAGE, "both")
    held_anywhere = "attached to a holomem"

    def zones(self, said: str) -> tuple[str, ...]:
        return zones(said)

    def singular(self, kind: Token) -> str:
        said = words(kind).removesuffix("s")
        return said if said == "holomem card" else said.removesuffix(" card")

    def twice(self, period: Token) -> Limit:
        return Limit(2, self.once(period).per)

    def times_per(self, count: Token, period: Token) -> Limit:
        return Limit(int(count), self.once(period).per)

    # --- nouns ----------------------------------------------------------------------------------------

    def kind(self, kind: Token) -> dict[str, Any]:
        what = self.singular(kind)
        if what == "card":
            return {}
        return {"where": {"kind": Filter(kind=("holomem",))}} if what == "holomem card" else {"head": what}

    def subtype(self, subtype: Token) -> dict[str, Any]:
        return self._fact("subtype", (self.singular(subtype),))

    def color(self, *colors: Token) -> dict[str, Any]:
        return self._fact("color", tuple(color(each) for each in colors))

    def level(self, *levels: Token) -> dict[str, Any]:
        return self._fact("level", tuple(level(each) for each in levels))

    def tag(self, *tags: Token) -> dict[str, Any]:
        return self._fact("tag", tuple(str(each) for each in tags))

    position = from_children(lambda *positions: {"zone": tuple(words(each) for each in positions)})

    def state(self, state: Token) -> dict[str, Any]:
        return {"where": OTHER} if words(state) == "other" else self._state(words(state))

    def with_damage(self, damage: Token) -> dict[str, Any]:
        return self._state("damaged" if words(damage) == "with damage" else "undamaged")

    def with_hp(self, token: Token) -> dict[str, Any]:
        _, number, _, bound, *_ = words(token).split()
        bounds = (None, int(number)) if bound == "less" else (int(number), None)
        return {"where": {f"hp or {bound}": Filter(bounds=(Bound("hp", *bounds),))}}

    def with_tag(self, tag: Token) -> dict[str, Any]:
        return self.tag(tag)

    def other_color(self, card: Reference) -> dict[str, Any]:
        return {"where": {"same color": Filter(alike=(Alike("color", card, differs=True),))}}

    def one_color(self) -> dict[str, Any]:
        return self._state("one color")

    def near_in_zone(self, *said: Any) -> Cards:
        *described, side, zone = said
        return self.noun(*described, {"zone": self.zones(words(zone))}).cards(self.side(side))

    same_color = from_children(lambda card: {"where": {"same color": Filter(alike=(Alike("color", card),))}})

    def bloomed_from(self, *described: Any) -> dict[str, Any]:
        return {"where": {"card below": Filter(upon=self.noun(*described).filter())}}

    in_stack = from_children(lambda holder: {"on": holder, "part": "stack"})

    def some_among(self, up_to: Token | None, count: Token, noun: Noun, related: Token | None) -> Phrase:
        most = self._several(count)
        choice = Choose(Remaining(noun.filter()), most, 0 if up_to else None, **self._related(related))
        return Phrase(self._at, ready=choice)

    def some_related(self, up_to: Token | None, count: Token, noun: Noun, related: Token) -> Phrase:
        return replace(self.some(up_to, count, noun, None), related=self._related(related))

    def _related(self, said: Token | None) -> dict[str, Any]:
        return {} if said is None else {"unlike": "name"} if "different" in words(said) else {"alike": "tag"}

    def top_between(self, least: Token, most: Token, side: Token, deck: Token) -> Phrase:
        self._in_order(least, most)
        return Phrase(self._at, ready=Top(words(deck), int(most), self.side(side), int(least)))

    def _fact(self, what: str, values: tuple[str, ...]) -> dict[str, Any]:
        return {"where": {what: Filter(facts=(OneOf(what, values),))}}

    def _state(self, state: str) -> dict[str, Any]:
        return {"where": {_ABOUT.get(state, state): Filter(state=(state,))}}

    # --- amounts and conditions -----------------------------------------------------------------------

    each_of_them = constant(It())
    rolled = from_children(lambda factor: Rolled(times(factor)))
    event_amount = from_children(lambda factor: EventAmount(times(factor)))

    def fact_over(self, owner: Phrase, fact: Token, over: Token) -> Amount:
        if int(over) < 1:
            raise Misread(self._at, "nothing is divided by none", "write a larger number")
        return Fact(self.facts.get(words(fact), words(fact)), owner.subject(), over=int(over))

    def has_zone(self, who: Token, bounds: Bounds, zone: Token) -> Condition:
        return CountIs(Cards(self.zones(words(zone)), self.side(who)), *bounds)

    def has_zone_none(self, who: Token, zone: Token) -> Condition:
        return self.has_zone(who, (None, 0), zone)

    hp_remaining = from_children(lambda card, bounds: Matches(card.subject(), Filter(bounds=(Bound("hp", *bounds),))))

    def is_damaged(self, card: Phrase, damage: Token) -> Condition:
        said = words(damage)
        if said not in ("damage", "no damage"):
            raise Misread(self._at, f"no card keeps {said}", "write 'has damage' or 'has no damage'")
        return Matches(card.subject(), Filter(state=("damaged" if said == "damage" else "undamaged",)))

    def step_of_turn(self, said: Token) -> Condition:
        _, _, *whose, step, _ = words(said).split()
        return TurnOf("opponent" if "opponent's" in whose else "you", step)

    has_tag = from_children(lambda card, tag: Matches(card.subject(), Filter(facts=(OneOf("tag", (str(tag),)),))))

    def has_bloomed_from(self, card: Phrase, *described: Any) -> Condition:
        return Matches(card.subject(), Filter(upon=self.noun(*described).filter()))

    has_risen = from_children(lambda card: Matches(card.subject(), Filter(state=("risen",))))

    # --- events ---------------------------------------------------------------------------------------

    def has_happened(self, card: Phrase, deed: Token, source: Reference | None, _: Token) -> Condition:
        return AmountIs(Happened(When(self.deeds[words(deed)], card.subject(), source)), least=1)

    def has_done(self, *said: Any) -> Condition:
        return AmountIs(self.times_done(None, *said), least=1)

    def times_done(self, factor: Token | None, who: Token, deed: Token, source: Reference | None, _: Token) -> Happened:
        return Happened(When(self.deeds[words(deed)], source=source, by=self.side(who)), times(factor))

    def has_used(self, who: Token, noun: Noun, _: Token) -> Condition:
        return AmountIs(Happened(self.uses_support(who, noun)), least=1)

    same_level = constant(AreAlike(It(), "level"))

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

    def player_does_by(self, player: Token, does: Token, by: Side) -> When:
        at = self.player_does(player, does)
        if at.event != "life-damage":
            raise Misread(self._at, "only life damage is taken by an ability", "leave the ability out")
        return structs.replace(at, source=None if by == "both" else Cards(side=by), cause=("effect",))

    def downed(self, who: Phrase, source: Phrase | None) -> When:
        return When("down", subject=who.subject(), source=None if source is None else source.subject())

    downs = from_children(lambda source, who: When("down", subject=who.subject(), source=source.subject()))
    by_ability_of = from_children(lambda source: source)

    def archived(self, who: Phrase, leaving: tuple[str, ...] | None, by: Side | Reference | None) -> When:
        return self._move(who, None, ("archive",), leaving or (), by)

    def moved(
        self, who: Phrase, whose: Side | None, zone: Token, leaving: tuple[str, ...] | None, by: Side | Reference | None
    ) -> When:
        onto_stage = self.zones(words(zone)) == STAGE
        return super().moved(who, whose, zone, leaving or (OFF_STAGE if onto_stage else None), by)

    def left(self, who: Phrase, by: Side | Reference | None) -> When:
        return self._move(who, None, OFF_STAGE, STAGE, by)

    def sent(self, what: Phrase, holder: Phrase) -> When:
        return When("send", subject=self._held(what, holder))

    def uses_support(self, player: Token, noun: Noun) -> When:
        where = noun.filter()
        plain = where in (Filter(), Filter(kind=("support",)))
        subject = None if plain else Cards(side="both", where=where)
        return When("use-support", subject=subject, by=self.side(player))

    def _cause(self, damage: Token) -> tuple[str, ...]:
        if words(damage) not in _CAUSES:
            raise Misread(self._at, "no damage is no event", "write 'damage' or 'art damage'")
        return _CAUSES[words(damage)]


def _renamed(when: When, event: str) -> When:
    return When(event, when.subject, when.source, when.by, when.frm, when.to, when.cause)
