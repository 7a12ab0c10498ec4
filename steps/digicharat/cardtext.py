"""Di Gi Charat card text: :func:`parse` turns a card's text into its abilities, one a line.

The language is controlled English; ``docs/card-text.md`` shows every construct, ``cardtext.lark`` is its
grammar. A character has keywords, an event has sentences.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from lark import Token
from msgspec.structs import astuple

from ...adapters.abilities import (
    Ability,
    Act,
    Cards,
    Choose,
    Damage,
    Delay,
    Draw,
    Extra,
    Filter,
    Gain,
    Instruction,
    It,
    Move,
    Number,
    OneOf,
    Played,
    Ready,
    Reference,
    Rest,
    Side,
    Step,
)
from ..cardtext import (
    Language,
    Line,
    Misread,
    Reader,
    constant,
    from_children,
    from_number,
    grammar_text,
    joined,
    parser,
    words,
)
from .cards import COLORS, PERSONS

KINDS = ("character", "event")

_DESCRIBED = {"NUMBER": "a number", "SIGNED": "a number with a sign, as +2"}
_PLAYERS: dict[str, Side] = {"you": "you", "your opponent": "opponent", "each player": "both"}
_DISCARD = "discard pile"


def read(line: Line, card_kind: str) -> Ability:
    """One ability. Raises :class:`~saitei.steps.cardtext.Misread`."""
    ability: Ability = Sentences(line).read(language().tree(line))
    if isinstance(ability, Extra) and card_kind == "event":
        raise Misread(line.start, f"'{line.text}' is a character's", "give it to a character, or write a sentence")
    if isinstance(ability, Played) and card_kind == "character":
        problem = "sentences are an event's text"
        raise Misread(line.start, problem, "give it to an event, or write 'Cover.' or 'Pierce.'")
    return ability


parse = parser(KINDS, read)
"""Reads the text of a card of a kind: its abilities, each with its own line in ``text``."""


@cache
def language() -> Language:
    """The language, made when it is first needed."""
    return Language(grammar(), "line", _DESCRIBED)


def grammar() -> str:
    """The grammar, with the game's persons and colours."""
    return f"{grammar_text(__package__)}\nPERSON_NAME: /{'|'.join(PERSONS).lower()}/\nCOLOR: /{'|'.join(COLORS)}/\n"


class Sentences(Reader):
    """Reads a line as an ability."""

    # --- the line --------------------------------------------------------------------------------

    def keywords(self, keyword: Token, *more: Token) -> Ability:
        if more:
            raise Misread(self._place(more[0]), "two abilities in one line", "separate them with ' / '")
        return Extra(words(keyword), text=self._text)

    def event_text(self, *sentences: tuple[int, Instruction]) -> Ability:
        for (_, before), (place, instruction) in pairwise(((0, None), *sentences)):
            if isinstance(instruction, Delay) and not _leaves_one(before):
                mend = "choose 1 in the sentence before: 'This turn, 1 character has power +2.'"
                raise Misread(place, "no character was chosen that 'it' could mean", mend)
        return Played(tuple(instruction for _, instruction in sentences), text=self._text)

    def sentence(self, instruction: Instruction) -> tuple[int, Instruction]:
        return self._at, instruction

    # --- instructions ----------------------------------------------------------------------------

    discard = from_children(lambda cards: Move(cards, _DISCARD))
    return_to_hand = from_children(lambda cards: Move(cards, "hand"))
    put_to_sleep = from_children(Rest)
    wake = from_children(Ready)
    damage = from_children(lambda amount, cards: Damage(int(amount), cards))
    hit = from_children(lambda amount, player: Act("hit", amount=int(amount), side=_PLAYERS[words(player)]))
    draw = from_number(Draw)

    def gain(self, period: Token, cards: Reference, number: Token, change: Token) -> Instruction:
        changes = (Number(words(number), add=int(change)),)
        return Gain(cards, changes, until="turn" if words(period) == "this turn" else "always")

    discard_later = constant(Delay(Step("turn", edge="ends"), (Move(It(), _DISCARD),)))
    reflect = constant(Act("reflect"))
    strike = constant(Act("strike"))
    boost = from_number(lambda amount: Act("boost", amount=amount))

    # --- which cards -----------------------------------------------------------------------------

    def characters(self, count: Token, *adjectives: Token) -> Reference:
        return _counted(count, self._cards("field", *adjectives))

    def all_characters(self, whose: Token, *adjectives: Token) -> Reference:
        return self._cards("field", *(adjectives if whose.type == "ALL" else (whose, *adjectives)))

    def coming(self, count: Token, *adjectives: Token) -> Reference:
        for word in adjectives:
            if word.type in ("POSTURE", "STATE"):
                raise Misread(self._place(word), f"a coming character is not {word} yet", f"leave '{word}' out")
        return _counted(count, self._cards("coming", *adjectives, kind=("character",)))

    def events(self, count: Token, whose: Token | None) -> Reference:
        return _counted(count, self._cards("event", *(() if whose is None else (whose,))))

    def _cards(self, zone: str, *adjectives: Token, kind: tuple[str, ...] = ()) -> Cards:
        """The cards in a zone, either player's unless an adjective says whose."""
        said: dict[str, Token] = {}
        for word in adjectives:
            other = said.setdefault(word.type, word)
            if other is not word:
                raise Misread(self._place(word), f"no card is said to be '{other}' and '{word}'", "leave one out")
        side: Side = "both"
        asked = [Filter(kind)]
        for word in adjectives:
            match word.type:
                case "SIDE":
                    side = "you" if words(word) == "your" else "opponent"
                case "PERSON_NAME":
                    asked.append(Filter(facts=(OneOf("person", (words(word).capitalize(),)),)))
                case "COLOR":
                    asked.append(Filter(facts=(OneOf("color", (words(word),)),)))
                case "POSTURE" | "STATE":
                    asked.append(Filter(state=(words(word),)))
        return Cards((zone,), side, joined(asked))


def _counted(count: Token, cards: Cards) -> Reference:
    """A choice of that many, or each of the cards."""
    return cards if count.type == "EACH" else Choose(cards, int(count))


def _leaves_one(instruction: Instruction | None) -> bool:
    """Whether the instruction chooses one card, and leaves it where it is."""
    if instruction is None or isinstance(instruction, Move):
        return False
    return any(isinstance(field, Choose) and field.most == 1 for field in astuple(instruction))
