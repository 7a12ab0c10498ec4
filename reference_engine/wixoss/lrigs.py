"""LRIGs: growing, of the center LRIG and of assist LRIGs; level, limit and types."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.card_references import condition_holds
from ..kernel.commit import commit_events
from ..kernel.decisions import EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from .ener_costs import can_pay, pay_ener
from .lexicon import ASSIST_LRIG, CENTER_LRIG, LRIG, LRIG_DECK
from .rules_context import RulesContext


def grow_options(game: RulesContext, lrig: int) -> Iterator[EngineOption]:
    """The cards that an LRIG on the field can grow into."""
    player = game.state.cards[lrig].seat
    deck = game.state.zones[player, LRIG_DECK]  # grow.1
    for card in deck:
        if may_grow(game, lrig, card):
            yield EngineOption("grow", (lrig, card))


def may_grow(game: RulesContext, lrig: int, card: int) -> bool:
    """Whether an LRIG can grow into a card of the LRIG deck."""
    state = game.state
    old, new = state.cards[lrig], state.cards[card].face
    is_center = old.zone == LRIG
    level = int(game.characteristics_of(card).level)
    return (
        new.kind == (CENTER_LRIG if is_center else ASSIST_LRIG)  # assist-lrig.11, assist-lrig.1
        and has_common_type(new.types, old.face.types)  # grow.4, assist-lrig.6, lrig-type.1
        and level == int(game.characteristics_of(lrig).level) + 1  # grow.5, assist-lrig.7
        and meets_grow_condition(game, card)
        and can_pay(game, old.seat, new.grow)  # grow.1, grow-cost.1
    )


def has_common_type(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether two sets of LRIG types have one in common."""
    return not one.isdisjoint(other)


def meets_grow_condition(game: RulesContext, card: int) -> bool:
    """Whether the grow condition of a card is met."""
    record = game.state.cards[card]
    line = record.face.printed_line("grow-condition")
    if line is None:
        return True
    ctx = ResolutionContext(record.seat, game.state.reference_to(card))
    return condition_holds(game, ctx, line.condition)  # grow.6, grow-cond.2, assist-lrig.8


def grow_lrig(game: RulesContext, lrig: int, card: int) -> Procedure[None]:
    """Pay, and put the card onto the LRIG."""
    record = game.state.cards[lrig]
    yield from pay_ener(game, record.seat, game.state.cards[card].face.grow)  # grow.1
    enter_on_top(game, (lrig,), card, record.zone, "grow")


def enter_on_top(game: RulesContext, beneath: tuple[int, ...], card: int, zone: str, cause: str) -> None:
    """Put a card onto the field on other cards, which lie under it from then on."""
    seat = game.state.cards[beneath[0]].seat
    move = EngineEvent("move", card, seat, to=zone, cause=cause, by=seat)
    tucks = [EngineEvent("tuck", each, other=card, cause=cause) for each in beneath]  # rise.10
    more = [EngineEvent("grew", card, seat)] if cause == "grow" else []
    commit_events(game, [*game.apply_leave_rules((move,)), *tucks, *more])  # grow.1


def center_level(game: RulesContext, player: int) -> int:
    """The level of a player's center LRIG."""
    return int(game.characteristics_of(game.state.center_lrig(player)).level)


def level_limit(game: RulesContext, player: int) -> int:
    """The largest total level of a player's SIGNI."""
    state = game.state
    printed = sum([state.cards[card].face.limit for card in state.field_lrigs(player)])  # limit.1, limit.3
    return printed + sum([int(game.characteristics_of(card).extra_limit) for card in state.field_cards(player)])


def meets_limiting_condition(game: RulesContext, card: int) -> bool:
    """Whether the limiting condition of a card is met by its player's center LRIG."""
    record = game.state.cards[card]
    limiting = record.face.limiting
    if not limiting:
        return True
    center = game.state.cards[game.state.center_lrig(record.seat)]
    return has_common_type(limiting, center.face.types)  # limiting.1, lrig-type.2
