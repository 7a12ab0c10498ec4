"""hololive card text: what its abilities do: damage and healing, the stage, dice, and amounts replaced."""

from __future__ import annotations

from typing import ClassVar

from lark import Token
from msgspec.structs import replace

from ...adapters.abilities import (
    Act,
    Allow,
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
from ..cardtext import constant, from_children, from_number, words
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

    happens = from_children(lambda change: change)
    happens_to = from_children(lambda card: Happen(card=card.target()))

    def less(self, number: Token, per: Noun | None) -> Happen:
        return Happen(add=self._amount(-int(number), per))

    def more(self, number: Token, per: Noun | None) -> Happen:
        return Happen(add=self._amount(int(number), per))

    half = constant(Happen(over=2))
    twice_as_much = constant(Happen(times=2))
    times_as_much = from_number(lambda factor: Happen(times=factor))
    exactly_amount = from_number(lambda number: Happen(set=number))
    equal_amount = from_children(lambda amount: Happen(set=amount))

    # --- cards move -----------------------------------------------------------------------------------

    draw_until = from_children(lambda hand: Draw(int(hand) if isinstance(hand, Token) else hand, until=True))
    draw_lowest = from_number(lambda count: Draw(count, bottom=True))

    def _put_into(self, zone: str) -> str:
        return "stage" if self.zones(zone) == STAGE else super()._put_into(zone)

    def _put(self, cards: Reference, to: Destination, *, reveal: bool = False, manner: Token | None = None) -> Move:
        return replace(super()._put(cards, to, reveal=reveal), resting=manner is not None)

    archive = from_children(lambda cards: Move(cards.target(), "archive"))

    def put_stack(self, cards: Phrase, to: Destination) -> Instruction:
        return replace(self._put(cards.target(), to), stack=True)

    each_archives = from_number(lambda count: Each(Move(Choose(Cards(zone=("hand",)), count), "archive")))

    # --- holomems -------------------------------------------------------------------------------------

    def attach(self, cards: Phrase, holder: Phrase, shared: Token | None = None) -> Instruction:
        share = "" if shared is None else "each" if "each" in words(shared) else "will"
        return replace(super().attach(cards, holder), share=share)

    def damage(self, number: Token, to: Phrase, per: Noun | None) -> Instruction:
        return Damage(self._amount(int(number), per), to.target())

    damage_equal = from_children(lambda amount, to: Damage(amount, to.target()))

    def heal(self, number: Token, cards: Phrase, per: Noun | None) -> Instruction:
        return Heal(cards.target(), self._amount(int(number), per))

    heal_by = from_children(lambda cards, amount: Heal(cards.target(), amount))
    heal_fully = from_children(lambda cards: Heal(cards.target()))
    set_remaining = from_children(lambda owner, number: Act("set-hp", owner.target(), amount=int(number)))
    return_to_debut = from_children(lambda cards: Act("return-to-debut", cards.target()))
    rest = from_children(lambda cards: Rest(cards.target()))
    ready = from_children(lambda cards: Ready(cards.target()))
    down = from_children(lambda cards: Act("down", cards.target()))

    def lose_life(self, who: Token, number: Token) -> Instruction:
        return Act("lose-life", amount=int(number), side="you" if words(who) == "you lose" else "opponent")

    collab = from_children(lambda cards: Act("collab", cards.target()))
    bloom = from_children(lambda cards, using: Act("bloom", cards.target(), using.target()))

    # --- the rest -------------------------------------------------------------------------------------

    roll = constant(Roll())
    roll_several = from_children(lambda count: Roll(int(count) if isinstance(count, Token) else count))
    reroll = constant(Reroll())

    def boost(self, number: Token, per: Noun | None) -> Instruction:
        return Act("boost", amount=self._amount(int(number), per))

    boost_equal = from_children(lambda amount: Act("boost", amount=amount))
    also_target = from_children(lambda cards: Act("also-target", cards.every()))
    another_turn = constant(Act("another-turn"))
    use_again = constant(Act("use-again"))

    # --- continuous effects ---------------------------------------------------------------------------

    def add_named_arts(self, art: Token, number: Token, per: Noun | None) -> Change:
        return Number("arts", add=self._amount(int(number), per), named=name(art))

    set_hp = from_number(lambda number: Number("hp", set=number))
    add_tag = from_children(lambda tag: Info("tag", add=str(tag)))
    set_tag = from_children(lambda tag: Info("tag", set=str(tag)))
    add_color = from_children(lambda token: Info("color", add=color(token)))
    set_color = from_children(lambda token: Info("color", set=color(token)))
    add_level = from_children(lambda token: Info("level", add=level(token)))
    set_level = from_children(lambda token: Info("level", set=level(token)))
    count_as_cheer = from_children(lambda token: Info("arts cheer", add=color(token)))
    raise_limit = from_children(lambda ability: Number("ability uses", set=2, named=name(ability)))

    def allow_limited(self, duration: Token, count: Token) -> Instruction:
        return Gain(Cards(("oshi",)), (Number("limited", set=int(count)),), PERIODS[words(duration)])

    allow_second_bloom = constant(Allow("second-bloom"))
    allow_target = from_children(lambda cards: Allow("target", cards.every()))

    def cap(self, most: Token, subtype: Token) -> Change:
        return Cap(self.singular(subtype), int(most))
