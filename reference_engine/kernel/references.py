"""What card text points at: references, filters, amounts and conditions, evaluated for one resolution.

Nothing here asks or changes anything. ``GameView`` is what is looked at: the game itself, or the sketch
on which continuous effects are still being applied.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from ...adapters.abilities import (
    All,
    Amount,
    AmountIs,
    AreAlike,
    Cards,
    Choose,
    Condition,
    Count,
    Counter,
    CountIs,
    EventAmount,
    Fact,
    Filter,
    Happen,
    Happened,
    Host,
    It,
    Keyword,
    Matches,
    Not,
    Reference,
    Remaining,
    Rolled,
    Source,
    That,
    This,
    Top,
    TurnOf,
)
from .cards import BaseInfo
from .context import Context, Ref, Snapshot
from .table import GameView

# --- references ----------------------------------------------------------------------------------


def players(seat: int, side: str) -> tuple[int, ...]:
    """The players that a side means, for the controller ``seat``."""
    if side == "you":
        return (seat,)
    return (1 - seat,) if side == "opponent" else (seat, 1 - seat)


def holders(game: GameView, seat: int, side: str, zone: str) -> tuple[int, ...]:
    """The players whose zones are meant by those of a side, each once."""
    return tuple(dict.fromkeys(game.state.holder(player, zone) for player in players(seat, side)))


def refs(game: GameView, ctx: Context, reference: Reference) -> tuple[Ref, ...]:
    """The cards spoken of, whether or not they are still there."""
    match reference:
        case This():
            return (ctx.this,)  #: this-card
        case It():
            return ctx.it
        case Remaining():
            there = game.state.cards
            left = (card for card in map(game.state.found, ctx.looked) if card is not None)
            fitting = (card for card in left if fits(game, ctx, there[card], game.info(card), reference.where))
            return tuple(map(game.state.ref, fitting))
        case That():
            return (Ref(ctx.that.card, ctx.that.record.inc),) if ctx.that else ()
        case Source():
            return (ctx.source,) if ctx.source else ()  #: source-of-the-event
        case Host():
            host = snapshot(game, ctx.this).record.host
            return (game.state.ref(host),) if host >= 0 else ()
        case Top():
            count = amount(game, ctx, reference.count)
            zones = game.state.zones
            found: list[int] = []
            for player in holders(game, ctx.seat, reference.side, reference.zone):
                found += zones[player, reference.zone][: max(count, 0)]
            return tuple(game.state.ref(card) for card in found)
        case Cards():
            return tuple(game.state.ref(card) for card in listed(game, ctx, reference))
        case Choose():
            raise TypeError("a choice is made, not looked up")
        case _:
            return game.state.meant(ctx, reference)


def cards(game: GameView, ctx: Context, reference: Reference) -> list[int]:
    """The cards spoken of that are still there."""
    if type(reference) is Cards:
        return listed(game, ctx, reference)
    state = game.state
    found = (state.found(ref) for ref in refs(game, ctx, reference))
    return [card for card in found if card is not None]


def listed(game: GameView, ctx: Context, reference: Cards) -> list[int]:
    """Every card that a description fits, in the order of the zones."""
    state = game.state
    zones = state.WORDS.expanded(reference.zone)
    found: list[int] = []
    if reference.on is not None:
        for host in cards(game, ctx, reference.on):
            record = state.cards[host]
            part = record.attached if reference.part == "attached" else record.under  #: attached-or-under
            found += part  #: cards-on-a-card
            if reference.part == "stack":  #: stack-has-its-top
                found.append(host)
        if zones:
            found = [card for card in found if state.cards[card].zone in zones]
    else:
        for player in players(ctx.seat, reference.side):  #: cards-of-which-players
            for zone in zones:
                if zone not in state.SHARED:
                    found += state.zones[state.holder(player, zone), zone]  #: cards-of-a-zone
        for zone in zones:
            if zone in state.SHARED:
                found += state.shared_by_all(zone, reference.where)
    found = state.within(game, ctx, found, reference)
    where = reference.where
    if where == EVERYTHING:
        return found
    return [card for card in found if fits(game, ctx, state.cards[card], game.info(card), where)]


EVERYTHING = Filter()


def snapshot(game: GameView, ref: Ref) -> Snapshot:
    """A card as it is, or, once it is gone, as it last was."""
    state = game.state
    card = state.found(ref)
    if card is None:
        card = ref.card
    return state.memory.get(ref.inc) or Snapshot(card, state.cards[card], game.info(card))  #: information-it-had


def snapshots(game: GameView, ctx: Context, reference: Reference) -> list[Snapshot]:
    """The cards spoken of, each as it is or last was; what moved triggers speak of as it was seen then."""
    if ctx.moved and ctx.that is not None:
        mine = Ref(ctx.that.card, ctx.that.record.inc)
        if isinstance(reference, That) or (isinstance(reference, This) and ctx.this == mine):
            return [ctx.that]
    return [snapshot(game, ref) for ref in refs(game, ctx, reference)]


def fits(game: GameView, ctx: Context, record: Any, info: Any, where: Filter) -> bool:
    """Whether a card, lying so and with that information, passes a filter."""
    return (
        (not where.name or not info.names.isdisjoint(where.name))  #: named-so
        and not (where.other and record.inc == ctx.this.inc)
        and (
            not where.alike
            or all(shares(game, ctx, each.card, "names", info) for each in where.alike if each.what == "name")
        )
        and game.state.fits(game, ctx, record, info, where)
        and (where.with_attached is None or has_attached(game, ctx, record, where.with_attached))
        and (where.upon is None or lies_upon(game, ctx, record, where.upon))
        and not (where.unlike is not None and fits(game, ctx, record, info, where.unlike))
    )


def has_attached(game: GameView, ctx: Context, record: Any, where: Filter) -> bool:
    """Whether such a card is attached to the card that lies so."""
    there = game.state.cards
    return any(fits(game, ctx, there[each], game.info(each), where) for each in record.attached)  #: has-attached


def lies_upon(game: GameView, ctx: Context, record: Any, where: Filter) -> bool:
    """Whether the card that lies directly under such a card passes a filter."""
    if not record.under:
        return False
    below = record.under[-1]  #: lies-upon
    return fits(game, ctx, game.state.cards[below], game.info(below), where)


def shares(game: GameView, ctx: Context, reference: Reference, what: str, info: BaseInfo) -> bool:
    """Whether the card shares a name or a colour with a card referred to."""
    mine = getattr(info, what)
    return any(not mine.isdisjoint(getattr(each.info, what)) for each in snapshots(game, ctx, reference))


def are_alike(game: GameView, found: Sequence[int], what: str) -> bool:
    """Whether there are cards, and all of them share a fact."""
    values = [game.state.values(game, card, what) for card in found]
    return bool(values) and bool(frozenset.intersection(*values))  #: shared-by-all


def are_unlike(game: GameView, found: Sequence[int], what: str) -> bool:
    """Whether no two of the cards share a fact."""
    values = [game.state.values(game, card, what) for card in found]
    return all(one.isdisjoint(other) for one, other in combinations(values, 2))  #: shared-by-none


# --- amounts and conditions ----------------------------------------------------------------------


def amount(game: GameView, ctx: Context, wanted: Amount) -> int:
    """An amount as a number. It may be zero or negative."""
    match wanted:
        case int():
            return wanted
        case Count():
            return wanted.times * len(cards(game, ctx, wanted.cards))
        case Rolled():
            return wanted.times * ctx.rolled
        case EventAmount():
            return wanted.times * ctx.amount
        case Counter():
            return sum(game.state.counter(player, wanted.name) for player in players(ctx.seat, wanted.side))
        case Happened():
            return wanted.times * game.happened(ctx, wanted.at)
        case Fact():
            numbers = [game.state.number(card, wanted.name) for card in snapshots(game, ctx, wanted.card)]
            return wanted.times * sum(numbers) // wanted.over


def resized(game: GameView, ctx: Context, change: Happen, size: int) -> int:
    """The amount of an event that happens after all, changed so."""
    if change.set is not None:
        return amount(game, ctx, change.set)
    return (size + amount(game, ctx, change.add)) * change.times // change.over


def holds(game: GameView, ctx: Context, condition: Condition | None) -> bool:
    """Whether a condition is met."""
    match condition:
        case None:
            return True
        case CountIs():
            number = len(cards(game, ctx, condition.cards))
            return between(number, condition.least, condition.most)
        case AmountIs():
            number = amount(game, ctx, condition.amount)
            even_or_odd = condition.odd is None or number % 2 == int(condition.odd)
            return even_or_odd and between(number, condition.least, condition.most)
        case TurnOf():
            its_turn = game.state.turn_player in players(ctx.seat, condition.side)
            return its_turn and condition.step in ("", game.state.step)
        case Matches():
            return matches(game, ctx, condition)
        case AreAlike():
            return are_alike(game, cards(game, ctx, condition.cards), condition.what)
        case Not():
            return not holds(game, ctx, condition.condition)
        case All():
            return all(holds(game, ctx, each) for each in condition.conditions)


def is_met(game: GameView, ctx: Context, ability: Any) -> bool:
    """Whether an ability's condition is met, and that of every condition keyword before it."""
    keywords: tuple[Keyword, ...] = getattr(ability, "keywords", ())
    if not all(game.state.is_met(game, ctx, each) for each in keywords):  #: keywords-hold
        return False
    return holds(game, ctx, getattr(ability, "condition", None))


def matches(game: GameView, ctx: Context, condition: Matches) -> bool:
    """Whether the cards referred to, there or as they last were, are what the condition says."""
    found = snapshots(game, ctx, condition.card)
    for card in found:
        if condition.zone and card.record.zone not in game.state.WORDS.expanded(condition.zone):
            return False
        if not game.state.within(game, ctx, [card.card], condition):
            return False
        if not fits(game, ctx, card.record, card.info, condition.where):
            return False
    return bool(found)


def between(number: int, least: int | None, most: int | None) -> bool:
    """Whether a number lies within bounds that may be missing."""
    return (least is None or number >= least) and (most is None or number <= most)
