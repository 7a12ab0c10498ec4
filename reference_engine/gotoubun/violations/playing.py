"""Violations of 10.1 to 10.6."""

from __future__ import annotations

from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ....adapters.abilities import Attach, Automatic, Replacement
from ...kernel import choices, costs, information, references, replacement, triggers
from ...kernel import game as kernel_game
from ...kernel import instructions as kernel_instructions
from ...kernel import playing as kernel_playing
from ...kernel.asks import Option
from ...kernel.choices import choose_ahead
from ...kernel.committing import commit
from ...kernel.context import Context
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.performing import event
from ...kernel.performing import perform as whole_perform
from ...kernel.triggers import play_one
from ...timings import violations as common
from ...violations import Patch, Violations, results
from .. import actions, approach, cards, checks, events, instructions, keywords, playing, rule_processing, turn
from ..game import Gotoubun
from ..state import Table
from ..words import LANES
from .ways import payable_by_the_turn_player, processing_rules_in_between

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


breaks("10.1.1.2.2", "10.7.3.1.1", "10.7.3.2.1")(common.an_automatic_ability_with_a_cost_has_to_be_paid_for)


@breaks("10.2.1.2")
def what_lasts_for_the_rest_of_the_game_is_over_when_the_player_s_next_turn_begins(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        game.state.lasting = tuple(each for each in game.state.lasting if each.held.seat != player)
        whole(game, player)

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


@breaks("10.2.1.3.2")
def who_is_affected_says_whether_something_is_replaced(patch: Patch) -> None:
    patch.setattr(replacement, "agrees", lambda ctx, player: costs.agrees(ctx, ctx.replaces.player))


breaks("10.3.2")(common.what_is_invalid_still_asks)


@breaks("10.3.2")
def a_replacement_that_is_invalid_is_applied(patch: Patch) -> None:
    def has_effect(game: Any, held: Any, info: Any) -> bool:
        muted = frozenset() if isinstance(held.ability, Replacement) else info.muted
        return bool(whole(game, held, replace(info, muted=muted)))

    whole = information.has_effect
    patch.setattr(information, "has_effect", has_effect)


breaks("10.3.3")(common.what_is_valid_in_one_place_is_valid_in_all)


@breaks("10.3.3")
def a_continuous_ability_is_valid_under_all_conditions(patch: Patch) -> None:
    def is_met(game: Any, ctx: Any, ability: Any) -> bool:
        return bool(whole(game, ctx, replace(ability, condition=None)))

    whole = references.is_met
    patch.setattr(information, "is_met", is_met)


@breaks("10.3.3")
def a_replacement_is_valid_under_all_conditions(patch: Patch) -> None:
    def has_effect(game: Any, held: Any, info: Any) -> bool:
        valid = None if isinstance(held.ability, Replacement) else held.traits.valid
        return bool(whole(game, structs.replace(held, traits=structs.replace(held.traits, valid=valid)), info))

    whole = information.has_effect
    patch.setattr(information, "has_effect", has_effect)


@breaks("10.3.4.1")
def outside_of_lanes_automatic_abilities_alone_work(patch: Patch) -> None:
    def instead(is_in_effect: bool, game: Any, held: Any, info: Any) -> bool:
        lies_in_lanes = game.state.cards[held.card].zone in game.state.WORDS.working
        return is_in_effect and (lies_in_lanes or isinstance(held.ability, Automatic))

    results(patch, information, "has_effect", instead)


@breaks("10.3.4.1")
def outside_of_lanes_the_turn_player_s_abilities_alone_work(patch: Patch) -> None:
    def instead(them: Any, table: Any) -> Any:
        return [card for card in them if table.cards[card].seat == table.turn_player]

    results(patch, information, "elsewhere", instead)


@breaks("10.3.4.1")
def what_works_in_the_waiting_room_works_in_lanes(patch: Patch) -> None:
    def has_effect(game: Any, held: Any, info: Any) -> bool:
        everywhere = structs.replace(held.traits, zones=(*held.traits.zones, *LANES, "hand"))
        return bool(whole(game, structs.replace(held, traits=everywhere), info))

    whole = information.has_effect
    patch.setattr(information, "has_effect", has_effect)


@breaks("10.3.4.1.1", "12.6.2")
def the_growth_of_a_card_counts_when_it_is_in_a_lane(patch: Patch) -> None:
    patch.setattr(playing, "can_grow", lambda game, card, onto: onto is not None)


@breaks("10.3.4.1.1", "12.8.2")
def the_dedication_of_a_card_counts_when_it_is_in_a_lane(patch: Patch) -> None:
    patch.setattr(playing, "may_be_set", lambda game, card, character: True)


@breaks("10.3.4.2")
def the_abilities_of_heroes_work_in_the_waiting_room(patch: Patch) -> None:
    common.working_in(patch, Table, "waiting room", lambda face: face.is_working and face.kind == "hero")


@breaks("10.3.4.3")
def abilities_work_beneath_another_card(patch: Patch) -> None:
    def at_work(self: Any) -> Any:
        yield from whole(self)
        for player in (0, 1):
            for character in self.characters(player):
                yield from (card for card in self.cards[character].under if self.cards[card].face.is_working)

    whole = Table.at_work
    patch.setattr(Table, "at_work", at_work)


@breaks("10.3.4.3")
def abilities_of_the_turn_player_s_cards_alone_work(patch: Patch) -> None:
    def instead(them: Any, table: Any) -> Any:
        return [card for card in them if table.is_masterless(card) or table.cards[card].seat == table.turn_player]

    results(patch, Table, "at_work", instead)


def is_triggered(face: Any) -> bool:
    """Whether a card is no hero, and has abilities that are triggered and none that are continuous."""
    return bool(face.is_working and not face.is_continuous and face.kind != "hero")


@breaks("10.3.4.3")
def what_is_triggered_in_the_waiting_room_is_played(patch: Patch) -> None:
    common.working_in(patch, Table, "waiting room", is_triggered)


@breaks("10.3.4.3")
def what_is_triggered_in_the_bride_area_is_played(patch: Patch) -> None:
    common.working_in(patch, Table, "brides", is_triggered)


breaks("10.4.2.1")(common.the_last_part_of_a_cost_is_paid_first)


@breaks("10.4.2.1")
def the_last_part_of_an_automatic_ability_s_cost_is_paid_first(patch: Patch) -> None:
    def instead(cost: Any, game: Any, held: Any) -> Any:
        return cost[::-1] if isinstance(held.ability, Automatic) else cost

    results(patch, Gotoubun, "cost_of", instead)


breaks("10.4.2.2", "10.4.1")(common.of_a_cost_what_can_be_paid_is_paid)


@breaks("10.4.2.2")
def whether_a_cost_can_be_paid_is_looked_at_for_the_turn_player(patch: Patch) -> None:
    payable_by_the_turn_player(patch, costs, kernel_playing)


def checked(patch: Patch, check_timing: Any) -> None:
    """An engine with another check timing."""
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "check": check_timing})


@breaks("10.5.1.1", "10.5.3", "10.5.3.1")
def what_waits_is_played_before_rules_are_processed(patch: Patch) -> None:
    def check_timing(game: Any, frame: Any) -> Any:
        if any(game.state.waiting):
            with Patch() as inner:
                inner.setattr(checks, "process_rules", nothing)
                yield from whole(game, frame)
        else:
            yield from whole(game, frame)

    @at_once
    def nothing(game: Any) -> bool:
        return False

    whole = checks.check_timing
    checked(patch, check_timing)


@breaks("10.5.2", "10.5.4.1", "10.5.4")
def a_player_acts_again_before_the_check(patch: Patch) -> None:
    def replaced(self: Any, name: str, *rest: Any) -> None:
        whole(self, name, *((rest[0], True) if name == "play" else rest))

    whole = Gotoubun.replace
    patch.setattr(Gotoubun, "replace", replaced)


@breaks("10.5.2", "10.5.4.1")
def who_is_not_at_turn_is_given_a_play_timing_without_a_check_timing(patch: Patch) -> None:
    def event_timing(game: Any, frame: Any) -> Any:
        if frame[1] == game.state.turn_player or len(frame) > 3:
            yield from whole(game, frame)
        else:
            game.replace(*frame, "checked")

    whole = approach.event_timing
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "events": event_timing})


@breaks("10.5.3")
def what_waits_for_heroes_is_played_last(patch: Patch) -> None:
    def play_one(game: Any, player: int, among: Any) -> Any:
        others = [each for each in game.state.waiting if not checks.is_masterless(game, each)]
        if among and others and checks.is_masterless(game, among[0]):
            return False
        return (yield from whole(game, player, among))

    whole = triggers.play_one
    patch.setattr(checks, "play_one", play_one)


@breaks("10.5.3.1", "11.1.2")
def rules_are_processed_for_one_player_after_the_other(patch: Patch) -> None:
    def losing(game: Any) -> Any:
        found = whole(game)
        return [each for each in found if each.player == game.state.turn_player] or found

    whole = rule_processing.losing
    patch.setattr(rule_processing, "losing", losing)


@breaks("10.5.3.2", "10.5.3")
def heroes_abilities_wait_their_turn_among_the_turn_player_s(patch: Patch) -> None:
    def waiting_for(game: Any, player: int) -> Any:
        return [each for each in game.state.waiting if each.held.seat == player]

    patch.setattr(checks, "masterless", lambda game: [])
    patch.setattr(checks, "waiting_for", waiting_for)


@breaks("10.5.3.3", "10.5.3.4")
def who_is_not_at_turn_plays_first(patch: Patch) -> None:
    def first(game: Any, player: int, among: Any) -> Any:
        theirs = checks.waiting_for(game, 1 - game.state.turn_player)
        return (yield from play_one(game, 1 - game.state.turn_player, theirs or among))

    patch.setattr(checks, "play_one", first)


@breaks("10.5.3.3")
def the_turn_player_plays_all_that_waits_before_rules_are_processed_again(patch: Patch) -> None:
    def process_rules(game: Any) -> Any:
        if game.state.busy and checks.waiting_for(game, game.state.turn_player):
            yield from ()
            return False
        game.state.busy = False
        return (yield from whole(game))

    whole = rule_processing.process_rules
    patch.setattr(checks, "process_rules", process_rules)


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


@breaks("10.5.3.4")
def of_the_opponent_s_waiting_abilities_the_oldest_is_played_first(patch: Patch) -> None:
    def play_one(game: Any, player: int, among: Any) -> Any:
        return (yield from whole(game, player, among if player == game.state.turn_player else among[:1]))

    whole = triggers.play_one
    patch.setattr(checks, "play_one", play_one)


@breaks("10.5.3.5", "10.5.3")
def a_check_timing_ends_with_each_ability(patch: Patch) -> None:
    def play_one(game: Any, player: int, among: Any) -> Any:
        is_played = yield from whole(game, player, among)
        game.record(Event("check-ended"))
        return is_played

    whole = triggers.play_one
    patch.setattr(checks, "play_one", play_one)


breaks("10.5.4", "10.5.4.2")(common.one_action_ends_a_play_timing)


breaks("10.5.4.1", "10.5.2", "10.5.4")(common.of(checks)(common.a_play_timing_comes_without_a_check_timing))


@breaks("10.5.4.1", "10.5.2")
def before_a_play_timing_rules_alone_are_processed(patch: Patch) -> None:
    def rules(game: Any, frame: Any) -> Any:
        if not (yield from rule_processing.process_rules(game)):
            game.pop()

    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "rules": rules})
    patch.setattr(checks, "check", lambda game: game.push("rules"))


breaks("10.5.4.2", "8.1.1")(common.of(actions)(common.a_player_takes_two_actions_at_most))


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


@breaks("10.6.1")
def a_continuous_ability_is_played_when_its_card_appears(patch: Patch) -> None:
    def play_character(game: Any, card: int, number: int) -> Any:
        yield from whole(game, card, number)
        for held in game.info(card).abilities:
            game.record(Event("played", card, held.seat, ability=held))

    whole = playing.play_character
    patch.setattr(actions, "play_character", play_character)


@breaks("10.6.1")
def an_automatic_ability_happens_without_being_played(patch: Patch) -> None:
    def play(game: Any, ctx: Any, held: Any) -> Any:
        yield from whole_perform(game, ctx, held.ability.then)

    patch.setattr(triggers, "play", play)


@at_once
def nothing_is_paid(game: Any, ctx: Any, cost: Any) -> bool:
    return True


@breaks("10.6.2", "10.6.2.5")
def an_event_takes_effect_before_it_is_paid_for(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        done = yield from whole_perform(game, ctx, them)
        yield from costs.pay(game, ctx, game.state.cards[ctx.this.card].face.support.must)
        return done

    patch.setattr(playing, "pay", nothing_is_paid)
    patch.setattr(playing, "perform", perform)


@breaks("10.6.2.1")
def of_two_abilities_of_a_character_the_first_is_played(patch: Patch) -> None:
    def activate(game: Any, picked: Option) -> Any:
        first = next(held for held in game.in_effect().activated if held.card == picked.args[0])
        yield from kernel_playing.play(game, Context.of(first), first)

    patch.setitem(actions.ACTIONS, "ability", actions.ACTIONS["ability"]._replace(do=activate))


@breaks("10.6.2.2", "2.10.4")
def an_event_and_episode_card_is_played_as_an_event_alone(patch: Patch) -> None:
    def hosts_for(game: Any, card: int) -> Any:
        return whole(game, card) if "event" not in game.state.cards[card].face.kinds else []

    whole = playing.hosts_for
    patch.setattr(actions, "hosts_for", hosts_for)


@breaks("10.6.2.2", "2.10.4")
def an_event_and_episode_card_is_played_as_an_episode_alone(patch: Patch) -> None:
    def can_play_event(game: Any, card: int, *timing: str) -> bool:
        return "episode" not in game.state.cards[card].face.kinds and whole(game, card, *timing)

    whole = playing.can_play_event
    patch.setattr(actions, "can_play_event", can_play_event)


@breaks("10.6.2.2.1")
def who_plays_an_event_and_episode_card_plays_an_event_and_an_episode(patch: Patch) -> None:
    def begin(game: Any, card: int, zone: str, kind: str) -> Any:
        yield from whole(game, card, zone, kind)
        record = game.state.cards[card]
        others = [each for each in record.face.kinds if len(record.face.kinds) == 2 and each != kind]
        commit(game, [Event("use", card, cause=each, by=record.seat) for each in others])

    whole = playing.begin
    patch.setattr(playing, "begin", begin)


@breaks("10.6.2.3", "4.13.1")
def an_event_lies_in_the_lane_resolution_zone(patch: Patch) -> None:
    def begin(game: Any, card: int, zone: str, kind: str) -> Any:
        return (yield from whole(game, card, "lane resolution" if kind == "event" else zone, kind))

    whole = playing.begin
    patch.setattr(playing, "begin", begin)


@breaks("10.6.2.4", "10.6.4.1")
def a_character_goes_to_the_last_free_lane(patch: Patch) -> None:
    def play_character(game: Any, card: int, number: int) -> Any:
        return (yield from whole(game, card, playing.lanes_for(game, card)[-1]))

    whole = playing.play_character
    patch.setattr(actions, "play_character", play_character)


@breaks("10.6.2.4", "10.6.4.2")
def an_episode_is_set_on_the_last_character_of_its_player(patch: Patch) -> None:
    def play_episode(game: Any, card: int, character: int) -> Any:
        return (yield from whole(game, card, playing.hosts_for(game, card)[-1]))

    whole = playing.play_episode
    patch.setattr(actions, "play_episode", play_episode)


@breaks("10.6.2.5", "10.4.2.2")
def what_an_event_brings_pays_for_it(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        done = yield from whole_perform(game, ctx, them)
        yield from costs.pay(game, ctx, game.state.cards[ctx.this.card].face.support.must)
        return done

    @at_once
    def nothing(game: Any, ctx: Any, cost: Any) -> bool:
        return True

    patch.setattr(playing, "pay", nothing)
    patch.setattr(playing, "perform", perform)


@breaks("10.6.2.5")
def an_automatic_ability_takes_effect_before_it_is_paid_for(patch: Patch) -> None:
    def play(game: Any, ctx: Any, held: Any) -> Any:
        with Patch() as inner:
            inner.setattr(kernel_playing, "pay", nothing_is_paid)
            yield from whole(game, ctx, held)
        yield from costs.pay(game, ctx, game.cost_of(held))

    whole = kernel_playing.play
    patch.setattr(triggers, "play", play)


@breaks("10.6.2.6", "11.1.2")
def rules_are_processed_after_each_instruction(patch: Patch) -> None:
    processing_rules_in_between(patch, playing)


@breaks("10.6.2.6.1")
def of_an_ability_the_first_instruction_is_carried_out(patch: Patch) -> None:
    patch.setattr(kernel_game, "perform", lambda game, ctx, them: whole_perform(game, ctx, them[:1]))


@breaks("10.6.2.6.2")
def an_ability_is_resolved_only_while_its_card_is_there(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        return game.state.is_there(ctx.this) and (yield from whole_perform(game, ctx, them))

    patch.setattr(kernel_game, "perform", perform)


breaks("10.6.3")(common.what_a_text_says_of_the_chosen_it_does_to_its_own_card)


def chosen_before_any_of_it_is_done(patch: Patch, *modules: Any) -> None:
    """For these modules all that a text lets choose is chosen first."""

    def perform(game: Any, ctx: Any, them: Any) -> Any:
        ctx.ahead = yield from choose_ahead(game, ctx, them)
        return (yield from whole_perform(game, ctx, them))

    for module in modules:
        patch.setattr(module, "perform", perform)


@breaks("10.6.3")
def all_that_a_text_lets_choose_is_chosen_before_any_of_it_is_done(patch: Patch) -> None:
    chosen_before_any_of_it_is_done(patch, playing, kernel_game)


def chosen_before_it_is_paid_for(patch: Patch, module: Any, text: Any) -> None:
    """An engine that chooses for all of ``text(game, ctx)`` before it pays."""

    def pay(game: Any, ctx: Any, cost: Any) -> Any:
        chosen = yield from choose_ahead(game, ctx, text(game, ctx))
        whole = yield from costs.pay(game, ctx, cost)
        ctx.ahead = chosen
        return whole

    patch.setattr(module, "pay", pay)


@breaks("10.6.3")
def what_an_event_lets_choose_is_chosen_before_it_is_paid_for(patch: Patch) -> None:
    chosen_before_it_is_paid_for(patch, playing, lambda game, ctx: game.state.cards[ctx.this.card].face.support.then)


@breaks("10.6.3")
def what_an_ability_lets_choose_is_chosen_before_it_is_paid_for(patch: Patch) -> None:
    chosen_before_it_is_paid_for(patch, kernel_playing, lambda game, ctx: ctx.held.ability.then)


@breaks("10.6.3")
def what_an_ability_lets_choose_is_chosen_before_any_of_it_is_done(patch: Patch) -> None:
    chosen_before_any_of_it_is_done(patch, kernel_game)


breaks("10.6.3.1", "10.6.3.1.4", "4.1.2.3", "1.3.5.1")(common.of_any_number_of_cards_none_can_be_chosen)
breaks("10.6.3.1")(common.of_a_number_one_has_to_be_chosen)
breaks("10.6.3.1.1", "1.3.5.1")(common.as_many_as_up_to_says_have_to_be_chosen)


@breaks("10.6.3.1.1")
def where_there_are_no_more_than_up_to_says_all_are_chosen(patch: Patch) -> None:
    def choose(game: Any, player: int, among: Any, least: int, most: int) -> Any:
        return (yield from whole(game, player, among, max(least, len(among) if len(among) <= most else 0), most))

    whole = choices.choose
    patch.setattr(choices, "choose", choose)


breaks("10.6.3.1.2")(common.where_there_are_fewer_than_a_text_says_none_is_chosen)


@breaks("10.6.3.1.3")
def where_nothing_can_be_chosen_what_was_chosen_before_is_meant(patch: Patch) -> None:
    def pick(game: Any, ctx: Any, *asked: Any) -> Any:
        before = ctx.it
        chosen, enough = yield from whole(game, ctx, *asked)
        ctx.it = ctx.it or before
        return chosen, enough

    whole = choices.pick
    patch.setattr(kernel_instructions, "pick", pick)
    patch.setattr(instructions, "pick", pick)


@breaks("10.6.3.1.3")
def an_episode_that_can_be_set_on_nobody_is_put_into_the_waiting_room(patch: Patch) -> None:
    def attach(game: Any, ctx: Any, node: Any) -> Any:
        if game.state.characters(ctx.seat):
            return (yield from whole(game, ctx, node))
        chosen, _ = yield from choices.pick(game, ctx, node.cards)
        yield from game.happen(*(event(ctx, "move", card, ctx.seat, to="waiting room") for card in chosen))
        return False

    whole = instructions.HANDLERS[Attach]
    patch.setitem(instructions.HANDLERS, Attach, attach)


@breaks("10.6.3.1.4", "4.1.2.3")
def a_search_has_to_find(patch: Patch) -> None:
    patch.setattr(choices, "where_to_find", lambda game, ctx, among: [])


@breaks("10.6.3.1.4", "4.1.2.3")
def what_was_revealed_does_not_have_to_be_found_either(patch: Patch) -> None:
    def where_to_find(game: Any, ctx: Any, among: Any) -> Any:
        with Patch() as inner:
            inner.setattr(Table, "can_see", lambda *asked: False)
            return whole(game, ctx, among)

    whole = choices.where_to_find
    patch.setattr(choices, "where_to_find", where_to_find)


@breaks("10.6.4", "2.10.4")
def what_is_played_as_an_episode_does_what_it_says_as_an_event(patch: Patch) -> None:
    def play_episode(game: Any, card: int, character: int) -> Any:
        yield from whole(game, card, character)
        if "event" in game.state.cards[card].face.kinds:
            ctx = Context(game.state.cards[card].seat, game.state.ref(card))
            yield from whole_perform(game, ctx, game.state.cards[card].face.support.then)

    whole = playing.play_episode
    patch.setattr(actions, "play_episode", play_episode)


@breaks("10.6.4.1")
def a_character_goes_to_the_lane_beside_the_one_that_was_specified(patch: Patch) -> None:
    def play_character(game: Any, card: int, number: int) -> Any:
        return (yield from whole(game, card, number % len(LANES) + 1))

    whole = playing.play_character
    patch.setattr(playing, "play_character", play_character)
    patch.setattr(actions, "play_character", play_character)


@breaks("10.6.4.1.1", "12.6.2")
def who_grows_takes_the_place_of_the_character_beneath(patch: Patch) -> None:
    def move(table: Any, event: Event) -> None:
        below = event.other
        whole(table, event)
        if below >= 0:
            record = table.cards[event.card]
            table.cards[event.card] = replace(record, under=())
            table.cards[below] = replace(table.cards[below], host=-1, zone="waiting room")
            key = table.cards[below].owner, "waiting room"
            table.zones[key] = (below, *table.zones[key])

    whole = events.APPLY["move"]
    patch.setitem(events.APPLY, "move", move)


@breaks("10.6.4.2")
def an_episode_is_set_on_the_first_character_of_its_player(patch: Patch) -> None:
    def play_episode(game: Any, card: int, character: int) -> Any:
        return (yield from whole(game, card, playing.hosts_for(game, card)[0]))

    whole = playing.play_episode
    patch.setattr(actions, "play_episode", play_episode)


@breaks("10.6.4.2.1")
def a_character_card_keeps_its_text_as_an_episode(patch: Patch) -> None:
    def info_as(self: Any, role: str, card: int, inc: int, seat: int) -> Any:
        found = whole(self, role, card, inc, seat)
        mine = self.info_of(card, inc, seat)
        return replace(found, abilities=mine.abilities) if found is cards.EPISODE else found

    whole = cards.Face.info_as
    patch.setattr(cards.Face, "info_as", info_as)


@breaks("10.6.4.2.1")
def a_growth_binds_who_is_set_as_an_episode(patch: Patch) -> None:
    def hosts_for(game: Any, card: int) -> Any:
        found = whole(game, card)
        growth = game.state.cards[card].face.growth
        return [each for each in found if not growth or keywords.can_grow(game, card, each)]

    whole = playing.hosts_for
    patch.setattr(actions, "hosts_for", hosts_for)


@breaks("10.6.4.2.1")
def who_was_set_as_an_episode_stays_one_wherever_it_goes(patch: Patch) -> None:
    def arriving(self: Any, old: Any, event: Event, now: int) -> Any:
        return replace(whole(self, old, event, now), role=old.role)

    whole = Table.arriving
    patch.setattr(Table, "arriving", arriving)


@breaks("10.6.4.3")
def the_card_of_an_ability_that_was_resolved_is_put_away(patch: Patch) -> None:
    def finish(self: Any, ctx: Any, card: int, held: Any) -> None:
        whole(self, ctx, card, held)
        if held is not None:
            commit(self, (Event("move", card, ctx.seat, to="waiting room", cause="rule", by=ctx.seat),))

    whole = Gotoubun.finish
    patch.setattr(Gotoubun, "finish", finish)


@breaks("10.6.5")
def a_card_that_is_played_comes_from_the_zone_where_it_was_resolved(patch: Patch) -> None:
    def happen(self: Any, *events: Event) -> Any:
        return (yield from whole(self, *(replace(each, frm="") if each.cause == "play" else each for each in events)))

    whole = Gotoubun.happen
    patch.setattr(Gotoubun, "happen", happen)


@breaks("10.6.5")
def an_event_goes_to_the_waiting_room_from_the_hand(patch: Patch) -> None:
    def happen(self: Any, *them: Event) -> Any:
        zones = [self.state.cards[each.card].zone if each.card >= 0 else "" for each in them]
        changed = [
            replace(each, frm="hand") if zone == "effect resolution" and each.kind == "move" else each
            for each, zone in zip(them, zones, strict=True)
        ]
        return (yield from whole(self, *changed))

    whole = Gotoubun.happen
    patch.setattr(Gotoubun, "happen", happen)
