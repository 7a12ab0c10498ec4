"""Di Gi Charat card text: ``parse`` turns a card's text into its abilities, one per line.

The language is controlled English; ``docs/card-text.md`` shows every construct, ``cardtext.lark`` is its
grammar. A character has keywords, an event has sentences.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from lark import Token
from msgspec.structs import astuple

from ...adapters.card_text_tree import (
    Ability,
    ChosenCards,
    CreateDelayedTrigger,
    DamageInstruction,
    Draw,
    Filter,
    GainEffect,
    GameInstruction,
    Instruction,
    KeywordAbility,
    MatchingCards,
    Move,
    NumberChange,
    OneOf,
    PlayAbility,
    PreviousCards,
    Ready,
    Reference,
    Rest,
    Side,
    StepPattern,
)
from ..cardtext import (
    AbilityLine,
    CardTextFault,
    CardTextLanguage,
    CardTextReader,
    card_text_parser,
    constant_method,
    from_children,
    from_number,
    grammar_text,
    join_filters,
    token_words,
)
from .cards import COLORS, PERSONS

KINDS = ("character", "event")

_DESCRIBED = {"NUMBER": "a number", "SIGNED": "a number with a sign, as +2"}
_PLAYERS: dict[str, Side] = {"you": "you", "your opponent": "opponent", "each player": "both"}
_SIDES: dict[str, Side] = {"YOUR": "you", "OF_YOUR": "you", "OPPOSING": "opponent"}
"""The players whose cards are meant, by the terminals that say so."""

_DISCARD = "discard pile"


def read_ability(line: AbilityLine, card_kind: str) -> Ability:
    """One ability. Raises :class:`~saitei.steps.cardtext.CardTextFault`."""
    ability: Ability = DigicharatAbilityReader(line).read_tree(card_text_language().parse_line(line))
    if isinstance(ability, KeywordAbility) and card_kind == "event":
        raise CardTextFault(
            line.start, f"'{line.text}' belongs to a character", "give it to a character, or write a sentence"
        )
    if isinstance(ability, PlayAbility) and card_kind == "character":
        problem = "sentences belong to an event"
        raise CardTextFault(line.start, problem, "give it to an event, or write 'Cover.' or 'Pierce.'")
    return ability


parse = card_text_parser(KINDS, read_ability)
"""Reads the text of a card of a kind: its abilities, each with its own line in ``text``."""


@cache
def card_text_language() -> CardTextLanguage:
    """The language, made when it is first needed."""
    return CardTextLanguage(card_text_grammar(), "line", _DESCRIBED)


def card_text_grammar() -> str:
    """The grammar, with the game's persons and colours."""
    return f"{grammar_text(__package__)}\nPERSON_NAME: /{'|'.join(PERSONS).lower()}/\nCOLOR: /{'|'.join(COLORS)}/\n"


class DigicharatAbilityReader(CardTextReader):
    """Reads a line as an ability."""

    # --- the line --------------------------------------------------------------------------------

    def keywords(self, keyword: Token, *more: Token) -> Ability:
        if more:
            raise CardTextFault(self._place(more[0]), "there are two abilities in one line", "separate them with ' / '")
        return KeywordAbility(token_words(keyword), text=self._text)

    def event_text(self, *sentences: tuple[int, Instruction]) -> Ability:
        for (_, before), (place, instruction) in pairwise(((0, None), *sentences)):
            if isinstance(instruction, CreateDelayedTrigger) and not _leaves_one(before):
                mend = "choose 1 in the sentence before: 'This turn, 1 character has power +2.'"
                raise CardTextFault(place, "no character was chosen that 'it' could mean", mend)
        return PlayAbility(tuple(instruction for _, instruction in sentences), text=self._text)

    def sentence(self, instruction: Instruction) -> tuple[int, Instruction]:
        return self._at, instruction

    # --- instructions ----------------------------------------------------------------------------

    discard = from_children(lambda cards: Move(cards, _DISCARD))
    return_to_hand = from_children(lambda cards: Move(cards, "hand"))
    put_to_sleep = from_children(Rest)
    wake = from_children(Ready)
    damage = from_children(lambda amount, cards: DamageInstruction(int(amount), cards))
    hit = from_children(
        lambda amount, player: GameInstruction("hit", amount=int(amount), side=_PLAYERS[token_words(player)])
    )
    draw = from_number(Draw)

    def gain(self, period: Token, cards: Reference, number: Token, change: Token) -> Instruction:
        changes = (NumberChange(token_words(number), add=int(change)),)
        return GainEffect(cards, changes, until="turn" if token_words(period) == "this turn" else "always")

    discard_later = constant_method(
        CreateDelayedTrigger(StepPattern("turn", edge="ends"), (Move(PreviousCards(), _DISCARD),))
    )
    reflect = constant_method(GameInstruction("reflect"))
    strike = constant_method(GameInstruction("strike"))
    boost = from_number(lambda amount: GameInstruction("boost", amount=amount))

    # --- references to cards ---------------------------------------------------------------------

    def characters(self, count: Token, *adjectives: Token | None) -> Reference:
        return _counted(count, self._cards("field", *adjectives))

    def all_characters(self, whose: Token, *adjectives: Token) -> Reference:
        return self._cards("field", *(adjectives if whose.type == "ALL" else (whose, *adjectives)))

    def coming(self, count: Token, *adjectives: Token | None) -> Reference:
        for word in adjectives:
            if word is not None and word.type in ("POSTURE", "STATE"):
                raise CardTextFault(self._place(word), f"a coming character is not {word} yet", f"leave '{word}' out")
        return _counted(count, self._cards("coming", *adjectives, kind=("character",)))

    def events(self, count: Token, whose: Token | None) -> Reference:
        return _counted(count, self._cards("event", whose))

    def _cards(self, zone: str, *adjectives: Token | None, kind: tuple[str, ...] = ()) -> MatchingCards:
        """The cards in a zone; either player's, unless an adjective gives the owner."""
        words = [word for word in adjectives if word is not None]
        said: dict[str, Token] = {}
        for word in words:
            other = said.setdefault("side" if word.type in _SIDES else word.type, word)
            if other is not word:
                raise CardTextFault(self._place(word), f"a card cannot be both '{other}' and '{word}'", "leave one out")
        side: Side = "both"
        asked = [Filter(kind)]
        for word in words:
            match word.type:
                case "YOUR" | "OF_YOUR" | "OPPOSING":
                    side = _SIDES[word.type]
                case "PERSON_NAME":
                    asked.append(Filter(facts=(OneOf("person", (token_words(word).capitalize(),)),)))
                case "COLOR":
                    asked.append(Filter(facts=(OneOf("color", (token_words(word),)),)))
                case "POSTURE" | "STATE":
                    asked.append(Filter(state=(token_words(word),)))
        return MatchingCards((zone,), side, join_filters(asked))


def _counted(count: Token, cards: MatchingCards) -> Reference:
    """A choice of that many of the cards, or each of them."""
    return cards if count.type == "EACH" else ChosenCards(cards, int(count))


def _leaves_one(instruction: Instruction | None) -> bool:
    """Whether the instruction chooses one card and leaves it where it is."""
    if instruction is None or isinstance(instruction, Move):
        return False
    return any(isinstance(field, ChosenCards) and field.most == 1 for field in astuple(instruction))
