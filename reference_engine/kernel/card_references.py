"""References, filters, amounts and conditions of card text, evaluated for one resolution.

Nothing here asks or changes anything. The functions look at a ``GameView``: the game itself, or the draft
to which continuous effects are still being applied.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from ...adapters.card_text_tree import (
    AllConditions,
    Amount,
    AmountCondition,
    ChosenCards,
    Condition,
    CountAmount,
    CountCondition,
    CounterAmount,
    EventAmount,
    EventCard,
    FactAmount,
    Filter,
    HostCard,
    Keyword,
    MatchCondition,
    MatchingCards,
    ModifyEvent,
    NotCondition,
    OccurrenceAmount,
    PreviousCards,
    Reference,
    RemainingCards,
    RollAmount,
    SharedFactCondition,
    SourceCard,
    ThisCard,
    TopCards,
    TurnCondition,
)
from .board_state import GameView
from .cards import BaseCharacteristics
from .resolution import CardReference, LastKnownCard, ResolutionContext

# --- references ----------------------------------------------------------------------------------


def players_of_side(seat: int, side: str) -> tuple[int, ...]:
    """The players of a side, for the controller ``seat``."""
    if side == "you":
        return (seat,)
    return (1 - seat,) if side == "opponent" else (seat, 1 - seat)


def zone_holders(game: GameView, seat: int, side: str, zone: str) -> tuple[int, ...]:
    """The holders of a zone among the players of a side, each once."""
    return tuple(dict.fromkeys(game.state.zone_holder(player, zone) for player in players_of_side(seat, side)))


def referenced_cards(game: GameView, ctx: ResolutionContext, reference: Reference) -> tuple[CardReference, ...]:
    """The cards that a reference means, whether or not they are still there."""
    match reference:
        case ThisCard():
            return (ctx.this,)  #: this-card
        case PreviousCards():
            return ctx.it
        case RemainingCards():
            there = game.state.cards
            left = (card for card in map(game.state.find_card, ctx.looked) if card is not None)
            fitting = (
                card
                for card in left
                if matches_filter(game, ctx, there[card], game.characteristics_of(card), reference.where)
            )
            return tuple(map(game.state.reference_to, fitting))
        case EventCard():
            return (CardReference(ctx.that.card, ctx.that.record.inc),) if ctx.that else ()
        case SourceCard():
            return (ctx.source,) if ctx.source else ()  #: source-of-the-event
        case HostCard():
            host = last_known_card(game, ctx.this).record.host
            return (game.state.reference_to(host),) if host >= 0 else ()
        case TopCards():
            count = evaluate_amount(game, ctx, reference.count)
            zones = game.state.zones
            found: list[int] = []
            for player in zone_holders(game, ctx.seat, reference.side, reference.zone):
                found += zones[player, reference.zone][: max(count, 0)]
            return tuple(game.state.reference_to(card) for card in found)
        case MatchingCards():
            return tuple(game.state.reference_to(card) for card in matching_cards(game, ctx, reference))
        case ChosenCards():
            raise TypeError("chosen cards cannot be looked up before a player chooses them")
        case _:
            return game.state.resolve_game_reference(ctx, reference)


def present_cards(game: GameView, ctx: ResolutionContext, reference: Reference) -> list[int]:
    """The cards that a reference means and that are still there."""
    if type(reference) is MatchingCards:
        return matching_cards(game, ctx, reference)
    state = game.state
    found = (state.find_card(ref) for ref in referenced_cards(game, ctx, reference))
    return [card for card in found if card is not None]


def matching_cards(game: GameView, ctx: ResolutionContext, reference: MatchingCards) -> list[int]:
    """Every card that a description matches, in the order of the zones."""
    state = game.state
    zones = state.WORDS.expand_zones(reference.zone)
    found: list[int] = []
    if reference.on is not None:
        for host in present_cards(game, ctx, reference.on):
            record = state.cards[host]
            part = record.attached if reference.part == "attached" else record.under  #: attached-or-under
            found += part  #: cards-on-a-card
            if reference.part == "stack":  #: stack-has-its-top
                found.append(host)
        if zones:
            found = [card for card in found if state.cards[card].zone in zones]
    else:
        for player in players_of_side(ctx.seat, reference.side):  #: cards-of-which-players
            for zone in zones:
                if zone not in state.SHARED:
                    found += state.zones[state.zone_holder(player, zone), zone]  #: cards-of-a-zone
        for zone in zones:
            if zone in state.SHARED:
                found += state.shared_zone_cards(zone, reference.where)
    found = state.cards_in_place(game, ctx, found, reference)
    where = reference.where
    if where == EVERYTHING:
        return found
    return [
        card for card in found if matches_filter(game, ctx, state.cards[card], game.characteristics_of(card), where)
    ]


EVERYTHING = Filter()


def last_known_card(game: GameView, ref: CardReference) -> LastKnownCard:
    """A card as it is, or, once it is gone, as it last was."""
    state = game.state
    card = state.find_card(ref)
    if card is None:
        card = ref.card
    return state.memory.get(ref.inc) or LastKnownCard(
        card, state.cards[card], game.characteristics_of(card)
    )  #: information-it-had


def last_known_cards(game: GameView, ctx: ResolutionContext, reference: Reference) -> list[LastKnownCard]:
    """The cards that a reference means, each as it is or last was; for a zone-change trigger, as it was seen then."""
    if ctx.moved and ctx.that is not None:
        mine = CardReference(ctx.that.card, ctx.that.record.inc)
        if isinstance(reference, EventCard) or (isinstance(reference, ThisCard) and ctx.this == mine):
            return [ctx.that]
    return [last_known_card(game, ref) for ref in referenced_cards(game, ctx, reference)]


def matches_filter(game: GameView, ctx: ResolutionContext, record: Any, info: Any, where: Filter) -> bool:
    """Whether a card with this record and this information matches a filter."""
    return (
        (not where.name or not info.names.isdisjoint(where.name))  #: named-so
        and not (where.other and record.inc == ctx.this.inc)
        and (
            not where.alike
            or all(shares_fact(game, ctx, each.card, "names", info) for each in where.alike if each.what == "name")
        )
        and game.state.matches_game_filter(game, ctx, record, info, where)
        and (where.with_attached is None or has_matching_attachment(game, ctx, record, where.with_attached))
        and (where.upon is None or lies_upon_match(game, ctx, record, where.upon))
        and not (where.unlike is not None and matches_filter(game, ctx, record, info, where.unlike))
    )


def has_matching_attachment(game: GameView, ctx: ResolutionContext, record: Any, where: Filter) -> bool:
    """Whether a card that matches the filter is attached to the card with this record."""
    there = game.state.cards
    return any(
        matches_filter(game, ctx, there[each], game.characteristics_of(each), where) for each in record.attached
    )  #: has-attached


def lies_upon_match(game: GameView, ctx: ResolutionContext, record: Any, where: Filter) -> bool:
    """Whether the card directly under the card with this record matches a filter."""
    if not record.under:
        return False
    below = record.under[-1]  #: lies-upon
    return matches_filter(game, ctx, game.state.cards[below], game.characteristics_of(below), where)


def shares_fact(
    game: GameView, ctx: ResolutionContext, reference: Reference, what: str, info: BaseCharacteristics
) -> bool:
    """Whether the card shares a name or a colour with a card of the reference."""
    mine = getattr(info, what)
    return any(not mine.isdisjoint(getattr(each.info, what)) for each in last_known_cards(game, ctx, reference))


def are_alike(game: GameView, found: Sequence[int], what: str) -> bool:
    """Whether there are cards, and all of them share a fact."""
    values = [game.state.fact_values(game, card, what) for card in found]
    return bool(values) and bool(frozenset.intersection(*values))  #: shared-by-all


def are_unlike(game: GameView, found: Sequence[int], what: str) -> bool:
    """Whether no two of the cards share a fact."""
    values = [game.state.fact_values(game, card, what) for card in found]
    return all(one.isdisjoint(other) for one, other in combinations(values, 2))  #: shared-by-none


# --- amounts and conditions ----------------------------------------------------------------------


def evaluate_amount(game: GameView, ctx: ResolutionContext, wanted: Amount) -> int:
    """An amount as a number. It may be zero or negative."""
    match wanted:
        case int():
            return wanted
        case CountAmount():
            return wanted.times * len(present_cards(game, ctx, wanted.cards))
        case RollAmount():
            return wanted.times * ctx.rolled
        case EventAmount():
            return wanted.times * ctx.amount
        case CounterAmount():
            return sum(
                game.state.player_counter(player, wanted.name) for player in players_of_side(ctx.seat, wanted.side)
            )
        case OccurrenceAmount():
            return wanted.times * game.count_occurrences(ctx, wanted.at)
        case FactAmount():
            numbers = [game.state.numeric_fact(card, wanted.name) for card in last_known_cards(game, ctx, wanted.card)]
            return wanted.times * sum(numbers) // wanted.over


def resized_amount(game: GameView, ctx: ResolutionContext, change: ModifyEvent, size: int) -> int:
    """The changed amount of an event that happens after all."""
    if change.set is not None:
        return evaluate_amount(game, ctx, change.set)
    return (size + evaluate_amount(game, ctx, change.add)) * change.times // change.over


def condition_holds(game: GameView, ctx: ResolutionContext, condition: Condition | None) -> bool:
    """Whether a condition is met; True for None."""
    match condition:
        case None:
            return True
        case CountCondition():
            number = len(present_cards(game, ctx, condition.cards))
            return is_between(number, condition.least, condition.most)
        case AmountCondition():
            number = evaluate_amount(game, ctx, condition.amount)
            even_or_odd = condition.odd is None or number % 2 == int(condition.odd)
            return even_or_odd and is_between(number, condition.least, condition.most)
        case TurnCondition():
            its_turn = game.state.turn_player in players_of_side(ctx.seat, condition.side)
            return its_turn and condition.step in ("", game.state.step)
        case MatchCondition():
            return cards_match(game, ctx, condition)
        case SharedFactCondition():
            return are_alike(game, present_cards(game, ctx, condition.cards), condition.what)
        case NotCondition():
            return not condition_holds(game, ctx, condition.condition)
        case AllConditions():
            return all(condition_holds(game, ctx, each) for each in condition.conditions)


def are_conditions_met(game: GameView, ctx: ResolutionContext, ability: Any) -> bool:
    """Whether an ability's condition is met, and those of all condition keywords before it."""
    keywords: tuple[Keyword, ...] = getattr(ability, "keywords", ())
    if not all(game.state.is_keyword_met(game, ctx, each) for each in keywords):  #: keywords-hold
        return False
    return condition_holds(game, ctx, getattr(ability, "condition", None))


def cards_match(game: GameView, ctx: ResolutionContext, condition: MatchCondition) -> bool:
    """Whether the cards of the reference, as they are or last were, meet the condition."""
    found = last_known_cards(game, ctx, condition.card)
    for card in found:
        if condition.zone and card.record.zone not in game.state.WORDS.expand_zones(condition.zone):
            return False
        if not game.state.cards_in_place(game, ctx, [card.card], condition):
            return False
        if not matches_filter(game, ctx, card.record, card.info, condition.where):
            return False
    return bool(found)


def is_between(number: int, least: int | None, most: int | None) -> bool:
    """Whether a number is between bounds, each of which may be None."""
    return (least is None or number >= least) and (most is None or number <= most)
