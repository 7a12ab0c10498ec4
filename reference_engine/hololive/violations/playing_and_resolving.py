"""Violations of 10.7."""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import Any

from ....adapters.card_text_tree import DamageInstruction
from ....adapters.messages import Player
from ...check_timings.violations import mechanisms
from ...kernel import (
    card_choices,
    card_references,
    continuous_effects,
    cost_payment,
    play_abilities,
    replacement_effects,
    turn_steps,
)
from ...kernel.card_choices import choose_ahead
from ...kernel.cards import NameKey
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.perform import perform_instructions as whole_perform
from ...kernel.resolution import ResolutionContext
from ...kernel.rule_policies import Shortfall
from ...patching import Patch
from ...violations import Violations, replace_globals, set_constant, wrap_function, wrapper_of
from .. import actions, instructions, keywords, support_cards
from ..encoder import HololiveEncoder
from ..game import Hololive
from ..state import GameState
from .helpers import do_more_after_action

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks(
    "All abilities of a holomem that is placed or collabs, continuous ones too, count as played then",
    "10.7.1",
    "10.6.3.2",
    "10.6.3.3",
    "10.8.3.1",
)
def _(patch: Patch) -> None:
    @without_asks
    def record_abilities_played(game: Any, cards: Any) -> None:
        for held in game.abilities_of(cards[0]):
            game.record_event(EngineEvent("played", cards[0], held.seat, ability=held))

    do_more_after_action("collab", record_abilities_played)(patch)
    do_more_after_action("place", record_abilities_played)(patch)


@without_asks
def pay_nothing(game: Any, ctx: Any, cost: Any) -> bool:
    return True


@breaks(
    "An item, event or staff card takes effect before what must be done to use it is done",
    "10.7.2",
    "10.7.2.4",
    "10.7.2.4.1",
)
def _(patch: Patch) -> None:
    def resolve_support(game: Any, ctx: Any, card: int) -> Any:
        must = game.state.cards[card].face.support.must
        if support_cards.is_attachable(game, card):
            yield from cost_payment.pay_cost(game, ctx, must)
            must = ()
        yield from whole(game, ctx, card)
        yield from cost_payment.pay_cost(game, ctx, must)

    whole = support_cards.resolve_support
    replace_globals(support_cards.play_support, pay_cost=pay_nothing)(patch)
    patch.setattr(support_cards, "resolve_support", resolve_support)


@breaks("A card's first activated ability is played whichever of its abilities was chosen", "10.7.2.1", "10.9.1")
@wrapper_of(actions.ACTIONS["ability"].do)
def _(whole: Any, game: Any, player: int, card: int, held: Any) -> Any:
    first = next(each for each in game.abilities_in_effect().activated if each.card == card)
    yield from play_abilities.play_ability(game, ResolutionContext.for_ability(first), first)


@breaks("The opponent can see the support cards in a player's hand", "10.7.2.1", "4.13.2")
@wrapper_of(HololiveEncoder.is_visible)
def _(whole: Any, self: Any, game: Any, card: int, viewer: Player) -> bool:
    record = game.state.cards[card]
    return bool(whole(self, game, card, viewer)) or (record.zone, record.face.kind) == ("hand", "support")


@breaks("An ability whose condition no longer holds once it was played does not count as played", "10.7.2.1.1")
@wrapper_of(play_abilities.play_ability)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    before = game.state.used
    yield from whole(game, ctx, held)
    if not card_references.are_conditions_met(game, ctx, held.ability):
        game.state.used = before
        game.state.invalidate_memo()


@breaks("A use counted toward a once-per-turn limit still counts in later turns", "10.7.2.1.1")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    used = dict(game.state.used)
    whole(game, player)
    game.state.used = used


@breaks("A once-per-turn limit is renewed only at the start of the turns of the card's player", "10.7.2.1.1", "12.1.4")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    used = dict(game.state.used)
    whole(game, player)
    theirs = {key: uses for key, uses in used.items() if game.state.cards[key.card].seat != player}
    game.state.used = {**game.state.used, **theirs}


@breaks("Declining an optional replacement counts as a use toward its limit", "10.7.2.1.1", "5.25.1")
@wrapper_of(replacement_effects.apply_replacement)
def _(whole: Any, game: Any, held: Any, proposed: EngineEvent, rests: Any) -> Any:
    changed = yield from whole(game, held, proposed, rests)
    if changed is proposed:
        game.count_use(held)
    return changed


@breaks("The holomem for a tool, mascot or fan is chosen only after the card's cost is paid", "10.7.2.2")
def _(patch: Patch) -> None:
    @without_asks
    def choose_no_host_yet(game: Any, ctx: Any, card: int) -> None:
        return None

    def attach_support(game: Any, ctx: Any, card: int) -> Any:
        ctx.used_on = yield from choose_host(game, ctx, card)
        yield from whole(game, ctx, card)

    whole, choose_host = support_cards.attach_support, support_cards.choose_host
    patch.setattr(support_cards, "choose_host", choose_no_host_yet)
    patch.setattr(support_cards, "attach_support", attach_support)


@breaks("All choices of an effect are made before any part of it is carried out", "10.7.2.3", "10.7.2.3.1")
@wrapper_of(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    ctx.ahead = yield from choose_ahead(game, ctx, them)
    return (yield from whole(game, ctx, them))


@breaks("The choices of an ability's effect are made before its cost is paid", "10.7.2.3")
@wrapper_of(cost_payment.pay_cost)
def _(whole: Any, game: Any, ctx: Any, cost: Any) -> Any:
    if ctx.held is None:
        return (yield from whole(game, ctx, cost))
    chosen = yield from choose_ahead(game, ctx, ctx.held.ability.then)
    done = yield from whole(game, ctx, cost)
    ctx.ahead = chosen
    return done


breaks("An effect on the cards it has chosen or moved applies to its own card instead", "10.7.2.3")(
    mechanisms.text_affects_its_own_card
)


@breaks("A holomem that cannot be damaged cannot be chosen for an effect's damage", "10.7.2.3")
@wrapper_of(instructions.HANDLERS[DamageInstruction])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    chosen, whole = yield from card_choices.select_cards(
        game, ctx, node.to, lambda card: "damage" not in game.characteristics_of(card).forbids
    )
    size = card_references.evaluate_amount(game, ctx, node.amount)
    return (yield from instructions.deal_damage(game, ctx, chosen, size, "effect")) and whole


breaks("A player told to choose N cards needs to choose only one", "10.7.2.3.1")(
    mechanisms.of_a_number_one_has_to_be_chosen
)
breaks("A player allowed to choose up to N cards must choose N", "10.7.2.3.2", "1.3.5.1")(
    mechanisms.as_many_as_up_to_says_have_to_be_chosen
)
breaks("If fewer cards can be chosen than an effect asks for, none is chosen", "10.7.2.3.3", "1.3.2")(
    mechanisms.none_chosen_if_too_few
)
breaks("An effect that finds fewer targets than it asks for stops there", "10.7.2.3.4", "1.3.2")(
    set_constant(GameState, "POLICIES", dataclasses.replace(GameState.POLICIES, shortfall=Shortfall.CANCELLED))
)
breaks("A search of a hidden zone has to take a matching card if there is one", "10.7.2.3.5", "4.1.2.3")(
    wrap_function(card_choices.cards_to_search, lambda whole, game, ctx, among: [])
)


@breaks("A tool, mascot or fan that is played goes to the center holomem without a choice", "10.7.2.3.6", "10.7.2.2")
@wrapper_of(support_cards.choose_host)
@without_asks
def _(whole: Any, game: Any, ctx: Any, card: int) -> Any:
    return next((game.state.reference_to(each) for each in game.state.zones[ctx.seat, "center"]), None)


@breaks("A tool can be played for a back holomem that cannot have cards attached", "10.7.2.3.6", "1.3.3")
@wrapper_of(support_cards.choose_host)
def _(whole: Any, game: Any, ctx: Any, card: int) -> Any:
    state = game.state
    barred = [each for each in state.holomem(ctx.seat) if "attach" in game.characteristics_of(each).forbids]
    if not barred:
        return (yield from whole(game, ctx, card))
    chosen = yield from card_choices.choose_one(game, ctx.seat, list(state.holomem(ctx.seat)))
    return None if chosen is None else state.reference_to(chosen)


@breaks(
    "A player has to choose a holomem when playing an item, event or staff card",
    "10.7.2.3.6",
    spread="scenarios of many chapters play a support card that concerns nobody",
)
@wrapper_of(support_cards.play_support)
def _(whole: Any, game: Any, card: int) -> Any:
    if not support_cards.is_attachable(game, card):
        seat = game.state.cards[card].seat
        yield from card_choices.choose_one(game, seat, list(game.state.holomem(seat)))
    yield from whole(game, card)


breaks("A support card can be played even if it would change nothing", "10.7.2.3.7")(
    wrap_function(support_cards.would_change_game, lambda whole, game, card: True)
)


@breaks("A support card can be played if merely paying its cost changes something", "10.7.2.3.7")
@wrapper_of(support_cards._resolving)
def _(whole: Any, card: int) -> Any:
    def resolve_after_paying(trial: Any) -> Any:
        support_cards.move_to_resolution(trial, card)
        trial.watch = partial(support_cards.settle_on_change, trial)
        ctx = ResolutionContext(trial.state.cards[card].seat, trial.state.reference_to(card))
        yield from cost_payment.pay_cost(trial, ctx, trial.state.cards[card].face.support.must)
        trial.watch = None
        return (yield from whole(card)(trial))

    return resolve_after_paying


breaks(
    "An activated ability or oshi skill can be played by paying only part of its cost",
    "10.7.2.4",
    "10.4.1",
    "10.4.2",
    "10.11.3",
)(wrap_function(cost_payment.can_be_paid, lambda whole, *asked: True))


@breaks("A player who declines a waiting ability still pays its cost", "10.7.2.4", "10.8.3.1.1", "12.1.5.2")
@wrapper_of(play_abilities.agree_to_play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    if (yield from whole(game, ctx, held)):
        return True
    yield from cost_payment.pay_cost(game, ctx, game.cost_of(held))
    return False


@breaks("The cost of playing a support card is also paid when an effect attaches it", "10.7.2.4.1", "10.7.2.4")
@wrapper_of(instructions.choose_within_caps)
def _(whole: Any, game: Any, ctx: Any, chosen: Any, host: int) -> Any:
    for card in chosen:
        yield from cost_payment.pay_cost(game, ctx, game.state.cards[card].face.support.must)
    return (yield from whole(game, ctx, chosen, host))


@breaks("An ability takes effect before its cost is paid", "10.7.2.5", "10.7.2", "10.7.2.4", "10.4.2.1")
def _(patch: Patch) -> None:
    def perform_then_pay(game: Any, ctx: Any, them: Any) -> Any:
        done = yield from whole_perform(game, ctx, them)
        yield from cost_payment.pay_cost(game, ctx, game.cost_of(ctx.held))
        return done

    replace_globals(play_abilities.play_ability, pay_cost=pay_nothing)(patch)
    replace_globals(Hololive.resolve_text, perform_instructions=perform_then_pay)(patch)


breaks("A mascot that is played is resolved like an item and archived instead of being attached", "10.7.2.5.1")(
    replace_globals(support_cards.is_attachable, ATTACHABLE=("tool", "fan"))
)


@breaks("An item, event or staff card is archived before its text is carried out", "10.7.2.5.1.1", "4.16.1")
@wrapper_of(support_cards.resolve_support)
def _(whole: Any, game: Any, ctx: Any, card: int) -> Any:
    if not support_cards.is_attachable(game, card) and game.watch is None:
        seat = game.state.cards[card].seat
        yield from game.propose_events(EngineEvent("move", card, seat, to="archive", cause="archive", by=seat))
    yield from whole(game, ctx, card)


@breaks("A tool, mascot or fan that is played is archived right after it is attached", "10.7.2.5.1.2")
@wrapper_of(support_cards.attach_support)
def _(whole: Any, game: Any, ctx: Any, card: int) -> Any:
    yield from whole(game, ctx, card)
    if game.watch is None:
        yield from game.propose_events(instructions.archive_event(game, ctx, card))


@breaks(
    "A tool, mascot or fan that is played is attached even if the holomem has no room for it",
    "10.7.2.5.1.2.1",
    "5.17.3.1",
)
@wrapper_of(support_cards.attach_support)
def _(whole: Any, game: Any, ctx: Any, card: int) -> Any:
    target = None if ctx.used_on is None else game.state.find_card(ctx.used_on)
    if target is not None:
        yield from game.propose_events(instructions.attach_event(game, ctx, card, target))


breaks("Only the first instruction of an ability is carried out", "10.7.2.5.2", "10.7.1")(
    wrap_function(whole_perform, lambda whole, game, ctx, them: whole(game, ctx, them[:1]))
)
breaks("The instructions of an ability are carried out in reverse order", "10.7.2.5.2", "10.7.2.3", "5.24.1", "5.25.1")(
    wrap_function(whole_perform, lambda whole, game, ctx, them: whole(game, ctx, them[::-1]))
)


@breaks(
    "Abilities of the non-turn player have no effect when they are played",
    "10.7.2.5.2",
    spread="scenarios of other chapters use an ability of the non-turn player",
)
@wrapper_of(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    return ctx.seat == game.state.turn_player and (yield from whole(game, ctx, them))


@breaks("A lasting effect of a holomem's ability ends when its card is no longer the top of a holomem", "10.7.2.5.3")
@wrapper_of(continuous_effects.current_effects)
def _(whole: Any, sketch: Any) -> Any:
    state = sketch.state
    holomem = (*state.holomem(0), *state.holomem(1))
    for each in whole(sketch):
        source = state.cards[each.held.card]
        if each.lasting is None or not source.face.is_holomem or each.held.card in holomem:
            yield each


@breaks("A card or ability that found no target still counts as used", "10.7.2.5.4")
@wrapper_of(Hololive.finish_resolution)
def _(whole: Any, self: Any, ctx: Any, card: int, held: Any) -> None:
    asked, ctx.asked = ctx.asked, 0
    whole(self, ctx, card, held)
    ctx.asked = asked


@breaks("A card or ability that asks for no target does not count as used", "10.7.2.5.4")
@wrapper_of(Hololive.finish_resolution)
def _(whole: Any, self: Any, ctx: Any, card: int, held: Any) -> None:
    ctx.asked = max(ctx.asked, 1)
    whole(self, ctx, card, held)


@breaks("All abilities of a card share one use limit, unless they are limited by name", "10.7.2.1.1")
@wrapper_of(keywords.use_keys)
def _(whole: Any, of: Any, held: Any) -> Any:
    keys = whole(of, held)
    return keys if isinstance(keys[0], NameKey) else (NameKey(held.card, str(held.inc)),)
