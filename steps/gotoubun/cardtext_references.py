"""gotoubun card text: references to persons, lanes, numbers and events."""

from __future__ import annotations

from typing import Any, ClassVar

from lark import Token
from msgspec.structs import replace

from ...adapters.card_text_tree import (
    Bound,
    Condition,
    EventCard,
    EventPattern,
    Filter,
    HostCard,
    Keyword,
    MatchCondition,
    MatchingCards,
    OneOf,
    Places,
    PreviousCards,
    Reference,
    Side,
    SourceCard,
    ThisCard,
)
from ..cardtext import CardTextFault, constant_method, from_children, join_filters, token_words
from ..shared_card_text.cardtext_nouns import CardNoun, NounPhrase
from ..shared_card_text.cardtext_references import OTHER, Bounds, CardPredicate, ReferenceReader, unquote_token
from .cards import WORDS
from .cardtext_nouns import FUTARO, OFF_LANES, LaneNoun, zones_named

LANES = len(WORDS.position_zones)

_THAT = ("hero", "character", "episode", "event", "card", "bride")
_CHOSEN = ("cards", "card", "character", "hero", "episode")
_FIXED: dict[str, Reference] = {
    "the character this is set on": HostCard(),
    "the source": SourceCard(),
    "it": PreviousCards(),
    "them": PreviousCards(),
    **{f"that {kind}": EventCard() for kind in _THAT},
    **{f"the chosen {kind}": PreviousCards() for kind in _CHOSEN},
}
_OWNERS: dict[str, Reference] = {
    "this hero's": ThisCard(),
    "this character's": ThisCard(),
    "this episode's": ThisCard(),
    "the character this is set on's": HostCard(),
    "that hero's": EventCard(),
    "that character's": EventCard(),
    "that episode's": EventCard(),
    "the source's": SourceCard(),
    "its": PreviousCards(),
}
_PLAYED = {"event": "play-event", "character": "play-character", "person": "play-character", "episode": "play-episode"}


class LaneReferenceReader(ReferenceReader):
    """Reads nouns, conditions and events."""

    nouns = LaneNoun
    fixed_words = _FIXED
    owners = _OWNERS
    verbs: ClassVar = {
        "is revealed": "reveal",
        "is turned face down": "turn",
        "be revealed": "reveal",
        "be turned face down": "turn",
    }
    player_verbs: ClassVar = {"draw": "draw", "shuffle": "shuffle"}
    holders = MatchingCards(("lane",), "both")
    held_anywhere = "set on a character"

    def zones_named(self, said: str) -> tuple[str, ...]:
        return zones_named(said)

    def singular_kind(self, kind: Token) -> str:
        said = token_words(kind)
        return "hero" if said == "heroes" else said.removesuffix("s")

    # --- nouns -----------------------------------------------------------------------------------

    def kind(self, kind: Token) -> dict[str, Any]:
        what = self.singular_kind(kind)
        if what == "card":
            return {}
        if what.endswith(" card"):
            return {"where": {"kind": Filter(kind=(what.removesuffix(" card"),))}}
        return {"head": what}

    def state(self, state: Token) -> dict[str, Any]:
        said = token_words(state)
        return {"where": OTHER if said == "other" else {"state": Filter(state=(said,))}}

    persons = from_children(lambda *persons: tuple(unquote_token(each) for each in persons))

    def _persons(self, persons: tuple[str, ...]) -> dict[str, Any]:
        """A filter for cards of one of these persons."""
        if FUTARO not in persons:
            return {"person": Filter(facts=(OneOf("person", persons),))}
        if len(persons) > 1:
            raise CardTextFault(self._at, f"{FUTARO} cannot be combined with other persons", f"say {{{FUTARO}}} alone")
        return {FUTARO: Filter(containing=(OneOf("person", persons),))}

    def adjective_persons(self, persons: tuple[str, ...]) -> dict[str, Any]:
        return {"where": self._persons(persons)}

    def head_persons(self, persons: tuple[str, ...]) -> dict[str, Any]:
        return {"head": FUTARO if FUTARO in persons else "person", "where": self._persons(persons)}

    def near_person(self, persons: tuple[str, ...]) -> MatchingCards:
        return self.near_any(self.head_persons(persons))

    near_this = constant_method(ThisCard())

    def with_number(self, number: Token, bounds: Bounds) -> dict[str, Any]:
        return {"where": {"number": Filter(bounds=(Bound(token_words(number), *bounds),))}}

    def without_attached(self, *described: Any) -> dict[str, Any]:
        return {"where": {"exception": Filter(unlike=Filter(with_attached=self.noun(*described).card_filter()))}}

    def other_than(self, head: dict[str, Any]) -> dict[str, Any]:
        others = join_filters(head["where"].values()) if "where" in head else self.noun(head).card_filter()
        return {"where": {"exception": Filter(unlike=others)}}

    # --- lanes -----------------------------------------------------------------------------------

    standing = from_children(lambda lanes: {"lane": lanes})

    def lane_numbers(self, *numbers: Token) -> Places:
        if not all(1 <= int(number) <= LANES for number in numbers):
            raise CardTextFault(self._at, "this lane does not exist", f"the lanes are numbered 1 to {LANES}")
        return Places(tuple(int(number) for number in numbers))

    def lane_word(self, said: Token) -> Places:
        word = token_words(said).split()[1]
        return Places() if word in ("lane", "hero") else Places(word=word)

    same_lane = from_children(lambda card: Places(of=card))
    lane_without = from_children(lambda card: Places(word="without", of=card))
    in_front = from_children(lambda card: Places(of=card, at="front"))
    diagonal = from_children(lambda card: Places(of=card, at="diagonal"))

    # --- references ------------------------------------------------------------------------------

    def this_person(self, person: Token) -> NounPhrase:
        return NounPhrase(self._at, ready=ThisCard())

    def the_one(self, noun: CardNoun) -> NounPhrase:
        if noun.is_owned and noun.is_at_home and noun.side is None:
            raise CardTextFault(noun.place, "this does not say whose", "write 'your ...' or 'your opponent's ...'")
        return NounPhrase(self._at, noun=noun)

    def bare_persons(self, persons: tuple[str, ...]) -> NounPhrase:
        said, one = f"{{{persons[0]}}}", "the" if FUTARO in persons else "your"
        raise CardTextFault(
            self._at, "this does not say which cards", f"write 'a {said}', '{one} {said}' or 'each {said}'"
        )

    def owner_every(self, *described: Any) -> NounPhrase:
        *adjectives, group = described
        return NounPhrase(self._at, noun=self.noun(*adjectives, {"head": self._grouped(group)}))

    def _grouped(self, group: Token) -> str:
        said = token_words(group)
        return "hero" if said == "heroes'" else said.removesuffix("'").removesuffix("'s").removesuffix("s")

    # --- conditions ------------------------------------------------------------------------------

    def has_number(self, card: NounPhrase, number: Token, bounds: Bounds) -> Condition:
        return MatchCondition(card.as_subject(), Filter(bounds=(Bound(token_words(number), *bounds),)))

    stands_in_lane = from_children(lambda lanes: CardPredicate(Filter(), place=lanes))
    only_person = from_children(lambda person: {"keywords": (Keyword("only", (unquote_token(person),)),)})

    # --- events ----------------------------------------------------------------------------------

    appears = from_children(
        lambda who, leaving, by: EventPattern("appear", subject=who.as_subject(), by=by, frm=leaving or ())
    )

    def removed(self, who: NounPhrase, leaving: tuple[str, ...] | None, by: Side | None) -> EventPattern:
        return self._move(who, None, ("removed",), leaving or (), by)

    def discarded(self, who: NounPhrase, by: Side | None) -> EventPattern:
        return self._move(who, None, ("waiting room",), ("hand",), by)

    def becomes_bride(self, who: NounPhrase, by: Side | None) -> EventPattern:
        return self._move(who, None, ("brides",), (), by)

    def leaves_lane(self, who: NounPhrase, by: Side | None) -> EventPattern:
        return self._move(who, None, OFF_LANES, ("lane",), by)

    def leaves_hero_lane(self, who: NounPhrase, by: Side | None) -> EventPattern:
        return self._move(who, None, OFF_LANES, ("hero lane",), by)

    changes_lane = from_children(lambda who, by: EventPattern("change-lane", subject=who.as_subject(), by=by))

    def approaches(self, who: NounPhrase, hero: NounPhrase | None) -> EventPattern:
        return self._between("approach", who, hero)

    def approached(self, hero: NounPhrase, who: NounPhrase | None) -> EventPattern:
        return self._between("be-approached" if who is None else "be-approached-by", hero, who)

    def succeeds(self, who: NounPhrase, hero: NounPhrase | None) -> EventPattern:
        return self._between("succeed", who, hero)

    def fails(self, who: NounPhrase, hero: NounPhrase | None) -> EventPattern:
        return self._between("fail", who, hero)

    def _between(self, event: str, who: NounPhrase, other: NounPhrase | None) -> EventPattern:
        return EventPattern(event, subject=who.as_subject(), source=None if other is None else other.as_subject())

    def attached(self, what: NounPhrase, holder: NounPhrase) -> EventPattern:
        return replace(super().attached(what, holder), event="set")

    def plays_card(self, player: Token, noun: CardNoun) -> EventPattern:
        where = noun.card_filter()
        played = noun.head or "".join(where.kind)
        if played not in _PLAYED:
            raise CardTextFault(
                noun.place, "this card cannot be played", "write 'a character', 'an episode' or 'an event'"
            )
        kind = _PLAYED[played].removeprefix("play-")
        plain = where == Filter(kind=(kind,))
        subject = None if plain else MatchingCards(side="both", where=where)
        return EventPattern(_PLAYED[played], subject=subject, by=self.side(player))

    def game_ends(self, player: Token, ending: Token) -> EventPattern:
        return EventPattern(token_words(ending).split()[0], by=self.side(player))
