"""Violations of 10.7 to 10.12."""

from __future__ import annotations

import dataclasses
from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Cards, Invalidate, When
from ...kernel import costs, information, layers, patterns, references, replacement, traits, triggers
from ...kernel import game as kernel_game
from ...kernel import playing as kernel_playing
from ...kernel.asks import YES, Ask
from ...kernel.cards import Lain
from ...kernel.context import Context
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.information import Effect
from ...kernel.performing import perform as whole_perform
from ...timings import parts as timing_parts
from ...timings import violations as common
from ...violations import Patch, Violations, done, results
from .. import actions, checks, events, playing, turn
from ..game import Gotoubun
from ..state import Table
from ..words import LANES
from .ways import payable_by_the_turn_player, with_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("10.7.2")
def what_triggers_is_played_at_once(patch: Patch) -> None:
    def finish(self: Any, ctx: Any, card: int, held: Any) -> None:
        whole(self, ctx, card, held)
        self.state.waiting = ()

    whole = Gotoubun.finish
    patch.setattr(Gotoubun, "finish", finish)


@breaks("10.7.2")
def what_triggers_is_played_in_the_middle_of_what_is_done(patch: Patch) -> None:
    def happen(self: Any, *them: Event) -> Any:
        noted = self.state.waiting
        outcome = yield from whole(self, *them)
        while new := [each for each in self.state.waiting if each not in noted and not self.is_trial]:
            noted = (*noted, new[0])
            yield from triggers.play_waiting(self, new[0])
        return outcome

    whole = Gotoubun.happen
    patch.setattr(Gotoubun, "happen", happen)


breaks("10.7.2.1", "10.7.2")(common.an_ability_that_waits_does_not_wait_again)
breaks("10.7.3", "10.7.3.2.1")(common.what_was_played_once_waits_no_more)


@breaks("10.7.3.1")
def whoever_has_a_waiting_ability_may_leave_it_unplayed(patch: Patch) -> None:
    patch.setattr(Gotoubun, "is_optional", lambda self, held: True)


breaks("10.7.3.1.1")(common.a_cost_that_can_be_paid_is_paid)


@breaks("10.7.3.1.1", "10.1.1.2.2")
def who_is_at_turn_says_whether_an_ability_is_paid_for(patch: Patch) -> None:
    def may(game: Any, ctx: Any, player: int, cost: Any) -> Any:
        return (yield from costs.may(game, ctx, game.state.turn_player, cost))

    patch.setattr(kernel_playing, "may", may)


breaks("10.7.3.2", "12.4.2")(common.of(Gotoubun)(common.a_limit_does_not_keep_what_waits_from_being_played))


breaks("10.7.3.2.1", "10.7.3")(common.what_is_declined_once_waits_no_more)


breaks("10.7.4.1.1")(common.of("persons")(common.of_a_card_that_comes_from_a_hidden_zone_nothing_is_known))


breaks("10.7.4.1.2")(common.what_leaves_the_board_is_looked_at_where_it_goes)


@breaks("10.7.4.1.1")
def of_a_card_that_comes_from_the_deck_nothing_is_known(patch: Patch) -> None:
    def instead(snapshot: Any, game: Any, event: Event) -> Any:
        is_unknown = event.kind == "move" and event.frm == "deck" and event.after
        return replace(snapshot, info=replace(snapshot.info, persons=frozenset())) if is_unknown else snapshot

    results(patch, patterns, "seen", instead)


def seen_there(patch: Patch, is_seen_there: Any) -> None:
    """An engine that looks at some cards that leave the lanes where they go."""

    def instead(snapshot: Any, game: Any, event: Event) -> Any:
        there = event.kind == "move" and event.snapshot is not None and is_seen_there(event)
        return replace(snapshot, record=game.state.cards[event.card], info=game.info(event.card)) if there else snapshot

    results(patch, patterns, "seen", instead)


@breaks("10.7.4.1.2")
def who_becomes_a_bride_is_looked_at_as_a_bride(patch: Patch) -> None:
    seen_there(patch, lambda event: event.to == "brides")


@breaks("10.7.4.1.2")
def who_goes_back_to_the_hand_is_looked_at_in_it(patch: Patch) -> None:
    seen_there(patch, lambda event: event.to == "hand")


@breaks("10.7.4.1.2")
def an_episode_that_leaves_is_looked_at_where_it_goes(patch: Patch) -> None:
    seen_there(patch, lambda event: event.snapshot.record.role == "episode")


breaks("10.7.4.1.3")(common.what_goes_from_one_open_zone_to_another_is_looked_at_as_it_was)
breaks("10.7.4.2")(common.who_comes_at_the_same_time_is_not_seen)
breaks("10.7.5.1")(common.two_events_at_once_meet_a_delayed_trigger_twice)


def delayed_at_the_end(patch: Patch, left: Any) -> None:
    """An engine with other delayed triggers left at the end of a turn: ``left(those that are, those that were)``."""

    @at_once
    def effects_end(game: Any) -> None:
        before = game.state.delayed
        done(timing_parts.effects_end(game))
        game.state.delayed = left(game.state.delayed, before)

    with_part(patch, "end", timing_parts.effects_end, effects_end)


@breaks("10.7.5.1")
def what_is_to_happen_the_next_time_is_forgotten_with_the_turn(patch: Patch) -> None:
    delayed_at_the_end(patch, lambda now, before: ())


@breaks("10.7.5.1", "7.5.2")
def what_is_to_happen_this_turn_happens_in_a_later_one(patch: Patch) -> None:
    delayed_at_the_end(patch, lambda now, before: before)


breaks("10.7.6.1")(common.a_state_makes_its_ability_wait_as_often_as_it_is_looked_at)
breaks("10.7.6.1")(common.what_waited_for_a_state_and_was_not_played_waits_again)


@breaks("10.7.6.1")
def states_are_looked_at_for_the_turn_player_s_abilities_alone(patch: Patch) -> None:
    def in_effect(found: Any, game: Any) -> Any:
        theirs = [each for each in found.triggers.get("state", ()) if each.seat == game.state.turn_player]
        return found._replace(triggers={**found.triggers, "state": theirs})

    results(patch, Gotoubun, "in_effect", in_effect)


@breaks("10.7.6.1")
def states_are_looked_at_in_check_timings_alone(patch: Patch) -> None:
    def check_timing(game: Any, frame: Any) -> Any:
        look(game)
        yield from whole(game, frame)

    whole, look = checks.check_timing, triggers.notice_states
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "check": check_timing})
    patch.setattr(triggers, "notice_states", lambda game: None)


@breaks("10.7.7")
def what_waits_goes_with_its_card(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, held: Any) -> Any:
        return game.state.cards[held.card].inc == held.inc and (yield from whole(game, ctx, held))

    whole = kernel_playing.agreed
    patch.setattr(triggers, "agreed", agreed)


def gone_with(patch: Patch, kind: str) -> None:
    """An engine that plays nothing that waits of cards of a kind that are elsewhere by then."""

    def agreed(game: Any, ctx: Any, held: Any) -> Any:
        record = game.state.cards[held.card]
        is_gone = record.face.kind == kind and record.inc != held.inc
        return not is_gone and (yield from whole(game, ctx, held))

    whole = kernel_playing.agreed
    patch.setattr(triggers, "agreed", agreed)


@breaks("10.7.7")
def what_waits_of_an_episode_goes_with_it(patch: Patch) -> None:
    gone_with(patch, "episode")


@breaks("10.7.7")
def what_waits_of_a_hero_goes_with_it(patch: Patch) -> None:
    gone_with(patch, "hero")


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


@breaks("10.9.1.2")
def episodes_of_the_other_player_count_for_nothing(patch: Patch) -> None:
    def instead(info: Any, table: Any, card: int) -> Any:
        record = table.cards[card]
        others = [each for each in record.attached if table.cards[each].owner != record.seat]
        return replace(info, power=info.power - sum(table.printed(each).modifier for each in others))

    results(patch, Table, "printed", instead)


breaks("10.9.1.3")(common.abilities_are_given_and_taken_after_all_else)
breaks("10.9.1.5")(common.numbers_of_abilities_that_were_lost_still_count)
breaks("10.9.1.6")(common.the_older_effect_is_applied_first_whatever_depends_on_it)


@breaks("10.9.1.6")
def an_effect_is_applied_as_soon_as_it_fits_somebody(patch: Patch) -> None:
    def apply_all(sketch: Any, effects: Any) -> None:
        applied: set[Any] = set()
        while fitting := [each for each in effects(sketch) if each.key not in applied and each.subjects(sketch)]:
            oldest = min(fitting, key=lambda each: each.age)
            oldest.apply(sketch)
            applied.add(oldest.key)

    patch.setattr(information, "apply_all", apply_all)


@breaks("10.9.1.6", "10.3.2")
def what_is_made_invalid_makes_others_invalid_all_the_same(patch: Patch) -> None:
    def instead(exists: bool, effect: Any, sketch: Any) -> bool:
        return exists or isinstance(effect.change, Invalidate)

    results(patch, Effect, "exists", instead)


def applied_by_turn(patch: Patch, which: Any) -> None:
    """An engine that applies effects player by player: ``which(whether it is the turn player's)`` come first."""

    def apply_all(sketch: Any, effects: Any) -> None:
        def aged(seen: Any) -> Any:
            found = list(effects(seen))
            for each in found:
                each.age = (not which(each.held.seat == seen.state.turn_player), *each.age[-2:])
            return found

        whole(sketch, aged)

    whole = layers.apply_all
    patch.setattr(information, "apply_all", apply_all)


@breaks("10.9.1.7")
def the_turn_player_s_effects_are_applied_first(patch: Patch) -> None:
    applied_by_turn(patch, lambda is_theirs: is_theirs)


@breaks("10.9.1.7")
def the_turn_player_s_effects_are_applied_last(patch: Patch) -> None:
    applied_by_turn(patch, lambda is_theirs: not is_theirs)


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


@breaks("10.9.1.7.1")
def an_effect_of_who_has_grown_is_as_old_as_the_card_beneath(patch: Patch) -> None:
    def move(table: Any, event: Event) -> None:
        since = table.cards[event.other].since
        whole(table, event)
        if event.other >= 0:
            table.cards[event.card] = replace(table.cards[event.card], since=since)

    whole = events.APPLY["move"]
    patch.setitem(events.APPLY, "move", move)


breaks("10.9.1.7.2")(common.what_was_brought_about_is_older_than_all)
breaks("10.9.1.7.2")(common.what_was_brought_about_is_younger_than_all)


@breaks("10.9.1.7.2")
def an_effect_is_as_old_as_what_triggered_its_ability(patch: Patch) -> None:
    def noticed(game: Any, held: Any, *rest: Any) -> None:
        ages[held.key] = game.state.tick()
        wait(game, held, *rest)

    def resolved(self: Any, ctx: Any, then: Any) -> Any:
        ctx.age = ages.get(ctx.held.key, ctx.age)
        return (yield from resolve(self, ctx, then))

    ages: dict[Any, int] = {}
    wait, resolve = triggers.wait, Gotoubun.resolve
    patch.setattr(triggers, "wait", noticed)
    patch.setattr(Gotoubun, "resolve", resolved)


@breaks("10.9.2")
def what_an_event_brought_about_reaches_newcomers(patch: Patch) -> None:
    patch.setattr(Table, "POLICIES", dataclasses.replace(Table.POLICIES, newcomers=True))


@breaks("10.9.2")
def what_an_ability_brought_about_reaches_newcomers(patch: Patch) -> None:
    def meant(self: Any, sketch: Any) -> Any:
        lasting = self.lasting
        if lasting is not None and sketch.state.cards[lasting.held.card].face.kind != "event":
            self.lasting = replace(lasting, age=sketch.state.clock + 1)
        found = whole(self, sketch)
        self.lasting = lasting
        return found

    whole = information.Effect._meant
    patch.setattr(information.Effect, "_meant", meant)


@breaks("10.9.2")
def what_an_event_brings_about_reaches_who_is_there_by_then(patch: Patch) -> None:
    def meant(self: Any, sketch: Any) -> Any:
        lasting = self.lasting
        if lasting is not None:
            self.lasting = replace(lasting, age=lasting.held.key.moment)
        found = whole(self, sketch)
        self.lasting = lasting
        return found

    whole = information.Effect._meant
    patch.setattr(information.Effect, "_meant", meant)


breaks("10.9.3", "10.9.2")(common.what_changes_the_cards_of_a_zone_does_not_reach_who_comes_later)
breaks("10.9.3.1")(common.what_triggers_on_a_card_s_coming_looks_at_what_is_printed)


@breaks("10.9.3.1")
def how_much_power_a_newcomer_has_is_looked_at_when_the_ability_is_played(patch: Patch) -> None:
    def happens(game: Any, at: Any, event: Event, ctx: Any) -> bool:
        if is_about_newcomers(at):
            at = replace(at, subject=replace(at.subject, where=replace(at.subject.where, bounds=())))
        return bool(whole(game, at, event, ctx))

    def agreed(game: Any, ctx: Any, held: Any) -> Any:
        at = held.ability.at
        if is_about_newcomers(at):
            card = ctx.that.card
            if not references.fits(game, ctx, game.state.cards[card], game.info(card), at.subject.where):
                return False
        return (yield from whole_agreed(game, ctx, held))

    def is_about_newcomers(at: Any) -> bool:
        return isinstance(at, When) and at.event == "appear" and isinstance(at.subject, Cards)

    whole, whole_agreed = patterns.happens, kernel_playing.agreed
    patch.setattr(triggers, "happens", happens)
    patch.setattr(triggers, "agreed", agreed)


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


@breaks("10.10.2")
def what_an_event_lets_replace_is_applied_after_abilities(patch: Patch) -> None:
    def instead(them: Any, game: Any, event: Event, phase: str) -> Any:
        return [each for each in them if not isinstance(each.key, Lain)] or them

    results(patch, replacement, "candidates", instead)


@breaks("10.10.2")
def a_card_s_own_replacement_is_applied_before_all_others(patch: Patch) -> None:
    def instead(them: Any, game: Any, event: Event, phase: str) -> Any:
        return [each for each in them if each.card == event.card] or them

    results(patch, replacement, "candidates", instead)


breaks("10.10.2.1")(common.who_is_not_affected_decides_what_replaces)
breaks("10.10.2.2")(common.who_draws_does_not_decide_what_replaces_it)
breaks("10.10.2.3")(common.a_replacement_is_applied_twice)
breaks("10.10.3")(common.a_replacement_that_cannot_be_paid_is_offered)


@breaks("10.10.3")
def whether_a_replacement_can_be_chosen_is_looked_at_for_the_turn_player(patch: Patch) -> None:
    payable_by_the_turn_player(patch, replacement)


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


@breaks("10.11.1")
def who_has_left_is_asked_as_when_the_ability_was_played(patch: Patch) -> None:
    def play(game: Any, ctx: Any, held: Any) -> Any:
        then[held.inc] = whole_snapshot(game, ctx.this)
        yield from whole(game, ctx, held)

    def snapshot(game: Any, ref: Any) -> Any:
        has_left = game.state.found(ref) is None
        return then[ref.inc] if has_left and ref.inc in then else whole_snapshot(game, ref)

    then: dict[int, Any] = {}
    whole, whole_snapshot = kernel_playing.play, references.snapshot
    patch.setattr(actions, "play", play)
    patch.setattr(references, "snapshot", snapshot)
