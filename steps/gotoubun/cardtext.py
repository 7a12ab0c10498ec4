"""gotoubun card text: ``parse`` turns a card's text into its abilities, one per line.

The language is controlled English; ``docs/card-text.md`` shows every construct, ``cardtext.lark`` and
``shared_card_text/cardtext.lark`` are its grammar. ``cardtext_references`` and ``cardtext_nouns`` read the game's
nouns, lanes and events, and this module its instructions and abilities.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from lark import Token
from msgspec.structs import replace

from ...adapters.card_text_tree import (
    Ability,
    ActivatedAbility,
    AutomaticAbility,
    ChosenCards,
    Condition,
    ContinuousAbility,
    EachPlayer,
    EventPattern,
    FactChange,
    Filter,
    GameInstruction,
    Instruction,
    KeywordAbility,
    MatchCondition,
    MatchingCards,
    Move,
    PlayAbility,
    ReplacementAbility,
    TurnCards,
)
from ..cardtext import AbilityLine, CardTextFault, CardTextLanguage, card_text_parser, from_children, token_words
from ..shared_card_text.cardtext_abilities import DESCRIBED, AbilityReader, TriggerReaction, card_text_grammar
from ..shared_card_text.cardtext_instructions import CardDestination
from ..shared_card_text.cardtext_nouns import CardNoun, NounPhrase
from ..shared_card_text.cardtext_references import unquote_token
from ..shared_card_text.pronoun_binding import Open, PronounBinder, close_choices
from .cardtext_references import LaneReferenceReader

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
_IN_PLAY = (ActivatedAbility, AutomaticAbility, ContinuousAbility, ReplacementAbility)
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


def read_ability(line: AbilityLine, card_kind: str) -> Ability:
    """One ability. Raises :class:`~saitei.steps.cardtext.CardTextFault`."""
    ability: Ability = LaneAbilityReader(line).read_tree(card_text_language().parse_line(line))
    if isinstance(ability, KeywordAbility) and ability.what not in _EXTRAS[card_kind]:
        raise CardTextFault(line.start, *_EXTRA_MENDS[ability.what])
    if isinstance(ability, PlayAbility) and card_kind not in ("event", "event-episode"):
        problem = "'Main:' and 'Approach:' begin an event's text"
        raise CardTextFault(line.start, problem, "begin with 'When ...,' or 'Activated:', or give it to an event")
    if isinstance(ability, PlayAbility) and ability.limit is not None and ability.limit.per != "name":
        raise CardTextFault(line.start, "an event is limited by its name alone", "write 'once per turn by name'")
    if isinstance(ability, _IN_PLAY) and card_kind == "event" and not ability.zone:
        mend = "begin with 'Main:' or 'Approach:', or say where it is valid: 'In the waiting room:'"
        raise CardTextFault(line.start, "an event is not in play", mend)
    return ability


parse = card_text_parser(_EXTRAS, read_ability)
"""Reads the text of a card of a kind: its abilities, each with its own line in ``text``."""


@cache
def card_text_language() -> CardTextLanguage:
    """The language, made when it is first needed."""
    return CardTextLanguage(card_text_grammar(__package__), "line", _DESCRIBED)


class LaneAbilityReader(LaneReferenceReader, AbilityReader):
    """Reads a line as an ability."""

    cannot: ClassVar = {
        "be approached": "be-approached",
        "be moved": "move",
        "have episodes set": "set",
    }
    piles = ("deck", "hero deck")

    def read_inner_ability(self, line: AbilityLine) -> Ability:
        return read_ability(line, "character")

    # --- abilities -------------------------------------------------------------------------------

    def event_text(
        self, timing: Token, condition: Condition | None, cost: Open | None, then: tuple[Instruction, ...]
    ) -> Ability:
        binder = PronounBinder(self._at, event=False)
        paid = binder.bind_instructions(close_choices(cost or ()))
        moments = tuple(token_words(timing).split(" or "))
        return PlayAbility(binder.bind_instructions(then), paid, condition, timing=moments)

    def untimed(self, body: tuple[Instruction, ...]) -> Ability:
        mend = "begin with 'Main:' or 'Approach:' on an event, else with 'When ...,' or 'Activated:'"
        raise CardTextFault(self._at, "this does not say when it happens", mend)

    def when_state(self, condition: Condition, reaction: TriggerReaction) -> Ability:
        if isinstance(condition, MatchCondition) and condition == MatchCondition(condition.card, _APPROACHED):
            return self.when_event(EventPattern("be-approached", subject=condition.card), reaction)
        return super().when_state(condition, reaction)

    def keyword(self, keyword: Token, *persons: Token) -> Ability:
        return KeywordAbility(token_words(keyword).replace(" ", "-"), self.persons(*persons))

    # --- instructions ----------------------------------------------------------------------------

    into_lane = from_children(lambda lanes: CardDestination("lane", place=lanes))
    into_hero_lane = from_children(lambda lanes: CardDestination("hero lane", place=lanes))

    def _put(self, cards: Any, to: CardDestination, *, reveal: bool = False, manner: Token | None = None) -> Move:
        move = super()._put(cards, to, reveal=reveal)
        return replace(move, face_down=manner is not None and token_words(manner) == "face down")

    def remove(self, cards: NounPhrase, manner: Token | None) -> Instruction:
        return self._put(cards.as_target(), CardDestination("removed"), manner=manner)

    def discard(self, up_to: Token | None, count: Token, noun: CardNoun) -> Instruction:
        if noun.zone or noun.on is not None or noun.side is not None:
            raise CardTextFault(noun.place, "cards are discarded from the hand", "leave the place out")
        inside = noun.with_attribute({"zone": ("hand",)})
        return Move(self.some(up_to, count, inside, None).as_target(), "waiting room")

    def they_discard(self, who: Token, count: Token) -> Instruction:
        most = self._several(count)
        if self.side(who) == "both":
            return EachPlayer(Move(ChosenCards(MatchingCards(("hand",)), most), "waiting room"))
        return Move(ChosenCards(MatchingCards(("hand",), "opponent"), most, by="opponent"), "waiting room")

    turn = from_children(
        lambda cards, manner: TurnCards(cards.as_target(), face_down=token_words(manner) == "face down")
    )
    also_approach = from_children(
        lambda cards, heroes: GameInstruction("approach", cards.as_target(), to=heroes.as_target())
    )

    # --- continuous effects ----------------------------------------------------------------------

    add_person = from_children(lambda person: FactChange("person", add=unquote_token(person)))
    set_person = from_children(lambda person: FactChange("person", set=unquote_token(person)))
