"""Violations of 10.7."""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import Any

from ....adapters.abilities import Damage
from ....adapters.messages import Viewer
from ...kernel import choices, costs, information, playing, references, replacement, triggers
from ...kernel import game as kernel_game
from ...kernel.asks import Option
from ...kernel.cards import ByName
from ...kernel.choices import choose_ahead
from ...kernel.context import Context
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.performing import perform as whole_perform
from ...kernel.policies import Shortfall
from ...timings import violations as common
from ...violations import Patch, Violations
from .. import actions, game, instructions, keywords, supports, turn
from ..game import Hololive
from ..speech import HololiveSpeech
from ..state import Table
from .ways import performed, then

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("10.7.1")
def a_continuous_ability_is_played_when_its_card_comes(patch: Patch) -> None:
    @at_once
    def played(game: Any, cards: Any) -> None:
        for held in game.abilities(cards[0]):
            game.record(Event("played", cards[0], held.seat, ability=held))

    then(patch, "collab", played)
    then(patch, "place", played)


@at_once
def nothing_is_paid(game: Any, ctx: Any, cost: Any) -> bool:
    return True


@breaks("10.7.2", "10.7.2.4", "10.7.2.4.1")
def a_support_takes_effect_before_it_is_paid_for(patch: Patch) -> None:
    def resolve_support(game: Any, ctx: Any, card: int) -> Any:
        must = game.state.cards[card].face.support.must
        if supports.is_attachable(game, card):
            yield from costs.pay(game, ctx, must)
            must = ()
        yield from whole(game, ctx, card)
        yield from costs.pay(game, ctx, must)

    whole = supports.resolve_support
    patch.setattr(supports, "pay", nothing_is_paid)
    patch.setattr(supports, "resolve_support", resolve_support)


@breaks("10.7.2.1")
def of_two_abilities_of_a_holomem_the_first_is_played(patch: Patch) -> None:
    def activate(game: Any, picked: Option) -> Any:
        first = next(held for held in game.in_effect().activated if held.card == picked.args[0])
        yield from playing.play(game, Context.of(first), first)

    patch.setitem(actions.ACTIONS, "ability", actions.ACTIONS["ability"]._replace(do=activate))


@breaks("10.7.2.1", "4.13.2")
def the_support_cards_of_a_hand_lie_open(patch: Patch) -> None:
    def is_visible(self: Any, game: Any, card: int, viewer: Viewer) -> bool:
        record = game.state.cards[card]
        return bool(whole(self, game, card, viewer)) or (record.zone, record.face.kind) == ("hand", "support")

    whole = HololiveSpeech.is_visible
    patch.setattr(HololiveSpeech, "is_visible", is_visible)


@breaks("10.7.2.1.1")
def once_per_turn_is_counted_per_game(patch: Patch) -> None:
    whole = turn.begin_turn

    def begin_turn(game: Any, player: int) -> None:
        used = dict(game.state.used)
        whole(game, player)
        game.state.used = used

    patch.setattr(turn, "begin_turn", begin_turn)


@breaks("10.7.2.1.1", "12.1.4")
def once_per_turn_is_renewed_in_one_s_own_turn_alone(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        used = dict(game.state.used)
        whole(game, player)
        theirs = {key: uses for key, uses in used.items() if game.state.cards[key.card].seat != player}
        game.state.used = {**game.state.used, **theirs}

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


@breaks("10.7.2.1.1", "5.23.1")
def an_optional_replacement_that_is_declined_counts_for_its_limit(patch: Patch) -> None:
    def apply(game: Any, held: Any, proposed: Event, rests: Any) -> Any:
        changed = yield from whole(game, held, proposed, rests)
        if changed is proposed:
            game.count_use(held)
        return changed

    whole = replacement.apply
    patch.setattr(replacement, "apply", apply)


@breaks("10.7.2.2")
def what_a_tool_is_attached_to_is_chosen_after_it_is_paid_for(patch: Patch) -> None:
    @at_once
    def later(game: Any, ctx: Any, card: int) -> None:
        return None

    def attach_support(game: Any, ctx: Any, card: int) -> Any:
        ctx.used_on = yield from choose_host(game, ctx, card)
        yield from whole(game, ctx, card)

    whole, choose_host = supports.attach_support, supports.choose_host
    patch.setattr(supports, "choose_host", later)
    patch.setattr(supports, "attach_support", attach_support)


@breaks("10.7.2.3", "10.7.2.3.1")
def all_that_a_text_lets_choose_is_chosen_before_any_of_it_is_done(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        ctx.ahead = yield from choose_ahead(game, ctx, them)
        return (yield from whole_perform(game, ctx, them))

    performed(patch, perform)


@breaks("10.7.2.3")
def what_a_text_lets_choose_is_chosen_before_it_is_paid_for(patch: Patch) -> None:
    def pay(game: Any, ctx: Any, cost: Any) -> Any:
        chosen = yield from choose_ahead(game, ctx, ctx.held.ability.then)
        done = yield from whole(game, ctx, cost)
        ctx.ahead = chosen
        return done

    whole = costs.pay
    patch.setattr(playing, "pay", pay)


breaks("10.7.2.3")(common.what_a_text_says_of_the_chosen_it_does_to_its_own_card)


@breaks("10.7.2.3")
def who_cannot_be_damaged_cannot_be_chosen_for_it(patch: Patch) -> None:
    def damage(game: Any, ctx: Any, node: Any) -> Any:
        chosen, whole = yield from choices.pick(
            game, ctx, node.to, lambda card: "damage" not in game.info(card).forbids
        )
        size = references.amount(game, ctx, node.amount)
        return (yield from instructions.deal(game, ctx, chosen, size, "effect")) and whole

    patch.setitem(instructions.HANDLERS, Damage, damage)


breaks("10.7.2.3.1")(common.of_a_number_one_has_to_be_chosen)


breaks("10.7.2.3.2", "1.3.5.1")(common.as_many_as_up_to_says_have_to_be_chosen)


breaks("10.7.2.3.3", "1.3.2")(common.where_there_are_fewer_than_a_text_says_none_is_chosen)


@breaks("10.7.2.3.4", "1.3.2")
def a_text_that_finds_no_target_does_nothing_more(patch: Patch) -> None:
    patch.setattr(Table, "POLICIES", dataclasses.replace(Table.POLICIES, shortfall=Shortfall.CANCELLED))


@breaks("10.7.2.3.5", "4.1.2.3")
def a_search_has_to_find(patch: Patch) -> None:
    patch.setattr(choices, "where_to_find", lambda game, ctx, among: [])


@breaks("10.7.2.3.6", "10.7.2.2")
def what_is_attached_goes_to_the_center_holomem(patch: Patch) -> None:
    @at_once
    def choose_host(game: Any, ctx: Any, card: int) -> Any:
        return next((game.state.ref(each) for each in game.state.zones[ctx.seat, "center"]), None)

    patch.setattr(supports, "choose_host", choose_host)


@breaks("10.7.2.3.6")
def an_item_is_used_on_a_holomem(patch: Patch) -> None:
    def play_support(game: Any, card: int) -> Any:
        if not supports.is_attachable(game, card):
            seat = game.state.cards[card].seat
            yield from choices.choose_one(game, seat, list(game.state.holomem(seat)))
        yield from whole(game, card)

    whole = supports.play_support
    patch.setattr(actions, "play_support", play_support)


@breaks("10.7.2.3.7")
def a_support_that_changes_nothing_can_be_played(patch: Patch) -> None:
    patch.setattr(supports, "would_change", lambda game, card: True)


@breaks("10.7.2.3.7")
def what_a_support_costs_is_a_change(patch: Patch) -> None:
    def resolving(card: int) -> Any:
        def attempt(trial: Any) -> Any:
            supports.to_resolution(trial, card)
            trial.watch = partial(supports.any_change, trial)
            ctx = Context(trial.state.cards[card].seat, trial.state.ref(card))
            yield from costs.pay(trial, ctx, trial.state.cards[card].face.support.must)
            trial.watch = None
            return (yield from whole(card)(trial))

        return attempt

    whole = supports._resolving
    patch.setattr(supports, "_resolving", resolving)


@breaks("10.7.2.4", "10.4.1", "10.4.2")
def a_cost_is_paid_as_far_as_it_can_be(patch: Patch) -> None:
    patch.setattr(playing, "payable", lambda *asked: True)


@breaks("10.7.2.4", "10.8.3.1.1")
def who_declines_has_paid(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, held: Any) -> Any:
        if (yield from whole(game, ctx, held)):
            return True
        yield from costs.pay(game, ctx, game.cost_of(held))
        return False

    whole = playing.agreed
    patch.setattr(triggers, "agreed", agreed)


@breaks("10.7.2.4.1", "10.7.2.4")
def what_an_effect_attaches_is_paid_for(patch: Patch) -> None:
    def within_caps(game: Any, ctx: Any, chosen: Any, host: int) -> Any:
        for card in chosen:
            yield from costs.pay(game, ctx, game.state.cards[card].face.support.must)
        return (yield from whole(game, ctx, chosen, host))

    whole = instructions.within_caps
    patch.setattr(instructions, "within_caps", within_caps)


@breaks("10.7.2.5", "10.7.2", "10.7.2.4", "10.4.2.1")
def an_ability_takes_effect_before_it_is_paid_for(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        done = yield from whole_perform(game, ctx, them)
        yield from costs.pay(game, ctx, game.cost_of(ctx.held))
        return done

    patch.setattr(playing, "pay", nothing_is_paid)
    patch.setattr(kernel_game, "perform", perform)


@breaks("10.7.2.5.1")
def a_mascot_is_used_like_an_item(patch: Patch) -> None:
    patch.setattr(supports, "ATTACHABLE", ("tool", "fan"))


@breaks("10.7.2.5.1.1", "4.16.1")
def an_item_is_archived_before_its_text_is_carried_out(patch: Patch) -> None:
    def resolve_support(game: Any, ctx: Any, card: int) -> Any:
        if not supports.is_attachable(game, card) and game.watch is None:
            seat = game.state.cards[card].seat
            yield from game.happen(Event("move", card, seat, to="archive", cause="archive", by=seat))
        yield from whole(game, ctx, card)

    whole = supports.resolve_support
    patch.setattr(supports, "resolve_support", resolve_support)


@breaks("10.7.2.5.1.2")
def a_tool_is_archived_when_it_has_been_attached(patch: Patch) -> None:
    def attach_support(game: Any, ctx: Any, card: int) -> Any:
        yield from whole(game, ctx, card)
        if game.watch is None:
            yield from game.happen(instructions.archived(game, ctx, card))

    whole = supports.attach_support
    patch.setattr(supports, "attach_support", attach_support)


@breaks("10.7.2.5.1.2.1", "5.16.3.1")
def a_second_tool_that_is_played_is_attached(patch: Patch) -> None:
    def attach_support(game: Any, ctx: Any, card: int) -> Any:
        target = None if ctx.used_on is None else game.state.found(ctx.used_on)
        if target is not None:
            yield from game.happen(instructions.attaching(game, ctx, card, target))

    patch.setattr(supports, "attach_support", attach_support)


@breaks("10.7.2.5.2", "10.7.1")
def of_an_ability_the_first_instruction_is_carried_out(patch: Patch) -> None:
    patch.setattr(kernel_game, "perform", lambda game, ctx, them: whole_perform(game, ctx, them[:1]))


@breaks("10.7.2.5.2", "10.7.2.3")
def of_an_ability_the_last_instruction_is_carried_out_first(patch: Patch) -> None:
    patch.setattr(kernel_game, "perform", lambda game, ctx, them: whole_perform(game, ctx, them[::-1]))


@breaks("10.7.2.5.2")
def the_opponent_s_automatic_abilities_are_played_for_nothing(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        return ctx.seat == game.state.turn_player and (yield from whole_perform(game, ctx, them))

    patch.setattr(kernel_game, "perform", perform)


@breaks("10.7.2.5.3")
def what_an_ability_brought_about_ends_when_its_card_is_no_holomem_any_more(patch: Patch) -> None:
    def effects_there(sketch: Any) -> Any:
        state = sketch.state
        holomem = (*state.holomem(0), *state.holomem(1))
        for each in whole(sketch):
            source = state.cards[each.held.card]
            if each.lasting is None or not source.face.is_holomem or each.held.card in holomem:
                yield each

    whole = information.effects
    patch.setattr(information, "effects", effects_there)


@breaks("10.7.2.5.4")
def what_found_no_target_has_been_used(patch: Patch) -> None:
    def finish(self: Any, ctx: Any, card: int, held: Any) -> None:
        asked, ctx.asked = ctx.asked, 0
        whole(self, ctx, card, held)
        ctx.asked = asked

    whole = Hololive.finish
    patch.setattr(Hololive, "finish", finish)


@breaks("10.7.2.5.4")
def what_asks_for_no_target_has_not_been_used(patch: Patch) -> None:
    def finish(self: Any, ctx: Any, card: int, held: Any) -> None:
        ctx.asked = max(ctx.asked, 1)
        whole(self, ctx, card, held)

    whole = Hololive.finish
    patch.setattr(Hololive, "finish", finish)


@breaks("10.7.2.1.1")
def a_holomem_s_abilities_have_one_limit_together(patch: Patch) -> None:
    def counted(of: Any, held: Any) -> Any:
        keys = whole(of, held)
        return keys if isinstance(keys[0], ByName) else (ByName(held.card, str(held.inc)),)

    whole = keywords.counted
    patch.setattr(game, "counted", counted)
