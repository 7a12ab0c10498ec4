"""Violations of 10.7 to 10.12."""

from __future__ import annotations

import dataclasses
from typing import Any

from msgspec.structs import replace

from ...kernel import game as kernel_game
from ...kernel import information, references, replacement, traits, triggers
from ...kernel import playing as kernel_playing
from ...kernel.asks import YES, Ask
from ...kernel.context import Context
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.performing import perform as whole_perform
from ...timings import violations as common
from ...violations import Patch, Violations
from .. import events, playing, turn
from ..game import Gotoubun
from ..state import Table
from ..words import LANES

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("10.7.2")
def what_triggers_is_played_at_once(patch: Patch) -> None:
    def finish(self: Any, ctx: Any, card: int, held: Any) -> None:
        whole(self, ctx, card, held)
        self.state.waiting = ()

    whole = Gotoubun.finish
    patch.setattr(Gotoubun, "finish", finish)


breaks("10.7.2.1", "10.7.2")(common.an_ability_that_waits_does_not_wait_again)
breaks("10.7.3", "10.7.3.2.1")(common.what_was_played_once_waits_no_more)


@breaks("10.7.3.1")
def whoever_has_a_waiting_ability_may_leave_it_unplayed(patch: Patch) -> None:
    patch.setattr(Gotoubun, "is_optional", lambda self, held: True)


breaks("10.7.3.1.1")(common.a_cost_that_can_be_paid_is_paid)


breaks("10.7.3.2", "12.4.2")(common.of(Gotoubun)(common.a_limit_does_not_keep_what_waits_from_being_played))


breaks("10.7.3.2.1", "10.7.3")(common.what_is_declined_once_waits_no_more)


breaks("10.7.4.1.1")(common.of("persons")(common.of_a_card_that_comes_from_a_hidden_zone_nothing_is_known))


breaks("10.7.4.1.2")(common.what_leaves_the_board_is_looked_at_where_it_goes)
breaks("10.7.4.1.3")(common.what_goes_from_one_open_zone_to_another_is_looked_at_as_it_was)
breaks("10.7.4.2")(common.who_comes_at_the_same_time_is_not_seen)
breaks("10.7.5.1")(common.two_events_at_once_meet_a_delayed_trigger_twice)
breaks("10.7.6.1")(common.a_state_makes_its_ability_wait_as_often_as_it_is_looked_at)
breaks("10.7.6.1")(common.what_waited_for_a_state_and_was_not_played_waits_again)


@breaks("10.7.7")
def what_waits_goes_with_its_card(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, held: Any) -> Any:
        return game.state.cards[held.card].inc == held.inc and (yield from whole(game, ctx, held))

    whole = kernel_playing.agreed
    patch.setattr(triggers, "agreed", agreed)


@breaks("10.8.1", "10.2.1.1")
def what_a_text_says_is_done_twice(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        return (yield from whole_perform(game, ctx, (*them, *them)))

    patch.setattr(playing, "perform", perform)
    patch.setattr(kernel_game, "perform", perform)


@breaks("10.8.1", "10.2.1.1")
def what_an_event_says_is_done_again_at_the_end_of_the_turn(patch: Patch) -> None:
    @at_once
    def again(game: Any) -> None:
        player = game.state.turn_player
        for card in game.state.zones[player, "waiting room"]:
            support = game.state.cards[card].face.support
            if support.then:
                for _ in whole_perform(game, Context(player, game.state.ref(card)), support.then):
                    break

    patch.setitem(turn.STEPS, "end", (again, *turn.STEPS["end"]))


@breaks("10.9.1")
def numbers_are_changed_before_persons(patch: Patch) -> None:
    patch.setattr(information, "INFORMATION", traits.NUMBERS)
    patch.setattr(information, "NUMBERS", traits.INFORMATION)


@breaks("10.9.1.4", "10.9.1.5")
def persons_are_changed_after_numbers(patch: Patch) -> None:
    numbers_are_changed_before_persons(patch)


def printed_as(patch: Patch, otherwise: Any) -> None:
    """An engine for which other information is printed on cards."""
    whole = Table.printed
    patch.setattr(Table, "printed", lambda self, card: otherwise(whole(self, card)))


@breaks("10.9.1.1")
def every_character_starts_from_power_three(patch: Patch) -> None:
    printed_as(patch, lambda info: replace(info, power=3) if "character" in info.kinds else info)


@breaks("10.9.1.1")
def every_hero_starts_from_a_need_of_five(patch: Patch) -> None:
    printed_as(patch, lambda info: replace(info, need=5) if "hero" in info.kinds else info)


@breaks("10.9.1.2", "10.9.1")
def episodes_count_after_all_effects(patch: Patch) -> None:
    def printed(self: Any, card: int) -> Any:
        record = self.cards[card]
        return (
            whole(self, card)
            if not record.attached
            else replace(whole(self, card), power=whole(self, card).power - more(self, record))
        )

    def info(self: Any, card: int) -> Any:
        found, record = looked(self, card), self.state.cards[card]
        return replace(found, power=found.power + more(self.state, record)) if record.attached else found

    def more(table: Any, record: Any) -> int:
        return sum(whole(table, each).modifier for each in record.attached)

    whole, looked = Table.printed, Gotoubun.info
    patch.setattr(Table, "printed", printed)
    patch.setattr(Gotoubun, "info", info)


breaks("10.9.1.3")(common.abilities_are_given_and_taken_after_all_else)
breaks("10.9.1.5")(common.numbers_of_abilities_that_were_lost_still_count)
breaks("10.9.1.6")(common.the_older_effect_is_applied_first_whatever_depends_on_it)


@breaks("10.9.1.7")
def the_youngest_effect_is_applied_first(patch: Patch) -> None:
    def apply_all(sketch: Any, effects: Any) -> None:
        for each in sorted(effects(sketch), key=lambda each: each.age, reverse=True):
            each.apply(sketch)

    patch.setattr(information, "apply_all", apply_all)


@breaks("10.9.1.7.1")
def an_effect_is_as_old_as_its_card_in_the_lanes(patch: Patch) -> None:
    def moved(self: Any, old: Any, event: Event, now: int) -> Any:
        new = whole(self, old, event, now)
        return replace(new, since=old.since) if old.zone in LANES and event.to in LANES else new

    whole = Table.moved
    patch.setattr(Table, "moved", moved)


@breaks("10.9.1.7.1")
def an_effect_of_an_episode_is_as_old_as_the_character_s(patch: Patch) -> None:
    def attach(table: Any, event: Event) -> None:
        whole(table, event)
        table.cards[event.card] = replace(table.cards[event.card], since=table.cards[event.other].since)

    whole = events.APPLY["attach"]
    patch.setitem(events.APPLY, "attach", attach)


breaks("10.9.1.7.2")(common.what_was_brought_about_is_older_than_all)
breaks("10.9.1.7.2")(common.what_was_brought_about_is_younger_than_all)


@breaks("10.9.2")
def what_an_event_brought_about_reaches_newcomers(patch: Patch) -> None:
    patch.setattr(Table, "POLICIES", dataclasses.replace(Table.POLICIES, newcomers=True))


breaks("10.9.3", "10.9.2")(common.what_changes_the_cards_of_a_zone_does_not_reach_who_comes_later)
breaks("10.9.3.1")(common.what_triggers_on_a_card_s_coming_looks_at_what_is_printed)


@breaks("10.10.1", "10.10.1.1")
def what_is_replaced_happens_as_well(patch: Patch) -> None:
    def apply(game: Any, held: Any, happening: Event, rests: Any) -> Any:
        yield from whole(game, held, happening, rests)
        return happening

    whole = replacement.apply
    patch.setattr(replacement, "apply", apply)


@breaks("10.10.1.1", "10.10.1")
def what_is_replaced_triggers_as_well(patch: Patch) -> None:
    def apply(game: Any, held: Any, happening: Event, rests: Any) -> Any:
        changed = yield from whole(game, held, happening, rests)
        if changed is None and not game.is_trial:
            game.notice((happening,), game.in_effect())
        return changed

    whole = replacement.apply
    patch.setattr(replacement, "apply", apply)


breaks("10.10.2")(common.an_event_is_replaced_once)
breaks("10.10.2.1")(common.who_is_not_affected_decides_what_replaces)
breaks("10.10.2.2")(common.who_draws_does_not_decide_what_replaces_it)
breaks("10.10.2.3")(common.a_replacement_is_applied_twice)
breaks("10.10.3")(common.a_replacement_that_cannot_be_paid_is_offered)


@breaks("10.10.3")
def an_optional_replacement_is_always_applied(patch: Patch) -> None:
    def agrees(ctx: Any, player: int) -> Any:
        yield Ask(player, "optional", (YES,), about=ctx.held)
        return True

    patch.setattr(replacement, "agrees", agrees)


@breaks("10.11.1")
def a_card_that_left_is_asked_as_it_is_now(patch: Patch) -> None:
    whole = references.snapshot
    patch.setattr(references, "snapshot", lambda game, ref: whole(game, game.state.ref(ref.card)))
