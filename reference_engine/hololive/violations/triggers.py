"""Violations of 10.8."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Delay
from ...kernel import patterns, playing, triggers
from ...kernel.cards import Lain
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...timings import violations as common
from ...violations import Patch, Violations
from .. import instructions
from ..game import Hololive

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("10.8.2")
def what_one_holomem_does_triggers_those_of_its_name(patch: Patch) -> None:
    def is_subject(game: Any, ctx: Any, at: Any, event: Event) -> bool:
        cards = game.state.cards
        is_alike = event.card >= 0 and cards[event.card].face.name == cards[ctx.this.card].face.name
        return bool(whole(game, ctx, at, event)) or (is_alike and cards[event.card].seat == ctx.seat)

    whole = patterns._is_subject
    patch.setattr(patterns, "_is_subject", is_subject)


breaks("10.8.2.1", "10.8.2", "10.8.3", "10.8.3.2.1")(common.an_ability_that_waits_does_not_wait_again)


breaks("10.8.3", "10.8.3.2.1")(common.what_was_played_once_waits_no_more)


@breaks("10.8.3.1", "10.8.3")
def what_triggered_last_is_played_first(patch: Patch) -> None:
    @at_once
    def last(game: Any, player: int, mine: Any) -> Any:
        return mine[-1]

    patch.setattr(triggers, "_choose_waiting", last)


breaks("10.8.3.1.1", "10.1.1.2.2")(common.a_cost_that_can_be_paid_is_paid)


breaks("10.8.3.2", "10.7.2.1.1")(common.of(Hololive)(common.a_limit_does_not_keep_what_waits_from_being_played))


breaks("10.8.3.2.1", "10.8.3")(common.what_is_declined_once_waits_no_more)


breaks("10.8.4.1.1")(common.of("colors")(common.of_a_card_that_comes_from_a_hidden_zone_nothing_is_known))


breaks("10.8.4.1.2")(common.what_leaves_the_board_is_looked_at_where_it_goes)


breaks("10.8.4.1.3")(common.what_goes_from_one_open_zone_to_another_is_looked_at_as_it_was)
breaks("10.8.4.2")(common.who_comes_at_the_same_time_is_not_seen)


@breaks("10.8.5.1")
def a_delayed_trigger_triggers_once_whatever_it_says(patch: Patch) -> None:
    def delay(game: Any, ctx: Any, node: Any) -> Any:
        return (yield from whole(game, ctx, replace(node, once=True)))

    whole = instructions.HANDLERS[Delay]
    patch.setitem(instructions.HANDLERS, Delay, delay)


@breaks("10.8.5.1")
def what_is_to_trigger_this_turn_triggers_in_all_that_follow(patch: Patch) -> None:
    def delay(game: Any, ctx: Any, node: Any) -> Any:
        return (yield from whole(game, ctx, replace(node, until="game" if node.until else None)))

    whole = instructions.HANDLERS[Delay]
    patch.setitem(instructions.HANDLERS, Delay, delay)


breaks("10.8.6.1")(common.a_state_makes_its_ability_wait_as_often_as_it_is_looked_at)
breaks("10.8.6.1")(common.what_waited_for_a_state_and_was_not_played_waits_again)


@breaks("10.8.7")
def what_waits_goes_with_its_card(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, held: Any) -> Any:
        is_there = isinstance(held.key, Lain) or game.state.cards[held.card].inc == held.inc
        return is_there and (yield from whole(game, ctx, held))

    whole = playing.agreed
    patch.setattr(triggers, "agreed", agreed)


breaks("10.8.5.1")(common.two_events_at_once_meet_a_delayed_trigger_twice)
