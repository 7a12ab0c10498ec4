"""Violations of 10.7 to 10.12."""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import EventPattern, InvalidateAbilities, MatchingCards
from ...check_timings import step_parts as timing_parts
from ...check_timings.violations import mechanisms
from ...kernel import (
    ability_triggers,
    card_references,
    continuous_effects,
    cost_payment,
    effect_layers,
    event_patterns,
    replacement_effects,
)
from ...kernel import play_abilities as kernel_playing
from ...kernel.cards import EffectKey
from ...kernel.continuous_effects import ContinuousEffect
from ...kernel.decisions import YES, EngineAsk
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.perform import perform_instructions as whole_perform
from ...kernel.resolution import ResolutionContext
from ...patching import Patch
from ...violations import Change, Violations, change_results, run_without_asks, set_constant, wrap_function, wrapper_of
from .. import checks, events, lanes, turn
from ..game import Gotoubun
from ..lexicon import LANES
from ..state import GameState
from .helpers import payable_by_turn_player, swap_step_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks(
    "All waiting abilities are lost whenever a card or an ability has been resolved", "10.7.2", "10.5.3.3", "10.5.3.4"
)
@wrapper_of(Gotoubun.finish_resolution)
def _(whole: Any, self: Any, ctx: Any, card: int, held: Any) -> None:
    whole(self, ctx, card, held)
    self.state.waiting = ()


@breaks(
    "An automatic ability is played as soon as it triggers, in the middle of what is being done",
    "10.7.2",
    "10.5.3.3",
    "10.5.3.4",
)
@wrapper_of(Gotoubun.propose_events)
def _(whole: Any, self: Any, *them: EngineEvent) -> Any:
    noted = self.state.waiting
    outcome = yield from whole(self, *them)
    while new := [each for each in self.state.waiting if each not in noted and not self.is_trial]:
        noted = (*noted, new[0])
        yield from ability_triggers.play_pending_trigger(self, new[0])
    return outcome


breaks("An ability that is already waiting does not wait again when it triggers once more", "10.7.2.1", "10.7.2")(
    mechanisms.an_ability_that_waits_does_not_wait_again
)
breaks("An ability that triggered several times is played only once", "10.7.3", "10.7.3.2.1")(
    mechanisms.played_ability_waits_no_more
)
breaks("A player may leave any waiting ability unplayed", "10.7.3.1", "10.5.3.3", "10.5.3.4", "13.1.1.3")(
    wrap_function(Gotoubun.is_optional, lambda whole, self, held: True)
)
breaks("The cost of every waiting ability, with or without a limit, must be paid if it can be", "10.7.3.1.1", "10.5.2")(
    mechanisms.a_cost_that_can_be_paid_is_paid
)


@breaks(
    "The turn player decides whether the cost of a waiting ability is paid, whoever its master is",
    "10.7.3.1.1",
    "10.1.1.2.2",
    "10.5.2",
)
@wrapper_of(cost_payment.ask_if_payable)
def _(whole: Any, game: Any, ctx: Any, player: int, cost: Any) -> Any:
    return (yield from whole(game, ctx, game.state.turn_player, cost))


breaks("A waiting ability can be played although its once-per-turn limit is used up", "10.7.3.2", "12.4.2")(
    mechanisms.pending_trigger_ignores_limit(Gotoubun)
)
breaks("Declining to pay for a waiting ability once clears all the other times it waits", "10.7.3.2.1", "10.7.3")(
    mechanisms.declined_ability_waits_no_more
)
breaks("A trigger about a card from a hidden zone cannot see the card's person names", "10.7.4.1.1")(
    mechanisms.hidden_zone_card_has_no_facts("persons")
)
breaks("A trigger about any card that moves looks at its information in the zone where it went", "10.7.4.1.2")(
    mechanisms.leaving_card_seen_at_destination
)


@breaks("A trigger about a card from the main deck cannot see the card's person names", "10.7.4.1.1")
@partial(change_results, event_patterns.card_as_seen)
def _(snapshot: Any, game: Any, event: EngineEvent) -> Any:
    is_unknown = event.kind == "move" and event.frm == "deck" and event.after
    return replace(snapshot, info=replace(snapshot.info, persons=frozenset())) if is_unknown else snapshot


def observe_at_destination(is_seen_there: Any) -> Change:
    """Make triggers look at some cards that leave the lanes in their new zone."""

    def snapshot_at_destination(snapshot: Any, game: Any, event: EngineEvent) -> Any:
        there = event.kind == "move" and event.snapshot is not None and is_seen_there(event)
        return (
            replace(snapshot, record=game.state.cards[event.card], info=game.characteristics_of(event.card))
            if there
            else snapshot
        )

    return change_results(event_patterns.card_as_seen, snapshot_at_destination)


breaks("A trigger about a character becoming a bride looks at it as it is in the bride area", "10.7.4.1.2")(
    observe_at_destination(lambda event: event.to == "brides")
)
breaks("A trigger about a card going to the hand from a lane looks at it as it is in the hand", "10.7.4.1.2")(
    observe_at_destination(lambda event: event.to == "hand")
)
breaks("A trigger about an episode that leaves a lane looks at it as it is in its new zone", "10.7.4.1.2")(
    observe_at_destination(lambda event: event.snapshot.record.role == "episode")
)
breaks("A trigger about a move between public zones looks at the card as it was before the move", "10.7.4.1.3")(
    mechanisms.public_moves_seen_as_before
)
breaks("An arriving card's ability does not trigger on other cards that move at the same time", "10.7.4.2")(
    mechanisms.simultaneous_arrivals_unseen
)
breaks("A one-time delayed trigger triggers once for each of two simultaneous events", "10.7.5.1")(
    mechanisms.two_events_at_once_meet_a_delayed_trigger_twice
)


def change_delayed_triggers(left: Any) -> Change:
    """Change the delayed triggers after the end of a turn: ``left(current ones, former ones)``."""

    @without_asks
    def end_effects_otherwise(game: Any) -> None:
        before = game.state.delayed
        run_without_asks(timing_parts.end_turn_effects(game))
        game.state.delayed = left(game.state.delayed, before)

    return swap_step_part("end", timing_parts.end_turn_effects, end_effects_otherwise)


breaks("Delayed triggers without a time limit end with the turn, too", "10.7.5.1")(
    change_delayed_triggers(lambda now, before: ())
)
breaks("A delayed trigger that is limited to the turn can still trigger in a later turn", "10.7.5.1", "7.5.2")(
    change_delayed_triggers(lambda now, before: before)
)
breaks("A state trigger makes its ability wait anew each time the game looks at the state", "10.7.6.1")(
    mechanisms.state_trigger_repeats_each_look
)
breaks("A state-triggered ability left unplayed waits again at once while the state holds", "10.7.6.1")(
    mechanisms.unplayed_state_trigger_repeats
)


@breaks("State triggers occur only for the turn player's abilities", "10.7.6.1")
@partial(change_results, Gotoubun.abilities_in_effect)
def _(found: Any, game: Any) -> Any:
    theirs = [each for each in found.triggers.get("state", ()) if each.seat == game.state.turn_player]
    return found._replace(triggers={**found.triggers, "state": theirs})


@breaks("State triggers are looked at only in check timings, so a state that passes in between is missed", "10.7.6.1")
def _(patch: Patch) -> None:
    def notice_states_and_check(game: Any, frame: Any) -> Any:
        look(game)
        yield from whole(game, frame)

    whole, look = checks.check_timing, ability_triggers.notice_state_triggers
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "check": notice_states_and_check})
    patch.setattr(ability_triggers, "notice_state_triggers", lambda game: None)


@breaks("A waiting ability of any card is not played if the card has moved to another zone", "10.7.7")
@wrapper_of(kernel_playing.agree_to_play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    return game.state.cards[held.card].inc == held.inc and (yield from whole(game, ctx, held))


def ignore_triggers_of_moved(kind: str) -> Change:
    """Ignore pending triggers of cards of a kind that have moved."""

    def agreed_if_present(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
        record = game.state.cards[held.card]
        is_gone = record.face.kind == kind and record.inc != held.inc
        return not is_gone and (yield from whole(game, ctx, held))

    return wrap_function(kernel_playing.agree_to_play, agreed_if_present)


breaks("A waiting ability of an episode card is not played if that card has moved to another zone", "10.7.7")(
    ignore_triggers_of_moved("episode")
)
breaks("A waiting ability of a hero is not played if that hero has moved to another zone", "10.7.7")(
    ignore_triggers_of_moved("hero")
)


@breaks(
    "Every event and ability carries out its instructions twice",
    "10.8.1",
    "10.2.1.1",
    spread="every scenario with an event or an ability counts what is done",
)
@wrapper_of(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    return (yield from whole(game, ctx, (*them, *them)))


@breaks(
    "In the end phase, events in the turn player's waiting room take effect again up to a choice", "10.8.1", "10.2.1.1"
)
def _(patch: Patch) -> None:
    @without_asks
    def repeat_events(game: Any) -> None:
        player = game.state.turn_player
        for card in game.state.zones[player, "waiting room"]:
            support = game.state.cards[card].face.support
            if support.then:
                for _ in whole_perform(game, ResolutionContext(player, game.state.reference_to(card)), support.then):
                    break

    patch.setitem(turn.STEPS, "end", (repeat_events, *turn.STEPS["end"]))


breaks("Effects that change numbers are applied before those that change names and persons", "10.9.1")(
    mechanisms.numbers_come_before_information
)


breaks(
    "Persons and names are changed only once all effects on power and needed power are applied", "10.9.1.4", "10.9.1.5"
)(mechanisms.numbers_come_before_information)


def alter_printed(otherwise: Any) -> Change:
    """Change the printed information of cards."""
    return wrap_function(GameState.printed_characteristics, lambda whole, self, card: otherwise(whole(self, card)))


breaks(
    "Every character starts from a power of 3, whatever is printed or set on it",
    "10.9.1.1",
    spread="every scenario with an approach compares powers",
)(alter_printed(lambda info: replace(info, power=3) if "character" in info.kinds else info))
breaks(
    "Every hero starts from a needed power of 5, whatever is printed on it",
    "10.9.1.1",
    spread="scenarios of the judgement compare powers with what heroes need",
)(alter_printed(lambda info: replace(info, need=5) if "hero" in info.kinds else info))


@breaks("Episodes' power modifiers are added after all continuous effects instead of before them", "10.9.1.2", "10.9.1")
def _(patch: Patch) -> None:
    def printed_without_episodes(self: Any, card: int) -> Any:
        record = self.cards[card]
        return (
            whole(self, card)
            if not record.attached
            else replace(whole(self, card), power=whole(self, card).power - episode_modifiers(self, record))
        )

    def info_with_episodes(self: Any, card: int) -> Any:
        found, record = looked(self, card), self.state.cards[card]
        return replace(found, power=found.power + episode_modifiers(self.state, record)) if record.attached else found

    def episode_modifiers(table: Any, record: Any) -> int:
        return sum(whole(table, each).modifier for each in record.attached)

    whole, looked = GameState.printed_characteristics, Gotoubun.characteristics_of
    patch.setattr(GameState, "printed_characteristics", printed_without_episodes)
    patch.setattr(Gotoubun, "characteristics_of", info_with_episodes)


@breaks("An episode adds nothing to the power of a character whose master does not own it", "10.9.1.2")
@partial(change_results, GameState.printed_characteristics)
def _(info: Any, table: Any, card: int) -> Any:
    record = table.cards[card]
    others = [each for each in record.attached if table.cards[each].owner != record.seat]
    return replace(info, power=info.power - sum(table.printed_characteristics(each).modifier for each in others))


breaks("Effects that give or take away abilities are applied after all other continuous effects", "10.9.1.3")(
    mechanisms.abilities_are_given_and_taken_after_all_else
)
breaks("A continuous ability that a card has lost still changes numbers", "10.9.1.5")(
    mechanisms.numbers_of_abilities_that_were_lost_still_count
)
breaks("An older effect is applied before a younger one even if it depends on it", "10.9.1.6")(
    mechanisms.the_older_effect_is_applied_first_whatever_depends_on_it
)


@breaks("The oldest effect that applies to any card is always next, even if it depends on a younger one", "10.9.1.6")
@wrapper_of(effect_layers.apply_effects)
def _(whole: Any, sketch: Any, effects: Any) -> None:
    applied: set[Any] = set()
    while fitting := [each for each in effects(sketch) if each.key not in applied and each.subject_cards(sketch)]:
        oldest = min(fitting, key=lambda each: each.age)
        oldest.apply_to(sketch)
        applied.add(oldest.key)


breaks("An ability that invalidates others does so even after being lost or made invalid itself", "10.9.1.6", "10.3.2")(
    change_results(
        ContinuousEffect.still_exists,
        lambda exists, effect, sketch: exists or isinstance(effect.change, InvalidateAbilities),
    )
)


def apply_by_player(which: Any) -> Change:
    """Apply effects player by player: first those for which ``which(whether it is the turn player's)`` holds."""

    def apply_all_by_player(whole: Any, sketch: Any, effects: Any) -> None:
        def with_player_order(seen: Any) -> Any:
            found = list(effects(seen))
            for each in found:
                each.age = (not which(each.held.seat == seen.state.turn_player), *each.age[-2:])
            return found

        whole(sketch, with_player_order)

    return wrap_function(effect_layers.apply_effects, apply_all_by_player)


breaks("The turn player's continuous effects are applied before the opponent's, whatever their age", "10.9.1.7")(
    apply_by_player(lambda is_theirs: is_theirs)
)
breaks("The turn player's continuous effects are applied after the opponent's, whatever their age", "10.9.1.7")(
    apply_by_player(lambda is_theirs: not is_theirs)
)


@breaks("Continuous effects are applied youngest first", "10.9.1.7")
@wrapper_of(effect_layers.apply_effects)
def _(whole: Any, sketch: Any, effects: Any) -> None:
    for each in sorted(effects(sketch), key=lambda each: each.age, reverse=True):
        each.apply_to(sketch)


@breaks("A continuous ability keeps its timestamp when its card moves from one lane to another", "10.9.1.7.1")
@wrapper_of(GameState.card_state_after_move)
def _(whole: Any, self: Any, old: Any, event: EngineEvent, now: int) -> Any:
    new = whole(self, old, event, now)
    return replace(new, since=old.since) if old.zone in LANES and event.to in LANES else new


@breaks("An episode's continuous ability has the timestamp of the character it is set on", "10.9.1.7.1")
@wrapper_of(events.APPLY["attach"])
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    whole(table, event)
    table.cards[event.card] = replace(table.cards[event.card], since=table.cards[event.other].since)


@breaks("The continuous ability of a character that has grown has the timestamp of the card beneath it", "10.9.1.7.1")
@wrapper_of(events.APPLY["move"])
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    since = table.cards[event.other].since
    whole(table, event)
    if event.other >= 0:
        table.cards[event.card] = replace(table.cards[event.card], since=since)


breaks("An effect that a resolution creates counts as older than all continuous abilities", "10.9.1.7.2")(
    mechanisms.what_was_brought_about_is_older_than_all
)
breaks("An effect that a resolution creates counts as younger than all continuous abilities", "10.9.1.7.2")(
    mechanisms.what_was_brought_about_is_younger_than_all
)


@breaks("An automatic ability's effect is as old as its triggering, not as its being played", "10.9.1.7.2")
def _(patch: Patch) -> None:
    def wait_with_age(game: Any, held: Any, *rest: Any) -> None:
        ages[held.key] = game.state.advance_clock()
        wait(game, held, *rest)

    def resolve_with_age(self: Any, ctx: Any, then: Any) -> Any:
        ctx.age = ages.get(ctx.held.key, ctx.age)
        return (yield from resolve(self, ctx, then))

    ages: dict[Any, int] = {}
    wait, resolve = ability_triggers.add_pending_trigger, Gotoubun.resolve_text
    patch.setattr(ability_triggers, "add_pending_trigger", wait_with_age)
    patch.setattr(Gotoubun, "resolve_text", resolve_with_age)


breaks("Effects that events and abilities create also apply to cards that come later", "10.9.2")(
    set_constant(GameState, "POLICIES", dataclasses.replace(GameState.POLICIES, newcomers=True))
)


@breaks("Effects that an ability creates, but not those of an event, also apply to cards that come later", "10.9.2")
@wrapper_of(continuous_effects.ContinuousEffect._meant)
def _(whole: Any, self: Any, sketch: Any) -> Any:
    lasting = self.lasting
    if lasting is not None and sketch.state.cards[lasting.held.card].face.kind != "event":
        self.lasting = replace(lasting, age=sketch.state.clock + 1)
    found = whole(self, sketch)
    self.lasting = lasting
    return found


@breaks("A lasting effect also applies to cards that came while its event or ability was being resolved", "10.9.2")
@wrapper_of(continuous_effects.ContinuousEffect._meant)
def _(whole: Any, self: Any, sketch: Any) -> Any:
    lasting = self.lasting
    if lasting is not None:
        self.lasting = replace(lasting, age=lasting.held.key.moment)
    found = whole(self, sketch)
    self.lasting = lasting
    return found


breaks(
    "A continuous ability does not apply to cards that come to a zone after the card that has it",
    "10.9.3",
    "10.9.2",
    "10.7.4.1.1",
    "10.7.4.1.3",
)(mechanisms.zone_effect_misses_later_cards)
breaks(
    "A trigger about a card that moves looks at its printed information, before continuous effects",
    "10.9.3.1",
    "10.7.4.1.1",
    "10.7.4.1.2",
    "10.7.4.1.3",
)(mechanisms.enter_triggers_see_printed_facts)


@breaks(
    "A trigger on a character's appearing checks its power when the ability is played, not on appearing", "10.9.3.1"
)
def _(patch: Patch) -> None:
    def happens_ignoring_bounds(game: Any, at: Any, event: EngineEvent, ctx: Any) -> bool:
        if is_about_newcomers(at):
            at = replace(at, subject=replace(at.subject, where=replace(at.subject.where, bounds=())))
        return bool(whole(game, at, event, ctx))

    def agreed_within_bounds(game: Any, ctx: Any, held: Any) -> Any:
        at = held.ability.at
        if is_about_newcomers(at):
            card = ctx.that.card
            if not card_references.matches_filter(
                game, ctx, game.state.cards[card], game.characteristics_of(card), at.subject.where
            ):
                return False
        return (yield from whole_agreed(game, ctx, held))

    def is_about_newcomers(at: Any) -> bool:
        return isinstance(at, EventPattern) and at.event == "appear" and isinstance(at.subject, MatchingCards)

    whole, whole_agreed = event_patterns.matches_pattern, kernel_playing.agree_to_play
    patch.setattr(event_patterns, "matches_pattern", happens_ignoring_bounds)
    patch.setattr(kernel_playing, "agree_to_play", agreed_within_bounds)


@breaks("An event that is replaced happens all the same, besides what replaces it", "10.10.1", "10.10.1.1")
@wrapper_of(replacement_effects.apply_replacement)
def _(whole: Any, game: Any, held: Any, happening: EngineEvent, rests: Any) -> Any:
    yield from whole(game, held, happening, rests)
    return happening


@breaks("An event that is replaced still triggers abilities as if it had happened", "10.10.1.1", "10.10.1")
@wrapper_of(replacement_effects.apply_replacement)
def _(whole: Any, game: Any, held: Any, happening: EngineEvent, rests: Any) -> Any:
    changed = yield from whole(game, held, happening, rests)
    if changed is None and not game.is_trial:
        game.notice_triggers((happening,), game.abilities_in_effect())
    return changed


breaks("Only one replacement effect can be applied to an event", "10.10.2")(mechanisms.an_event_is_replaced_once)


@breaks("Replacement effects that a resolution created are applied only after replacement abilities", "10.10.2")
@partial(change_results, replacement_effects.applicable_replacements)
def _(them: Any, game: Any, event: EngineEvent, phase: str) -> Any:
    return [each for each in them if not isinstance(each.key, EffectKey)] or them


@breaks("A card's own replacement ability is applied to what happens to it before all others", "10.10.2")
@partial(change_results, replacement_effects.applicable_replacements)
def _(them: Any, game: Any, event: EngineEvent, phase: str) -> Any:
    return [each for each in them if each.card == event.card] or them


breaks("The opponent of the affected player decides which replacement is applied first", "10.10.2.1")(
    mechanisms.who_is_not_affected_decides_what_replaces
)
breaks("The opponent decides which replacement is applied first to a draw or other event of a player", "10.10.2.2")(
    mechanisms.drawing_player_does_not_decide
)
breaks("The same replacement can be applied a second time to one event", "10.10.2.3")(
    mechanisms.a_replacement_is_applied_twice
)
breaks("An optional replacement is offered even if what it asks for cannot be done", "10.10.3", "10.4.2.2")(
    mechanisms.a_replacement_that_cannot_be_paid_is_offered
)
breaks("Whether a replacement can be chosen is judged by what the turn player could do", "10.10.3")(
    payable_by_turn_player(replacement_effects.is_applicable)
)


@breaks(
    "An optional replacement cannot be declined", "10.10.3", spread="scenarios of many chapters decline a replacement"
)
@wrapper_of(cost_payment.ask_agreement)
def _(whole: Any, ctx: Any, player: int) -> Any:
    yield EngineAsk(player, "optional", (YES,), about=ctx.held)
    return True


breaks("An effect about a card that has left reads the card as it is now instead of as it last was", "10.11.1")(
    wrap_function(
        card_references.last_known_card, lambda whole, game, ref: whole(game, game.state.reference_to(ref.card))
    )
)


@breaks("The lane of a card that has left is the lane that any card has left last", "10.11.1")
@wrapper_of(lanes.last_known_lane)
def _(whole: Any, state: Any, card: int) -> Any:
    zone = state.cards[card].zone
    if lanes.lane_number(zone) is not None:
        return zone
    return next((each.record.zone for each in reversed(state.memory.values())), zone)


@breaks("The lane of a card that has come back to a lane is the lane that it has left", "10.11.1")
@wrapper_of(lanes.last_known_lane)
def _(whole: Any, state: Any, card: int) -> Any:
    left = (each.record.zone for each in reversed(state.memory.values()) if each.card == card)
    return next(left, state.cards[card].zone)


@breaks("An activated ability reads its own card, if that has left, as it was when the ability was played", "10.11.1")
def _(patch: Patch) -> None:
    def play_with_snapshot(game: Any, ctx: Any, held: Any) -> Any:
        then[held.inc] = whole_snapshot(game, ctx.this)
        yield from whole(game, ctx, held)

    def snapshot_at_play(game: Any, ref: Any) -> Any:
        has_left = game.state.find_card(ref) is None
        return then[ref.inc] if has_left and ref.inc in then else whole_snapshot(game, ref)

    then: dict[int, Any] = {}
    whole, whole_snapshot = kernel_playing.play_ability, card_references.last_known_card
    patch.setattr(kernel_playing, "play_ability", play_with_snapshot)
    patch.setattr(card_references, "last_known_card", snapshot_at_play)
