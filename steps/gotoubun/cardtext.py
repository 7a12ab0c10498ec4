"""gotoubun card text: :func:`parse` turns a card's text into its abilities, one a line.

The language is controlled English; ``docs/card-text.md`` shows every construct, ``cardtext.lark`` and
``template/cardtext.lark`` are its grammar. ``cardtext_reading`` and ``cardtext_nouns`` give the game's
nouns, lanes and events their meaning, and this module what abilities do and what they are.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from lark import Token
from msgspec.structs import replace

from ...adapters.abilities import (
    Ability,
    Act,
    Activated,
    Automatic,
    Cards,
    Choose,
    Condition,
    Continuous,
    Each,
    Extra,
    Filter,
    Info,
    Instruction,
    Matches,
    Move,
    Played,
    Replacement,
    Turn,
    When,
)
from ..cardtext import Language, Line, Misread, from_children, parser, words
from ..template.abilities import DESCRIBED, Abilities, Reaction, grammar
from ..template.binding import Binder, Open, closed
from ..template.doing import Destination
from ..template.nouns import Noun, Phrase
from ..template.reading import name
from .cardtext_reading import LaneReading

_DESCRIBED = DESCRIBED | {
    "PERSON": "a person in braces, as {Ichika}",
    "PERSONS": "a person's own, as {Ichika}'s",
    "NAME": "a name in angle brackets, as <Summer Ichika>",
    "SIGNED": "a number with a sign, as +2",
    "_LANE": "lane",
    "_HERO_LANE": "hero lane",
    "_WITH": "with",
}
_APPROACHED = Filter(state=("approached",))
_IN_PLAY = (Activated, Automatic, Continuous, Replacement)
_EXTRAS: dict[str, tuple[str, ...]] = {
    "hero": ("any-number", "disguise"),
    "character": ("any-number", "disguise", "growth"),
    "episode": ("any-number", "disguise", "dedicated"),
    "event": ("any-number", "use-condition"),
    "event-episode": ("any-number", "disguise", "dedicated", "use-condition"),
}
_EXTRA_MENDS = {
    "growth": ("growth belongs to a character", "give it to a character"),
    "dedicated": ("'dedicated' belongs to an episode", "give it to an episode"),
    "disguise": ("an event has no person to add to", "give 'disguise' to a hero, a character or an episode"),
    "use-condition": ("a use condition belongs to an event", "give it to an event"),
}


def read(line: Line, card_kind: str) -> Ability:
    """One ability. Raises :class:`~saitei.steps.cardtext.Misread`."""
    ability: Ability = LaneAbilities(line).read(language().tree(line))
    if isinstance(ability, Extra) and ability.what not in _EXTRAS[card_kind]:
        raise Misread(line.start, *_EXTRA_MENDS[ability.what])
    if isinstance(ability, Played) and card_kind not in ("event", "event-episode"):
        problem = "'Main:' and 'Approach:' begin an event's text"
        raise Misread(line.start, problem, "begin with 'When ...,' or 'Activated:', or give it to an event")
    if isinstance(ability, Played) and ability.limit is not None and ability.limit.per != "name":
        raise Misread(line.start, "an event is limited by its name alone", "write 'once per turn by name'")
    if isinstance(ability, _IN_PLAY) and card_kind == "event" and not ability.zone:
        mend = "begin with 'Main:' or 'Approach:', or say where it is valid: 'In the waiting room:'"
        raise Misread(line.start, "an event is not in play", mend)
    return ability


parse = parser(_EXTRAS, read)
"""Reads the text of a card of a kind: its abilities, each with its own line in ``text``."""


@cache
def language() -> Language:
    """The language, made when it is first needed."""
    return Language(grammar(__package__), "line", _DESCRIBED)


class LaneAbilities(LaneReading, Abilities):
    """Reads a line as an ability."""

    cannot: ClassVar = {
        "be approached": "be-approached",
        "be moved": "move",
        "have episodes set": "set",
    }
    piles = ("deck", "hero deck")

    def ability(self, line: Line) -> Ability:
        return read(line, "character")

    # --- abilities -------------------------------------------------------------------------------

    def event_text(
        self, timing: Token, condition: Condition | None, cost: Open | None, then: tuple[Instruction, ...]
    ) -> Ability:
        binder = Binder(self._at, event=False)
        paid = binder.instructions(closed(cost or ()))
        moments = tuple(words(timing).split(" or "))
        return Played(binder.instructions(then), paid, condition, timing=moments)

    def untimed(self, body: tuple[Instruction, ...]) -> Ability:
        mend = "begin with 'Main:' or 'Approach:' on an event, else with 'When ...,' or 'Activated:'"
        raise Misread(self._at, "this does not say when it is done", mend)

    def when_state(self, condition: Condition, reaction: Reaction) -> Ability:
        if isinstance(condition, Matches) and condition == Matches(condition.card, _APPROACHED):
            return self.when_event(When("be-approached", subject=condition.card), reaction)
        return super().when_state(condition, reaction)

    def keyword(self, keyword: Token, *persons: Token) -> Ability:
        return Extra(words(keyword).replace(" ", "-"), self.persons(*persons))

    # --- instructions ----------------------------------------------------------------------------

    into_lane = from_children(lambda lanes: Destination("lane", place=lanes))
    into_hero_lane = from_children(lambda lanes: Destination("hero lane", place=lanes))

    def _put(self, cards: Any, to: Destination, *, reveal: bool = False, manner: Token | None = None) -> Move:
        move = super()._put(cards, to, reveal=reveal)
        return replace(move, face_down=manner is not None and words(manner) == "face down")

    def remove(self, cards: Phrase, manner: Token | None) -> Instruction:
        return self._put(cards.target(), Destination("removed"), manner=manner)

    def discard(self, up_to: Token | None, count: Token, noun: Noun) -> Instruction:
        if noun.zone or noun.on is not None or noun.side is not None:
            raise Misread(noun.place, "cards are discarded from the hand", "leave the place out")
        inside = noun.with_({"zone": ("hand",)})
        return Move(self.some(up_to, count, inside, None).target(), "waiting room")

    def they_discard(self, who: Token, count: Token) -> Instruction:
        most = self._several(count)
        if self.side(who) == "both":
            return Each(Move(Choose(Cards(("hand",)), most), "waiting room"))
        return Move(Choose(Cards(("hand",), "opponent"), most, by="opponent"), "waiting room")

    turn = from_children(lambda cards, manner: Turn(cards.target(), face_down=words(manner) == "face down"))
    also_approach = from_children(lambda cards, heroes: Act("approach", cards.target(), to=heroes.target()))

    # --- continuous effects ----------------------------------------------------------------------

    add_person = from_children(lambda person: Info("person", add=name(person)))
    set_person = from_children(lambda person: Info("person", set=name(person)))
