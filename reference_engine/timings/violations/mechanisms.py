"""Ways to break what the games of these timings have in common. Each game says which of its clauses each violates.

Those that break what an instruction does are given the game's table of instructions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ....adapters.abilities import Draw, Each, It, Shuffle
from ...kernel import (
    choices,
    costs,
    information,
    instructions,
    layers,
    patterns,
    playing,
    references,
    replacement,
    traits,
    triggers,
)
from ...kernel.asks import NO, YES, Ask
from ...kernel.events import Event
from ...kernel.information import Effect
from ...kernel.performing import event
from ...kernel.references import amount
from ...patching import Patch
from ...violations import Change, change, reads, wrap
from .. import announcing, loops
from .. import game as timing

# --- instructions ---------------------------------------------------------------------------------


def drawn(handlers: Any, counted: Any) -> Change:
    """An engine that draws another number of cards, by the one that the text says and by whether it is "up to"."""

    def draw(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        count = counted(amount(game, ctx, node.count), node.up_to)
        return (yield from whole(game, ctx, replace(node, count=count)))

    return wrap(handlers[Draw], draw)


def to_draw_less_than_nothing_puts_cards_of_the_hand_back(handlers: Any) -> Change:

    def draw(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        back = game.state.zones[ctx.seat, "hand"][: max(0, -amount(game, ctx, node.count))]
        yield from game.happen(*(event(ctx, "move", card, ctx.seat, to="deck") for card in back))
        return (yield from whole(game, ctx, node))

    return wrap(handlers[Draw], draw)


def of_several_cards_to_draw_one_is_drawn(handlers: Any) -> Change:
    return drawn(handlers, lambda count, up_to: min(count, 1))


def who_draws_up_to_none_is_asked_once(handlers: Any) -> Change:
    return drawn(handlers, lambda count, up_to: max(count, 1) if up_to else count)


def who_draws_up_to_a_number_is_asked_once_more(handlers: Any) -> Change:
    return drawn(handlers, lambda count, up_to: count + 1 if up_to else count)


def a_deck_of_one_card_is_not_shuffled(handlers: Any) -> Change:

    def shuffle(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        return len(game.state.zones[ctx.seat, "deck"]) < 2 or (yield from whole(game, ctx, node))

    return wrap(handlers[Shuffle], shuffle)


def what_both_players_put_away_is_put_away_one_after_the_other(handlers: Any) -> Change:

    def each(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        seat = ctx.seat
        for player in (game.state.turn_player, 1 - game.state.turn_player):
            ctx.seat = player
            yield from instructions.move(game, ctx, node.move)
        ctx.seat = seat
        return True

    return wrap(handlers[Each], each)


# --- what the kernel does -------------------------------------------------------------------------


@partial(wrap, triggers._notice_delayed)
def two_events_at_once_meet_a_delayed_trigger_twice(whole: Any, game: Any, delayed: Any, done: Any) -> None:
    for each in done:
        whole(game, delayed, (each,))


@partial(wrap, information.effects)
def numbers_of_abilities_that_were_lost_still_count(whole: Any, sketch: Any) -> Any:
    yield from whole(sketch)
    for each in whole(information.Sketch(sketch.state, {}, {})):
        is_number = each.layer == traits.NUMBERS and each.lasting is None
        if is_number and not information.has_ability(sketch.info(each.held.card), each.held):
            yield each


@partial(wrap, triggers.wait)
def an_ability_that_waits_does_not_wait_again(whole: Any, game: Any, held: Any, *rest: Any) -> None:
    if all(each.held.key != held.key for each in game.state.waiting):
        whole(game, held, *rest)


@partial(wrap, instructions._look_one_by_one)
def who_looks_at_up_to_none_is_asked_once(whole: Any, game: Any, ctx: Any, them: Any, viewer: int) -> Any:
    if not them:
        yield Ask(viewer, "optional", (YES, NO), about=ctx.held)
    return (yield from whole(game, ctx, them, viewer))


who_looks_card_by_card_sees_one = wrap(
    instructions._look_one_by_one, lambda whole, game, ctx, them, viewer: whole(game, ctx, them[:1], viewer)
)


@partial(wrap, layers.apply_all)
def the_older_effect_is_applied_first_whatever_depends_on_it(whole: Any, sketch: Any, effects: Any) -> None:
    applied: set[Any] = set()
    while due := [each for each in effects(sketch) if each.key not in applied]:
        oldest = min(due, key=lambda each: each.age)
        oldest.apply(sketch)
        applied.add(oldest.key)


def chosen_at_least(least: Any) -> Change:
    """An engine that lets choose other numbers of cards, by the least and the most that are said."""
    return wrap(
        choices.choose, lambda whole, game, player, among, few, most: whole(game, player, among, least(few, most), most)
    )


none_is_no_number = wrap(announcing.numbers, lambda whole, least, most: whole(max(least, 1), most))


of_any_number_of_cards_none_can_be_chosen = chosen_at_least(lambda least, most: 0)


@partial(wrap, patterns.seen)
def what_triggers_on_a_card_s_coming_looks_at_what_is_printed(whole: Any, game: Any, event: Event) -> Any:
    snapshot = whole(game, event)
    return replace(snapshot, info=game.state.printed(event.card)) if event.kind == "move" else snapshot


@partial(wrap, patterns.seen)
def what_goes_from_one_open_zone_to_another_is_looked_at_as_it_was(whole: Any, game: Any, event: Event) -> Any:
    return whole(game, event) if event.snapshot is None else event.snapshot


an_event_is_replaced_once = wrap(
    replacement.candidates, lambda whole, game, event, phase: [] if event.applied else whole(game, event, phase)
)


a_replacement_that_cannot_be_paid_is_offered = wrap(costs.payable, lambda whole, *asked: True)


@partial(wrap, replacement.apply)
def what_is_replaced_happens_as_well(whole: Any, game: Any, held: Any, happening: Event, rests: Any) -> Any:
    changed = yield from whole(game, held, happening, rests)
    return happening if changed is None else changed


@partial(wrap, references.refs)
def what_a_text_says_of_the_chosen_it_does_to_its_own_card(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    return (ctx.this,) if isinstance(reference, It) else whole(game, ctx, reference)


@partial(wrap, Effect.subjects)
def what_changes_the_cards_of_a_zone_does_not_reach_who_comes_later(whole: Any, self: Any, sketch: Any) -> Any:
    found = whole(self, sketch)
    if self.lasting is not None:
        return found
    cards = sketch.state.cards
    return [card for card in found if cards[card].since <= self.age[0]]


who_is_not_affected_decides_what_replaces = wrap(
    replacement.affected, lambda whole, game, event: 1 - whole(game, event)
)


numbers_come_before_information = reads(information.information, INFORMATION=traits.NUMBERS, NUMBERS=traits.INFORMATION)
"""Effects on numbers are applied before those on colours, tags, names and the like."""


def lasting_as_of(moment: int) -> Change:
    """An engine in which what a resolution brought about is as old as that."""

    def init(whole: Any, self: Any, held: Any, index: int, change: Any, since: int, lasting: Any) -> None:
        whole(self, held, index, change, since if lasting is None else moment, lasting)

    return wrap(Effect.__init__, init)


what_was_brought_about_is_older_than_all = lasting_as_of(0)


what_was_brought_about_is_younger_than_all = lasting_as_of(10**9)


@partial(wrap, instructions.draw)
def the_bottom_card_is_drawn(whole: Any, game: Any, player: int, ctx: Any = None, *, bottom: bool = False) -> Any:
    return (yield from whole(game, player, ctx, bottom=not bottom))


@partial(wrap, instructions._look_one_by_one)
def who_looks_card_by_card_shows_what_is_there(whole: Any, game: Any, ctx: Any, them: Any, viewer: int) -> Any:
    seen: list[int] = []
    for card in them:
        if not (yield from whole(game, ctx, [card], viewer)):
            break
        yield from game.happen(event(ctx, "reveal", card))
        seen.append(card)
    return seen


@change
def working_in(patch: Patch, table: Any, zone: str, is_meant: Callable[[Any], bool]) -> None:
    """An engine in which abilities of such cards work in another zone as well."""

    def at_work(self: Any) -> Any:
        yield from whole(self)
        for player in (0, 1):
            yield from (card for card in self.zones[player, zone] if is_meant(self.cards[card].face))

    def has_effect(game: Any, held: Any, info: Any) -> bool:
        record = game.state.cards[held.card]
        return (record.zone == zone and is_meant(record.face)) or effective(game, held, info)

    whole, effective = table.at_work, information.has_effect
    patch.setattr(table, "at_work", at_work)
    patch.setattr(table, "base", table.printed)
    patch.setattr(information, "has_effect", has_effect)


@change
def the_first_turn_begins_before_the_set_up_is_done(patch: Patch, game_type: Any) -> None:
    *parts, last, begin = game_type.SETUP
    patch.setattr(game_type, "SETUP", (*parts, begin, last))


def one_player_s_decks_are_not_looked_at(scene: Any) -> Change:
    return wrap(scene.check_decks, lambda whole, player, *decks: player == "B" or whole(player, *decks))


what_is_invalid_still_asks = wrap(
    information.has_effect, lambda whole, game, held, info: whole(game, held, replace(info, muted=frozenset()))
)


@partial(wrap, information.has_effect)
def what_is_valid_in_one_place_is_valid_in_all(whole: Any, game: Any, held: Any, info: Any) -> bool:
    return bool(whole(game, structs.replace(held, traits=structs.replace(held.traits, valid=None)), info))


def the_last_part_of_a_cost_is_paid_first(patch: Patch) -> None:
    whole = costs.pay
    patch.setattr(costs, "pay", lambda game, ctx, cost: whole(game, ctx, cost[::-1]))
    patch.setattr(costs.payable, "__defaults__", (lambda game, ctx, cost: whole(game, ctx, cost[::-1]),))


def of_a_cost_what_can_be_paid_is_paid(patch: Patch) -> None:
    patch.setattr(costs, "payable", lambda *asked: True)
    patch.setattr(costs, "may", lambda game, ctx, player, cost: costs.agrees(ctx, player))


of_a_number_one_has_to_be_chosen = chosen_at_least(lambda least, most: min(least, 1))


as_many_as_up_to_says_have_to_be_chosen = chosen_at_least(lambda least, most: most)


@partial(wrap, choices.choose)
def where_there_are_fewer_than_a_text_says_none_is_chosen(
    whole: Any, game: Any, player: int, among: Any, least: int, most: int
) -> Any:
    return (yield from whole(game, player, among if len(among) >= least else [], least, most))


@partial(wrap, triggers.play_waiting)
def what_was_played_once_waits_no_more(whole: Any, game: Any, waiting: Any) -> Any:
    yield from whole(game, waiting)
    game.state.waiting = tuple(each for each in game.state.waiting if each.held.key != waiting.held.key)


@partial(wrap, playing.agreed)
def what_is_declined_once_waits_no_more(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    if (yield from whole(game, ctx, held)):
        return True
    same = [each for each in game.state.waiting if each.held.key == held.key]
    game.state.waiting = tuple(each for each in game.state.waiting if each not in same[1:])
    return False


@partial(wrap, patterns.seen)
def what_leaves_the_board_is_looked_at_where_it_goes(whole: Any, game: Any, event: Event) -> Any:
    snapshot = whole(game, event)
    return snapshot if event.kind != "move" else replace(snapshot, info=game.info(event.card))


@partial(wrap, triggers.notice_states)
def a_state_makes_its_ability_wait_as_often_as_it_is_looked_at(whole: Any, game: Any) -> None:
    game.state.unresolved = frozenset()
    whole(game)


@partial(wrap, triggers.play_waiting)
def what_waited_for_a_state_and_was_not_played_waits_again(whole: Any, game: Any, waiting: Any) -> Any:
    yield from whole(game, waiting)
    game.state.unresolved -= {waiting.held.key}
    triggers.notice_states(game)


@partial(wrap, information.information)
def abilities_are_given_and_taken_after_all_else(whole: Any, table: Any) -> Any:
    if not table.lasting and not any(table.cards[card].face.is_continuous for card in information.workers(table)):
        return {}
    sketch = information.Sketch(table, {}, {})
    for layer in (traits.INFORMATION, traits.NUMBERS, traits.ABILITIES):
        there = [each for each in information.effects(sketch) if each.layer == layer]
        information.apply(sketch, there)
    return sketch.changed


@partial(wrap, replacement.affected)
def who_draws_does_not_decide_what_replaces_it(whole: Any, game: Any, event: Event) -> int:
    decides = whole(game, event)
    return 1 - decides if event.cause == "draw" or event.card < 0 else decides


the_opponent_cannot_cut_a_loop_short = wrap(
    announcing.numbers, lambda whole, least, most: whole(most if most < announcing.MOST else least, most)
)


def what_leads_to_the_same_state_can_be_done_again(patch: Patch) -> None:
    patch.setattr(loops, "without_repetitions", lambda game, ask: ask)
    patch.setattr(loops, "declined", lambda game: None)


@partial(wrap, playing.agreed)
def an_automatic_ability_with_a_cost_has_to_be_paid_for(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    cost = game.cost_of(held)
    if not cost or game.is_optional(held):
        return (yield from whole(game, ctx, held))
    return costs.payable(game, ctx, cost)


@partial(wrap, playing.agreed)
def a_cost_that_can_be_paid_is_paid(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    if game.cost_of(held):
        return costs.payable(game, ctx, game.cost_of(held))
    return (yield from whole(game, ctx, held))


@partial(wrap, replacement.replaced)
def a_replacement_is_applied_twice(once: Any, game: Any, event: Event, rests: Any) -> Any:
    changed = yield from once(game, event, rests)
    return changed and (yield from once(game, replace(changed, applied=frozenset()), rests))


@partial(wrap, timing.TimingGame.notice)
def who_comes_at_the_same_time_is_not_seen(whole: Any, self: Any, happened: Any, before: Any) -> None:
    new = {each.card for each in happened if each.kind == "move"}
    for each in happened:
        mine, others = self.state.waiting, new - {each.card}
        triggers.notice(self, (each,), before)
        self.state.waiting = tuple(one for one in self.state.waiting if one in mine or one.held.card not in others)


@partial(wrap, timing.TimingGame.replace)
def one_action_ends_a_play_timing(whole: Any, self: Any, name: str, *rest: Any) -> None:
    if (name, *rest) == ("play", "main", False):
        self.pop()
    else:
        whole(self, name, *rest)


# --- of parts of a game: its modules, its class, its tables ---------------------------------------


def a_play_timing_comes_without_a_check_timing(checks: Any) -> Change:
    return wrap(checks.check, lambda whole, game: None)


@change
def a_player_takes_two_actions_at_most(patch: Patch, actions: Any) -> None:
    def options(game: Any) -> Any:
        return whole(game) if len(game.state.done & {("first",), ("second",)}) < 2 else []

    def do(game: Any, picked: Any) -> Any:
        game.state.done |= {("second",) if ("first",) in game.state.done else ("first",)}
        yield from acted(game, picked)

    whole, acted = actions.options, actions.do
    patch.setattr(actions, "options", options)
    patch.setattr(actions, "do", do)


def a_limit_does_not_keep_what_waits_from_being_played(game_type: Any) -> Change:

    def play_waiting(whole: Any, game: Any, waiting: Any) -> Any:
        with Patch() as inner:
            inner.setattr(game_type, "usable", lambda self, held: True)
            yield from whole(game, waiting)

    return wrap(triggers.play_waiting, play_waiting)


def of_a_card_that_comes_from_a_hidden_zone_nothing_is_known(what: Any) -> Change:

    def seen(whole: Any, game: Any, event: Event) -> Any:
        snapshot = whole(game, event)
        is_unknown = event.kind == "move" and event.snapshot is None
        return replace(snapshot, info=replace(snapshot.info, **{what: frozenset()})) if is_unknown else snapshot

    return wrap(patterns.seen, seen)


def who_saw_a_card_before_the_shuffle_sees_it_after(applies: Any) -> Change:

    def shuffle(whole: Any, table: Any, event: Event) -> None:
        shown = table.shown
        whole(table, event)
        table.shown = shown

    return wrap(applies["shuffle"], shuffle)
