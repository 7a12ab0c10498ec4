"""Violations of gotoubun, as malicious readers of its clauses would build them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...adapters.messages import Viewer
from ..kernel import costs, information, replacement, traits, triggers
from ..kernel import instructions as kernel_instructions
from ..kernel import playing as kernel_playing
from ..kernel.committing import commit, take
from ..kernel.context import Context
from ..kernel.events import Event
from ..kernel.flow import at_once
from ..kernel.performing import perform as whole_perform
from ..kernel.triggers import play_one
from ..timings import parts as timing_parts
from ..timings import violations as common
from ..violations import Patch, Violations
from . import (
    actions,
    approach,
    cards,
    checks,
    events,
    instructions,
    keywords,
    lanes,
    playing,
    rule_processing,
    scene,
    setup,
    state,
    turn,
)  # fmt: skip
from .game import Gotoubun
from .speech import GotoubunSpeech
from .state import Content, Table
from .words import HEROES, LANES

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks
with_handlers = common.of_handlers(instructions.HANDLERS)


def with_part(patch: Patch, step: str, old: Any, new: Any) -> None:
    """A step in which another part stands for one."""
    parts = tuple(new if part is old else part for part in turn.STEPS[step])
    patch.setitem(turn.STEPS, step, parts)


# --- winning, losing and rule processing ----------------------------------------------------------


@breaks("11.2.1", "1.2.1.1", "11.1.1")
def four_brides_are_needed(patch: Patch) -> None:
    patch.setattr(rule_processing, "BRIDES", 4)


@breaks("11.3.1", "1.2.1.2")
def an_empty_hero_deck_loses_as_well(patch: Patch) -> None:
    def losing(game: Any) -> Any:
        zones = game.state.zones
        heroes = [player for player in (0, 1) if zones[player, "deck"] and not zones[player, "hero deck"]]
        return [*whole(game), *(Event("lose", player=player, cause="rule") for player in heroes)]

    whole = rule_processing.losing
    patch.setattr(rule_processing, "losing", losing)


@breaks("1.2.2")
def who_wins_does_not_lose(patch: Patch) -> None:
    whole = rule_processing.losing
    patch.setattr(rule_processing, "losing", lambda game: [] if rule_processing.winning(game) else whole(game))


@breaks("11.4.1")
def an_episode_stays_when_its_character_has_gone(patch: Patch) -> None:
    patch.setattr(rule_processing, "stray_episodes", lambda game: [])


@breaks("11.4.2", "12.8.3")
def a_dedicated_episode_is_looked_at_only_when_it_is_played(patch: Patch) -> None:
    patch.setattr(rule_processing, "misplaced_episodes", lambda game: [])


@breaks("10.5.3.2", "10.5.3")
def heroes_abilities_wait_their_turn_among_the_turn_player_s(patch: Patch) -> None:
    def waiting_for(game: Any, player: int) -> Any:
        return [each for each in game.state.waiting if each.live.seat == player]

    patch.setattr(checks, "masterless", lambda game: [])
    patch.setattr(checks, "waiting_for", waiting_for)


@breaks("10.5.3.3", "10.5.3.4")
def who_is_not_at_turn_plays_first(patch: Patch) -> None:
    def first(game: Any, player: int, among: Any) -> Any:
        theirs = checks.waiting_for(game, 1 - game.state.turn_player)
        return (yield from play_one(game, 1 - game.state.turn_player, theirs or among))

    patch.setattr(checks, "play_one", first)


# --- decks and set-up -----------------------------------------------------------------------------


@breaks("6.1.2.3")
def four_copies_of_a_hero_are_allowed(patch: Patch) -> None:
    def check(player: str, deck: Any, heroes: Any) -> None:
        names = {face.name: face for face in heroes}
        odd = [face for face in heroes if face.name in names]
        renamed: list[Any] = [_Named(face, at) for at, face in enumerate(odd)]
        whole(player, deck, [*names.values(), *renamed[: len(odd) - len(names)]])

    whole = setup.check_decks
    patch.setattr(scene, "check_decks", check)


class _Named:
    """A hero's face under a name of its own."""

    def __init__(self, face: Any, at: int) -> None:
        self.kind, self.copies, self.name = face.kind, face.copies, f"{face.name} {at}"


@breaks("6.2.1.5")
def a_redraw_leaves_the_deck_unshuffled(patch: Patch) -> None:
    def unshuffled(game: Any, them: Any) -> Any:
        return commit(game, [each for each in them if (each.kind, each.cause) != ("shuffle", "redraw")])

    patch.setattr(setup, "commit", unshuffled)


@breaks("6.2.1.6")
def each_player_s_heroes_are_dealt_alternately(patch: Patch) -> None:
    @at_once
    def deal(game: Any) -> None:
        first = game.state.first_player
        commit(game, [Event("shuffle", player=player, to="hero deck", cause="setup") for player in (first, 1 - first)])
        for at, lane in enumerate(HEROES):
            player = first if at % 2 == 0 else 1 - first
            top = game.state.zones[player, "hero deck"][0]
            commit(game, (Event("move", top, first, to=lane, cause="setup", by=player),))

    parts = tuple(deal if part is setup.deal_heroes else part for part in setup.PARTS)
    patch.setattr(Gotoubun, "SETUP", parts)


# --- lanes ----------------------------------------------------------------------------------------


@breaks("4.14.2.2")
def episodes_stay_behind_when_a_character_changes_lanes(patch: Patch) -> None:
    def move(state: Any, event: Event) -> None:
        old = state.cards[event.card]
        if old.zone in LANES and event.to in LANES:
            for episode in old.attached:
                take(state, episode, state.cards[episode])
                state.cards[episode] = replace(state.cards[episode], host=-1)
                state.zones[old.seat, "loose"] += (episode,)
        whole(state, event)

    whole = events.APPLY["move"]
    patch.setitem(events.APPLY, "move", move)


@breaks("4.14.2.2.1")
def no_character_moves_to_an_occupied_lane(patch: Patch) -> None:
    def may_enter(game: Any, card: int, seat: int, number: int) -> bool:
        taken = game.state.character_in(seat, number) is not None
        return bool(whole(game, card, seat, number)) and not (taken and game.state.cards[card].zone in LANES)

    whole = instructions.may_enter
    patch.setattr(instructions, "may_enter", may_enter)


@breaks("4.14.2.3")
def the_whole_stack_goes_where_its_top_card_goes(patch: Patch) -> None:
    def leaving(game: Any, ctx: Any, card: int, to: str, *rest: Any) -> Any:
        moves = whole(game, ctx, card, to, *rest)
        return [replace(each, to=to) for each in moves]

    whole = kernel_instructions.leaving
    patch.setattr(approach, "leaving", leaving)
    patch.setattr(kernel_instructions, "leaving", leaving)


@breaks("4.3.4", "4.4.3.1")
def left_and_right_are_the_same_for_both(patch: Patch) -> None:
    def by_word(state: Any, word: str, player: int) -> Any:
        return whole(state, word, state.first_player)

    whole = lanes._by_word
    patch.setattr(lanes, "_by_word", by_word)


@breaks("4.3.3.2")
def there_is_no_front_but_straight_ahead(patch: Patch) -> None:
    patch.setattr(lanes, "diagonal", lambda number: ())


@breaks("4.1.4")
def a_card_that_comes_back_is_the_same_card(patch: Patch) -> None:
    def moved(self: Any, old: Any, event: Event, now: int) -> Any:
        new = whole(self, old, event, now)
        return replace(new, inc=old.inc) if old.zone == "waiting room" and event.to in LANES else new

    whole = Table.moved
    patch.setattr(Table, "moved", moved)


# --- the turn and its actions ---------------------------------------------------------------------


@breaks("8.3.2")
def characters_played_as_episodes_are_not_counted(patch: Patch) -> None:
    def do(game: Any, picked: Any) -> Any:
        done = game.state.done
        is_unit = game.state.cards[picked.args[0]].face.is_unit
        yield from whole(game, picked)
        if is_unit:
            game.state.done = done

    whole = actions.do_episode
    patch.setitem(actions.ACTIONS, "episode", actions.ACTIONS["episode"]._replace(do=do))


@breaks("8.2.2")
def growth_is_not_counted_as_playing_a_character(patch: Patch) -> None:
    def do(game: Any, picked: Any) -> Any:
        done = game.state.done
        grows = bool(game.state.cards[picked.args[0]].face.growth)
        yield from whole(game, picked)
        if grows:
            game.state.done = done

    whole = actions.do_character
    patch.setitem(actions.ACTIONS, "character", actions.ACTIONS["character"]._replace(do=do))


@breaks("7.2.3")
def only_one_card_is_drawn(patch: Patch) -> None:
    patch.setattr(turn, "DRAWN", 1)


@breaks("7.5.2")
def effects_of_the_turn_end_before_what_is_due_at_its_end(patch: Patch) -> None:
    patch.setitem(turn.STEPS, "end", (timing_parts.effects_end, *turn.STEPS["end"]))


# --- the approach ---------------------------------------------------------------------------------


@breaks("9.2.2.2.3")
def a_character_approaches_as_many_heroes_as_it_likes(patch: Patch) -> None:
    def can_approach(game: Any, player: int, pairs: Any) -> Any:
        return [each for each in whole(game, player, ()) if each.args not in {tuple(pair) for pair in pairs}]

    whole = approach.can_approach
    patch.setattr(approach, "can_approach", can_approach)


@breaks("9.3.2")
def the_turn_player_is_first_in_the_event_step(patch: Patch) -> None:
    @at_once
    def exchange(game: Any) -> None:
        game.push("events", game.state.turn_player, 0)

    with_part(patch, "event", approach.exchange_events, exchange)


@breaks("9.3.5", "9.3.3")
def one_player_s_passing_ends_the_event_step(patch: Patch) -> None:
    def timing(game: Any, frame: Any) -> Any:
        if frame[2]:
            game.pop()
            return
        yield from whole(game, frame)

    whole = approach.event_timing
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "events": timing})


@breaks("9.4.2", "9.4.1", "9.4.3")
def the_judgement_does_not_look_at_the_power_again(patch: Patch) -> None:
    patch.setattr(approach, "is_success", lambda game, character, hero: True)


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


# --- cards and keywords ---------------------------------------------------------------------------


@breaks("10.6.4.2.1")
def a_character_card_keeps_its_text_as_an_episode(patch: Patch) -> None:
    def info_as(self: Any, role: str, card: int, inc: int, seat: int) -> Any:
        found = whole(self, role, card, inc, seat)
        mine = self.info_of(card, inc, seat)
        return replace(found, abilities=mine.abilities) if found is cards.EPISODE else found

    whole = cards.Face.info_as
    patch.setattr(cards.Face, "info_as", info_as)


@breaks("2.10.5")
def an_event_and_episode_card_is_both_in_a_lane(patch: Patch) -> None:
    def info_as(self: Any, role: str, card: int, inc: int, seat: int) -> Any:
        both = role == "episode" and len(self.kinds) == 2
        return self.info_of(card, inc, seat) if both else whole(self, role, card, inc, seat)

    whole = cards.Face.info_as
    patch.setattr(cards.Face, "info_as", info_as)


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


@breaks("12.4.2", "12.4.1")
def once_a_turn_is_once_a_game(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        used = dict(game.state.used)
        whole(game, player)
        game.state.used = used

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


@breaks("12.5.2")
def once_a_turn_by_name_counts_both_players_events(patch: Patch) -> None:
    def names(game: Any, card: int) -> Any:
        return frozenset((seat, kind, name) for seat in (0, 1) for _, kind, name in whole(game, card))

    whole = keywords.names_of_event
    patch.setattr(keywords, "names_of_event", names)


@breaks("12.6.2")
def a_card_with_growth_is_put_into_a_free_lane_by_effects(patch: Patch) -> None:
    def may_enter(game: Any, card: int, seat: int, number: int) -> bool:
        free = game.state.character_in(seat, number) is None
        return bool(whole(game, card, seat, number)) or (free and bool(game.state.cards[card].face.growth))

    whole = instructions.may_enter
    patch.setattr(instructions, "may_enter", may_enter)


@breaks("12.7.2", "12.7.2.1")
def brides_do_not_count_for_a_use_condition(patch: Patch) -> None:
    def is_met(game: Any, card: int) -> bool:
        state = game.state
        there = [game.info(each).persons for each in state.characters(state.cards[card].seat)]
        return all(any(name in persons for persons in there) for name in state.cards[card].face.use_condition)

    patch.setattr(playing, "is_use_condition_met", is_met)


@breaks("12.9.2", "12.9.1", "12.10.3.1")
def a_disguise_works_in_lanes_alone(patch: Patch) -> None:
    patch.setattr(cards, "EVERYWHERE", LANES)


@breaks("4.8.2", "4.8.1", "4.2.3")
def the_opponent_s_hand_lies_open(patch: Patch) -> None:
    def is_visible(self: Any, game: Any, card: int, viewer: Viewer) -> bool:
        return bool(whole(self, game, card, viewer)) or game.state.cards[card].zone == "hand"

    whole = GotoubunSpeech.is_visible
    patch.setattr(GotoubunSpeech, "is_visible", is_visible)


# --- only -----------------------------------------------------------------------------------------


def is_only(patch: Patch, instead: Any) -> None:
    """Another understanding of "only", beside the whole one."""
    whole = state.is_only
    patch.setattr(state, "is_only", lambda *asked: instead(whole, *asked))


@breaks("12.10.3.3")
def the_persons_of_episodes_count_for_only(patch: Patch) -> None:
    def instead(whole: Any, state: Any, lens: Any, player: int, keyword: Any) -> bool:
        episodes = [each for card in state.characters(player) for each in state.cards[card].attached]
        persons = [state.printed(each).persons for each in episodes]
        return whole(state, lens, player, keyword) and all(keyword.names[0] in each for each in persons)

    is_only(patch, instead)


@breaks("12.10.3.1", "12.9.2", "12.9.1")
def a_character_with_two_persons_is_neither_for_only(patch: Patch) -> None:
    def instead(whole: Any, state: Any, lens: Any, player: int, keyword: Any) -> bool:
        there = (*state.characters(player), *state.zones[player, "brides"])
        return whole(state, lens, player, keyword) and all(len(lens.info(each).persons) < 2 for each in there)

    is_only(patch, instead)


@breaks("12.10.3.2")
def only_is_met_where_nobody_is(patch: Patch) -> None:
    def instead(whole: Any, state: Any, lens: Any, player: int, keyword: Any) -> bool:
        nobody = not state.characters(player) and not state.zones[player, "brides"]
        return nobody or whole(state, lens, player, keyword)

    is_only(patch, instead)


@breaks("12.10.3")
def only_looks_at_both_players_characters(patch: Patch) -> None:
    def instead(whole: Any, state: Any, lens: Any, player: int, keyword: Any) -> bool:
        others = state.characters(1 - player)
        return whole(state, lens, player, keyword) and (not others or whole(state, lens, 1 - player, keyword))

    is_only(patch, instead)


# --- one less or one more, the other seat, half done: engines that no scenario once noticed -------


@breaks("11.4.2", "12.8.3")
def a_dedicated_episode_stays_when_its_character_has_grown(patch: Patch) -> None:
    def misplaced(game: Any) -> Any:
        cards = game.state.cards
        return [card for card in whole(game) if not cards[cards[card].host].under]

    whole = rule_processing.misplaced_episodes
    patch.setattr(rule_processing, "misplaced_episodes", misplaced)


@breaks("7.5.2")
def an_effect_of_the_other_player_outlasts_the_turn(patch: Patch) -> None:
    @at_once
    def effects_end(game: Any) -> None:
        state, player = game.state, game.state.turn_player
        state.lasting = tuple(each for each in state.lasting if (each.live.seat, each.until) != (player, "turn"))
        state.delayed = tuple(each for each in state.delayed if (each.live.seat, each.until) != (player, "turn"))
        state.rearranged()
        triggers.notice_states(game)

    with_part(patch, "end", timing_parts.effects_end, effects_end)


@breaks("5.5.1")
def who_saw_a_card_before_the_shuffle_sees_it_after(patch: Patch) -> None:
    def shuffle(table: Any, event: Event) -> None:
        shown = table.shown
        whole(table, event)
        table.shown = shown

    whole = events.APPLY["shuffle"]
    patch.setitem(events.APPLY, "shuffle", shuffle)


@breaks("5.7.1", "5.7.2.4")
def what_one_player_looks_at_is_seen_by_both(patch: Patch) -> None:
    patch.setitem(events.APPLY, "look", events.APPLY["reveal"])


breaks("10.7.5.1")(common.two_events_at_once_meet_a_delayed_trigger_twice)


@breaks("12.4.2")
def once_per_turn_is_renewed_in_one_s_own_turn_alone(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        used = dict(game.state.used)
        whole(game, player)
        game.state.used = {key: uses for key, uses in used.items() if game.state.cards[key.card].seat != player}

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


@breaks("12.5.3")
def once_per_turn_by_name_is_renewed_in_one_s_own_turn_alone(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        named = game.state.named
        whole(game, player)
        game.state.named = frozenset(each for each in named if each[0] != player)

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


breaks("10.9.1.5")(common.numbers_of_abilities_that_were_lost_still_count)


@breaks("10.5.3.3", "10.5.3.4")
def who_goes_first_plays_first_in_every_turn(patch: Patch) -> None:
    def first(game: Any, player: int, among: Any) -> Any:
        if among and checks.is_masterless(game, among[0]):
            return (yield from play_one(game, player, among))
        goes_first = game.state.first_player
        waiting = [(each, checks.waiting_for(game, each)) for each in (goes_first, 1 - goes_first)]
        each, theirs = next((pair for pair in waiting if pair[1]), (player, []))
        return (yield from play_one(game, each, theirs))

    patch.setattr(checks, "play_one", first)


@breaks("7.2.4")
def the_second_player_s_turn_has_one_check_timing_less(patch: Patch) -> None:
    def last_check(game: Any) -> Any:
        first = game.state.turn_player == game.state.first_player
        return (yield from timing_parts.check_timing(game)) if first else None

    parts = turn.STEPS["start"]
    patch.setitem(turn.STEPS, "start", (*parts[:-2], last_check, parts[-1]))


breaks("1.3.2.2.1", "1.3.2.2")(with_handlers(common.to_draw_less_than_nothing_puts_cards_of_the_hand_back))


# --- playing and resolving, step by step ----------------------------------------------------------


@at_once
def nothing_is_paid(game: Any, ctx: Any, cost: Any) -> bool:
    return True


@breaks("9.2.2.2")
def a_hero_is_approached_by_one_character(patch: Patch) -> None:
    def can_approach(game: Any, player: int, pairs: Any) -> Any:
        heroes = {hero for _, hero in pairs}
        return [each for each in whole(game, player, pairs) if each.args[1] not in heroes]

    whole = approach.can_approach
    patch.setattr(approach, "can_approach", can_approach)


@breaks("10.5.2", "10.5.4.1", "10.5.4")
def a_player_acts_again_before_the_check(patch: Patch) -> None:
    def replaced(self: Any, name: str, *rest: Any) -> None:
        whole(self, name, *((rest[0], True) if name == "play" else rest))

    whole = Gotoubun.replace
    patch.setattr(Gotoubun, "replace", replaced)


@breaks("10.5.4.1", "10.5.2", "10.5.4")
def a_play_timing_comes_without_a_check_timing(patch: Patch) -> None:
    patch.setattr(checks, "check", lambda game: None)


@breaks("10.5.4.3", "7.3.3")
def who_passes_is_asked_once_more(patch: Patch) -> None:
    def play_timing(game: Any, frame: Any) -> Any:
        before = len(game.state.flow)
        yield from whole(game, frame)
        if len(game.state.flow) < before and ("passed", frame[1]) not in game.state.done:
            game.state.done |= {("passed", frame[1])}
            game.push("play", frame[1], True)

    whole = checks.play_timing
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "play": play_timing})


@breaks("10.6.2", "10.6.2.5")
def an_event_takes_effect_before_it_is_paid_for(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        done = yield from whole_perform(game, ctx, them)
        yield from costs.pay(game, ctx, game.state.cards[ctx.this.card].face.support.must)
        return done

    patch.setattr(playing, "pay", nothing_is_paid)
    patch.setattr(playing, "perform", perform)


@breaks("10.6.4.1")
def a_character_goes_to_the_lane_beside_the_one_that_was_specified(patch: Patch) -> None:
    def play_character(game: Any, card: int, number: int) -> Any:
        return (yield from whole(game, card, number % len(LANES) + 1))

    whole = playing.play_character
    patch.setattr(playing, "play_character", play_character)
    patch.setattr(actions, "play_character", play_character)


@breaks("10.6.4.2")
def an_episode_is_set_on_the_first_character_of_its_player(patch: Patch) -> None:
    def play_episode(game: Any, card: int, character: int) -> Any:
        return (yield from whole(game, card, playing.hosts_for(game, card)[0]))

    whole = playing.play_episode
    patch.setattr(actions, "play_episode", play_episode)


@breaks("10.6.2.6", "11.1.2")
def rules_are_processed_after_each_instruction(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        done = True
        for each in them:
            done = (yield from whole_perform(game, ctx, (each,))) and done
            if not game.is_trial:
                yield from rule_processing.process_rules(game)
        return done

    patch.setattr(playing, "perform", perform)


@breaks("10.6.2.6.1")
def of_an_ability_the_first_instruction_is_carried_out(patch: Patch) -> None:
    patch.setattr(kernel_playing, "perform", lambda game, ctx, them: whole_perform(game, ctx, them[:1]))


@breaks("10.6.2.6.2")
def an_ability_is_resolved_only_while_its_card_is_there(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        return game.state.is_there(ctx.this) and (yield from whole_perform(game, ctx, them))

    patch.setattr(kernel_playing, "perform", perform)


breaks("10.7.2.1", "10.7.2")(common.an_ability_that_waits_does_not_wait_again)


@breaks("10.7.7")
def what_waits_goes_with_its_card(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, live: Any) -> Any:
        return game.state.cards[live.card].inc == live.inc and (yield from whole(game, ctx, live))

    whole = kernel_playing.agreed
    patch.setattr(triggers, "agreed", agreed)


@breaks("10.9.1")
def numbers_are_changed_before_persons(patch: Patch) -> None:
    patch.setattr(information, "INFORMATION", traits.NUMBERS)
    patch.setattr(information, "NUMBERS", traits.INFORMATION)


@breaks("11.1.3")
def of_two_players_who_lose_only_the_first_has_lost(patch: Patch) -> None:
    whole = rule_processing.losing
    patch.setattr(rule_processing, "losing", lambda game: whole(game)[:1])


# --- none or several, one less or one more --------------------------------------------------------


breaks("5.6.2")(with_handlers(common.of_several_cards_to_draw_one_is_drawn))
breaks("5.6.3.1")(with_handlers(common.who_draws_up_to_none_is_asked_once))
breaks("5.6.3.4")(with_handlers(common.who_draws_up_to_a_number_is_asked_once_more))
breaks("5.7.2.1")(common.who_looks_at_up_to_none_is_asked_once)
breaks("5.7.2.5")(common.who_looks_card_by_card_sees_one)
breaks("5.5.1.1")(with_handlers(common.a_deck_of_one_card_is_not_shuffled))
breaks("1.3.4.2")(with_handlers(common.what_both_players_put_away_is_put_away_one_after_the_other))
breaks("10.9.1.6")(common.the_older_effect_is_applied_first_whatever_depends_on_it)


@breaks("8.1.1", "8.3.2")
def two_actions_end_the_main_phase(patch: Patch) -> None:
    def replaced(self: Any, name: str, *rest: Any) -> None:
        acted = self.state.done & {("acted", 1), ("acted", 2)}
        if name == "play" and rest[0] == "main" and not rest[1]:
            self.state.done |= {("acted", len(acted) + 1)}
        if len(acted) == 1 and len(self.state.done & {("acted", 1), ("acted", 2)}) == 2:
            self.pop()
        else:
            whole(self, name, *rest)

    whole = Gotoubun.replace
    patch.setattr(Gotoubun, "replace", replaced)


@breaks("1.3.2.2")
def to_draw_none_draws_one(patch: Patch) -> None:
    common.drawn(patch, instructions.HANDLERS, lambda count, up_to: count if up_to else max(count, 1))


@breaks("10.9.1.7")
def the_youngest_effect_is_applied_first(patch: Patch) -> None:
    def apply_all(sketch: Any, effects: Any) -> None:
        for each in sorted(effects(sketch), key=lambda each: each.age, reverse=True):
            each.apply(sketch)

    patch.setattr(information, "apply_all", apply_all)


@breaks("10.10.1")
def what_is_replaced_happens_as_well(patch: Patch) -> None:
    def apply(game: Any, live: Any, happening: Event, rests: Any) -> Any:
        yield from whole(game, live, happening, rests)
        return happening

    whole = replacement.apply
    patch.setattr(replacement, "apply", apply)


@breaks("10.6.4", "2.10.4")
def what_is_played_as_an_episode_does_what_it_says_as_an_event(patch: Patch) -> None:
    def play_episode(game: Any, card: int, character: int) -> Any:
        yield from whole(game, card, character)
        if "event" in game.state.cards[card].face.kinds:
            ctx = Context(game.state.cards[card].seat, game.state.ref(card))
            yield from whole_perform(game, ctx, game.state.cards[card].face.support.then)

    whole = playing.play_episode
    patch.setattr(actions, "play_episode", play_episode)


@breaks("10.6.5")
def a_card_that_is_played_comes_from_the_zone_where_it_was_resolved(patch: Patch) -> None:
    def happen(self: Any, *events: Event) -> Any:
        return (yield from whole(self, *(replace(each, frm="") if each.cause == "play" else each for each in events)))

    whole = Gotoubun.happen
    patch.setattr(Gotoubun, "happen", happen)


# --- what makes two states the very same ------------------------------------------------------------

# No play tells the rest, or it is told in hololive, which has the same. Where cards lie is known from the cards of all
# other zones. What lies under a character comes there when a card is played, which is not undone in a turn; approaches
# become more and never fewer, as long as they are asked about.

for what, blind in {
    "which card lies where": common.without(state, Content, "face"),
    "whether a hero is face down": common.without(state, Content, "face_down"),
    "what is set on a character": common.without(state, Content, "attached"),
    "what lies in lanes": common.without_zones(state, *LANES),
    "the cards of decks and hands": common.without_zones(state, "deck", "hand"),
    "the cards of decks and waiting rooms": common.without_zones(state, "deck", "waiting room"),
    "removed cards and those of decks and bride areas": common.without_zones(state, "removed", "deck", "brides"),
    "brides and waiting rooms": common.without_zones(state, "brides", "waiting room"),
    "heroes in lanes and decks": common.without_zones(state, *HEROES, "hero deck"),
    "the order of decks": common.without_order(state, "deck"),
    "effects that last": common.without_effects("lasting", "source"),
    "what will trigger later": common.without_effects("delayed", "delays"),
    "how often an ability was played": common.without_remarks("used"),
    "what was done in this turn": common.without_field(Table, "done"),
    "what was done by name in this turn": common.without_field(Table, "named"),
}.items():
    breaks("13.1.1.2")(common.alike(Table, what, blind))
