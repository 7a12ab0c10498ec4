"""hololive card text: what its abilities do: damage and healing, the stage, dice, and amounts replaced."""

from __future__ import annotations

from typing import Any, ClassVar

from lark import Token
from msgspec.structs import replace

from ...adapters.abilities import (
    Act,
    Allow,
    Amount,
    Cap,
    Cards,
    Change,
    Choose,
    Damage,
    Draw,
    Each,
    Gain,
    Happen,
    Heal,
    Info,
    Instruction,
    Move,
    Number,
    Ready,
    Reference,
    Reroll,
    Rest,
    Roll,
)
from ..cardtext import words
from ..template.doing import PERIODS, Destination, Doing
from ..template.nouns import Noun, Phrase
from ..template.reading import name
from .cardtext_nouns import STAGE
from .cardtext_reading import StageReading, color, level


class StageDoing(StageReading, Doing):
    """Reads instructions and effects."""

    numbers: ClassVar = {"baton pass cost": "baton pass", "colourless arts cost": "colorless arts cost"}
    cannot: ClassVar = {
        "use arts": "art",
        "become active": "ready",
        "become resting": "rest",
        "be moved": "move",
        "be healed": "heal",
        "be damaged": "damage",
        "have cards attached": "attach",
        "have its hp changed": "hp",
        "cost life": "life",
        "have its art damage reduced": "reduce",
        "baton pass": "baton-pass",
    }
    piles = ("deck", "cheer deck")

    # --- instead --------------------------------------------------------------------------------------

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

    # --- cards move -----------------------------------------------------------------------------------

    def draw_until(self, hand: Any) -> Instruction:
        return Draw(int(hand) if isinstance(hand, Token) else hand, until=True)

    def draw_lowest(self, count: Token) -> Instruction:
        return Draw(int(count), bottom=True)

    def _put_into(self, zone: str) -> str:
        return "stage" if self.zones(zone) == STAGE else super()._put_into(zone)

    def _put(self, cards: Reference, to: Destination, *, reveal: bool = False, manner: Token | None = None) -> Move:
        return replace(super()._put(cards, to, reveal=reveal), resting=manner is not None)

    def archive(self, cards: Phrase) -> Instruction:
        return Move(cards.target(), "archive")

    def put_stack(self, cards: Phrase, to: Destination) -> Instruction:
        return replace(self._put(cards.target(), to), stack=True)

    def each_archives(self, count: Token) -> Instruction:
        return Each(Move(Choose(Cards(zone=("hand",)), int(count)), "archive"))

    # --- holomems -------------------------------------------------------------------------------------

    def attach(self, cards: Phrase, holder: Phrase, shared: Token | None = None) -> Instruction:
        share = "" if shared is None else "each" if "each" in words(shared) else "will"
        return replace(super().attach(cards, holder), share=share)

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

    def set_remaining(self, owner: Phrase, number: Token) -> Instruction:
        return Act("set-hp", owner.target(), amount=int(number))

    def return_to_debut(self, cards: Phrase) -> Instruction:
        return Act("return-to-debut", cards.target())

    def rest(self, cards: Phrase) -> Instruction:
        return Rest(cards.target())

    def ready(self, cards: Phrase) -> Instruction:
        return Ready(cards.target())

    def down(self, cards: Phrase) -> Instruction:
        return Act("down", cards.target())

    def lose_life(self, who: Token, number: Token) -> Instruction:
        return Act("lose-life", amount=int(number), side="you" if words(who) == "you lose" else "opponent")

    def collab(self, cards: Phrase) -> Instruction:
        return Act("collab", cards.target())

    def bloom(self, cards: Phrase, using: Phrase) -> Instruction:
        return Act("bloom", cards.target(), using.target())

    # --- the rest -------------------------------------------------------------------------------------

    def roll(self) -> Instruction:
        return Roll()

    def roll_several(self, count: Any) -> Instruction:
        return Roll(int(count) if isinstance(count, Token) else count)

    def reroll(self) -> Instruction:
        return Reroll()

    def boost(self, number: Token, per: Noun | None) -> Instruction:
        return Act("boost", amount=self._amount(int(number), per))

    def boost_equal(self, amount: Amount) -> Instruction:
        return Act("boost", amount=amount)

    def also_target(self, cards: Phrase) -> Instruction:
        return Act("also-target", cards.every())

    def another_turn(self) -> Instruction:
        return Act("another-turn")

    def use_again(self) -> Instruction:
        return Act("use-again")

    # --- continuous effects ---------------------------------------------------------------------------

    def add_named_arts(self, art: Token, number: Token, per: Noun | None) -> Change:
        return Number("arts", add=self._amount(int(number), per), named=name(art))

    def set_hp(self, number: Token) -> Change:
        return Number("hp", set=int(number))

    def add_tag(self, tag: Token) -> Change:
        return Info("tag", add=str(tag))

    def set_tag(self, tag: Token) -> Change:
        return Info("tag", set=str(tag))

    def add_color(self, token: Token) -> Change:
        return Info("color", add=color(token))

    def set_color(self, token: Token) -> Change:
        return Info("color", set=color(token))

    def add_level(self, token: Token) -> Change:
        return Info("level", add=level(token))

    def set_level(self, token: Token) -> Change:
        return Info("level", set=level(token))

    def count_as_cheer(self, token: Token) -> Change:
        return Info("arts cheer", add=color(token))

    def raise_limit(self, ability: Token) -> Change:
        return Number("ability uses", set=2, named=name(ability))

    def allow_limited(self, duration: Token, count: Token) -> Instruction:
        return Gain(Cards(("oshi",)), (Number("limited", set=int(count)),), PERIODS[words(duration)])

    def allow_second_bloom(self) -> Change:
        return Allow("second-bloom")

    def allow_target(self, cards: Phrase) -> Change:
        return Allow("target", cards.every())

    def cap(self, most: Token, subtype: Token) -> Change:
        return Cap(self.singular(subtype), int(most))
