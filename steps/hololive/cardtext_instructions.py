"""hololive card text: its instructions: damage and healing, the stage, dice, and amounts replaced."""

from __future__ import annotations

from typing import ClassVar

from lark import Token
from msgspec.structs import replace

from ...adapters.card_text_tree import (
    AllowAction,
    AttachmentLimit,
    Change,
    ChosenCards,
    DamageInstruction,
    Draw,
    EachPlayer,
    FactChange,
    GainEffect,
    GameInstruction,
    Heal,
    Instruction,
    MatchingCards,
    ModifyEvent,
    Move,
    NumberChange,
    Ready,
    Reference,
    Reroll,
    Rest,
    Roll,
)
from ..cardtext import constant_method, from_children, from_number, token_words
from ..shared_card_text.cardtext_instructions import PERIODS, CardDestination, InstructionReader
from ..shared_card_text.cardtext_nouns import CardNoun, NounPhrase
from ..shared_card_text.cardtext_references import unquote_token
from .cardtext_nouns import STAGE
from .cardtext_references import StageEventReader, normalized_color, normalized_level


class StageInstructionReader(StageEventReader, InstructionReader):
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
    happens_to = from_children(lambda card: ModifyEvent(card=card.as_target()))

    def less(self, number: Token, per: CardNoun | None) -> ModifyEvent:
        return ModifyEvent(add=self._amount(-int(number), per))

    def more(self, number: Token, per: CardNoun | None) -> ModifyEvent:
        return ModifyEvent(add=self._amount(int(number), per))

    half = constant_method(ModifyEvent(over=2))
    twice_as_much = constant_method(ModifyEvent(times=2))
    times_as_much = from_number(lambda factor: ModifyEvent(times=factor))
    exactly_amount = from_number(lambda number: ModifyEvent(set=number))
    equal_amount = from_children(lambda amount: ModifyEvent(set=amount))

    # --- cards move -----------------------------------------------------------------------------------

    draw_until = from_children(lambda hand: Draw(int(hand) if isinstance(hand, Token) else hand, until=True))
    draw_lowest = from_number(lambda count: Draw(count, bottom=True))

    def _put_into(self, zone: str) -> str:
        return "stage" if self.zones_named(zone) == STAGE else super()._put_into(zone)

    def _put(self, cards: Reference, to: CardDestination, *, reveal: bool = False, manner: Token | None = None) -> Move:
        return replace(super()._put(cards, to, reveal=reveal), resting=manner is not None)

    archive = from_children(lambda cards: Move(cards.as_target(), "archive"))

    def put_stack(self, cards: NounPhrase, to: CardDestination) -> Instruction:
        return replace(self._put(cards.as_target(), to), stack=True)

    each_archives = from_number(
        lambda count: EachPlayer(Move(ChosenCards(MatchingCards(zone=("hand",)), count), "archive"))
    )

    # --- holomems -------------------------------------------------------------------------------------

    def attach(self, cards: NounPhrase, holder: NounPhrase, shared: Token | None = None) -> Instruction:
        share = "" if shared is None else "each" if "each" in token_words(shared) else "will"
        return replace(super().attach(cards, holder), share=share)

    def damage(self, number: Token, to: NounPhrase, per: CardNoun | None) -> Instruction:
        return DamageInstruction(self._amount(int(number), per), to.as_target())

    damage_equal = from_children(lambda amount, to: DamageInstruction(amount, to.as_target()))

    def heal(self, number: Token, cards: NounPhrase, per: CardNoun | None) -> Instruction:
        return Heal(cards.as_target(), self._amount(int(number), per))

    heal_by = from_children(lambda cards, amount: Heal(cards.as_target(), amount))
    heal_fully = from_children(lambda cards: Heal(cards.as_target()))
    set_remaining = from_children(
        lambda owner, number: GameInstruction("set-hp", owner.as_target(), amount=int(number))
    )
    return_to_debut = from_children(lambda cards: GameInstruction("return-to-debut", cards.as_target()))
    rest = from_children(lambda cards: Rest(cards.as_target()))
    ready = from_children(lambda cards: Ready(cards.as_target()))
    down = from_children(lambda cards: GameInstruction("down", cards.as_target()))

    def lose_life(self, who: Token, number: Token) -> Instruction:
        return GameInstruction(
            "lose-life", amount=int(number), side="you" if token_words(who) == "you lose" else "opponent"
        )

    collab = from_children(lambda cards: GameInstruction("collab", cards.as_target()))
    bloom = from_children(lambda cards, using: GameInstruction("bloom", cards.as_target(), using.as_target()))

    # --- the rest -------------------------------------------------------------------------------------

    roll = constant_method(Roll())
    roll_several = from_children(lambda count: Roll(int(count) if isinstance(count, Token) else count))
    reroll = constant_method(Reroll())

    def boost(self, number: Token, per: CardNoun | None) -> Instruction:
        return GameInstruction("boost", amount=self._amount(int(number), per))

    boost_equal = from_children(lambda amount: GameInstruction("boost", amount=amount))
    also_target = from_children(lambda cards: GameInstruction("also-target", cards.as_all_matching()))
    another_turn = constant_method(GameInstruction("another-turn"))
    use_again = constant_method(GameInstruction("use-again"))

    # --- continuous effects ---------------------------------------------------------------------------

    def add_named_arts(self, art: Token, number: Token, per: CardNoun | None) -> Change:
        return NumberChange("arts", add=self._amount(int(number), per), named=unquote_token(art))

    set_hp = from_number(lambda number: NumberChange("hp", set=number))
    add_tag = from_children(lambda tag: FactChange("tag", add=str(tag)))
    set_tag = from_children(lambda tag: FactChange("tag", set=str(tag)))
    add_color = from_children(lambda token: FactChange("color", add=normalized_color(token)))
    set_color = from_children(lambda token: FactChange("color", set=normalized_color(token)))
    add_level = from_children(lambda token: FactChange("level", add=normalized_level(token)))
    set_level = from_children(lambda token: FactChange("level", set=normalized_level(token)))
    count_as_cheer = from_children(lambda token: FactChange("arts cheer", add=normalized_color(token)))
    raise_limit = from_children(lambda ability: NumberChange("ability uses", set=2, named=unquote_token(ability)))

    def allow_limited(self, duration: Token, count: Token) -> Instruction:
        return GainEffect(
            MatchingCards(("oshi",)), (NumberChange("limited", set=int(count)),), PERIODS[token_words(duration)]
        )

    allow_second_bloom = constant_method(AllowAction("second-bloom"))
    allow_arts_of = from_children(lambda cards: AllowAction("arts-of", cards.as_all_matching()))
    allow_target = from_children(lambda cards: AllowAction("target", cards.as_all_matching()))

    def cap(self, most: Token, subtype: Token) -> Change:
        return AttachmentLimit(self.singular_kind(subtype), int(most))
