"""Violations of 10.1 to 10.6."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from ...kernel import information, playing, replacement, triggers
from ...kernel.asks import Option
from ...kernel.context import Context
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.information import Effect
from ...timings import violations as common
from ...violations import Patch, Violations
from .. import actions, checks, cheers, rule_processing
from ..game import Hololive
from ..state import Table

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("10.1.1", "10.1.1.1")
def an_automatic_ability_is_activated(patch: Patch) -> None:
    def can_activate(game: Any, player: int) -> Any:
        mine = [held for held in game.in_effect().automatic if held.seat == player]
        return [*whole(game, player), *(Option("ability", (held.card, held)) for held in mine)]

    whole = actions.can_activate
    patch.setitem(actions.ACTIONS, "ability", actions.ACTIONS["ability"]._replace(options=can_activate))


breaks("10.1.1.2.2", "10.8.3.1.1", "10.8.3.2.1")(common.an_automatic_ability_with_a_cost_has_to_be_paid_for)


@breaks("10.1.1.2.3", "11.3.1.1")
def what_is_done_when_downed_is_done_after_the_holomem_has_gone(patch: Patch) -> None:
    late: list[Any] = []

    @at_once
    def wait(game: Any, held: Any, downed: Any) -> None:
        late.append((held, downed))

    def leave(game: Any, downed: Any) -> Any:
        yield from whole(game, downed)
        while late:
            yield from ability(game, *late.pop(0))

    whole, ability = rule_processing.leave, rule_processing.do_downed_ability
    patch.setattr(rule_processing, "leave", leave)
    patch.setattr(rule_processing, "do_downed_ability", wait)


@breaks("10.1.1.2.3", "10.8.2")
def what_triggers_on_a_downed_holomem_s_leaving_is_done_before_it_leaves(patch: Patch) -> None:
    def leave(game: Any, downed: Any) -> Any:
        early = [
            held for held in game.in_effect().automatic if held.card == downed.card and held.traits.about == "move"
        ]
        for held in early:
            yield from playing.play(game, Context.of(held), held)
        yield from whole(game, downed)
        game.state.waiting = tuple(each for each in game.state.waiting if each.held not in early)

    whole = rule_processing.leave
    patch.setattr(rule_processing, "leave", leave)


@breaks("10.1.3.1")
def of_abilities_of_one_name_the_first_is_meant(patch: Patch) -> None:
    def changed(self: Any, sketch: Any, card: int, info: Any) -> Any:
        named = getattr(self.change, "named", None)
        others = [each for each in self.subjects(sketch) if each < card]
        return info if named is not None and others else whole(self, sketch, card, info)

    whole = Effect.changed
    patch.setattr(Effect, "changed", changed)


def first_replacement(patch: Patch, kind: str) -> None:
    """An engine that asks nobody which replacement of such an event is applied first."""

    def candidates(game: Any, happening: Event, phase: str) -> Any:
        found = whole(game, happening, phase)
        return found[:1] if happening.kind == kind else found

    whole = replacement.candidates
    patch.setattr(replacement, "candidates", candidates)


@breaks("10.2.1.3.3", "10.11.2")
def what_changes_damage_is_applied_in_the_order_of_its_age(patch: Patch) -> None:
    first_replacement(patch, "damage")


@breaks("10.2.1.3.3", "10.11.2.2")
def what_changes_a_die_is_applied_in_the_order_of_its_age(patch: Patch) -> None:
    first_replacement(patch, "roll")


breaks("10.3.2")(common.what_is_invalid_still_asks)


breaks("10.3.3")(common.what_is_valid_in_one_place_is_valid_in_all)


@breaks("10.3.4.1", "10.3.4")
def abilities_work_beneath_another_card(patch: Patch) -> None:
    def at_work(self: Any) -> Any:
        yield from whole(self)
        for player in (0, 1):
            for holomem in self.holomem(player):
                yield from (card for card in self.cards[holomem].under if self.cards[card].face.is_working)

    whole = Table.at_work
    patch.setattr(Table, "at_work", at_work)


@breaks("10.3.4.1", "10.3.4")
def abilities_work_in_the_hand(patch: Patch) -> None:
    common.working_in(patch, Table, "hand", lambda face: face.is_working and face.is_holomem)


@breaks("10.3.4.1", "10.3.4")
def abilities_work_in_the_archive(patch: Patch) -> None:
    common.working_in(patch, Table, "archive", lambda face: face.is_working and face.is_holomem)


@breaks("10.3.4.2")
def the_abilities_of_tools_work_in_the_archive(patch: Patch) -> None:
    common.working_in(patch, Table, "archive", lambda face: face.is_working and face.kind == "support")


@breaks("10.3.4.2")
def the_abilities_of_tools_work_in_the_hand(patch: Patch) -> None:
    common.working_in(patch, Table, "hand", lambda face: face.is_working and face.kind == "support")


@breaks("10.3.4.3")
def what_works_in_the_archive_works_on_the_stage(patch: Patch) -> None:
    def has_effect(game: Any, held: Any, info: Any) -> bool:
        everywhere = (*held.traits.zones, "center", "collab", "back")
        return bool(whole(game, structs.replace(held, traits=structs.replace(held.traits, zones=everywhere)), info))

    whole = information.has_effect
    patch.setattr(information, "has_effect", has_effect)


breaks("10.4.2.1")(common.the_last_part_of_a_cost_is_paid_first)


breaks("10.4.2.2", "10.4.1")(common.of_a_cost_what_can_be_paid_is_paid)


@breaks("10.5.2", "12.2.3.1")
def one_cheer_pays_for_all_icons_of_its_color(patch: Patch) -> None:
    def covers(found: Any, cost: Any) -> bool:
        there = list(found)
        colored = [icon for icon in cost if icon != "colorless"]
        return all(any(icon in each for each in there) for icon in colored) and len(there) >= len(set(cost))

    patch.setattr(cheers, "covers", covers)
    patch.setattr(actions, "covers", covers)


def checked(patch: Patch, check_timing: Any) -> None:
    """An engine with another check timing."""
    patch.setattr(Hololive, "procedures", {**Hololive.procedures, "check": check_timing})


@breaks("10.6.1.1", "10.6.3", "10.6.3.1")
def what_waits_is_played_before_rules_are_processed(patch: Patch) -> None:
    def check_timing(game: Any, frame: Any) -> Any:
        player = game.state.turn_player
        if (yield from triggers.play_one(game, player)) or (yield from triggers.play_one(game, 1 - player)):
            return
        yield from whole(game, frame)

    whole = checks.check_timing
    checked(patch, check_timing)


@breaks("10.6.2", "10.6.4.1", "10.6.4")
def a_player_acts_again_before_the_check(patch: Patch) -> None:
    def replaced(self: Any, name: str, *rest: Any) -> None:
        whole(self, name, *((rest[0], True) if name == "play" else rest))

    whole = Hololive.replace
    patch.setattr(Hololive, "replace", replaced)


@breaks("10.6.3", "10.6.3.2")
def all_that_waits_for_the_turn_player_is_played_before_a_down(patch: Patch) -> None:
    def check_timing(game: Any, frame: Any) -> Any:
        if not (yield from triggers.play_one(game, game.state.turn_player)):
            yield from whole(game, frame)

    whole = checks.check_timing
    checked(patch, check_timing)


@breaks("10.6.3.1", "11.1.2")
def rules_are_processed_once_a_check_timing(patch: Patch) -> None:
    def process_rules(game: Any) -> Any:
        return not game.state.round and (yield from whole(game))

    whole = rule_processing.process_rules
    patch.setattr(checks, "process_rules", process_rules)


@breaks("10.6.3.2", "10.6.3.3")
def who_goes_first_plays_first_in_every_turn(patch: Patch) -> None:
    def first(game: Any, player: int) -> Any:
        goes_first = game.state.first_player
        return (yield from whole(game, goes_first)) or (yield from whole(game, 1 - goes_first))

    whole = triggers.play_one
    patch.setattr(checks, "play_one", first)


@breaks("10.6.3.3")
def the_oldest_waiting_ability_is_played_first_whoever_has_it(patch: Patch) -> None:
    whole = triggers.play_one

    def play_one(game: Any, player: int) -> Any:
        waiting = [each for each in game.state.waiting if not each.idle]
        return (yield from whole(game, waiting[0].held.seat if waiting else player))

    patch.setattr(checks, "play_one", play_one)


@breaks("10.6.3.4")
def a_check_timing_that_finds_nothing_ends_the_step(patch: Patch) -> None:
    def check_timing(game: Any, frame: Any) -> Any:
        before = len(game.state.flow)
        yield from whole(game, frame)
        if len(game.state.flow) < before and game.state.flow[-1][0] == "play":
            game.pop()

    whole = checks.check_timing
    patch.setattr(Hololive, "procedures", {**Hololive.procedures, "check": check_timing})


breaks("10.6.4", "10.6.4.2")(common.one_action_ends_a_play_timing)


breaks("10.6.4.1", "10.6.2", "10.6.4")(common.of(checks)(common.a_play_timing_comes_without_a_check_timing))


breaks("10.6.4.2", "8.1.1")(common.of(actions)(common.a_player_takes_two_actions_at_most))


@breaks("10.6.4.3", "10.6.4", "8.1.1")
def who_passes_is_asked_once_more(patch: Patch) -> None:
    def play_timing(game: Any, frame: Any) -> Any:
        before = len(game.state.flow)
        yield from whole(game, frame)
        if len(game.state.flow) < before and ("passed", frame[1]) not in game.state.done:
            game.state.done |= {("passed", frame[1])}
            game.push("play", frame[1], True)

    whole = checks.play_timing
    patch.setattr(Hololive, "procedures", {**Hololive.procedures, "play": play_timing})


@breaks("10.6.4.3", "8.1.1")
def who_has_one_action_left_is_not_asked(patch: Patch) -> None:
    def options(game: Any) -> Any:
        found = whole(game)
        return found if len(found) > 1 else []

    whole = actions.options
    patch.setattr(actions, "options", options)
