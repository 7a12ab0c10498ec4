"""Violations of chapters 3 and 4."""

from __future__ import annotations

import dataclasses
from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Delay, Gain
from ....adapters.messages import Viewer
from ...kernel import instructions as kernel_instructions
from ...kernel.committing import take
from ...kernel.events import Event
from ...kernel.table import LOOSE
from ...violations import Patch, Violations
from .. import actions, approach, cards, events, instructions, lanes, playing
from ..speech import GotoubunSpeech
from ..state import RESOLUTION, Table
from ..words import HEROES, LANES
from .ways import listed

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


def done_for_who_is_at_turn(patch: Patch, node: Any) -> None:
    """What such an instruction leaves has the player at turn for its master."""

    def handle(game: Any, ctx: Any, done: Any) -> Any:
        seat, ctx.seat = ctx.seat, game.state.turn_player
        enough = yield from whole(game, ctx, done)
        ctx.seat = seat
        return enough

    whole = instructions.HANDLERS[node]
    patch.setitem(instructions.HANDLERS, node, handle)


@breaks("3.1.2", "3.1.2.3")
def who_is_at_turn_is_the_master_of_what_effects_leave_behind(patch: Patch) -> None:
    done_for_who_is_at_turn(patch, Delay)


@breaks("3.1.2.4")
def who_is_at_turn_is_the_master_of_effects_that_last(patch: Patch) -> None:
    done_for_who_is_at_turn(patch, Gain)


@breaks("3.1.2", "3.1.2.1", "3.1.2.3")
def whose_card_it_is_is_its_master(patch: Patch) -> None:
    def master(self: Any, card: int) -> int:
        return int(whole(self, card) if self.is_masterless(card) else self.cards[card].owner)

    whole = Table.master
    patch.setattr(Table, "master", master)


@breaks("3.1.2", "3.1.2.1")
def who_sets_an_episode_stays_its_master(patch: Patch) -> None:
    def attach(table: Any, event: Event) -> None:
        table.done |= {("set by", event.card, table.cards[event.card].seat)}
        whole(table, event)

    def master(self: Any, card: int) -> int:
        is_set = self.cards[card].role == "episode"
        by = [each[2] for each in self.done if is_set and each[:2] == ("set by", card)]
        return int(by[0] if by else mastered(self, card))

    whole, mastered = events.APPLY["attach"], Table.master
    patch.setitem(events.APPLY, "attach", attach)
    patch.setattr(Table, "master", master)


@breaks("3.1.2.2", "8.5.1")
def whose_card_it_is_plays_its_ability(patch: Patch) -> None:
    def can_activate(game: Any, player: int) -> Any:
        return [each for each in whole(game, player) if game.state.cards[each.args[0]].owner == player]

    whole = actions.can_activate
    patch.setitem(actions.ACTIONS, "ability", actions.ACTIONS["ability"]._replace(options=can_activate))


@breaks("4.1.4")
def a_card_that_comes_back_is_the_same_card(patch: Patch) -> None:
    def moved(self: Any, old: Any, event: Event, now: int) -> Any:
        new = whole(self, old, event, now)
        return replace(new, inc=old.inc) if old.zone == "waiting room" and event.to in LANES else new

    whole = Table.moved
    patch.setattr(Table, "moved", moved)


@breaks("4.1.4", "10.6.4.1.1")
def who_grows_is_the_same_as_before(patch: Patch) -> None:
    def stack(table: Any, card: int, below: int) -> None:
        before = table.cards[below].inc
        whole(table, card, below)
        table.cards[card] = replace(table.cards[card], inc=before)

    whole = events._stack
    patch.setattr(events, "_stack", stack)


@breaks("4.1.4", "4.14.2.2.1")
def who_makes_room_for_another_is_another_card(patch: Patch) -> None:
    def entering(*asked: Any) -> Any:
        coming, *back = whole(*asked)
        return [coming, *(replace(each, cause="room") for each in back)]

    def moved(self: Any, old: Any, event: Event, now: int) -> Any:
        return self.arriving(old, event, now) if event.cause == "room" else new(self, old, event, now)

    whole, new = instructions.entering, Table.moved
    patch.setattr(instructions, "entering", entering)
    patch.setattr(Table, "moved", moved)


@breaks("4.1.4")
def off_the_lanes_a_card_stays_the_same(patch: Patch) -> None:
    same = (*Table.POLICIES.same, frozenset({"hand", "deck", "waiting room", "brides", "removed"}))
    patch.setattr(Table, "POLICIES", dataclasses.replace(Table.POLICIES, same=same))


@breaks("4.3.3.2")
def there_is_no_front_but_straight_ahead(patch: Patch) -> None:
    patch.setattr(lanes, "diagonal", lambda number: ())


@breaks("4.3.4", "4.4.3.1")
def left_and_right_are_the_same_for_both(patch: Patch) -> None:
    def by_word(state: Any, word: str, player: int) -> Any:
        return whole(state, word, state.first_player)

    whole = lanes._by_word
    patch.setattr(lanes, "_by_word", by_word)


@breaks("4.4.2")
def there_are_four_hero_lanes(patch: Patch) -> None:
    def heroes(self: Any) -> Any:
        return tuple(card for card in whole(self) if self.cards[card].zone != HEROES[-1])

    whole = Table.heroes
    patch.setattr(Table, "heroes", heroes)


@breaks("4.4.2", "4.4.1")
def the_hero_lanes_are_the_first_player_s(patch: Patch) -> None:
    def can_approach(game: Any, player: int, pairs: Any) -> Any:
        return whole(game, player, pairs) if player == game.state.first_player else []

    whole = approach.can_approach
    patch.setattr(approach, "can_approach", can_approach)


@breaks("4.5.4")
def a_card_that_is_laid_onto_a_stack_turns_it_over(patch: Patch) -> None:
    def move(table: Any, event: Event) -> None:
        whole(table, event)
        record = table.cards[event.card]
        if event.other >= 0:
            table.cards[event.card] = replace(record, under=record.under[::-1])

    whole = events.APPLY["move"]
    patch.setitem(events.APPLY, "move", move)


@breaks("4.5.4")
def a_card_that_is_taken_out_of_a_stack_turns_it_over(patch: Patch) -> None:
    def move(table: Any, event: Event) -> None:
        host = table.cards[event.card].host
        whole(table, event)
        if host >= 0:
            record = table.cards[host]
            table.cards[host] = replace(record, under=record.under[::-1])

    whole = events.APPLY["move"]
    patch.setitem(events.APPLY, "move", move)


@breaks("4.8.2", "4.8.1", "4.2.3")
def the_opponent_s_hand_lies_open(patch: Patch) -> None:
    def is_visible(self: Any, game: Any, card: int, viewer: Viewer) -> bool:
        return bool(whole(self, game, card, viewer)) or game.state.cards[card].zone == "hand"

    whole = GotoubunSpeech.is_visible
    patch.setattr(GotoubunSpeech, "is_visible", is_visible)


@breaks("4.8.2", "4.8.3")
def the_opponent_s_hand_counts_as_empty(patch: Patch) -> None:
    def instead(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
        cards = game.state.cards
        return [
            card
            for card in whole(game, ctx, reference)
            if (cards[card].zone, cards[card].seat) != ("hand", 1 - ctx.seat)
        ]

    listed(patch, instead)


@breaks("4.10.3.1")
def a_hero_counts_the_brides_of_who_is_at_turn(patch: Patch) -> None:
    def instead(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
        is_about_brides = reference.zone == ("brides",) and reference.side == "both"
        return whole(game, ctx, replace(reference, side="you") if is_about_brides else reference)

    listed(patch, instead)


@breaks("4.10.3", "4.10.3.1")
def only_characters_count_as_brides(patch: Patch) -> None:
    def instead(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
        found = whole(game, ctx, reference)
        return [card for card in found if reference.zone != ("brides",) or game.state.cards[card].face.is_unit]

    listed(patch, instead)


@breaks("4.12.2", "10.6.2.3")
def an_episode_lies_in_the_effect_resolution_zone(patch: Patch) -> None:
    def begin(game: Any, card: int, zone: str, kind: str) -> Any:
        return (yield from whole(game, card, "effect resolution" if kind == "episode" else zone, kind))

    whole = playing.begin
    patch.setattr(playing, "begin", begin)


@breaks("4.12.2")
def who_joins_another_in_a_resolution_zone_lies_beneath_it(patch: Patch) -> None:
    def move(table: Any, event: Event) -> None:
        whole(table, replace(event, bottom=event.bottom or event.to in RESOLUTION))

    whole = events.APPLY["move"]
    patch.setitem(events.APPLY, "move", move)


@breaks("4.14.2")
def a_bride_is_a_character_wherever_characters_are_counted(patch: Patch) -> None:
    def instead(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
        zone = reference.zone
        return whole(game, ctx, replace(reference, zone=(*zone, "brides")) if zone == ("lane",) else reference)

    listed(patch, instead)


@breaks("4.14.2", "10.6.4.2.1")
def a_character_card_that_is_set_is_counted_among_characters(patch: Patch) -> None:
    def instead(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
        found = whole(game, ctx, reference)
        if reference.zone != ("lane",) or reference.on is not None:
            return found
        cards = game.state.cards
        return [*found, *(each for card in found for each in cards[card].attached if cards[each].face.is_unit)]

    listed(patch, instead)


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


@breaks("4.14.2.2.1", "10.10.1.1")
def who_is_there_moves_though_nobody_comes(patch: Patch) -> None:
    patch.setattr(instructions, "_has_room", lambda game, coming, moves: True)


@breaks("4.14.2.3")
def the_whole_stack_goes_where_its_top_card_goes(patch: Patch) -> None:
    def leaving(game: Any, ctx: Any, card: int, to: str, *rest: Any) -> Any:
        moves = whole(game, ctx, card, to, *rest)
        return [replace(each, to=to) for each in moves]

    whole = kernel_instructions.leaving
    patch.setattr(approach, "leaving", leaving)
    patch.setattr(kernel_instructions, "leaving", leaving)


@breaks("4.14.3", "11.4.1")
def an_episode_counts_when_its_character_has_gone(patch: Patch) -> None:
    def instead(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
        found = whole(game, ctx, reference)
        are_episodes = reference.on is not None and "episode" in reference.where.kind
        return [*found, *game.state.zones[ctx.seat, LOOSE]] if are_episodes else found

    listed(patch, instead)


@breaks("4.14.3.1")
def a_character_card_that_is_set_is_no_episode(patch: Patch) -> None:
    patch.setattr(cards, "EPISODE", replace(cards.EPISODE, kinds=()))
