"""Ways to break the mechanisms that games with check timings share. Each game names the clauses that each violates.

Those that break an instruction take the game's table of instructions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ....adapters.card_text_tree import Draw, EachPlayer, PreviousCards, Shuffle
from ...kernel import (
    ability_analysis,
    ability_triggers,
    card_choices,
    card_references,
    continuous_effects,
    cost_payment,
    effect_layers,
    event_patterns,
    instructions,
    play_abilities,
    replacement_effects,
)
from ...kernel.card_references import evaluate_amount
from ...kernel.continuous_effects import ContinuousEffect
from ...kernel.decisions import NO, YES, EngineAsk
from ...kernel.events import EngineEvent
from ...kernel.perform import create_event
from ...patching import Patch
from ...violations import Change, change_factory, replace_globals, wrap_function
from .. import announced_loops, perpetual_loops
from .. import game as timing

# --- instructions ---------------------------------------------------------------------------------


def draw_another_number(handlers: Any, counted: Any) -> Change:
    """Draw another number of cards: ``counted`` of the number in the text and of whether it is "up to"."""

    def draw_changed_count(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        count = counted(evaluate_amount(game, ctx, node.count), node.up_to)
        return (yield from whole(game, ctx, replace(node, count=count)))

    return wrap_function(handlers[Draw], draw_changed_count)


def negative_draw_returns_cards(handlers: Any) -> Change:

    def return_and_draw(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        back = game.state.zones[ctx.seat, "hand"][: max(0, -evaluate_amount(game, ctx, node.count))]
        yield from game.propose_events(*(create_event(ctx, "move", card, ctx.seat, to="deck") for card in back))
        return (yield from whole(game, ctx, node))

    return wrap_function(handlers[Draw], return_and_draw)


def only_one_card_is_drawn(handlers: Any) -> Change:
    return draw_another_number(handlers, lambda count, up_to: min(count, 1))


def drawing_up_to_none_asks_once(handlers: Any) -> Change:
    return draw_another_number(handlers, lambda count, up_to: max(count, 1) if up_to else count)


def drawing_up_to_asks_once_more(handlers: Any) -> Change:
    return draw_another_number(handlers, lambda count, up_to: count + 1 if up_to else count)


def a_deck_of_one_card_is_not_shuffled(handlers: Any) -> Change:

    def shuffle_several_cards(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        return len(game.state.zones[ctx.seat, "deck"]) < 2 or (yield from whole(game, ctx, node))

    return wrap_function(handlers[Shuffle], shuffle_several_cards)


def players_move_cards_in_sequence(handlers: Any) -> Change:

    def move_one_after_another(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        seat = ctx.seat
        for player in (game.state.turn_player, 1 - game.state.turn_player):
            ctx.seat = player
            yield from instructions.move_cards(game, ctx, node.move)
        ctx.seat = seat
        return True

    return wrap_function(handlers[EachPlayer], move_one_after_another)


# --- kernel mechanisms ----------------------------------------------------------------------------


@partial(wrap_function, ability_triggers._notice_delayed)
def two_events_at_once_meet_a_delayed_trigger_twice(whole: Any, game: Any, delayed: Any, done: Any) -> None:
    for each in done:
        whole(game, delayed, (each,))


@partial(wrap_function, continuous_effects.current_effects)
def numbers_of_abilities_that_were_lost_still_count(whole: Any, sketch: Any) -> Any:
    yield from whole(sketch)
    for each in whole(continuous_effects.CharacteristicsDraft(sketch.state, {}, {})):
        is_number = each.layer == ability_analysis.NUMBERS and each.lasting is None
        if is_number and not continuous_effects.has_ability(sketch.characteristics_of(each.held.card), each.held):
            yield each


@partial(wrap_function, ability_triggers.add_pending_trigger)
def an_ability_that_waits_does_not_wait_again(whole: Any, game: Any, held: Any, *rest: Any) -> None:
    if all(each.held.key != held.key for each in game.state.waiting):
        whole(game, held, *rest)


@partial(wrap_function, instructions._look_one_by_one)
def looking_at_up_to_none_asks_once(whole: Any, game: Any, ctx: Any, them: Any, viewer: int) -> Any:
    if not them:
        yield EngineAsk(viewer, "optional", (YES, NO), about=ctx.held)
    return (yield from whole(game, ctx, them, viewer))


who_looks_card_by_card_sees_one = wrap_function(
    instructions._look_one_by_one, lambda whole, game, ctx, them, viewer: whole(game, ctx, them[:1], viewer)
)


@partial(wrap_function, effect_layers.apply_effects)
def the_older_effect_is_applied_first_whatever_depends_on_it(whole: Any, sketch: Any, effects: Any) -> None:
    applied: set[Any] = set()
    while due := [each for each in effects(sketch) if each.key not in applied]:
        oldest = min(due, key=lambda each: each.age)
        oldest.apply_to(sketch)
        applied.add(oldest.key)


def choose_between_others(least: Any) -> Change:
    """Let players choose other numbers of cards, by the smallest and the largest number in the text."""
    return wrap_function(
        card_choices.choose_cards,
        lambda whole, game, player, among, few, most: whole(game, player, among, least(few, most), most),
    )


none_is_no_number = wrap_function(announced_loops.number_options, lambda whole, least, most: whole(max(least, 1), most))


of_any_number_of_cards_none_can_be_chosen = choose_between_others(lambda least, most: 0)


@partial(wrap_function, event_patterns.card_as_seen)
def enter_triggers_see_printed_facts(whole: Any, game: Any, event: EngineEvent) -> Any:
    snapshot = whole(game, event)
    return replace(snapshot, info=game.state.printed_characteristics(event.card)) if event.kind == "move" else snapshot


@partial(wrap_function, event_patterns.card_as_seen)
def public_moves_seen_as_before(whole: Any, game: Any, event: EngineEvent) -> Any:
    return whole(game, event) if event.snapshot is None else event.snapshot


an_event_is_replaced_once = wrap_function(
    replacement_effects.applicable_replacements,
    lambda whole, game, event, phase: [] if event.applied else whole(game, event, phase),
)


a_replacement_that_cannot_be_paid_is_offered = wrap_function(cost_payment.can_be_paid, lambda whole, *asked: True)


@partial(wrap_function, replacement_effects.apply_replacement)
def replaced_event_still_happens(whole: Any, game: Any, held: Any, happening: EngineEvent, rests: Any) -> Any:
    changed = yield from whole(game, held, happening, rests)
    return happening if changed is None else changed


@partial(wrap_function, card_references.referenced_cards)
def text_affects_its_own_card(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    return (ctx.this,) if isinstance(reference, PreviousCards) else whole(game, ctx, reference)


@partial(wrap_function, ContinuousEffect.subject_cards)
def zone_effect_misses_later_cards(whole: Any, self: Any, sketch: Any) -> Any:
    found = whole(self, sketch)
    if self.lasting is not None:
        return found
    cards = sketch.state.cards
    return [card for card in found if cards[card].since <= self.age[0]]


who_is_not_affected_decides_what_replaces = wrap_function(
    replacement_effects.affected_player, lambda whole, game, event: 1 - whole(game, event)
)


numbers_come_before_information = replace_globals(
    continuous_effects.changed_characteristics,
    INFORMATION=ability_analysis.NUMBERS,
    NUMBERS=ability_analysis.INFORMATION,
)
"""The layer of changes of numbers comes before that of changes of colours, tags, names and the like."""


def set_lasting_effect_age(moment: int) -> Change:
    """Give all effects that resolutions create this age."""

    def init_with_age(whole: Any, self: Any, held: Any, index: int, change: Any, since: int, lasting: Any) -> None:
        whole(self, held, index, change, since if lasting is None else moment, lasting)

    return wrap_function(ContinuousEffect.__init__, init_with_age)


what_was_brought_about_is_older_than_all = set_lasting_effect_age(0)


what_was_brought_about_is_younger_than_all = set_lasting_effect_age(10**9)


@partial(wrap_function, instructions.draw_one_card)
def the_bottom_card_is_drawn(whole: Any, game: Any, player: int, ctx: Any = None, *, bottom: bool = False) -> Any:
    return (yield from whole(game, player, ctx, bottom=not bottom))


@partial(wrap_function, instructions._look_one_by_one)
def looking_reveals_cards(whole: Any, game: Any, ctx: Any, them: Any, viewer: int) -> Any:
    seen: list[int] = []
    for card in them:
        if not (yield from whole(game, ctx, [card], viewer)):
            break
        yield from game.propose_events(create_event(ctx, "reveal", card))
        seen.append(card)
    return seen


@change_factory
def abilities_work_in_zone(patch: Patch, table: Any, zone: str, is_meant: Callable[[Any], bool]) -> None:
    """Let abilities of the cards with ``is_meant`` work in another zone as well."""

    def at_work_there_too(self: Any) -> Any:
        yield from whole(self)
        for player in (0, 1):
            yield from (card for card in self.zones[player, zone] if is_meant(self.cards[card].face))

    def has_effect_there_too(game: Any, held: Any, info: Any) -> bool:
        record = game.state.cards[held.card]
        return (record.zone == zone and is_meant(record.face)) or effective(game, held, info)

    whole, effective = table.cards_at_work, continuous_effects.is_in_effect
    patch.setattr(table, "cards_at_work", at_work_there_too)
    patch.setattr(table, "unmodified_characteristics", table.printed_characteristics)
    patch.setattr(continuous_effects, "is_in_effect", has_effect_there_too)


@change_factory
def the_first_turn_begins_before_the_set_up_is_done(patch: Patch, game_type: Any) -> None:
    *parts, last, begin = game_type.SETUP
    patch.setattr(game_type, "SETUP", (*parts, begin, last))


def one_player_s_decks_are_not_looked_at(scene: Any) -> Change:
    return wrap_function(scene.check_decks, lambda whole, player, *decks: player == "B" or whole(player, *decks))


what_is_invalid_still_asks = wrap_function(
    continuous_effects.is_in_effect, lambda whole, game, held, info: whole(game, held, replace(info, muted=frozenset()))
)


@partial(wrap_function, continuous_effects.is_in_effect)
def validity_ignores_place(whole: Any, game: Any, held: Any, info: Any) -> bool:
    return bool(whole(game, structs.replace(held, traits=structs.replace(held.traits, valid=None)), info))


def the_last_part_of_a_cost_is_paid_first(patch: Patch) -> None:
    whole = cost_payment.pay_cost
    patch.setattr(cost_payment, "pay_cost", lambda game, ctx, cost: whole(game, ctx, cost[::-1]))
    patch.setattr(cost_payment.can_be_paid, "__defaults__", (lambda game, ctx, cost: whole(game, ctx, cost[::-1]),))


def cost_is_paid_in_part(patch: Patch) -> None:
    patch.setattr(cost_payment, "can_be_paid", lambda *asked: True)
    patch.setattr(
        cost_payment, "ask_if_payable", lambda game, ctx, player, cost: cost_payment.ask_agreement(ctx, player)
    )


of_a_number_one_has_to_be_chosen = choose_between_others(lambda least, most: min(least, 1))


as_many_as_up_to_says_have_to_be_chosen = choose_between_others(lambda least, most: most)


@partial(wrap_function, card_choices.choose_cards)
def none_chosen_if_too_few(whole: Any, game: Any, player: int, among: Any, least: int, most: int) -> Any:
    return (yield from whole(game, player, among if len(among) >= least else [], least, most))


@partial(wrap_function, ability_triggers.play_pending_trigger)
def played_ability_waits_no_more(whole: Any, game: Any, waiting: Any) -> Any:
    yield from whole(game, waiting)
    game.state.waiting = tuple(each for each in game.state.waiting if each.held.key != waiting.held.key)


@partial(wrap_function, play_abilities.agree_to_play)
def declined_ability_waits_no_more(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    if (yield from whole(game, ctx, held)):
        return True
    same = [each for each in game.state.waiting if each.held.key == held.key]
    game.state.waiting = tuple(each for each in game.state.waiting if each not in same[1:])
    return False


@partial(wrap_function, event_patterns.card_as_seen)
def leaving_card_seen_at_destination(whole: Any, game: Any, event: EngineEvent) -> Any:
    snapshot = whole(game, event)
    return snapshot if event.kind != "move" else replace(snapshot, info=game.characteristics_of(event.card))


@partial(wrap_function, ability_triggers.notice_state_triggers)
def state_trigger_repeats_each_look(whole: Any, game: Any) -> None:
    game.state.unresolved = frozenset()
    whole(game)


@partial(wrap_function, ability_triggers.play_pending_trigger)
def unplayed_state_trigger_repeats(whole: Any, game: Any, waiting: Any) -> Any:
    yield from whole(game, waiting)
    game.state.unresolved -= {waiting.held.key}
    ability_triggers.notice_state_triggers(game)


@partial(wrap_function, continuous_effects.changed_characteristics)
def abilities_are_given_and_taken_after_all_else(whole: Any, table: Any) -> Any:
    if not table.lasting and not any(
        table.cards[card].face.is_continuous for card in continuous_effects.working_cards(table)
    ):
        return {}
    sketch = continuous_effects.CharacteristicsDraft(table, {}, {})
    for layer in (ability_analysis.INFORMATION, ability_analysis.NUMBERS, ability_analysis.ABILITIES):
        there = [each for each in continuous_effects.current_effects(sketch) if each.layer == layer]
        continuous_effects.apply_layer(sketch, there)
    return sketch.changed


@partial(wrap_function, replacement_effects.affected_player)
def drawing_player_does_not_decide(whole: Any, game: Any, event: EngineEvent) -> int:
    decides = whole(game, event)
    return 1 - decides if event.cause == "draw" or event.card < 0 else decides


the_opponent_cannot_cut_a_loop_short = wrap_function(
    announced_loops.number_options,
    lambda whole, least, most: whole(most if most < announced_loops.MOST else least, most),
)


def loop_action_can_be_repeated(patch: Patch) -> None:
    patch.setattr(perpetual_loops, "without_repetitions", lambda game, ask: ask)
    patch.setattr(perpetual_loops, "forced_decline", lambda game: None)


@partial(wrap_function, play_abilities.agree_to_play)
def an_automatic_ability_with_a_cost_has_to_be_paid_for(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    cost = game.cost_of(held)
    if not cost or game.is_optional(held):
        return (yield from whole(game, ctx, held))
    return cost_payment.can_be_paid(game, ctx, cost)


@partial(wrap_function, play_abilities.agree_to_play)
def a_cost_that_can_be_paid_is_paid(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    if game.cost_of(held):
        return cost_payment.can_be_paid(game, ctx, game.cost_of(held))
    return (yield from whole(game, ctx, held))


@partial(wrap_function, replacement_effects.apply_replacements)
def a_replacement_is_applied_twice(once: Any, game: Any, event: EngineEvent, rests: Any) -> Any:
    changed = yield from once(game, event, rests)
    return changed and (yield from once(game, replace(changed, applied=frozenset()), rests))


@partial(wrap_function, timing.TimingGame.notice_triggers)
def simultaneous_arrivals_unseen(whole: Any, self: Any, happened: Any, before: Any) -> None:
    new = {each.card for each in happened if each.kind == "move"}
    for each in happened:
        mine, others = self.state.waiting, new - {each.card}
        ability_triggers.notice_triggers(self, (each,), before)
        self.state.waiting = tuple(one for one in self.state.waiting if one in mine or one.held.card not in others)


@partial(wrap_function, timing.TimingGame.replace_frame)
def one_action_ends_a_play_timing(whole: Any, self: Any, name: str, *rest: Any) -> None:
    if (name, *rest) == ("play", "main", False):
        self.pop_frame()
    else:
        whole(self, name, *rest)


# --- parts of a game: its modules, its class, its tables ------------------------------------------


def a_play_timing_comes_without_a_check_timing(checks: Any) -> Change:
    return wrap_function(checks.begin_check_timing, lambda whole, game: None)


@change_factory
def a_player_takes_two_actions_at_most(patch: Patch, actions: Any) -> None:
    def limited_options(game: Any) -> Any:
        return whole(game) if len(game.state.done & {("first",), ("second",)}) < 2 else []

    def count_and_do(game: Any, picked: Any) -> Any:
        game.state.done |= {("second",) if ("first",) in game.state.done else ("first",)}
        yield from acted(game, picked)

    whole, acted = actions.list_options, actions.do_option
    patch.setattr(actions, "list_options", limited_options)
    patch.setattr(actions, "do_option", count_and_do)


def pending_trigger_ignores_limit(game_type: Any) -> Change:

    def play_without_limit(whole: Any, game: Any, waiting: Any) -> Any:
        with Patch() as inner:
            inner.setattr(game_type, "is_usable", lambda self, held: True)
            yield from whole(game, waiting)

    return wrap_function(ability_triggers.play_pending_trigger, play_without_limit)


def hidden_zone_card_has_no_facts(what: Any) -> Change:

    def seen_without_facts(whole: Any, game: Any, event: EngineEvent) -> Any:
        snapshot = whole(game, event)
        is_unknown = event.kind == "move" and event.snapshot is None
        return replace(snapshot, info=replace(snapshot.info, **{what: frozenset()})) if is_unknown else snapshot

    return wrap_function(event_patterns.card_as_seen, seen_without_facts)


def shown_card_stays_seen_in_shuffle(applies: Any) -> Change:

    def shuffle_and_keep_shown(whole: Any, table: Any, event: EngineEvent) -> None:
        shown = table.shown
        whole(table, event)
        table.shown = shown

    return wrap_function(applies["shuffle"], shuffle_and_keep_shown)
