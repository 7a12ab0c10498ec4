"""Violations of chapter 12."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Automatic
from ...kernel import costs, information, references, triggers
from ...kernel import game as kernel_game
from ...kernel import playing as kernel_playing
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.performing import perform as whole_perform
from ...timings import violations as common
from ...violations import Patch, Violations, done, results
from .. import actions, approach, cards, events, instructions, keywords, playing, rule_processing, state, turn
from ..game import Gotoubun
from ..words import EVERYWHERE, LANES
from .ways import with_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


def keywords_hold(patch: Patch, kind: str) -> None:
    """An engine that looks at no condition keyword of abilities of a kind."""

    def is_met(game: Any, ctx: Any, ability: Any) -> bool:
        return bool(whole(game, ctx, replace(ability, keywords=()) if type(ability).__name__ == kind else ability))

    whole = references.is_met
    for module in (kernel_playing, information):
        patch.setattr(module, "is_met", is_met)


@breaks("12.2.3.1")
def a_condition_keyword_does_not_bind_a_continuous_ability(patch: Patch) -> None:
    keywords_hold(patch, "Continuous")


@breaks("12.2.3.2")
def a_condition_keyword_does_not_bind_an_activated_ability(patch: Patch) -> None:
    keywords_hold(patch, "Activated")


@breaks("12.2.3.3")
def a_condition_keyword_does_not_bind_an_automatic_ability(patch: Patch) -> None:
    keywords_hold(patch, "Automatic")


@breaks("12.2.3.3")
def a_condition_keyword_is_looked_at_before_each_instruction_of_an_automatic_ability(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        whole = True
        for each in them:
            if isinstance(ctx.held.ability, Automatic) and not references.is_met(game, ctx, ctx.held.ability):
                return False
            whole = (yield from whole_perform(game, ctx, (each,))) and whole
        return whole

    patch.setattr(kernel_game, "perform", perform)


@breaks("12.2.4")
def of_several_condition_keywords_the_first_counts(patch: Patch) -> None:
    def is_met(game: Any, ctx: Any, ability: Any) -> bool:
        more = getattr(ability, "keywords", ())
        return bool(whole(game, ctx, replace(ability, keywords=more[:1]) if more else ability))

    whole = references.is_met
    for module in (kernel_playing, information):
        patch.setattr(module, "is_met", is_met)


@breaks("12.2.4")
def of_several_condition_keywords_of_what_is_played_the_last_counts(patch: Patch) -> None:
    def is_met(game: Any, ctx: Any, ability: Any) -> bool:
        return bool(references.is_met(game, ctx, replace(ability, keywords=ability.keywords[-1:])))

    patch.setattr(kernel_playing, "is_met", is_met)


@breaks("8.4.1", "12.3.2")
def an_event_for_the_approach_is_played_in_the_main_phase(patch: Patch) -> None:
    def can_play_event(game: Any, card: int, *timing: str) -> bool:
        return any(whole(game, card, each) for each in ("main", "approach"))

    whole = playing.can_play_event
    patch.setattr(actions, "can_play_event", can_play_event)


@breaks("12.3.2", "12.3.3")
def an_event_for_the_main_phase_answers_the_opponent_s_approach(patch: Patch) -> None:
    def can_play_event(game: Any, card: int, *timing: str) -> bool:
        is_theirs = game.state.cards[card].seat != game.state.turn_player
        return whole(game, card, *timing) or (is_theirs and whole(game, card))

    whole = playing.can_play_event
    patch.setattr(approach, "can_play_event", can_play_event)


@breaks("12.3.2", "8.5.1")
def the_abilities_of_both_players_are_activated(patch: Patch) -> None:
    def can_activate(game: Any, player: int) -> Any:
        return [*whole(game, player), *whole(game, 1 - player)]

    whole = actions.can_activate
    patch.setitem(actions.ACTIONS, "ability", actions.ACTIONS["ability"]._replace(options=can_activate))


@breaks("12.3.3", "9.3.4")
def an_event_for_the_approach_is_played_in_one_s_own_turn_alone(patch: Patch) -> None:
    def can_play_event(game: Any, card: int, *timing: str) -> bool:
        return game.state.cards[card].seat == game.state.turn_player and whole(game, card, *timing)

    whole = playing.can_play_event
    patch.setattr(approach, "can_play_event", can_play_event)


@breaks("12.4.2", "12.4.1")
def once_a_turn_is_once_a_game(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        used = dict(game.state.used)
        whole(game, player)
        game.state.used = used

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


@breaks("12.4.2")
def once_per_turn_is_renewed_in_one_s_own_turn_alone(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        used = dict(game.state.used)
        whole(game, player)
        game.state.used = {key: uses for key, uses in used.items() if game.state.cards[key.card].seat != player}

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


@breaks("12.4.2.1", "12.5.3.1")
def once_a_turn_has_to_be_played_when_it_waits(patch: Patch) -> None:
    patch.setattr(Gotoubun, "is_optional", lambda self, held: False)


@breaks("12.5.2")
def once_a_turn_by_name_counts_both_players_events(patch: Patch) -> None:
    def names(game: Any, card: int) -> Any:
        return frozenset((seat, kind, name) for seat in (0, 1) for _, kind, name in whole(game, card))

    whole = keywords.names_of_event
    patch.setattr(keywords, "names_of_event", names)


@breaks("12.5.2")
def an_event_by_name_is_renewed_in_one_s_own_turn_alone(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        named = game.state.named
        whole(game, player)
        game.state.named = frozenset(each for each in named if each[0] != player and each[1] == "event")

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


@breaks("12.5.2")
def an_event_by_name_is_renewed_with_the_event_step(patch: Patch) -> None:
    @at_once
    def exchange_events(game: Any) -> str | None:
        game.state.named = frozenset()
        done(approach.exchange_events(game))
        return None

    with_part(patch, "event", approach.exchange_events, exchange_events)


@breaks("12.5.2")
def events_of_the_main_phase_alone_count_by_name(patch: Patch) -> None:
    def count_event(game: Any, card: int) -> None:
        if game.state.step == "main":
            keywords.count_event(game, card)

    patch.setattr(playing, "count_event", count_event)


@breaks("12.5.3", "12.5.2")
def once_per_turn_by_name_is_renewed_in_one_s_own_turn_alone(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        named = game.state.named
        whole(game, player)
        game.state.named = frozenset(each for each in named if each[0] != player)

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


@breaks("12.5.3")
def once_a_turn_by_name_counts_both_players_abilities(patch: Patch) -> None:
    def names(game: Any, held: Any) -> Any:
        return frozenset((seat, kind, name) for seat in (0, 1) for _, kind, name in whole(game, held))

    whole = keywords.names_of
    patch.setattr(keywords, "names_of", names)


@breaks("12.5.3")
def once_a_turn_by_name_counts_abilities_by_their_kinds(patch: Patch) -> None:
    def instead(names: Any, game: Any, held: Any) -> Any:
        return frozenset((seat, type(held.ability).__name__, name) for seat, _, name in names)

    results(patch, keywords, "names_of", instead)


@breaks("12.5.3.1")
def what_is_left_unplayed_once_waits_no_more(patch: Patch) -> None:
    common.what_is_declined_once_waits_no_more(patch)


@breaks("12.5.3.1")
def who_is_at_turn_says_whether_what_is_limited_by_name_is_played(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, held: Any) -> Any:
        limit = getattr(held.ability, "limit", None)
        if limit is None or limit.per != "name":
            return (yield from whole(game, ctx, held))
        return (yield from costs.may(game, ctx, game.state.turn_player, game.cost_of(held)))

    whole = kernel_playing.agreed
    patch.setattr(triggers, "agreed", agreed)


@breaks("12.5.3.1")
def once_a_turn_by_name_has_to_be_played_when_it_waits(patch: Patch) -> None:
    def is_optional(self: Any, held: Any) -> bool:
        limit = getattr(held.ability, "limit", None)
        return limit is not None and limit.per != "name"

    patch.setattr(Gotoubun, "is_optional", is_optional)


@breaks("12.6.2")
def a_card_with_growth_is_put_into_a_free_lane_by_effects(patch: Patch) -> None:
    def may_enter(game: Any, card: int, seat: int, number: int) -> bool:
        free = game.state.character_in(seat, number) is None
        return bool(whole(game, card, seat, number)) or (free and bool(game.state.cards[card].face.growth))

    whole = instructions.may_enter
    patch.setattr(instructions, "may_enter", may_enter)


def grown_on(patch: Patch, part: str) -> None:
    """An engine that also looks at what lies with a character to see whether a card with growth can be laid onto it."""

    def can_grow(game: Any, card: int, onto: int | None) -> bool:
        state = game.state
        beside = () if onto is None else getattr(state.cards[onto], part)
        persons = [state.cards[each].face.info.persons for each in beside]
        return whole(game, card, onto) or any(not each.isdisjoint(state.cards[card].face.growth) for each in persons)

    whole = keywords.can_grow
    patch.setattr(playing, "can_grow", can_grow)


@breaks("12.6.2", "8.2.1.2")
def who_came_this_turn_does_not_grow(patch: Patch) -> None:
    def move(table: Any, event: Event) -> None:
        whole(table, event)
        table.done |= {("came", event.card)}

    def instead(can: bool, game: Any, card: int, onto: int | None) -> bool:
        return can and ("came", onto) not in game.state.done

    whole = events.APPLY["move"]
    patch.setitem(events.APPLY, "move", move)
    results(patch, playing, "can_grow", instead)


@breaks("12.6.2", "8.2.1.2")
def nobody_grows_in_a_first_turn(patch: Patch) -> None:
    results(patch, playing, "can_grow", lambda can, game, *cards: can and game.state.turn > 2)


@breaks("12.6.2")
def who_grows_grows_on_the_cards_beneath(patch: Patch) -> None:
    grown_on(patch, "under")


@breaks("12.6.2")
def who_grows_grows_on_episodes(patch: Patch) -> None:
    grown_on(patch, "attached")


@breaks("12.7.2", "12.7.2.1")
def brides_do_not_count_for_a_use_condition(patch: Patch) -> None:
    def is_met(game: Any, card: int) -> bool:
        state = game.state
        there = [game.info(each).persons for each in state.characters(state.cards[card].seat)]
        return all(any(name in persons for persons in there) for name in state.cards[card].face.use_condition)

    patch.setattr(playing, "is_use_condition_met", is_met)


@breaks("12.7.2", "12.9.2")
def a_use_condition_asks_for_a_person_that_is_printed(patch: Patch) -> None:
    def is_met(game: Any, card: int) -> bool:
        with Patch() as inner:
            inner.setattr(Gotoubun, "info", lambda self, each: self.state.cards[each].face.info)
            return whole(game, card)

    whole = keywords.is_use_condition_met
    patch.setattr(playing, "is_use_condition_met", is_met)


@breaks("12.7.2.1", "12.7.2")
def of_the_persons_of_a_use_condition_one_is_enough(patch: Patch) -> None:
    def is_met(game: Any, card: int) -> bool:
        table = game.state
        player = table.cards[card].seat
        wanted = table.cards[card].face.use_condition
        there = [game.info(each).persons for each in (*table.characters(player), *table.zones[player, "brides"])]
        return not wanted or any(name in persons for name in wanted for persons in there)

    patch.setattr(playing, "is_use_condition_met", is_met)


@breaks("12.8.2")
def a_dedicated_episode_is_played_on_anybody(patch: Patch) -> None:
    patch.setattr(playing, "may_be_set", lambda game, card, character: True)


@breaks("12.8.3", "11.4.2")
def a_dedicated_episode_that_an_effect_sets_stays(patch: Patch) -> None:
    patch.setattr(rule_processing, "may_be_set", lambda game, card, character: True)


@breaks("12.9.2", "12.9.1", "12.10.3.1")
def a_disguise_works_in_lanes_alone(patch: Patch) -> None:
    patch.setattr(cards, "EVERYWHERE", LANES)


@breaks("12.9.2")
def a_disguise_does_not_work_in_the_hand(patch: Patch) -> None:
    patch.setattr(cards, "EVERYWHERE", tuple(each for each in EVERYWHERE if each != "hand"))


@breaks("12.9.2")
def a_disguise_does_not_work_in_the_resolution_zones(patch: Patch) -> None:
    patch.setattr(cards, "EVERYWHERE", tuple(each for each in EVERYWHERE if each not in state.RESOLUTION))


def is_only(patch: Patch, instead: Any) -> None:
    """Another understanding of "only", beside the whole one."""
    whole = state.is_only
    patch.setattr(state, "is_only", lambda *asked: instead(whole, *asked))


@breaks("12.10.3")
def only_looks_at_both_players_characters(patch: Patch) -> None:
    def instead(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
        others = state.characters(1 - player)
        return whole(state, game, player, keyword) and (not others or whole(state, game, 1 - player, keyword))

    is_only(patch, instead)


@breaks("12.10.3")
def only_looks_at_the_turn_player_s_characters(patch: Patch) -> None:
    def instead(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
        return bool(whole(state, game, state.turn_player, keyword))

    is_only(patch, instead)


@breaks("12.10.3")
def only_looks_at_the_cards_beneath_characters(patch: Patch) -> None:
    def instead(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
        beneath = [game.info(each).persons for card in state.characters(player) for each in state.cards[card].under]
        return whole(state, game, player, keyword) and all(keyword.names[0] in each for each in beneath)

    is_only(patch, instead)


@breaks("12.10.3")
def only_overlooks_brides_who_are_no_person(patch: Patch) -> None:
    def instead(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
        persons = [game.info(each).persons for each in (*state.characters(player), *state.zones[player, "brides"])]
        named = [keyword.names[0] in each for each in persons if each]
        return whole(state, game, player, keyword) or (bool(named) and all(named))

    is_only(patch, instead)


@breaks("12.10.3.1", "12.9.2", "12.9.1")
def a_character_with_two_persons_is_neither_for_only(patch: Patch) -> None:
    def instead(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
        there = (*state.characters(player), *state.zones[player, "brides"])
        return whole(state, game, player, keyword) and all(len(game.info(each).persons) < 2 for each in there)

    is_only(patch, instead)


@breaks("12.10.3.2")
def only_is_met_where_nobody_is(patch: Patch) -> None:
    def instead(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
        nobody = not state.characters(player) and not state.zones[player, "brides"]
        return nobody or whole(state, game, player, keyword)

    is_only(patch, instead)


@breaks("12.10.3.3")
def the_persons_of_episodes_count_for_only(patch: Patch) -> None:
    def instead(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
        episodes = [each for card in state.characters(player) for each in state.cards[card].attached]
        persons = [state.printed(each).persons for each in episodes]
        return whole(state, game, player, keyword) and all(keyword.names[0] in each for each in persons)

    is_only(patch, instead)
