"""gotoubun card text: what its abilities speak of: persons, lanes, numbers, events."""

from __future__ import annotations

from typing import Any, ClassVar

from lark import Token
from msgspec.structs import replace

from ...adapters.abilities import (
    Bound,
    Cards,
    Condition,
    Filter,
    Host,
    It,
    Keyword,
    Matches,
    OneOf,
    Places,
    Reference,
    Side,
    Source,
    That,
    This,
    When,
)
from ..cardtext import Misread, constant, from_children, joined, words
from ..template.nouns import Noun, Phrase
from ..template.reading import OTHER, Bounds, Predicate, Reading, name
from .cards import WORDS
from .cardtext_nouns import FUTARO, OFF_LANES, LaneNoun, zones

LANES = len(WORDS.positions)

_THAT = ("hero", "character", "episode", "event", "card", "bride")
_CHOSEN = ("cards", "card", "character", "hero", "episode")
_FIXED: dict[str, Reference] = {
    "the character this is set on": Host(),
    "the source": Source(),
    "it": It(),
    "them": It(),
    **{f"that {kind}": That() for kind in _THAT},
    **{f"the chosen {kind}": It() for kind in _CHOSEN},
}
_OWNERS: dict[str, Reference] = {
    "this hero's": This(),
    "this character's": This(),
    "this episode's": This(),
    "the character this is set on's": Host(),
    "that hero's": That(),
    "that character's": That(),
    "that episode's": That(),
    "the source's": Source(),
    "its": It(),
}
_PLAYED = {"event": "play-event", "character": "play-character", "person": "play-character", "episode": "play-episode"}


class LaneReading(Reading):
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
    holders = Cards(("lane",), "both")
    held_anywhere = "set on a character"

    def zones(self, said: str) -> tuple[str, ...]:
        return zones(said)

    def singular(self, kind: Token) -> str:
        said = words(kind)
        return "hero" if said == "heroes" else said.removesuffix("s")

    # --- nouns -----------------------------------------------------------------------------------

    def kind(self, kind: Token) -> dict[str, Any]:
        what = self.singular(kind)
        if what == "card":
            return {}
        if what.endswith(" card"):
            return {"where": {"kind": Filter(kind=(what.removesuffix(" card"),))}}
        return {"head": what}

    def state(self, state: Token) -> dict[str, Any]:
        said = words(state)
        return {"where": OTHER if said == "other" else {"state": Filter(state=(said,))}}

    persons = from_children(lambda *persons: tuple(name(each) for each in persons))

    def _persons(self, persons: tuple[str, ...]) -> dict[str, Any]:
        """A filter that asks for one of these persons."""
        if FUTARO not in persons:
            return {"person": Filter(facts=(OneOf("person", persons),))}
        if len(persons) > 1:
            raise Misread(self._at, f"{FUTARO} is no person like the others", f"say {{{FUTARO}}} alone")
        return {FUTARO: Filter(containing=(OneOf("person", persons),))}

    def adjective_persons(self, persons: tuple[str, ...]) -> dict[str, Any]:
        return {"where": self._persons(persons)}

    def head_persons(self, persons: tuple[str, ...]) -> dict[str, Any]:
        return {"head": FUTARO if FUTARO in persons else "person", "where": self._persons(persons)}

    def near_person(self, persons: tuple[str, ...]) -> Cards:
        return self.near_any(self.head_persons(persons))

    near_this = constant(This())

    def with_number(self, number: Token, bounds: Bounds) -> dict[str, Any]:
        return {"where": {"number": Filter(bounds=(Bound(words(number), *bounds),))}}

    def without_attached(self, *described: Any) -> dict[str, Any]:
        return {"where": {"exception": Filter(unlike=Filter(with_attached=self.noun(*described).filter()))}}

    def other_than(self, head: dict[str, Any]) -> dict[str, Any]:
        others = joined(head["where"].values()) if "where" in head else self.noun(head).filter()
        return {"where": {"exception": Filter(unlike=others)}}

    # --- lanes -----------------------------------------------------------------------------------

    standing = from_children(lambda lanes: {"lane": lanes})

    def lane_numbers(self, *numbers: Token) -> Places:
        if not all(1 <= int(number) <= LANES for number in numbers):
            raise Misread(self._at, "there is no such lane", f"the lanes are numbered 1 to {LANES}")
        return Places(tuple(int(number) for number in numbers))

    def lane_word(self, said: Token) -> Places:
        word = words(said).split()[1]
        return Places() if word in ("lane", "hero") else Places(word=word)

    same_lane = from_children(lambda card: Places(of=card))
    lane_without = from_children(lambda card: Places(word="without", of=card))
    in_front = from_children(lambda card: Places(of=card, at="front"))
    diagonal = from_children(lambda card: Places(of=card, at="diagonal"))

    # --- references ------------------------------------------------------------------------------

    def this_person(self, person: Token) -> Phrase:
        return Phrase(self._at, ready=This())

    def the_one(self, noun: Noun) -> Phrase:
        if noun.owned and noun.at_home and noun.side is None:
            raise Misread(noun.place, "this does not say whose", "write 'your ...' or 'your opponent's ...'")
        return Phrase(self._at, noun=noun)

    def bare_persons(self, persons: tuple[str, ...]) -> Phrase:
        said, one = f"{{{persons[0]}}}", "the" if FUTARO in persons else "your"
        raise Misread(self._at, "this does not say which of them", f"write 'a {said}', '{one} {said}' or 'each {said}'")

    def owner_every(self, *described: Any) -> Phrase:
        *adjectives, group = described
        return Phrase(self._at, noun=self.noun(*adjectives, {"head": self._grouped(group)}))

    def _grouped(self, group: Token) -> str:
        said = words(group)
        return "hero" if said == "heroes'" else said.removesuffix("'").removesuffix("'s").removesuffix("s")

    # --- conditions ------------------------------------------------------------------------------

    def has_number(self, card: Phrase, number: Token, bounds: Bounds) -> Condition:
        return Matches(card.subject(), Filter(bounds=(Bound(words(number), *bounds),)))

    stands_in_lane = from_children(lambda lanes: Predicate(Filter(), place=lanes))
    only_person = from_children(lambda person: {"keywords": (Keyword("only", (name(person),)),)})

    # --- events ----------------------------------------------------------------------------------

    appears = from_children(lambda who, leaving, by: When("appear", subject=who.subject(), by=by, frm=leaving or ()))

    def removed(self, who: Phrase, leaving: tuple[str, ...] | None, by: Side | None) -> When:
        return self._move(who, None, ("removed",), leaving or (), by)

    def discarded(self, who: Phrase, by: Side | None) -> When:
        return self._move(who, None, ("waiting room",), ("hand",), by)

    def becomes_bride(self, who: Phrase, by: Side | None) -> When:
        return self._move(who, None, ("brides",), (), by)

    def leaves_lane(self, who: Phrase, by: Side | None) -> When:
        return self._move(who, None, OFF_LANES, ("lane",), by)

    def leaves_hero_lane(self, who: Phrase, by: Side | None) -> When:
        return self._move(who, None, OFF_LANES, ("hero lane",), by)

    changes_lane = from_children(lambda who, by: When("change-lane", subject=who.subject(), by=by))

    def approaches(self, who: Phrase, hero: Phrase | None) -> When:
        return self._between("approach", who, hero)

    def approached(self, hero: Phrase, who: Phrase | None) -> When:
        return self._between("be-approached" if who is None else "be-approached-by", hero, who)

    def succeeds(self, who: Phrase, hero: Phrase | None) -> When:
        return self._between("succeed", who, hero)

    def fails(self, who: Phrase, hero: Phrase | None) -> When:
        return self._between("fail", who, hero)

    def _between(self, event: str, who: Phrase, other: Phrase | None) -> When:
        return When(event, subject=who.subject(), source=None if other is None else other.subject())

    def attached(self, what: Phrase, holder: Phrase) -> When:
        return replace(super().attached(what, holder), event="set")

    def plays(self, player: Token, noun: Noun) -> When:
        where = noun.filter()
        played = noun.head or "".join(where.kind)
        if played not in _PLAYED:
            raise Misread(noun.place, "this is not played", "write 'a character', 'an episode' or 'an event'")
        kind = _PLAYED[played].removeprefix("play-")
        plain = where == Filter(kind=(kind,))
        subject = None if plain else Cards(side="both", where=where)
        return When(_PLAYED[played], subject=subject, by=self.side(player))

    def game_ends(self, player: Token, ending: Token) -> When:
        return When(words(ending).split()[0], by=self.side(player))
