"""Card text: the actions of abilities: instructions, continuous effects, replacements.

The second half of the reader; ``cardtext_abilities`` adds the abilities themselves. Method names are the aliases
of ``cardtext.lark``; a game's reader completes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from lark import Token
from msgspec.structs import replace

from ...adapters.card_text_tree import (
    Attach,
    Change,
    ChosenCards,
    Condition,
    CreateDelayedTrigger,
    CreateReplacement,
    Draw,
    EventCard,
    EventPattern,
    FactChange,
    Filter,
    ForbidAction,
    GainAbility,
    GainEffect,
    IfInstruction,
    Instruction,
    InvalidateAbilities,
    Look,
    LoseAbilities,
    LoseGame,
    ModifyEvent,
    Move,
    NumberChange,
    OptionalInstruction,
    Period,
    Places,
    PreviousCards,
    Reference,
    ReplacementAbility,
    Reroll,
    Reveal,
    Shuffle,
    Side,
    Switch,
    TopCards,
)
from ..cardtext import AbilityLine, CardTextFault, from_children, token_words
from .cardtext_nouns import CardNoun, NounPhrase
from .cardtext_references import ReferenceReader, unquote_token
from .pronoun_binding import Open, PendingChoice, PronounBinder, close_choices, join_choices

PERIODS: dict[str, Period] = {
    "until the end of the turn": "turn",
    "for the rest of the game": "game",
    "as long as this ability is valid": "always",
}
"""The periods, by their words."""


@dataclass(frozen=True)
class ReplacementText:
    """The replacement of an event; ``first`` is done before it, by choice if ``optional``."""

    instead: tuple[Instruction, ...]
    first: tuple[Instruction, ...] = ()
    optional: bool = False


@dataclass(frozen=True)
class ContinuousEffectText:
    """Cards, and the effect that continuously applies to them."""

    cards: NounPhrase
    changes: tuple[Change, ...]


@dataclass(frozen=True)
class CardDestination:
    """The place that cards are put to. ``side`` None: to their own player, who is the text's player with ``yours``."""

    to: str
    bottom: bool = False
    side: Side | None = None
    place: Places | None = None
    yours: bool = False


class InstructionReader(ReferenceReader):
    """Reads instructions and effects."""

    numbers: ClassVar[Mapping[str, str]] = {}
    """The numbers that effects change, by the text's words for them if these differ."""

    cannot: ClassVar[Mapping[str, str]] = {}
    """The actions that ``ForbidAction`` forbids a card, by the text's words for them if these differ."""

    piles: ClassVar[tuple[str, ...]] = ("deck",)
    """The zones that have a bottom, in the form for errors."""

    # --- sentences -------------------------------------------------------------------------------

    body = from_children(lambda *sentences: close_choices(sum(sentences, ())))
    does = from_children(lambda act: act)
    tests = from_children(
        lambda condition, then, otherwise=(): (IfInstruction(condition, close_choices(then), close_choices(otherwise)),)
    )

    def may(self, who: Token, first: Open, then: Open = ()) -> Open:
        return (OptionalInstruction(close_choices(first), close_choices(then), self.side(who)),)

    def chain(self, *instructions: Any) -> Open:
        flat: list[Instruction | PendingChoice] = []
        for instruction in instructions:
            flat += instruction if isinstance(instruction, tuple) else (instruction,)
        return join_choices(tuple(flat))

    # --- later effects ---------------------------------------------------------------------------

    delayed = from_children(lambda at, then: (CreateDelayedTrigger(at, close_choices(then)),))

    def next_time(self, at: EventPattern, this_turn: Token | None, then: Open) -> Open:
        return (
            CreateDelayedTrigger(at, close_choices(then), until="turn", once=True)
            if this_turn
            else CreateDelayedTrigger(at, close_choices(then)),
        )

    each_time = from_children(
        lambda at, this_turn, then: (CreateDelayedTrigger(at, close_choices(then), until="turn"),)
    )

    def next_would(self, at: EventPattern, this_turn: Token | None, swap: ReplacementText) -> Open:
        until: Period = "turn" if this_turn else "game"
        return (CreateReplacement(self._replacement(at, swap), until, once=True),)

    def replace(self, duration: Token, at: EventPattern, swap: ReplacementText) -> Open:
        return (CreateReplacement(self._replacement(at, swap), PERIODS[token_words(duration)]),)

    # --- replacements ----------------------------------------------------------------------------

    instead = from_children(lambda chain: ReplacementText(close_choices(chain)))

    def may_instead(self, who: Token, chain: Open) -> ReplacementText:
        self._by_its_player(who)
        done = close_choices(chain)
        if all(isinstance(each, ModifyEvent | Reroll) for each in done):
            return ReplacementText(done, optional=True)
        return ReplacementText((), done, optional=True)

    def may_instead_then(self, who: Token, first: Open, then: Open) -> ReplacementText:
        self._by_its_player(who)
        return ReplacementText(close_choices(then), close_choices(first), optional=True)

    def _by_its_player(self, who: Token) -> None:
        if self.side(who) != "you":
            raise CardTextFault(self._at, "only you can be asked about a replacement", "write 'you may'")

    def _replacement(
        self, at: EventPattern, swap: ReplacementText, condition: Condition | None = None
    ) -> ReplacementAbility:
        binder = PronounBinder(self._at, event=True)
        condition = binder.bind_condition(condition)
        first = binder.bind_instructions(swap.first)
        instead = binder.bind_instructions(swap.instead)
        if at.event == "move" and not instead and _redirected(first):
            first, instead = (), _redirected(first)
        elif at.event == "move" and not first:
            instead = _redirected(instead) or instead
        return ReplacementAbility(at, instead, optional=swap.optional, first=first, condition=condition)

    # --- cards move ------------------------------------------------------------------------------

    def top_of(self, whose: Side | None, zone: Token) -> CardDestination:
        side: Side | None = "opponent" if whose == "opponent" else None
        return CardDestination(self._put_into(token_words(zone)), side=side, yours=whose == "you")

    def _put_into(self, zone: str) -> str:
        """The word for a zone that cards are put into."""
        return self.zones_named(zone)[0]

    def bottom_of(self, whose: Side | None, zone: Token) -> CardDestination:
        if token_words(zone) not in self.piles:
            mend = f"only a {' or a '.join(self.piles)} has"
            raise CardTextFault(self._at, f"the {token_words(zone)} has no bottom", mend)
        side: Side | None = "opponent" if whose == "opponent" else None
        return CardDestination(token_words(zone), True, side, yours=whose == "you")

    def _put(self, cards: Reference, to: CardDestination, *, reveal: bool = False, manner: Token | None = None) -> Move:
        return Move(cards, to.to, to.bottom, reveal, side=to.side, place=to.place)

    def put(self, verb: Token, cards: NounPhrase, to: CardDestination, manner: Token | None) -> Instruction:
        self._to_its_player(cards, to)
        reveal = token_words(verb).startswith("reveal")
        return self._put(cards.as_target(), to, reveal=reveal, manner=manner)

    def _to_its_player(self, cards: NounPhrase, to: CardDestination) -> None:
        if to.yours and cards.noun is not None and cards.noun.side == "opponent":
            problem = "a card goes to a zone of its own player"
            raise CardTextFault(cards.place, problem, "write 'its player's' for 'your' before the zone")

    def put_back(self, cards: NounPhrase, to: CardDestination) -> Instruction:
        self._to_its_player(cards, to)
        return self._put(cards.as_target(), to)

    def put_split(self, verb: Token, cards: NounPhrase, to: CardDestination, rest: CardDestination) -> Open:
        reveal = token_words(verb).startswith("reveal")
        return (self._put(cards.as_target(), to, reveal=reveal), self._put(self.remaining().as_target(), rest))

    def search(self, *said: Any) -> Instruction:
        up_to, count, noun, fetch, to, manner = said
        if noun.zone or noun.on is not None or noun.side is not None:
            raise CardTextFault(noun.place, "cards can only be searched for in the deck", "leave the other place out")
        cards = noun.with_attribute({"zone": ("deck",)}).matching_cards("you")
        has_to_find = up_to is None and cards.where == Filter()  # else a search may find fewer than it asks for
        choice = ChosenCards(cards, self._several(count), least=None if has_to_find else 0)
        return self._put(choice, to, reveal="reveal" in token_words(fetch), manner=manner)

    def draw(self, count: Token, per: CardNoun | None) -> Instruction:
        return Draw(self._amount(int(count), per))

    def draw_up_to(self, count: Token, per: CardNoun | None) -> Instruction:
        return Draw(self._amount(int(count), per), up_to=True)

    draw_equal = from_children(Draw)

    def they_draw(self, who: Token, count: Token) -> Instruction:
        return Draw(int(count), self.side(who))

    def attach(self, cards: NounPhrase, holder: NounPhrase) -> Instruction:
        return Attach(cards.as_target(), holder.as_target())

    switch = from_children(lambda cards, others: Switch(cards.as_target(), others.as_target()))

    def shuffle(self, side: Token, deck: Token) -> Instruction:
        return Shuffle(token_words(deck), self.side(side))

    def look(self, who: Token, cards: NounPhrase) -> Instruction:
        return Look(cards.as_target(), self.side(who) if "opponent" in token_words(who) else "you")

    def look_up_to(self, cards: NounPhrase) -> Instruction:
        seen = cards.as_target()
        if not isinstance(seen, TopCards):
            raise CardTextFault(
                cards.place, "only the top cards of a deck can be looked at one by one", "write 'the top 3 cards of'"
            )
        return Look(seen, up_to=True)

    reveal = from_children(lambda cards: Reveal(cards.as_target()))

    def choose(self, cards: NounPhrase) -> PendingChoice:
        choice = cards.as_target()
        if not isinstance(choice, ChosenCards):
            raise CardTextFault(cards.place, "there is nothing to choose here", "write how many: 'choose 1 of ...'")
        return PendingChoice(choice)

    # --- the rest --------------------------------------------------------------------------------

    gain = from_children(
        lambda duration, effect: GainEffect(effect.cards.as_target(), effect.changes, PERIODS[token_words(duration)])
    )
    lose = from_children(lambda who: LoseGame("you" if token_words(who) == "you lose the game" else "opponent"))

    # --- continuous effects ----------------------------------------------------------------------

    effect = from_children(ContinuousEffectText)
    effect_owned = from_children(lambda owner, change: ContinuousEffectText(owner, (change,)))

    def changes(self, *changes: Change) -> tuple[Change, ...]:
        return changes

    def add_number(self, what: Token, number: Token, per: CardNoun | None) -> Change:
        return NumberChange(self.numbers.get(token_words(what), token_words(what)), add=self._amount(int(number), per))

    def set_number(self, what: Token, number: Token) -> Change:
        return NumberChange(self.numbers.get(token_words(what), token_words(what)), set=int(number))

    invalid = from_children(lambda named=None: InvalidateAbilities(None if named is None else unquote_token(named)))
    add_name = from_children(lambda token: FactChange("name", add=unquote_token(token)))
    set_name = from_children(lambda token: FactChange("name", set=unquote_token(token)))

    def gain_ability(self, text: Token) -> Change:
        return GainAbility(self.quoted_ability(text))

    def quoted_ability(self, text: Token) -> Any:
        """The ability in quotation marks or brackets."""
        inner = str(text)[1:-1]
        margin = len(inner) - len(inner.lstrip())
        start = self._start + (text.start_pos or 0) + 1 + margin
        return self.read_inner_ability(AbilityLine(start, inner.strip()))

    def read_inner_ability(self, line: AbilityLine) -> Any:
        """The meaning of an ability in an ability, from the reader of whole abilities."""
        raise NotImplementedError

    lose_abilities = from_children(lambda named=None: LoseAbilities(None if named is None else unquote_token(named)))

    def forbid(self, token: Token) -> Change:
        what = token_words(token).removeprefix("cannot ")
        return ForbidAction(self.cannot.get(what, what))


def _redirected(instructions: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """The same move to another zone, if the instructions are nothing more; else nothing."""
    if len(instructions) != 1 or not isinstance(instructions[0], Move):
        return ()
    move = instructions[0]
    if move.cards not in (EventCard(), PreviousCards()) or replace(move, cards=EventCard(), to="") != Move(
        EventCard(), ""
    ):
        return ()
    return (ModifyEvent(to=move.to),)
