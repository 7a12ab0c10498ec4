"""Violations of 10.7 to 10.12."""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Cards, Invalidate, When
from ...kernel import costs, information, layers, patterns, references, replacement, triggers
from ...kernel import playing as kernel_playing
from ...kernel.asks import YES, Ask
from ...kernel.cards import Lain
from ...kernel.context import Context
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.information import Effect
from ...kernel.performing import perform as whole_perform
from ...patching import Patch
from ...timings import parts as timing_parts
from ...timings.violations import mechanisms
from ...violations import Change, Violations, constant, done, instead, results, wrap
from .. import checks, events, turn
from ..game import Gotoubun
from ..state import Table
from ..words import LANES
from .ways import payable_by_the_turn_player, with_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("All waiting abilities are lost whenever a card or an ability has been resolved", "10.7.2")
@instead(Gotoubun.finish)
def _(whole: Any, self: Any, ctx: Any, card: int, held: Any) -> None:
    whole(self, ctx, card, held)
    self.state.waiting = ()


@breaks("An automatic ability is played as soon as it triggers, in the middle of what is being done", "10.7.2")
@instead(Gotoubun.happen)
def _(whole: Any, self: Any, *them: Event) -> Any:
    noted = self.state.waiting
    outcome = yield from whole(self, *them)
    while new := [each for each in self.state.waiting if each not in noted and not self.is_trial]:
        noted = (*noted, new[0])
        yield from triggers.play_waiting(self, new[0])
    return outcome


breaks("An ability that is already waiting does not wait again when it triggers once more", "10.7.2.1", "10.7.2")(
    mechanisms.an_ability_that_waits_does_not_wait_again
)
breaks("An ability that triggered several times is played only once", "10.7.3", "10.7.3.2.1")(
    mechanisms.what_was_played_once_waits_no_more
)
breaks("A player may leave any waiting ability unplayed", "10.7.3.1")(
    wrap(Gotoubun.is_optional, lambda whole, self, held: True)
)
breaks("The cost of every waiting ability, with or without a limit, must be paid if it can be", "10.7.3.1.1")(
    mechanisms.a_cost_that_can_be_paid_is_paid
)


@breaks(
    "The turn player decides whether the cost of a waiting ability is paid, whoever its master is",
    "10.7.3.1.1",
    "10.1.1.2.2",
)
@instead(costs.may)
def _(whole: Any, game: Any, ctx: Any, player: int, cost: Any) -> Any:
    return (yield from whole(game, ctx, game.state.turn_player, cost))


breaks("A waiting ability can be played although its once-per-turn limit is used up", "10.7.3.2", "12.4.2")(
    mechanisms.a_limit_does_not_keep_what_waits_from_being_played(Gotoubun)
)
breaks("Declining to pay for a waiting ability once clears all the other times it waits", "10.7.3.2.1", "10.7.3")(
    mechanisms.what_is_declined_once_waits_no_more
)
breaks("A trigger about a card from a hidden zone cannot see the card's person names", "10.7.4.1.1")(
    mechanisms.of_a_card_that_comes_from_a_hidden_zone_nothing_is_known("persons")
)
breaks("A trigger about any card that moves looks at its information in the zone where it went", "10.7.4.1.2")(
    mechanisms.what_leaves_the_board_is_looked_at_where_it_goes
)


@breaks("A trigger about a card from the main deck cannot see the card's person names", "10.7.4.1.1")
@partial(results, patterns.seen)
def _(snapshot: Any, game: Any, event: Event) -> Any:
    is_unknown = event.kind == "move" and event.frm == "deck" and event.after
    return replace(snapshot, info=replace(snapshot.info, persons=frozenset())) if is_unknown else snapshot


def seen_there(is_seen_there: Any) -> Change:
    """An engine that looks at some cards that leave the lanes where they go."""

    def instead(snapshot: Any, game: Any, event: Event) -> Any:
        there = event.kind == "move" and event.snapshot is not None and is_seen_there(event)
        return replace(snapshot, record=game.state.cards[event.card], info=game.info(event.card)) if there else snapshot

    return results(patterns.seen, instead)


breaks("A trigger about a character becoming a bride looks at it as it is in the bride area", "10.7.4.1.2")(
    seen_there(lambda event: event.to == "brides")
)
breaks("A trigger about a card going to the hand from a lane looks at it as it is in the hand", "10.7.4.1.2")(
    seen_there(lambda event: event.to == "hand")
)
breaks("A trigger about an episode that leaves a lane looks at it as it is in its new zone", "10.7.4.1.2")(
    seen_there(lambda event: event.snapshot.record.role == "episode")
)
breaks("A trigger about a move between public zones looks at the card as it was before the move", "10.7.4.1.3")(
    mechanisms.what_goes_from_one_open_zone_to_another_is_looked_at_as_it_was
)
breaks("An arriving card's ability does not trigger on other cards that move at the same time", "10.7.4.2")(
    mechanisms.who_comes_at_the_same_time_is_not_seen
)
breaks("A one-time delayed trigger triggers once for each of two simultaneous events", "10.7.5.1")(
    mechanisms.two_events_at_once_meet_a_delayed_trigger_twice
)


def delayed_at_the_end(left: Any) -> Change:
    """An engine with other delayed triggers left at the end of a turn: ``left(those that are, those that were)``."""

    @at_once
    def effects_end(game: Any) -> None:
        before = game.state.delayed
        done(timing_parts.effects_end(game))
        game.state.delayed = left(game.state.delayed, before)

    return with_part("end", timing_parts.effects_end, effects_end)


breaks("Delayed triggers without a time limit end with the turn, too", "10.7.5.1")(
    delayed_at_the_end(lambda now, before: ())
)
breaks("A delayed trigger that is limited to the turn can still trigger in a later turn", "10.7.5.1", "7.5.2")(
    delayed_at_the_end(lambda now, before: before)
)
breaks("A state trigger makes its ability wait anew each time the game looks at the state", "10.7.6.1")(
    mechanisms.a_state_makes_its_ability_wait_as_often_as_it_is_looked_at
)
breaks("A state-triggered ability left unplayed waits again at once while the state holds", "10.7.6.1")(
    mechanisms.what_waited_for_a_state_and_was_not_played_waits_again
)


@breaks("State triggers occur only for the turn player's abilities", "10.7.6.1")
@partial(results, Gotoubun.in_effect)
def _(found: Any, game: Any) -> Any:
    theirs = [each for each in found.triggers.get("state", ()) if each.seat == game.state.turn_player]
    return found._replace(triggers={**found.triggers, "state": theirs})


@breaks("State triggers are looked at only in check timings, so a state that passes in between is missed", "10.7.6.1")
def _(patch: Patch) -> None:
    def check_timing(game: Any, frame: Any) -> Any:
        look(game)
        yield from whole(game, frame)

    whole, look = checks.check_timing, triggers.notice_states
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "check": check_timing})
    patch.setattr(triggers, "notice_states", lambda game: None)


@breaks("A waiting ability of any card is not played if the card has moved to another zone", "10.7.7")
@instead(kernel_playing.agreed)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    return game.state.cards[held.card].inc == held.inc and (yield from whole(game, ctx, held))


def gone_with(kind: str) -> Change:
    """An engine that plays nothing that waits of cards of a kind that are elsewhere by then."""

    def agreed(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
        record = game.state.cards[held.card]
        is_gone = record.face.kind == kind and record.inc != held.inc
        return not is_gone and (yield from whole(game, ctx, held))

    return wrap(kernel_playing.agreed, agreed)


breaks("A waiting ability of an episode card is not played if that card has moved to another zone", "10.7.7")(
    gone_with("episode")
)
breaks("A waiting ability of a hero is not played if that hero has moved to another zone", "10.7.7")(gone_with("hero"))


@breaks("Every event and ability carries out its instructions twice", "10.8.1", "10.2.1.1")
@instead(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    return (yield from whole(game, ctx, (*them, *them)))


@breaks(
    "In the end phase, events in the turn player's waiting room take effect again up to a choice", "10.8.1", "10.2.1.1"
)
def _(patch: Patch) -> None:
    @at_once
    def again(game: Any) -> None:
        player = game.state.turn_player
        for card in game.state.zones[player, "waiting room"]:
            support = game.state.cards[card].face.support
            if support.then:
                for _ in whole_perform(game, Context(player, game.state.ref(card)), support.then):
                    break

    patch.setitem(turn.STEPS, "end", (again, *turn.STEPS["end"]))


breaks("Effects that change numbers are applied before those that change names and persons", "10.9.1")(
    mechanisms.numbers_come_before_information
)


breaks(
    "Persons and names are changed only once all effects on power and needed power are applied", "10.9.1.4", "10.9.1.5"
)(mechanisms.numbers_come_before_information)


def printed_as(otherwise: Any) -> Change:
    """An engine for which other information is printed on cards."""
    return wrap(Table.printed, lambda whole, self, card: otherwise(whole(self, card)))


breaks("Every character starts from a power of 3, whatever is printed or set on it", "10.9.1.1")(
    printed_as(lambda info: replace(info, power=3) if "character" in info.kinds else info)
)
breaks("Every hero starts from a needed power of 5, whatever is printed on it", "10.9.1.1")(
    printed_as(lambda info: replace(info, need=5) if "hero" in info.kinds else info)
)


@breaks("Episodes' power modifiers are added after all continuous effects instead of before them", "10.9.1.2", "10.9.1")
def _(patch: Patch) -> None:
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


@breaks("An episode adds nothing to the power of a character whose master does not own it", "10.9.1.2")
@partial(results, Table.printed)
def _(info: Any, table: Any, card: int) -> Any:
    record = table.cards[card]
    others = [each for each in record.attached if table.cards[each].owner != record.seat]
    return replace(info, power=info.power - sum(table.printed(each).modifier for each in others))


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
@instead(layers.apply_all)
def _(whole: Any, sketch: Any, effects: Any) -> None:
    applied: set[Any] = set()
    while fitting := [each for each in effects(sketch) if each.key not in applied and each.subjects(sketch)]:
        oldest = min(fitting, key=lambda each: each.age)
        oldest.apply(sketch)
        applied.add(oldest.key)


breaks("An ability that invalidates others does so even after being lost or made invalid itself", "10.9.1.6", "10.3.2")(
    results(Effect.exists, lambda exists, effect, sketch: exists or isinstance(effect.change, Invalidate))
)


def applied_by_turn(which: Any) -> Change:
    """An engine that applies effects player by player: ``which(whether it is the turn player's)`` come first."""

    def apply_all(whole: Any, sketch: Any, effects: Any) -> None:
        def aged(seen: Any) -> Any:
            found = list(effects(seen))
            for each in found:
                each.age = (not which(each.held.seat == seen.state.turn_player), *each.age[-2:])
            return found

        whole(sketch, aged)

    return wrap(layers.apply_all, apply_all)


breaks("The turn player's continuous effects are applied before the opponent's, whatever their age", "10.9.1.7")(
    applied_by_turn(lambda is_theirs: is_theirs)
)
breaks("The turn player's continuous effects are applied after the opponent's, whatever their age", "10.9.1.7")(
    applied_by_turn(lambda is_theirs: not is_theirs)
)


@breaks("Continuous effects are applied youngest first", "10.9.1.7")
@instead(layers.apply_all)
def _(whole: Any, sketch: Any, effects: Any) -> None:
    for each in sorted(effects(sketch), key=lambda each: each.age, reverse=True):
        each.apply(sketch)


@breaks("A continuous ability keeps its timestamp when its card moves from one lane to another", "10.9.1.7.1")
@instead(Table.moved)
def _(whole: Any, self: Any, old: Any, event: Event, now: int) -> Any:
    new = whole(self, old, event, now)
    return replace(new, since=old.since) if old.zone in LANES and event.to in LANES else new


@breaks("An episode's continuous ability has the timestamp of the character it is set on", "10.9.1.7.1")
@instead(events.APPLY["attach"])
def _(whole: Any, table: Any, event: Event) -> None:
    whole(table, event)
    table.cards[event.card] = replace(table.cards[event.card], since=table.cards[event.other].since)


@breaks("The continuous ability of a character that has grown has the timestamp of the card beneath it", "10.9.1.7.1")
@instead(events.APPLY["move"])
def _(whole: Any, table: Any, event: Event) -> None:
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


breaks("Effects that events and abilities create also apply to cards that come later", "10.9.2")(
    constant(Table, "POLICIES", dataclasses.replace(Table.POLICIES, newcomers=True))
)


@breaks("Effects that an ability creates, but not those of an event, also apply to cards that come later", "10.9.2")
@instead(information.Effect._meant)
def _(whole: Any, self: Any, sketch: Any) -> Any:
    lasting = self.lasting
    if lasting is not None and sketch.state.cards[lasting.held.card].face.kind != "event":
        self.lasting = replace(lasting, age=sketch.state.clock + 1)
    found = whole(self, sketch)
    self.lasting = lasting
    return found


@breaks("A lasting effect also applies to cards that came while its event or ability was being resolved", "10.9.2")
@instead(information.Effect._meant)
def _(whole: Any, self: Any, sketch: Any) -> Any:
    lasting = self.lasting
    if lasting is not None:
        self.lasting = replace(lasting, age=lasting.held.key.moment)
    found = whole(self, sketch)
    self.lasting = lasting
    return found


breaks(
    "A continuous ability does not apply to cards that come to a zone after the card that has it", "10.9.3", "10.9.2"
)(mechanisms.what_changes_the_cards_of_a_zone_does_not_reach_who_comes_later)
breaks("A trigger about a card that moves looks at its printed information, before continuous effects", "10.9.3.1")(
    mechanisms.what_triggers_on_a_card_s_coming_looks_at_what_is_printed
)


@breaks(
    "A trigger on a character's appearing checks its power when the ability is played, not on appearing", "10.9.3.1"
)
def _(patch: Patch) -> None:
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
    patch.setattr(patterns, "happens", happens)
    patch.setattr(kernel_playing, "agreed", agreed)


@breaks("An event that is replaced happens all the same, besides what replaces it", "10.10.1", "10.10.1.1")
@instead(replacement.apply)
def _(whole: Any, game: Any, held: Any, happening: Event, rests: Any) -> Any:
    yield from whole(game, held, happening, rests)
    return happening


@breaks("An event that is replaced still triggers abilities as if it had happened", "10.10.1.1", "10.10.1")
@instead(replacement.apply)
def _(whole: Any, game: Any, held: Any, happening: Event, rests: Any) -> Any:
    changed = yield from whole(game, held, happening, rests)
    if changed is None and not game.is_trial:
        game.notice((happening,), game.in_effect())
    return changed


breaks("Only one replacement effect can be applied to an event", "10.10.2")(mechanisms.an_event_is_replaced_once)


@breaks("Replacement effects that a resolution created are applied only after replacement abilities", "10.10.2")
@partial(results, replacement.candidates)
def _(them: Any, game: Any, event: Event, phase: str) -> Any:
    return [each for each in them if not isinstance(each.key, Lain)] or them


@breaks("A card's own replacement ability is applied to what happens to it before all others", "10.10.2")
@partial(results, replacement.candidates)
def _(them: Any, game: Any, event: Event, phase: str) -> Any:
    return [each for each in them if each.card == event.card] or them


breaks("The opponent of the affected player decides which replacement is applied first", "10.10.2.1")(
    mechanisms.who_is_not_affected_decides_what_replaces
)
breaks("The opponent decides which replacement is applied first to a draw or other event of a player", "10.10.2.2")(
    mechanisms.who_draws_does_not_decide_what_replaces_it
)
breaks("The same replacement can be applied a second time to one event", "10.10.2.3")(
    mechanisms.a_replacement_is_applied_twice
)
breaks("An optional replacement is offered even if what it asks for cannot be done", "10.10.3")(
    mechanisms.a_replacement_that_cannot_be_paid_is_offered
)
breaks("Whether a replacement can be chosen is judged by what the turn player could do", "10.10.3")(
    payable_by_the_turn_player(replacement.is_applicable)
)


@breaks("An optional replacement cannot be declined", "10.10.3")
@instead(costs.agrees)
def _(whole: Any, ctx: Any, player: int) -> Any:
    yield Ask(player, "optional", (YES,), about=ctx.held)
    return True


breaks("An effect about a card that has left reads the card as it is now instead of as it last was", "10.11.1")(
    wrap(references.snapshot, lambda whole, game, ref: whole(game, game.state.ref(ref.card)))
)


@breaks("An activated ability reads its own card, if that has left, as it was when the ability was played", "10.11.1")
def _(patch: Patch) -> None:
    def play(game: Any, ctx: Any, held: Any) -> Any:
        then[held.inc] = whole_snapshot(game, ctx.this)
        yield from whole(game, ctx, held)

    def snapshot(game: Any, ref: Any) -> Any:
        has_left = game.state.found(ref) is None
        return then[ref.inc] if has_left and ref.inc in then else whole_snapshot(game, ref)

    then: dict[int, Any] = {}
    whole, whole_snapshot = kernel_playing.play, references.snapshot
    patch.setattr(kernel_playing, "play", play)
    patch.setattr(references, "snapshot", snapshot)
