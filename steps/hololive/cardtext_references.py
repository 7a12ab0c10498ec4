"""hololive card text: references to cards of the stage, damage and dice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from lark import Token
from msgspec import structs

from ...adapters.card_text_tree import (
    Alike,
    Amount,
    AmountCondition,
    Bound,
    ChosenCards,
    ChosenTarget,
    Condition,
    CountCondition,
    EventAmount,
    EventCard,
    EventPattern,
    FactAmount,
    Filter,
    HostCard,
    Limit,
    MatchCondition,
    MatchingCards,
    OccurrenceAmount,
    OneOf,
    PreviousCards,
    Reference,
    RemainingCards,
    RollAmount,
    SharedFactCondition,
    Side,
    SourceCard,
    ThisCard,
    TopCards,
    TurnCondition,
)
from ..cardtext import CardTextFault, constant_method, from_children, token_words
from ..shared_card_text.cardtext_nouns import CardNoun, NounPhrase
from ..shared_card_text.cardtext_references import OTHER, Bounds, ReferenceReader, amount_factor
from .cardtext_nouns import OFF_STAGE, STAGE, StageNoun, zones_named

_FIXED: dict[str, Reference] = {
    "the holomem this card is attached to": HostCard(),
    "that holomem": EventCard(),
    "that card": EventCard(),
    "that cheer": EventCard(),
    "the chosen card": PreviousCards(),
    "the chosen cards": PreviousCards(),
    "the source": SourceCard(),
    "the target": ChosenTarget(),
    "it": PreviousCards(),
    "them": PreviousCards(),
}
_OWNERS: dict[str, Reference] = {
    "this holomem's": ThisCard(),
    "that holomem's": EventCard(),
    "the target's": ChosenTarget(),
    "the source's": SourceCard(),
    "its": PreviousCards(),
}
_CAUSES: dict[str, tuple[str, ...]] = {"damage": (), "art damage": ("art",), "effect damage": ("effect",)}
_ABOUT = {"active": "resting", "undamaged": "damaged"}
"""The state that another is the opposite of."""

_LEVELS = {"debut": "Debut", "spot": "Spot"}


def normalized_color(token: Token) -> str:
    """The one spelling of a colour."""
    return token_words(token).replace("colourless", "colorless")


def normalized_level(token: Token) -> str:
    """The one spelling of a level."""
    return _LEVELS.get(token_words(token), token_words(token))


class StageReferenceReader(ReferenceReader):
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
    """The events of phrases for past actions."""

    holders = MatchingCards(STAGE, "both")
    held_anywhere = "attached to a holomem"

    def zones_named(self, said: str) -> tuple[str, ...]:
        return zones_named(said)

    def singular_kind(self, kind: Token) -> str:
        said = token_words(kind).removesuffix("s")
        return said if said == "holomem card" else said.removesuffix(" card")

    def twice(self, period: Token) -> Limit:
        return Limit(2, self.once(period).per)

    def times_per(self, count: Token, period: Token) -> Limit:
        return Limit(int(count), self.once(period).per)

    # --- nouns ----------------------------------------------------------------------------------------

    def kind(self, kind: Token) -> dict[str, Any]:
        what = self.singular_kind(kind)
        if what == "card":
            return {}
        return {"where": {"kind": Filter(kind=("holomem",))}} if what == "holomem card" else {"head": what}

    def subtype(self, subtype: Token) -> dict[str, Any]:
        return self._fact("subtype", (self.singular_kind(subtype),))

    def color(self, *colors: Token) -> dict[str, Any]:
        return self._fact("color", tuple(normalized_color(each) for each in colors))

    def level(self, *levels: Token) -> dict[str, Any]:
        return self._fact("level", tuple(normalized_level(each) for each in levels))

    def tag(self, *tags: Token) -> dict[str, Any]:
        return self._fact("tag", tuple(str(each) for each in tags))

    position = from_children(lambda *positions: {"zone": tuple(token_words(each) for each in positions)})

    def state(self, state: Token) -> dict[str, Any]:
        return {"where": OTHER} if token_words(state) == "other" else self._state(token_words(state))

    def with_damage(self, damage: Token) -> dict[str, Any]:
        return self._state("damaged" if token_words(damage) == "with damage" else "undamaged")

    def with_hp(self, token: Token) -> dict[str, Any]:
        _, number, _, bound, *_ = token_words(token).split()
        bounds = (None, int(number)) if bound == "less" else (int(number), None)
        return {"where": {f"hp or {bound}": Filter(bounds=(Bound("hp", *bounds),))}}

    def with_tag(self, tag: Token) -> dict[str, Any]:
        return self.tag(tag)

    def other_color(self, card: Reference) -> dict[str, Any]:
        return {"where": {"same color": Filter(alike=(Alike("color", card, differs=True),))}}

    def one_color(self) -> dict[str, Any]:
        return self._state("one color")

    def near_in_zone(self, *said: Any) -> MatchingCards:
        *described, side, zone = said
        return self.noun(*described, {"zone": self.zones_named(token_words(zone))}).matching_cards(self.side(side))

    same_color = from_children(lambda card: {"where": {"same color": Filter(alike=(Alike("color", card),))}})

    def bloomed_from(self, *described: Any) -> dict[str, Any]:
        return {"where": {"card below": Filter(upon=self.noun(*described).card_filter())}}

    in_stack = from_children(lambda holder: {"on": holder, "part": "stack"})

    def some_among(self, up_to: Token | None, count: Token, noun: CardNoun, related: Token | None) -> NounPhrase:
        most = self._several(count)
        choice = ChosenCards(RemainingCards(noun.card_filter()), most, 0 if up_to else None, **self._related(related))
        return NounPhrase(self._at, ready=choice)

    def some_related(self, up_to: Token | None, count: Token, noun: CardNoun, related: Token) -> NounPhrase:
        return replace(self.some(up_to, count, noun, None), related=self._related(related))

    def _related(self, said: Token | None) -> dict[str, Any]:
        return {} if said is None else {"unlike": "name"} if "different" in token_words(said) else {"alike": "tag"}

    def top_between(self, least: Token, most: Token, side: Token, deck: Token) -> NounPhrase:
        self._in_order(least, most)
        return NounPhrase(self._at, ready=TopCards(token_words(deck), int(most), self.side(side), int(least)))

    def _fact(self, what: str, values: tuple[str, ...]) -> dict[str, Any]:
        return {"where": {what: Filter(facts=(OneOf(what, values),))}}

    def _state(self, state: str) -> dict[str, Any]:
        return {"where": {_ABOUT.get(state, state): Filter(state=(state,))}}

    # --- amounts and conditions -----------------------------------------------------------------------

    each_of_them = constant_method(PreviousCards())
    rolled = from_children(lambda factor: RollAmount(amount_factor(factor)))
    event_amount = from_children(lambda factor: EventAmount(amount_factor(factor)))

    def fact_over(self, owner: NounPhrase, fact: Token, over: Token) -> Amount:
        if int(over) < 1:
            raise CardTextFault(self._at, "a number cannot be divided by 0", "write a larger number")
        return FactAmount(self.facts.get(token_words(fact), token_words(fact)), owner.as_subject(), over=int(over))

    def has_zone(self, who: Token, bounds: Bounds, zone: Token) -> Condition:
        return CountCondition(MatchingCards(self.zones_named(token_words(zone)), self.side(who)), *bounds)

    def has_zone_none(self, who: Token, zone: Token) -> Condition:
        return self.has_zone(who, (None, 0), zone)

    hp_remaining = from_children(
        lambda card, bounds: MatchCondition(card.as_subject(), Filter(bounds=(Bound("hp", *bounds),)))
    )

    def is_damaged(self, card: NounPhrase, damage: Token) -> Condition:
        said = token_words(damage)
        if said not in ("damage", "no damage"):
            raise CardTextFault(self._at, f"no card keeps {said}", "write 'has damage' or 'has no damage'")
        return MatchCondition(card.as_subject(), Filter(state=("damaged" if said == "damage" else "undamaged",)))

    def step_of_turn(self, said: Token) -> Condition:
        _, _, *whose, step, _ = token_words(said).split()
        return TurnCondition("opponent" if "opponent's" in whose else "you", step)

    has_tag = from_children(
        lambda card, tag: MatchCondition(card.as_subject(), Filter(facts=(OneOf("tag", (str(tag),)),)))
    )

    def has_bloomed_from(self, card: NounPhrase, *described: Any) -> Condition:
        return MatchCondition(card.as_subject(), Filter(upon=self.noun(*described).card_filter()))

    has_risen = from_children(lambda card: MatchCondition(card.as_subject(), Filter(state=("risen",))))


class StageEventReader(StageReferenceReader):
    """A reader of references, conditions and events in one line of a holomem's text."""

    # --- events ---------------------------------------------------------------------------------------

    def has_happened(self, card: NounPhrase, deed: Token, source: Reference | None, _: Token) -> Condition:
        return AmountCondition(
            OccurrenceAmount(EventPattern(self.deeds[token_words(deed)], card.as_subject(), source)), least=1
        )

    def has_done(self, *said: Any) -> Condition:
        return AmountCondition(self.times_done(None, *said), least=1)

    def times_done(
        self, factor: Token | None, who: Token, deed: Token, source: Reference | None, _: Token
    ) -> OccurrenceAmount:
        return OccurrenceAmount(
            EventPattern(self.deeds[token_words(deed)], source=source, by=self.side(who)), amount_factor(factor)
        )

    def has_used(self, who: Token, noun: CardNoun, _: Token) -> Condition:
        return AmountCondition(OccurrenceAmount(self.uses_support(who, noun)), least=1)

    same_level = constant_method(SharedFactCondition(PreviousCards(), "level"))

    def takes(self, who: NounPhrase, damage: Token, source: NounPhrase | None) -> EventPattern:
        by = None if source is None else source.as_subject()
        return EventPattern("damage", subject=who.as_subject(), source=by, cause=self._cause(damage))

    def deals(self, source: NounPhrase, damage: Token, who: NounPhrase | None) -> EventPattern:
        subject = None if who is None else who.as_subject()
        return EventPattern("damage", subject=subject, source=source.as_subject(), cause=self._cause(damage))

    def would_take(self, who: NounPhrase, damage: Token, source: NounPhrase | None) -> EventPattern:
        return _renamed(self.takes(who, damage, source), "take-damage")

    def would_deal(self, source: NounPhrase, damage: Token, who: NounPhrase | None) -> EventPattern:
        return _renamed(self.deals(source, damage, who), "deal-damage")

    def player_does_by(self, player: Token, does: Token, by: Side) -> EventPattern:
        at = self.player_does(player, does)
        if at.event != "life-damage":
            raise CardTextFault(self._at, "an ability can only cause life damage", "leave the ability out")
        return structs.replace(at, source=None if by == "both" else MatchingCards(side=by), cause=("effect",))

    def downed(self, who: NounPhrase, source: NounPhrase | None) -> EventPattern:
        return EventPattern("down", subject=who.as_subject(), source=None if source is None else source.as_subject())

    downs = from_children(
        lambda source, who: EventPattern("down", subject=who.as_subject(), source=source.as_subject())
    )
    by_ability_of = from_children(lambda source: source)

    def archived(self, who: NounPhrase, leaving: tuple[str, ...] | None, by: Side | Reference | None) -> EventPattern:
        return self._move(who, None, ("archive",), leaving or (), by)

    def moves_to_zone(
        self,
        who: NounPhrase,
        whose: Side | None,
        zone: Token,
        leaving: tuple[str, ...] | None,
        by: Side | Reference | None,
    ) -> EventPattern:
        onto_stage = self.zones_named(token_words(zone)) == STAGE
        return super().moves_to_zone(who, whose, zone, leaving or (OFF_STAGE if onto_stage else None), by)

    def leaves_stage(self, who: NounPhrase, by: Side | Reference | None) -> EventPattern:
        return self._move(who, None, OFF_STAGE, STAGE, by)

    def is_sent_to(self, what: NounPhrase, holder: NounPhrase) -> EventPattern:
        return EventPattern("send", subject=self._held(what, holder))

    def uses_support(self, player: Token, noun: CardNoun) -> EventPattern:
        where = noun.card_filter()
        plain = where in (Filter(), Filter(kind=("support",)))
        subject = None if plain else MatchingCards(side="both", where=where)
        return EventPattern("use-support", subject=subject, by=self.side(player))

    def _cause(self, damage: Token) -> tuple[str, ...]:
        if token_words(damage) not in _CAUSES:
            raise CardTextFault(self._at, "'no damage' is not an event", "write 'damage' or 'art damage'")
        return _CAUSES[token_words(damage)]


def _renamed(when: EventPattern, event: str) -> EventPattern:
    return EventPattern(event, when.subject, when.source, when.by, when.frm, when.to, when.cause)
