"""Violations of chapter 9."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...kernel import triggers
from ...kernel.asks import PASS, Ask, Option
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.steps import begins
from ...timings import parts as timing_parts
from ...violations import Patch, Violations, results
from .. import actions, approach, events, lanes, playing, turn
from ..game import Gotoubun
from ..state import Table
from ..words import HEROES, LANES
from .ways import noting_who_comes, with_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("9.1.1", "7.4.1")
def the_opponent_s_characters_approach(patch: Patch) -> None:
    def can_approach(game: Any, player: int, pairs: Any) -> Any:
        return [*whole(game, player, pairs), *whole(game, 1 - player, pairs)]

    whole = approach.can_approach
    patch.setattr(approach, "can_approach", can_approach)


def approaching_less(patch: Patch, may: Any) -> None:
    """An engine in which fewer characters can approach: ``may(game, character)``."""

    def can_approach(options: Any, game: Any, player: int, pairs: Any) -> Any:
        return [each for each in options if may(game, each.args[0])]

    results(patch, approach, "can_approach", can_approach)


@breaks("9.1.1")
def who_was_played_in_this_turn_cannot_approach(patch: Patch) -> None:
    noting_who_comes(patch)
    approaching_less(patch, lambda game, character: ("came", character) not in game.state.done)


@breaks("9.1.1")
def whose_ability_was_activated_cannot_approach(patch: Patch) -> None:
    def activate(game: Any, picked: Option) -> Any:
        game.state.done |= {("rests", picked.args[0])}
        yield from whole.do(game, picked)

    whole = actions.ACTIONS["ability"]
    patch.setitem(actions.ACTIONS, "ability", whole._replace(do=activate))
    approaching_less(patch, lambda game, character: ("rests", character) not in game.state.done)


@breaks("9.1.1")
def nobody_approaches_in_the_first_turn(patch: Patch) -> None:
    approaching_less(patch, lambda game, character: game.state.turn > 1)


@breaks("9.1.1", "9.2.2.3")
def who_has_approached_once_does_not_approach_again(patch: Patch) -> None:
    def may(game: Any, character: int) -> bool:
        return all(mine.card != character for mine, _ in game.state.approaching)

    patch.setitem(turn.STEPS, "judgement", turn.STEPS["judgement"][:-1])
    approaching_less(patch, may)


@breaks("9.2.1")
def the_declaration_begins_when_it_has_been_made(patch: Patch) -> None:
    begin, check, declare, *parts = turn.STEPS["declaration"]
    patch.setitem(turn.STEPS, "declaration", (declare, begin, check, *parts))


@breaks("9.2.1")
def what_begins_with_the_approach_phase_triggers_for_the_turn_player_alone(patch: Patch) -> None:
    def begins(is_so: bool, game: Any, held: Any, at: Any, event: Event) -> bool:
        return is_so and (event.to not in ("approach", "declaration") or held.seat == event.player)

    results(patch, triggers, "_begins", begins)


@breaks("9.2.2", "9.1.1")
def who_can_approach_has_to(patch: Patch) -> None:
    def declare(game: Any) -> Any:
        pairs: list[Any] = []
        while options := approach.can_approach(game, game.state.turn_player, pairs):
            (picked,) = yield Ask(game.state.turn_player, "action", (*options, *([PASS] if pairs else [])))
            if picked == PASS:
                break
            pairs.append((picked.args[0], picked.args[1]))
        yield from approach.approach(game, pairs)

    with_part(patch, "declaration", approach.declare, declare)


@breaks("9.2.2.1")
def one_hero_is_approached(patch: Patch) -> None:
    def can_approach(game: Any, player: int, pairs: Any) -> Any:
        heroes = {hero for _, hero in pairs}
        return [each for each in whole(game, player, pairs) if not heroes or each.args[1] in heroes]

    whole = approach.can_approach
    patch.setattr(approach, "can_approach", can_approach)


@breaks("9.2.2.1")
def two_heroes_are_approached_at_most(patch: Patch) -> None:
    def can_approach(options: Any, game: Any, player: int, pairs: Any) -> Any:
        heroes = {hero for _, hero in pairs}
        return [each for each in options if len(heroes) < 2 or each.args[1] in heroes]

    results(patch, approach, "can_approach", can_approach)


@breaks("9.2.2.1", "4.2.4.2")
def a_hero_that_lies_face_down_is_approached(patch: Patch) -> None:
    def heroes(self: Any) -> Any:
        return tuple(card for lane in HEROES for card in self.zones[2, lane])

    patch.setattr(Table, "heroes", heroes)


@breaks("9.2.2.2")
def a_hero_is_approached_by_one_character(patch: Patch) -> None:
    def can_approach(game: Any, player: int, pairs: Any) -> Any:
        heroes = {hero for _, hero in pairs}
        return [each for each in whole(game, player, pairs) if each.args[1] not in heroes]

    whole = approach.can_approach
    patch.setattr(approach, "can_approach", can_approach)


@breaks("9.2.2.2.1", "4.3.3.2")
def a_character_approaches_a_hero_in_whatever_lane(patch: Patch) -> None:
    patch.setattr(lanes, "in_front", lambda character, hero: True)


def approached_if(patch: Patch, is_possible: Any) -> None:
    """Another understanding of who can approach whom, beside the whole one."""
    whole = approach.is_possible
    patch.setattr(approach, "is_possible", lambda game, *pair: is_possible(whole, game, *pair))


@breaks("9.2.2.2.2")
def a_character_needs_more_power_than_the_hero_asks_for(patch: Patch) -> None:
    approached_if(
        patch, lambda whole, game, who, hero: whole(game, who, hero) and game.info(who).power > game.info(hero).need
    )


@breaks("9.2.2.2.2")
def the_powers_of_those_who_approach_a_hero_add_up(patch: Patch) -> None:
    def can_approach(options: Any, game: Any, player: int, pairs: Any) -> Any:
        def power(hero: int) -> int:
            return sum(game.info(one).power for one, theirs in pairs if theirs == hero)

        def is_near(character: int, hero: int) -> bool:
            here, there = (lanes.number_of(game.state.cards[each].zone) for each in (character, hero))
            return here is not None and there is not None and lanes.in_front(here, there)

        found = {each.args for each in options}
        joining = [
            Option("approach", (character, hero))
            for character in game.state.characters(player)
            for hero in {theirs for _, theirs in pairs}
            if (character, hero) not in found and all(character != one for one, _ in pairs)
            if is_near(character, hero) and game.info(character).power + power(hero) >= game.info(hero).need
        ]
        return [*options, *joining]

    results(patch, approach, "can_approach", can_approach)


def outdone(game: Any, character: int) -> bool:
    """Whether a character of more power stands opposite."""
    record = game.state.cards[character]
    opposite = game.state.zones[1 - record.seat, record.zone]
    return any(game.info(each).power > game.info(character).power for each in opposite)


@breaks("9.2.2.2.2")
def whoever_stands_opposite_with_more_power_keeps_a_character_from_approaching(patch: Patch) -> None:
    approaching_less(patch, lambda game, character: not outdone(game, character))


@breaks("9.2.2.2.3")
def a_character_approaches_as_many_heroes_as_it_likes(patch: Patch) -> None:
    def can_approach(game: Any, player: int, pairs: Any) -> Any:
        return [each for each in whole(game, player, ()) if each.args not in {tuple(pair) for pair in pairs}]

    whole = approach.can_approach
    patch.setattr(approach, "can_approach", can_approach)


@breaks("9.2.2.3")
def where_one_character_approaches_all_do(patch: Patch) -> None:
    patch.setattr(Gotoubun, "approaches", lambda self, character, hero: bool(self.state.approaching))


@breaks("9.2.2.3")
def who_is_chosen_approaches_while_others_are_chosen(patch: Patch) -> None:
    def declare(game: Any) -> Any:
        pairs: list[Any] = []
        while (options := approach.can_approach(game, game.state.turn_player, pairs)) or pairs:
            (picked,) = yield Ask(game.state.turn_player, "action", (*options, PASS))
            if picked == PASS:
                break
            pairs.append((picked.args[0], picked.args[1]))
            yield from approach.approach(game, pairs[-1:])

    with_part(patch, "declaration", approach.declare, declare)


@breaks("9.2.2.3", "10.10.1.1")
def what_happens_instead_of_one_approach_happens_instead_of_all_to_the_hero(patch: Patch) -> None:
    def is_part_of(is_one: bool, event: Event, pair: Any) -> bool:
        return is_one or event.card == pair[1]

    results(patch, approach, "is_part_of", is_part_of)


@breaks("9.2.2.3", "10.10.1.1")
def what_happens_instead_of_an_approach_happens_instead_of_all(patch: Patch) -> None:
    results(patch, approach, "is_part_of", lambda is_one, event, pair: True)


@breaks("9.2.2.3", "4.1.4")
def who_changes_lanes_approaches_no_more(patch: Patch) -> None:
    def move(table: Any, event: Event) -> None:
        moving = table.ref(event.card) if table.cards[event.card].zone in LANES else None
        whole(table, event)
        table.approaching = tuple(pair for pair in table.approaching if pair[0] != moving)

    whole = events.APPLY["move"]
    patch.setitem(events.APPLY, "move", move)


@breaks("9.2.2.4")
def where_nobody_can_approach_the_event_step_comes_all_the_same(patch: Patch) -> None:
    @at_once
    def goes_on(game: Any) -> str | None:
        could = approach.can_approach(game, game.state.turn_player, ())
        return "end" if could and not game.state.approaching else None

    with_part(patch, "declaration", approach.goes_on, goes_on)


def without_check(patch: Patch, step: str, at: int) -> None:
    """A step that lacks one of its check timings."""
    parts = turn.STEPS[step]
    checks_at = [index for index, part in enumerate(parts) if part is timing_parts.check_timing]
    patch.setitem(turn.STEPS, step, tuple(each for index, each in enumerate(parts) if index != checks_at[at]))


@breaks("9.2.3")
def what_an_approach_triggers_is_played_after_the_event_step_has_begun(patch: Patch) -> None:
    without_check(patch, "declaration", -1)


@breaks("9.2.4")
def the_event_step_comes_without_an_approach(patch: Patch) -> None:
    @at_once
    def goes_on(game: Any) -> None:
        return None

    with_part(patch, "declaration", approach.goes_on, goes_on)


@breaks("9.2.4")
def without_an_approach_nothing_triggers_at_the_end_of_the_turn(patch: Patch) -> None:
    @at_once
    def goes_on(game: Any) -> str | None:
        if game.state.approaching:
            return None
        game.state.fired |= {held.key for held in timing_parts.due_at_the_end(game)}
        return "end"

    with_part(patch, "declaration", approach.goes_on, goes_on)


@breaks("9.3.1")
def the_event_step_begins_with_the_approach(patch: Patch) -> None:
    start, check, *parts = turn.STEPS["declaration"]
    patch.setitem(turn.STEPS, "declaration", (start, check, begins("event"), *parts))
    patch.setitem(turn.STEPS, "event", turn.STEPS["event"][1:])


@breaks("9.3.1")
def the_event_step_begins_again_with_each_round(patch: Patch) -> None:
    def timing(game: Any, frame: Any) -> Any:
        is_round = len(frame) == 3 and frame[1] != game.state.turn_player
        if is_round and ("round",) in game.state.done:
            commit(game, [Event("step", player=game.state.turn_player, to="event", cause="begins")])
        game.state.done |= {("round",)}
        yield from whole(game, frame)

    whole = approach.event_timing
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "events": timing})


@breaks("9.3.2")
def the_turn_player_is_first_in_the_event_step(patch: Patch) -> None:
    @at_once
    def exchange(game: Any) -> None:
        game.push("events", game.state.turn_player, 0)

    with_part(patch, "event", approach.exchange_events, exchange)


def events_of_the_waiting_room(patch: Patch, is_at_turn: bool) -> None:
    """An engine in which one of the players can play those in the event step."""

    def can_play_events(options: Any, game: Any, player: int) -> Any:
        there = game.state.zones[player, "waiting room"] if (player == game.state.turn_player) is is_at_turn else ()
        return [
            *options,
            *(Option("event", (card,)) for card in there if playing.can_play_event(game, card, "approach")),
        ]

    results(patch, approach, "can_play_events", can_play_events)


@breaks("9.3.2")
def who_is_not_at_turn_plays_events_of_the_waiting_room(patch: Patch) -> None:
    events_of_the_waiting_room(patch, is_at_turn=False)


@breaks("9.3.2", "9.3.4", "2.10.4")
def an_event_and_episode_is_no_event_in_the_event_step(patch: Patch) -> None:
    def can_play_event(can: bool, game: Any, card: int, timing: str) -> bool:
        return can and game.state.cards[card].face.kind == "event"

    results(patch, approach, "can_play_event", can_play_event)


@breaks("9.3.3", "9.3.4")
def an_event_does_not_take_back_who_has_passed(patch: Patch) -> None:
    def timing(game: Any, frame: Any) -> Any:
        yield from whole(game, frame)
        top = game.state.flow[-1]
        if top[0] == "events" and frame[2] and top[2] == 0 and len(top) == 3:
            game.replace("events", top[1], 1)

    whole = approach.event_timing
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "events": timing})


@breaks("9.3.4", "12.3.3")
def any_event_is_played_in_the_event_step(patch: Patch) -> None:
    def can_play_event(game: Any, card: int, *timing: str) -> bool:
        return any(whole(game, card, each) for each in ("main", "approach"))

    whole = playing.can_play_event
    patch.setattr(approach, "can_play_event", can_play_event)


@breaks("9.3.4")
def who_is_at_turn_plays_events_of_the_waiting_room(patch: Patch) -> None:
    events_of_the_waiting_room(patch, is_at_turn=True)


@breaks("9.3.4", "2.10.4")
def the_turn_player_s_event_and_episode_is_no_event_in_the_event_step(patch: Patch) -> None:
    def can_play_event(can: bool, game: Any, card: int, timing: str) -> bool:
        record = game.state.cards[card]
        return can and (record.face.kind == "event" or record.seat != game.state.turn_player)

    results(patch, approach, "can_play_event", can_play_event)


@breaks("9.3.5", "9.3.3")
def one_player_s_passing_ends_the_event_step(patch: Patch) -> None:
    def timing(game: Any, frame: Any) -> Any:
        if frame[2]:
            game.pop()
            return
        yield from whole(game, frame)

    whole = approach.event_timing
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "events": timing})


@breaks("9.4.1")
def the_judgement_begins_when_all_has_been_judged(patch: Patch) -> None:
    begin, check, judge, *parts = turn.STEPS["judgement"]
    patch.setitem(turn.STEPS, "judgement", (judge, begin, check, *parts))


@breaks("9.4.2", "9.4.1", "9.4.3")
def the_judgement_does_not_look_at_the_power_again(patch: Patch) -> None:
    patch.setattr(approach, "is_success", lambda game, character, hero: True)


@breaks("9.4.2")
def whoever_stands_opposite_with_more_power_keeps_a_character_from_succeeding(patch: Patch) -> None:
    def is_success(is_so: bool, game: Any, character: int, hero: int) -> bool:
        return is_so and not outdone(game, character)

    results(patch, approach, "is_success", is_success)


@breaks("9.4.2", "4.1.4")
def who_has_left_and_come_back_is_judged(patch: Patch) -> None:
    def successes(game: Any) -> Any:
        state = game.state
        state.approaching = tuple(
            (state.ref(mine.card) if mine.card in state.characters(state.turn_player) else mine, theirs)
            for mine, theirs in state.approaching
        )
        return (yield from whole(game))

    whole = approach.successes
    patch.setattr(approach, "successes", successes)


@breaks("9.4.2", "4.1.4")
def a_hero_that_has_left_and_come_back_is_judged(patch: Patch) -> None:
    patch.setattr(
        approach, "approached", lambda game, hero: [each for each in game.state.heroes() if each == hero.card]
    )


@breaks("9.4.2")
def who_does_not_become_a_bride_has_not_succeeded(patch: Patch) -> None:
    def happen(self: Any, *proposed: Event) -> Any:
        heroes = Counter(each.source for each in proposed if each.kind == "succeed")
        kept = [each for each in proposed if each.kind != "succeed" or heroes[each.source] == 1]
        outcome = yield from whole(self, *kept)
        lost = tuple(each for each in proposed if each not in kept)
        return outcome._replace(done=(*outcome.done, *lost))

    whole = Gotoubun.happen
    patch.setattr(Gotoubun, "happen", happen)


@breaks("9.4.2.2")
def who_succeeds_with_two_heroes_gets_the_first(patch: Patch) -> None:
    @at_once
    def choose_one(game: Any, player: int, among: Any) -> Any:
        return next(iter(among), None)

    patch.setattr(approach, "choose_one", choose_one)


@breaks("9.4.2.2", "9.4.3.2")
def who_goes_first_chooses_in_every_judgement(patch: Patch) -> None:
    patch.setattr(approach, "chooser", lambda game, *characters: game.state.first_player)


@breaks("9.4.3")
def of_several_heroes_with_a_success_one_is_judged(patch: Patch) -> None:
    def judge(game: Any) -> Any:
        with Patch() as inner:
            inner.setattr(approach, "successes", successes)
            return (yield from whole(game))

    def successes(game: Any) -> Any:
        found = yield from all_of_them(game)
        return [pair for pair in found if pair[1] == found[0][1]]

    whole, all_of_them = approach.judge, approach.successes
    with_part(patch, "judgement", whole, judge)


@breaks("9.4.3")
def a_hero_with_whom_one_fails_is_not_dealt_with(patch: Patch) -> None:
    def successes(game: Any) -> Any:
        pairs = yield from whole(game)
        approaching = Counter(theirs.card for _, theirs in game.state.approaching)
        succeeding = Counter(hero for _, hero in pairs)
        return [pair for pair in pairs if succeeding[pair[1]] == approaching[pair[1]]]

    whole = approach.successes
    patch.setattr(approach, "successes", successes)


@breaks("9.4.3.1")
def a_hero_stays_face_up(patch: Patch) -> None:
    patch.setitem(events.APPLY, "turn", lambda state, event: None)


@breaks("9.4.3.2")
def every_character_that_succeeds_becomes_a_bride(patch: Patch) -> None:
    def judge(game: Any) -> Any:
        for character, hero in (yield from approach.successes(game)):
            if not game.state.cards[hero].face_down:
                yield from game.happen(Event("turn", hero, cause="rule", face_down=True))
            yield from approach.marry(game, character)

    with_part(patch, "judgement", approach.judge, judge)


@breaks("9.4.4")
def what_a_bride_triggers_is_played_before_the_next_one_is_dealt_with(patch: Patch) -> None:
    def marry(game: Any, character: int) -> Any:
        yield from whole(game, character)
        while game.state.waiting:
            yield from triggers.play_waiting(game, game.state.waiting[0])

    whole = approach.marry
    patch.setattr(approach, "marry", marry)


@breaks("9.4.4")
def the_end_phase_begins_without_a_check_timing_after_the_judgement(patch: Patch) -> None:
    without_check(patch, "judgement", -1)
