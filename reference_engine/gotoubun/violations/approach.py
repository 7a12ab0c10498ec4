"""Violations of chapter 9."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from ...check_timings import step_parts as timing_parts
from ...kernel import ability_triggers, card_choices
from ...kernel.commit import commit_events
from ...kernel.decisions import PASS, EngineAsk, EngineOption
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.turn_steps import step_beginning
from ...patching import Patch
from ...violations import Change, Violations, change_factory, change_results, combine_changes, wrap_function, wrapper_of
from .. import actions, approach, card_play, events, lanes, turn
from ..game import Gotoubun
from ..lexicon import HEROES, LANES
from ..state import GameState
from .helpers import note_played_characters, swap_step_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("The turn player can declare approaches with the opponent's characters, too", "9.1.1", "7.4.1")
@wrapper_of(approach.approach_options)
def _(whole: Any, game: Any, player: int, pairs: Any) -> Any:
    return [*whole(game, player, pairs), *whole(game, 1 - player, pairs)]


def restrict_approaches(may: Any) -> Change:
    """Restrict the characters that can approach to those with ``may(game, character)``."""

    def restricted_options(options: Any, game: Any, player: int, pairs: Any) -> Any:
        return [each for each in options if may(game, each.args[0])]

    return change_results(approach.approach_options, restricted_options)


breaks("A character cannot approach in the turn in which it was played", "9.1.1")(
    combine_changes(
        note_played_characters, restrict_approaches(lambda game, character: ("came", character) not in game.state.done)
    )
)


@breaks("A character cannot approach in a turn in which its ability was activated", "9.1.1", "13.1.1.2")
def _(patch: Patch) -> None:
    def activate_and_note(game: Any, player: int, card: int, held: Any) -> Any:
        game.state.done |= {("rests", card)}
        yield from whole.do(game, player, card, held)

    whole = actions.ACTIONS["ability"]
    patch.setitem(actions.ACTIONS, "ability", whole._replace(do=activate_and_note))
    restrict_approaches(lambda game, character: ("rests", character) not in game.state.done)(patch)


breaks("No character can approach in the first turn of the game", "9.1.1")(
    restrict_approaches(lambda game, character: game.state.turn > 1)
)


@breaks("A character that has approached in one turn cannot approach again in later ones", "9.1.1", "9.2.2.3")
def _(patch: Patch) -> None:
    def may_approach_again(game: Any, character: int) -> bool:
        return all(mine.card != character for mine, _ in game.state.approaching)

    patch.setitem(turn.STEPS, "judgement", turn.STEPS["judgement"][:-1])
    restrict_approaches(may_approach_again)(patch)


@breaks("Abilities that trigger as the declaration step begins do so only after the declaration", "9.2.1")
def _(patch: Patch) -> None:
    begin, check, declare, *parts = turn.STEPS["declaration"]
    patch.setitem(turn.STEPS, "declaration", (declare, begin, check, *parts))


@breaks("Start-of-approach triggers occur only for abilities of the turn player", "9.2.1")
@partial(change_results, ability_triggers._begins)
def _(is_so: bool, game: Any, held: Any, at: Any, event: EngineEvent) -> bool:
    return is_so and (event.to not in ("approach", "declaration") or held.seat == event.player)


@breaks(
    "The turn player has to declare at least one approach if any is possible",
    "9.2.2",
    "9.1.1",
    spread="scenarios that pass through the approach phase decline to approach",
)
@wrapper_of(approach.declare_approaches)
def _(whole: Any, game: Any) -> Any:
    pairs: list[Any] = []
    while options := approach.approach_options(game, game.state.turn_player, pairs):
        (picked,) = yield EngineAsk(game.state.turn_player, "action", (*options, *([PASS] if pairs else [])))
        if picked == PASS:
            break
        pairs.append((picked.args[0], picked.args[1]))
    yield from approach.perform_approaches(game, pairs)


@breaks("All characters that approach in a turn have to approach the same hero", "9.2.2.1", "9.4.2.2", "9.4.3", "9.4.4")
@wrapper_of(approach.approach_options)
def _(whole: Any, game: Any, player: int, pairs: Any) -> Any:
    heroes = {hero for _, hero in pairs}
    return [each for each in whole(game, player, pairs) if not heroes or each.args[1] in heroes]


@breaks("At most two heroes can be approached in one declaration", "9.2.2.1")
@partial(change_results, approach.approach_options)
def _(options: Any, game: Any, player: int, pairs: Any) -> Any:
    heroes = {hero for _, hero in pairs}
    return [each for each in options if len(heroes) < 2 or each.args[1] in heroes]


breaks("A face-down hero can be approached", "9.2.2.1", "4.2.4.2")(
    wrap_function(
        GameState.face_up_heroes, lambda whole, self: tuple(card for lane in HEROES for card in self.zones[2, lane])
    )
)


@breaks("A hero can be approached by only one character in a declaration", "9.2.2.2")
@wrapper_of(approach.approach_options)
def _(whole: Any, game: Any, player: int, pairs: Any) -> Any:
    heroes = {hero for _, hero in pairs}
    return [each for each in whole(game, player, pairs) if each.args[1] not in heroes]


breaks("A character can approach a hero in any lane, however far away", "9.2.2.2.1", "4.3.3.2")(
    wrap_function(lanes.is_in_front, lambda whole, character, hero: True)
)


breaks(
    "A character can approach only with more power than the hero needs, not with exactly as much",
    "9.2.2.2.2",
    "9.3.4",
    "9.4.2",
)(
    wrap_function(
        approach.is_approach_possible,
        lambda whole, game, who, hero: (
            whole(game, who, hero) and game.characteristics_of(who).power > game.characteristics_of(hero).need
        ),
    )
)


@breaks("A weak character may join an approach if the approaching characters' summed power is enough", "9.2.2.2.2")
@partial(change_results, approach.approach_options)
def _(options: Any, game: Any, player: int, pairs: Any) -> Any:
    def joined_power(hero: int) -> int:
        return sum(game.characteristics_of(one).power for one, theirs in pairs if theirs == hero)

    def is_hero_near(character: int, hero: int) -> bool:
        here, there = (lanes.lane_number(game.state.cards[each].zone) for each in (character, hero))
        return here is not None and there is not None and lanes.is_in_front(here, there)

    found = {each.args for each in options}
    joining = [
        EngineOption("approach", (character, hero))
        for character in game.state.lane_characters(player)
        for hero in {theirs for _, theirs in pairs}
        if (character, hero) not in found and all(character != one for one, _ in pairs)
        if is_hero_near(character, hero)
        and game.characteristics_of(character).power + joined_power(hero) >= game.characteristics_of(hero).need
    ]
    return [*options, *joining]


def is_outmatched(game: Any, character: int) -> bool:
    """Whether a character with more power is opposite."""
    record = game.state.cards[character]
    opposite = game.state.zones[1 - record.seat, record.zone]
    return any(game.characteristics_of(each).power > game.characteristics_of(character).power for each in opposite)


breaks("A character cannot approach while the opponent's character in the same lane has more power", "9.2.2.2.2")(
    restrict_approaches(lambda game, character: not is_outmatched(game, character))
)


@breaks("A character can approach several heroes in one declaration", "9.2.2.2.3")
@wrapper_of(approach.approach_options)
def _(whole: Any, game: Any, player: int, pairs: Any) -> Any:
    return [each for each in whole(game, player, ()) if each.args not in {tuple(pair) for pair in pairs}]


breaks("Once any character approaches, every character counts as approaching every hero", "9.2.2.3", "9.4.2.2")(
    wrap_function(Gotoubun.is_approaching, lambda whole, self, character, hero: bool(self.state.approaching))
)


@breaks("Each declared approach takes effect at once, before the next one is declared", "9.2.2.3")
@wrapper_of(approach.declare_approaches)
def _(whole: Any, game: Any) -> Any:
    pairs: list[Any] = []
    while (options := approach.approach_options(game, game.state.turn_player, pairs)) or pairs:
        (picked,) = yield EngineAsk(game.state.turn_player, "action", (*options, PASS))
        if picked == PASS:
            break
        pairs.append((picked.args[0], picked.args[1]))
        yield from approach.perform_approaches(game, pairs[-1:])


breaks(
    "Replacing a hero's being approached by one character cancels all declared approaches to that hero",
    "9.2.2.3",
    "10.10.1.1",
)(change_results(approach.is_part_of_approach, lambda is_one, event, pair: is_one or event.card == pair[1]))
breaks("Replacing one declared approach cancels all the approaches declared with it", "9.2.2.3", "10.10.1.1")(
    change_results(approach.is_part_of_approach, lambda is_one, event, pair: True)
)


@breaks("A character that moves to another lane no longer approaches", "9.2.2.3", "4.1.4")
@wrapper_of(events.APPLY["move"])
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    moving = table.reference_to(event.card) if table.cards[event.card].zone in LANES else None
    whole(table, event)
    table.approaching = tuple(pair for pair in table.approaching if pair[0] != moving)


@breaks("The event step takes place in a turn in which no character is able to approach", "9.2.2.4")
@wrapper_of(approach.step_after_declaration)
@without_asks
def _(whole: Any, game: Any) -> str | None:
    could = approach.approach_options(game, game.state.turn_player, ())
    return "end" if could and not game.state.approaching else None


@change_factory
def without_check_timing(patch: Patch, step: str, at: int) -> None:
    """Remove one check timing from a step."""
    parts = turn.STEPS[step]
    checks_at = [index for index, part in enumerate(parts) if part is timing_parts.check_timing]
    patch.setitem(turn.STEPS, step, tuple(each for index, each in enumerate(parts) if index != checks_at[at]))


breaks("No check timing occurs between the declaration and the beginning of the event step", "9.2.3")(
    without_check_timing("declaration", -1)
)


@breaks("The event step follows even if no approach was declared", "9.2.4")
@wrapper_of(approach.step_after_declaration)
@without_asks
def _(whole: Any, game: Any) -> None:
    return None


@breaks("In a turn without an approach, end-of-turn abilities do not trigger", "9.2.4", "4.1.4", "7.5.1", "10.7.5.1")
@wrapper_of(approach.step_after_declaration)
@without_asks
def _(whole: Any, game: Any) -> str | None:
    if game.state.approaching:
        return None
    game.state.fired |= {held.key for held in timing_parts.due_at_end(game, "turn")}
    return "end"


@breaks("Abilities that trigger as the event step begins do so before approaches are declared", "9.3.1")
def _(patch: Patch) -> None:
    start, check, *parts = turn.STEPS["declaration"]
    patch.setitem(turn.STEPS, "declaration", (start, check, step_beginning("event"), *parts))
    patch.setitem(turn.STEPS, "event", turn.STEPS["event"][1:])


@breaks("Abilities that trigger as the event step begins do so again with each round of play timings", "9.3.1")
def _(patch: Patch) -> None:
    def altered_event_timing(game: Any, frame: Any) -> Any:
        is_round = len(frame) == 3 and frame[1] != game.state.turn_player
        if is_round and ("round",) in game.state.done:
            commit_events(game, [EngineEvent("step", player=game.state.turn_player, to="event", cause="begins")])
        game.state.done |= {("round",)}
        yield from whole(game, frame)

    whole = approach.event_play_timing
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "events": altered_event_timing})


@breaks("The turn player gets the first play timing in the event step", "9.3.2")
@wrapper_of(approach.exchange_events)
@without_asks
def _(whole: Any, game: Any) -> None:
    game.push_frame("events", game.state.turn_player, 0)


def allow_waiting_room_events(is_at_turn: bool) -> Change:
    """Let one of the players play events of the waiting room in the event step."""

    def with_waiting_room_events(options: Any, game: Any, player: int) -> Any:
        there = game.state.zones[player, "waiting room"] if (player == game.state.turn_player) is is_at_turn else ()
        return [
            *options,
            *(EngineOption("event", (card,)) for card in there if card_play.can_play_event(game, card, "approach")),
        ]

    return change_results(approach.event_step_options, with_waiting_room_events)


breaks("The non-turn player can play events from the waiting room in the event step", "9.3.2")(
    allow_waiting_room_events(is_at_turn=False)
)


@breaks("No player can play an event & episode card as an event in the event step", "9.3.2", "9.3.4", "2.10.4")
@partial(change_results, card_play.can_play_event)
def _(can: bool, game: Any, card: int, timing: str = "main") -> bool:
    return can and (timing != "approach" or game.state.cards[card].face.kind == "event")


@breaks("A pass in the event step still counts after the other player has played an event in reply", "9.3.3", "9.3.4")
def _(patch: Patch) -> None:
    def altered_event_timing(game: Any, frame: Any) -> Any:
        yield from whole(game, frame)
        top = game.state.flow[-1]
        if top[0] == "events" and frame[2] and top[2] == 0 and len(top) == 3:
            game.replace_frame("events", top[1], 1)

    whole = approach.event_play_timing
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "events": altered_event_timing})


@breaks("Events with only the main icon can be played in the event step by both players", "9.3.4", "12.3.3")
@wrapper_of(card_play.can_play_event)
def _(whole: Any, game: Any, card: int, *timing: str) -> bool:
    return any(whole(game, card, each) for each in (("main", "approach") if "approach" in timing else ("main",)))


breaks("The turn player can play events from the waiting room in the event step", "9.3.4")(
    allow_waiting_room_events(is_at_turn=True)
)


@breaks("The turn player cannot play an event & episode card as an event in the event step", "9.3.4", "2.10.4")
@partial(change_results, card_play.can_play_event)
def _(can: bool, game: Any, card: int, timing: str = "main") -> bool:
    record = game.state.cards[card]
    return can and (timing != "approach" or record.face.kind == "event" or record.seat != game.state.turn_player)


@breaks("The event step ends as soon as one player passes", "9.3.5", "9.3.3", "9.4.2.2")
def _(patch: Patch) -> None:
    def altered_event_timing(game: Any, frame: Any) -> Any:
        if frame[2]:
            game.pop_frame()
            return
        yield from whole(game, frame)

    whole = approach.event_play_timing
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "events": altered_event_timing})


@breaks("Abilities that trigger as the judgement step begins do so only after the judgement", "9.4.1")
def _(patch: Patch) -> None:
    begin, check, judge, *parts = turn.STEPS["judgement"]
    patch.setitem(turn.STEPS, "judgement", (judge, begin, check, *parts))


breaks(
    "An approach succeeds even if the character's power has fallen below the needed power", "9.4.2", "9.4.1", "9.4.3"
)(wrap_function(approach.is_approach_success, lambda whole, game, character, hero: True))
breaks("An approach fails if the opponent's character in the same lane has more power", "9.4.2")(
    change_results(
        approach.is_approach_success, lambda is_so, game, character, hero: is_so and not is_outmatched(game, character)
    )
)


@breaks("A character that left the lanes and came back is still judged as approaching", "9.4.2", "4.1.4")
@wrapper_of(approach.successful_pairs)
def _(whole: Any, game: Any) -> Any:
    state = game.state
    state.approaching = tuple(
        (state.reference_to(mine.card) if mine.card in state.lane_characters(state.turn_player) else mine, theirs)
        for mine, theirs in state.approaching
    )
    return (yield from whole(game))


breaks("A hero that left its hero lane and came back is still judged as approached", "9.4.2", "4.1.4")(
    wrap_function(
        approach.approached_heroes,
        lambda whole, game, hero: [each for each in game.state.face_up_heroes() if each == hero.card],
    )
)


@breaks("If several characters succeed with one hero, none of them triggers abilities about succeeding", "9.4.2")
@wrapper_of(Gotoubun.propose_events)
def _(whole: Any, self: Any, *proposed: EngineEvent) -> Any:
    heroes = Counter(each.source for each in proposed if each.kind == "succeed")
    kept = [each for each in proposed if each.kind != "succeed" or heroes[each.source] == 1]
    outcome = yield from whole(self, *kept)
    lost = tuple(each for each in proposed if each not in kept)
    return outcome._replace(done=(*outcome.done, *lost))


@breaks("Nobody chooses in the judgement; the first partner and the first successful character are taken", "9.4.2.2")
@wrapper_of(card_choices.choose_one)
@without_asks
def _(whole: Any, game: Any, player: int, among: Any) -> Any:
    return next(iter(among), None)


breaks("The first player makes the choices of every judgement, even in the second player's turn", "9.4.2.2", "9.4.3.2")(
    wrap_function(approach.choosing_player, lambda whole, game, *characters: game.state.first_player)
)


@breaks("If several heroes were approached with success, only the first of them is dealt with", "9.4.3")
def _(patch: Patch) -> None:
    def judge_first_hero(game: Any) -> Any:
        with Patch() as inner:
            inner.setattr(approach, "successful_pairs", first_hero_successes)
            return (yield from whole(game))

    def first_hero_successes(game: Any) -> Any:
        found = yield from all_of_them(game)
        return [pair for pair in found if pair[1] == found[0][1]]

    whole, all_of_them = approach.judge_approaches, approach.successful_pairs
    swap_step_part("judgement", whole, judge_first_hero)(patch)


@breaks("A hero approached with success is not dealt with if another character's approach to it failed", "9.4.3")
@wrapper_of(approach.successful_pairs)
def _(whole: Any, game: Any) -> Any:
    pairs = yield from whole(game)
    approaching = Counter(theirs.card for _, theirs in game.state.approaching)
    succeeding = Counter(hero for _, hero in pairs)
    return [pair for pair in pairs if succeeding[pair[1]] == approaching[pair[1]]]


breaks("A hero stays face up after a successful approach, and no effect turns cards over", "9.4.3.1")(
    wrap_function(events.APPLY["turn"], lambda whole, state, event: None)
)


@breaks("Every character that succeeds becomes a bride, not just one for each hero", "9.4.3.2")
@wrapper_of(approach.judge_approaches)
def _(whole: Any, game: Any) -> Any:
    for character, hero in (yield from approach.successful_pairs(game)):
        if not game.state.cards[hero].face_down:
            yield from game.propose_events(EngineEvent("turn", hero, cause="rule", face_down=True))
        yield from approach.make_bride(game, character)


@breaks("Abilities triggered by a new bride are played before the next hero is dealt with", "9.4.4")
@wrapper_of(approach.make_bride)
def _(whole: Any, game: Any, character: int) -> Any:
    yield from whole(game, character)
    while game.state.waiting:
        yield from ability_triggers.play_pending_trigger(game, game.state.waiting[0])


breaks("No check timing occurs between the judgement and the end phase", "9.4.4")(without_check_timing("judgement", -1))
