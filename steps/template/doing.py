"""Card text: what abilities do: instructions, continuous effects, replacements.

The second half of the reader; ``abilities`` adds the abilities themselves. Method names are the aliases
of ``cardtext.lark``; a game's reader completes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from lark import Token
from msgspec.structs import replace

from ...adapters.abilities import (
    Attach,
    Change,
    Choose,
    Condition,
    Delay,
    Draw,
    Filter,
    Forbid,
    Gain,
    GainAbility,
    Happen,
    If,
    Info,
    Instruction,
    Invalidate,
    It,
    Look,
    Lose,
    LoseAbilities,
    May,
    Move,
    Number,
    Period,
    Places,
    Reference,
    Replace,
    Replacement,
    Reroll,
    Reveal,
    Shuffle,
    Side,
    Switch,
    That,
    Top,
    When,
)
from ..cardtext import Line, Misread, from_children, words
from .binding import Binder, Chosen, Open, closed, join
from .nouns import Noun, Phrase
from .reading import Reading, name

PERIODS: dict[str, Period] = {
    "until the end of the turn": "turn",
    "for the rest of the game": "game",
    "as long as this ability is valid": "always",
}
"""How long, by the words that say so."""


@dataclass(frozen=True)
class Swap:
    """What happens instead of an event; ``first`` is done for it, by choice where ``optional``."""

    instead: tuple[Instruction, ...]
    first: tuple[Instruction, ...] = ()
    optional: bool = False


@dataclass(frozen=True)
class Effect:
    """Cards and what a continuous effect makes of them."""

    cards: Phrase
    changes: tuple[Change, ...]


@dataclass(frozen=True)
class Destination:
    """Where cards are put. ``side`` None: to their own player, whom ``yours`` says to be the text's."""

    to: str
    bottom: bool = False
    side: Side | None = None
    place: Places | None = None
    yours: bool = False


class Doing(Reading):
    """Reads instructions and effects."""

    numbers: ClassVar[Mapping[str, str]] = {}
    """The numbers that effects change, where a text has another word for them."""

    cannot: ClassVar[Mapping[str, str]] = {}
    """What ``Forbid`` calls the things that a card cannot do, where a text has other words for them."""

    piles: ClassVar[tuple[str, ...]] = ("deck",)
    """The zones that have a bottom, and how an error lists them."""

    # --- sentences -------------------------------------------------------------------------------

    body = from_children(lambda *sentences: closed(sum(sentences, ())))
    does = from_children(lambda act: act)
    tests = from_children(lambda condition, then, otherwise=(): (If(condition, closed(then), closed(otherwise)),))

    def may(self, who: Token, first: Open, then: Open = ()) -> Open:
        return (May(closed(first), closed(then), self.side(who)),)

    def chain(self, *instructions: Any) -> Open:
        flat: list[Instruction | Chosen] = []
        for instruction in instructions:
            flat += instruction if isinstance(instruction, tuple) else (instruction,)
        return join(tuple(flat))

    # --- later -----------------------------------------------------------------------------------

    delayed = from_children(lambda at, then: (Delay(at, closed(then)),))

    def next_time(self, at: When, this_turn: Token | None, then: Open) -> Open:
        return (Delay(at, closed(then), until="turn", once=True) if this_turn else Delay(at, closed(then)),)

    each_time = from_children(lambda at, this_turn, then: (Delay(at, closed(then), until="turn"),))

    def next_would(self, at: When, this_turn: Token | None, swap: Swap) -> Open:
        until: Period = "turn" if this_turn else "game"
        return (Replace(self._replacement(at, swap), until, once=True),)

    def replace(self, duration: Token, at: When, swap: Swap) -> Open:
        return (Replace(self._replacement(at, swap), PERIODS[words(duration)]),)

    # --- instead ---------------------------------------------------------------------------------

    instead = from_children(lambda chain: Swap(closed(chain)))

    def may_instead(self, who: Token, chain: Open) -> Swap:
        self._by_its_player(who)
        done = closed(chain)
        if all(isinstance(each, Happen | Reroll) for each in done):
            return Swap(done, optional=True)
        return Swap((), done, optional=True)

    def may_instead_then(self, who: Token, first: Open, then: Open) -> Swap:
        self._by_its_player(who)
        return Swap(closed(then), closed(first), optional=True)

    def _by_its_player(self, who: Token) -> None:
        if self.side(who) != "you":
            raise Misread(self._at, "the other player is not asked about a replacement", "write 'you may'")

    def _replacement(self, at: When, swap: Swap, condition: Condition | None = None) -> Replacement:
        binder = Binder(self._at, event=True)
        condition = binder.condition(condition)
        first = binder.instructions(swap.first)
        instead = binder.instructions(swap.instead)
        if at.event == "move" and not instead and _redirected(first):
            first, instead = (), _redirected(first)
        elif at.event == "move" and not first:
            instead = _redirected(instead) or instead
        return Replacement(at, instead, optional=swap.optional, first=first, condition=condition)

    # --- cards move ------------------------------------------------------------------------------

    def top_of(self, whose: Side | None, zone: Token) -> Destination:
        side: Side | None = "opponent" if whose == "opponent" else None
        return Destination(self._put_into(words(zone)), side=side, yours=whose == "you")

    def _put_into(self, zone: str) -> str:
        """The word for a zone that cards are put into."""
        return self.zones(zone)[0]

    def bottom_of(self, whose: Side | None, zone: Token) -> Destination:
        if words(zone) not in self.piles:
            mend = f"only a {' or a '.join(self.piles)} has"
            raise Misread(self._at, f"the {words(zone)} has no bottom", mend)
        side: Side | None = "opponent" if whose == "opponent" else None
        return Destination(words(zone), True, side, yours=whose == "you")

    def _put(self, cards: Reference, to: Destination, *, reveal: bool = False, manner: Token | None = None) -> Move:
        return Move(cards, to.to, to.bottom, reveal, side=to.side, place=to.place)

    def put(self, verb: Token, cards: Phrase, to: Destination, manner: Token | None) -> Instruction:
        self._to_its_player(cards, to)
        reveal = words(verb).startswith("reveal")
        return self._put(cards.target(), to, reveal=reveal, manner=manner)

    def _to_its_player(self, cards: Phrase, to: Destination) -> None:
        if to.yours and cards.noun is not None and cards.noun.side == "opponent":
            problem = "a card goes to a zone of its own player"
            raise Misread(cards.place, problem, "write 'its player's' for 'your' before the zone")

    def put_back(self, cards: Phrase, to: Destination) -> Instruction:
        self._to_its_player(cards, to)
        return self._put(cards.target(), to)

    def put_split(self, verb: Token, cards: Phrase, to: Destination, rest: Destination) -> Open:
        reveal = words(verb).startswith("reveal")
        return (self._put(cards.target(), to, reveal=reveal), self._put(self.remaining().target(), rest))

    def search(self, *said: Any) -> Instruction:
        up_to, count, noun, fetch, to, manner = said
        if noun.zone or noun.on is not None or noun.side is not None:
            raise Misread(noun.place, "a search is in the deck", "leave the other place out")
        cards = noun.with_({"zone": ("deck",)}).cards("you")
        has_to_find = up_to is None and cards.where == Filter()  # else a search may find fewer than it asks for
        choice = Choose(cards, self._several(count), least=None if has_to_find else 0)
        return self._put(choice, to, reveal="reveal" in words(fetch), manner=manner)

    def draw(self, count: Token, per: Noun | None) -> Instruction:
        return Draw(self._amount(int(count), per))

    def draw_up_to(self, count: Token, per: Noun | None) -> Instruction:
        return Draw(self._amount(int(count), per), up_to=True)

    draw_equal = from_children(Draw)

    def they_draw(self, who: Token, count: Token) -> Instruction:
        return Draw(int(count), self.side(who))

    def attach(self, cards: Phrase, holder: Phrase) -> Instruction:
        return Attach(cards.target(), holder.target())

    switch = from_children(lambda cards, others: Switch(cards.target(), others.target()))

    def shuffle(self, side: Token, deck: Token) -> Instruction:
        return Shuffle(words(deck), self.side(side))

    def look(self, who: Token, cards: Phrase) -> Instruction:
        return Look(cards.target(), self.side(who) if "opponent" in words(who) else "you")

    def look_up_to(self, cards: Phrase) -> Instruction:
        seen = cards.target()
        if not isinstance(seen, Top):
            raise Misread(cards.place, "only the top of a deck is looked at card by card", "write 'the top 3 cards of'")
        return Look(seen, up_to=True)

    reveal = from_children(lambda cards: Reveal(cards.target()))

    def choose(self, cards: Phrase) -> Chosen:
        choice = cards.target()
        if not isinstance(choice, Choose):
            raise Misread(cards.place, "there is nothing to choose here", "write how many: 'choose 1 of ...'")
        return Chosen(choice)

    # --- the rest --------------------------------------------------------------------------------

    gain = from_children(lambda duration, effect: Gain(effect.cards.target(), effect.changes, PERIODS[words(duration)]))
    lose = from_children(lambda who: Lose("you" if words(who) == "you lose the game" else "opponent"))

    # --- continuous effects ----------------------------------------------------------------------

    effect = from_children(Effect)
    effect_owned = from_children(lambda owner, change: Effect(owner, (change,)))

    def changes(self, *changes: Change) -> tuple[Change, ...]:
        return changes

    def add_number(self, what: Token, number: Token, per: Noun | None) -> Change:
        return Number(self.numbers.get(words(what), words(what)), add=self._amount(int(number), per))

    def set_number(self, what: Token, number: Token) -> Change:
        return Number(self.numbers.get(words(what), words(what)), set=int(number))

    invalid = from_children(lambda named=None: Invalidate(None if named is None else name(named)))
    add_name = from_children(lambda token: Info("name", add=name(token)))
    set_name = from_children(lambda token: Info("name", set=name(token)))

    def gain_ability(self, text: Token) -> Change:
        return GainAbility(self.inner(text))

    def inner(self, text: Token) -> Any:
        """The ability that stands in quotation marks or brackets."""
        inner = str(text)[1:-1]
        margin = len(inner) - len(inner.lstrip())
        start = self._start + (text.start_pos or 0) + 1 + margin
        return self.ability(Line(start, inner.strip()))

    def ability(self, line: Line) -> Any:
        """An ability in an ability. Given by the reader of whole abilities."""
        raise NotImplementedError

    lose_abilities = from_children(lambda named=None: LoseAbilities(None if named is None else name(named)))

    def forbid(self, token: Token) -> Change:
        what = words(token).removeprefix("cannot ")
        return Forbid(self.cannot.get(what, what))


def _redirected(instructions: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """The same move to another zone, if that is all that the instructions are; else nothing."""
    if len(instructions) != 1 or not isinstance(instructions[0], Move):
        return ()
    move = instructions[0]
    if move.cards not in (That(), It()) or replace(move, cards=That(), to="") != Move(That(), ""):
        return ()
    return (Happen(to=move.to),)
