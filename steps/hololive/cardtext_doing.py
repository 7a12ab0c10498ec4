"""Card text: what abilities do: instructions, continuous effects, replacements.

The second half of the reader; ``cardtext`` adds the abilities themselves. Method names are the aliases
of ``cardtext.lark``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lark import Token
from msgspec.structs import replace

from ...adapters.abilities import (
    Amount,
    Attach,
    Bloom,
    Boost,
    Cap,
    Cards,
    Change,
    Choose,
    Collab,
    Condition,
    Damage,
    Delay,
    Down,
    Draw,
    Each,
    Forbid,
    Gain,
    GainAbility,
    Happen,
    Heal,
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
    Ready,
    Reference,
    Replace,
    Replacement,
    Rest,
    ReturnToDebut,
    Reveal,
    Roll,
    Shuffle,
    Side,
    Step,
    Switch,
    That,
    Top,
    UseAgain,
    When,
)
from ...adapters.abilities import Reroll as RollAgain
from ..cardtext import Line, Misread
from .cardtext_binding import Binder, Chosen, Open, closed, join
from .cardtext_nouns import STAGE, Noun, Phrase, zones
from .cardtext_reading import Reading, color, level, name, singular, words

_NUMBERS = {"baton pass cost": "baton pass"}
_CANNOT = {
    "use arts": "art",
    "become active": "ready",
    "become resting": "rest",
    "be moved": "move",
    "be healed": "heal",
    "be damaged": "damage",
    "have cards attached": "attach",
    "baton pass": "baton-pass",
}
_PERIODS: dict[str, Period] = {
    "until the end of the turn": "turn",
    "for the rest of the game": "game",
    "as long as this ability is valid": "always",
}


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
    """Where cards are put. ``side`` None: to their own player."""

    to: str
    bottom: bool = False
    side: Side | None = None


class Doing(Reading):
    """Reads instructions and effects."""

    # --- sentences -------------------------------------------------------------------------------

    def body(self, *sentences: Open) -> tuple[Instruction, ...]:
        return closed(sum(sentences, ()))

    def does(self, act: Open) -> Open:
        return act

    def tests(self, condition: Condition, then: Open, otherwise: Open = ()) -> Open:
        return (If(condition, closed(then), closed(otherwise)),)

    def may(self, who: Token, first: Open, then: Open = ()) -> Open:
        return (May(closed(first), closed(then), self.side(who)),)

    def chain(self, *instructions: Any) -> Open:
        flat: list[Instruction | Chosen] = []
        for instruction in instructions:
            flat += instruction if isinstance(instruction, tuple) else (instruction,)
        return join(tuple(flat))

    # --- later -----------------------------------------------------------------------------------

    def delayed(self, at: Step, then: Open) -> Open:
        return (Delay(at, closed(then)),)

    def next_time(self, at: When, this_turn: Token | None, then: Open) -> Open:
        return (Delay(at, closed(then), until="turn", once=True) if this_turn else Delay(at, closed(then)),)

    def each_time(self, at: When, this_turn: Token, then: Open) -> Open:
        return (Delay(at, closed(then), until="turn"),)

    def next_would(self, at: When, this_turn: Token | None, swap: Swap) -> Open:
        until: Period = "turn" if this_turn else "game"
        return (Replace(self._replacement(at, swap), until, once=True),)

    def replace(self, duration: Token, at: When, swap: Swap) -> Open:
        return (Replace(self._replacement(at, swap), _PERIODS[words(duration)]),)

    # --- instead ---------------------------------------------------------------------------------

    def instead(self, chain: Open) -> Swap:
        return Swap(closed(chain))

    def may_instead(self, who: Token, chain: Open) -> Swap:
        self._by_its_player(who)
        done = closed(chain)
        if all(isinstance(each, Happen | RollAgain) for each in done):
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

    def happens(self, change: Happen) -> Instruction:
        return change

    def happens_to(self, card: Phrase) -> Instruction:
        return Happen(card=card.target())

    def less(self, number: Token, per: Noun | None) -> Happen:
        return Happen(add=self._amount(-int(number), per))

    def more(self, number: Token, per: Noun | None) -> Happen:
        return Happen(add=self._amount(int(number), per))

    def half(self) -> Happen:
        return Happen(over=2)

    def twice_as_much(self) -> Happen:
        return Happen(times=2)

    def times_as_much(self, factor: Token) -> Happen:
        return Happen(times=int(factor))

    def exactly_amount(self, number: Token) -> Happen:
        return Happen(set=int(number))

    def equal_amount(self, amount: Amount) -> Happen:
        return Happen(set=amount)

    # --- cards move ------------------------------------------------------------------------------

    def top_of(self, whose: Side | None, zone: Token) -> Destination:
        to = zones(words(zone))
        return Destination("stage" if to == STAGE else to[0], side="opponent" if whose == "opponent" else None)

    def bottom_of(self, whose: Side | None, zone: Token) -> Destination:
        if words(zone) not in ("deck", "cheer deck"):
            raise Misread(self._at, f"the {words(zone)} has no bottom", "only a deck or a cheer deck has")
        return Destination(words(zone), True, "opponent" if whose == "opponent" else None)

    def _put(self, cards: Reference, to: Destination, *, reveal: bool = False, resting: bool = False) -> Move:
        return Move(cards, to.to, to.bottom, reveal, resting, to.side)

    def put(self, verb: Token, cards: Phrase, to: Destination, resting: Token | None) -> Instruction:
        reveal = words(verb).startswith("reveal")
        return self._put(cards.target(), to, reveal=reveal, resting=bool(resting))

    def put_back(self, cards: Phrase, to: Destination) -> Instruction:
        return self._put(cards.target(), to)

    def put_split(self, verb: Token, cards: Phrase, to: Destination, rest: Destination) -> Open:
        reveal = words(verb).startswith("reveal")
        return (self._put(cards.target(), to, reveal=reveal), self._put(self.remaining().target(), rest))

    def search(self, *said: Any) -> Instruction:
        _, count, noun, fetch, to, resting = said  # a search may always find fewer than it asks for
        if noun.zone or noun.on is not None or noun.side is not None:
            raise Misread(noun.place, "a search is in the deck", "leave the other place out")
        cards = noun.with_({"zone": ("deck",)}).cards("you")
        choice = Choose(cards, self._several(count), least=0)
        return self._put(choice, to, reveal="reveal" in words(fetch), resting=bool(resting))

    def archive(self, cards: Phrase) -> Instruction:
        return Move(cards.target(), "archive")

    def draw(self, count: Token, per: Noun | None) -> Instruction:
        return Draw(self._amount(int(count), per))

    def draw_up_to(self, count: Token, per: Noun | None) -> Instruction:
        return Draw(self._amount(int(count), per), up_to=True)

    def draw_equal(self, amount: Amount) -> Instruction:
        return Draw(amount)

    def they_draw(self, who: Token, count: Token) -> Instruction:
        return Draw(int(count), self.side(who))

    def each_archives(self, count: Token) -> Instruction:
        return Each(Move(Choose(Cards(zone=("hand",)), int(count)), "archive"))

    def attach(self, cards: Phrase, holder: Phrase) -> Instruction:
        return Attach(cards.target(), holder.target())

    def shuffle(self, side: Token, deck: Token) -> Instruction:
        return Shuffle(words(deck), self.side(side))

    def look(self, who: Token, cards: Phrase) -> Instruction:
        return Look(cards.target(), self.side(who) if "opponent" in words(who) else "you")

    def look_up_to(self, cards: Phrase) -> Instruction:
        seen = cards.target()
        if not isinstance(seen, Top):
            raise Misread(cards.place, "only the top of a deck is looked at card by card", "write 'the top 3 cards of'")
        return Look(seen, up_to=True)

    def reveal(self, cards: Phrase) -> Instruction:
        return Reveal(cards.target())

    def choose(self, cards: Phrase) -> Chosen:
        choice = cards.target()
        if not isinstance(choice, Choose):
            raise Misread(cards.place, "there is nothing to choose here", "write how many: 'choose 1 of ...'")
        return Chosen(choice)

    # --- holomems --------------------------------------------------------------------------------

    def damage(self, number: Token, to: Phrase, per: Noun | None) -> Instruction:
        return Damage(self._amount(int(number), per), to.target())

    def damage_equal(self, amount: Amount, to: Phrase) -> Instruction:
        return Damage(amount, to.target())

    def heal(self, number: Token, cards: Phrase, per: Noun | None) -> Instruction:
        return Heal(cards.target(), self._amount(int(number), per))

    def heal_by(self, cards: Phrase, amount: Amount) -> Instruction:
        return Heal(cards.target(), amount)

    def heal_fully(self, cards: Phrase) -> Instruction:
        return Heal(cards.target())

    def return_to_debut(self, cards: Phrase) -> Instruction:
        return ReturnToDebut(cards.target())

    def rest(self, cards: Phrase) -> Instruction:
        return Rest(cards.target())

    def ready(self, cards: Phrase) -> Instruction:
        return Ready(cards.target())

    def down(self, cards: Phrase) -> Instruction:
        return Down(cards.target())

    def collab(self, cards: Phrase) -> Instruction:
        return Collab(cards.target())

    def bloom(self, cards: Phrase, using: Phrase) -> Instruction:
        return Bloom(cards.target(), using.target())

    def switch(self, cards: Phrase, others: Phrase) -> Instruction:
        return Switch(cards.target(), others.target())

    def gain(self, duration: Token, effect: Effect) -> Instruction:
        return Gain(effect.cards.target(), effect.changes, _PERIODS[words(duration)])

    # --- the rest --------------------------------------------------------------------------------

    def roll(self) -> Instruction:
        return Roll()

    def reroll(self) -> Instruction:
        return RollAgain()

    def boost(self, number: Token, per: Noun | None) -> Instruction:
        return Boost(self._amount(int(number), per))

    def boost_equal(self, amount: Amount) -> Instruction:
        return Boost(amount)

    def use_again(self) -> Instruction:
        return UseAgain()

    def lose(self, who: Token) -> Instruction:
        return Lose("you" if words(who) == "you lose the game" else "opponent")

    # --- continuous effects ----------------------------------------------------------------------

    def effect(self, cards: Phrase, changes: tuple[Change, ...]) -> Effect:
        return Effect(cards, changes)

    def effect_owned(self, owner: Phrase, change: Change) -> Effect:
        return Effect(owner, (change,))

    def changes(self, *changes: Change) -> tuple[Change, ...]:
        return changes

    def add_number(self, what: Token, number: Token, per: Noun | None) -> Change:
        return Number(_NUMBERS.get(words(what), words(what)), add=self._amount(int(number), per))

    def add_named_arts(self, art: Token, number: Token, per: Noun | None) -> Change:
        return Number("arts", add=self._amount(int(number), per), named=name(art))

    def set_number(self, what: Token, number: Token) -> Change:
        return Number(_NUMBERS.get(words(what), words(what)), set=int(number))

    def set_hp(self, number: Token) -> Change:
        return Number("hp", set=int(number))

    def invalid(self, named: Token | None = None) -> Change:
        return Invalidate(None if named is None else name(named))

    def add_tag(self, tag: Token) -> Change:
        return Info("tag", add=str(tag))

    def set_tag(self, tag: Token) -> Change:
        return Info("tag", set=str(tag))

    def add_color(self, token: Token) -> Change:
        return Info("color", add=color(token))

    def set_color(self, token: Token) -> Change:
        return Info("color", set=color(token))

    def add_name(self, token: Token) -> Change:
        return Info("name", add=name(token))

    def set_name(self, token: Token) -> Change:
        return Info("name", set=name(token))

    def add_level(self, token: Token) -> Change:
        return Info("level", add=level(token))

    def set_level(self, token: Token) -> Change:
        return Info("level", set=level(token))

    def gain_ability(self, text: Token) -> Change:
        inner = str(text)[1:-1]
        margin = len(inner) - len(inner.lstrip())
        start = self._start + (text.start_pos or 0) + 1 + margin
        return GainAbility(self.ability(Line(start, inner.strip())))

    def ability(self, line: Line) -> Any:
        """An ability in an ability. Given by the reader of whole abilities."""
        raise NotImplementedError

    def lose_abilities(self, named: Token | None = None) -> Change:
        return LoseAbilities(None if named is None else name(named))

    def forbid(self, token: Token) -> Change:
        what = words(token).removeprefix("cannot ")
        return Forbid(_CANNOT.get(what, what))

    def cap(self, most: Token, subtype: Token) -> Change:
        return Cap(singular(subtype), int(most))


def _redirected(instructions: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """The same move to another zone, if that is all that the instructions are; else nothing."""
    if len(instructions) != 1 or not isinstance(instructions[0], Move):
        return ()
    move = instructions[0]
    if move.cards not in (That(), It()) or replace(move, cards=That(), to="") != Move(That(), ""):
        return ()
    return (Happen(to=move.to),)
