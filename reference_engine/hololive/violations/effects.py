"""Violations of 10.9 to 10.13."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...check_timings.violations import mechanisms
from ...kernel import card_references, continuous_effects, cost_payment, effect_layers, replacement_effects
from ...kernel import instructions as kernel_instructions
from ...kernel.continuous_effects import ContinuousEffect
from ...kernel.decisions import YES, EngineAsk
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...violations import Violations, set_constant, wrap_function, wrapper_of
from .. import instructions, replaced_moves
from ..lexicon import WORDS
from ..state import GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


breaks("A lasting effect of a counted size is recounted all the time instead of fixed when it resolves", "10.9.1")(
    wrap_function(kernel_instructions._fixed, lambda whole, game, ctx, change: change)
)
breaks(
    "Effects on numbers are applied before effects on colours, tags and the like", "10.10.1", "10.10.1.3", "10.10.1.4"
)(mechanisms.numbers_come_before_information)


@breaks("A holomem affected by a continuous effect starts from 100 HP instead of its printed HP", "10.10.1.1")
@wrapper_of(GameState.printed_characteristics)
def _(whole: Any, self: Any, card: int) -> Any:
    info = whole(self, card)
    return replace(info, hp=100) if self.cards[card].face.is_holomem else info


@breaks("HP changed by an effect stays changed after the effect is over", "10.10.1.1", "7.7.4", "11.1.2")
@wrapper_of(continuous_effects.changed_characteristics)
def _(whole: Any, sketch_state: Any) -> Any:
    found = whole(sketch_state)
    kept = {(card, inc): hp for word, card, inc, hp in (each for each in sketch_state.ever if isinstance(each, tuple))}
    for (card, inc), hp in kept.items():
        if card not in found and sketch_state.cards[card].inc == inc:
            found[card] = replace(sketch_state.printed_characteristics(card), hp=hp)
    for card, info in found.items():
        record = sketch_state.cards[card]
        if record.face.is_holomem and info.hp != record.face.info.hp:
            sketch_state.ever |= {("hp", card, record.inc, info.hp)}
    return found


breaks(
    "Effects that give or remove abilities are applied after all other continuous effects", "10.10.1.2", "10.10.1.3"
)(mechanisms.abilities_are_given_and_taken_after_all_else)


breaks("Effects on colours and tags are applied only after those on numbers", "10.10.1.3", "10.10.1.4")(
    mechanisms.numbers_come_before_information
)


breaks("Changes of numbers by an ability that its card has lost still apply", "10.10.1.4")(
    mechanisms.numbers_of_abilities_that_were_lost_still_count
)
breaks("The older continuous effect is applied first even if it depends on a newer one", "10.10.1.5")(
    mechanisms.the_older_effect_is_applied_first_whatever_depends_on_it
)


@breaks("A continuous effect does not wait for another that changes only how much it adds", "10.10.1.5")
@wrapper_of(effect_layers.depends_on)
def _(whole: Any, sketch: Any, effect: Any, other: Any) -> bool:
    before = sketch.copy()
    other.apply_to(before)
    is_there = effect.still_exists(sketch), effect.still_exists(before)
    subjects = effect.subject_cards(sketch), effect.subject_cards(before)
    return bool(whole(sketch, effect, other)) and (is_there[0] != is_there[1] or subjects[0] != subjects[1])


@breaks("Effects depend on one another as they do before the first of them is applied", "10.10.1.5")
@wrapper_of(effect_layers.apply_effects)
def _(whole: Any, sketch: Any, effects: Any) -> None:
    start, applied = sketch.copy(), set[Any]()
    while due := [each for each in effects(sketch) if each.key not in applied]:
        effect = effect_layers.next_due_effect(start, due)
        effect.apply_to(sketch)
        applied.add(effect.key)


@breaks("The newest continuous effect is applied first", "10.10.1.6", "10.10.1.6.1", "10.10.1.6.2")
@wrapper_of(ContinuousEffect.__init__)
def _(whole: Any, self: Any, held: Any, index: int, change: Any, since: int, lasting: Any) -> None:
    whole(self, held, index, change, since, lasting)
    self.age = (-since, index)


@breaks("A continuous ability's timestamp does not change when its card moves on the stage", "10.10.1.6.1")
@wrapper_of(GameState.card_state_after_move)
def _(whole: Any, self: Any, old: Any, event: EngineEvent, now: int) -> Any:
    new = whole(self, old, event, now)
    return replace(new, since=old.since) if new.inc == old.inc else new


breaks("Lasting effects count as older than all effects of continuous abilities", "10.10.1.6.2")(
    mechanisms.what_was_brought_about_is_older_than_all
)
breaks("Lasting effects count as newer than all effects of continuous abilities", "10.10.1.6.2")(
    mechanisms.what_was_brought_about_is_younger_than_all
)


@breaks("A lasting effect on all holomem of a kind still applies to one that left the stage and returned", "10.10.2")
@wrapper_of(ContinuousEffect.subject_cards)
def _(whole: Any, self: Any, sketch: Any) -> Any:
    found, state = whole(self, sketch), sketch.state
    if self.lasting is None or self.lasting.cards is not None:
        return found
    left = {each.card for each in state.memory.values() if each.record.inc < self.lasting.age}
    back = [card for player in (0, 1) for card in state.holomem(player) if card in left and card not in found]
    return [*found, *back]


@breaks("A lasting effect on one holomem applies to its player's center holomem instead", "10.10.2")
@wrapper_of(ContinuousEffect.subject_cards)
def _(whole: Any, self: Any, sketch: Any) -> Any:
    found = whole(self, sketch)
    if self.lasting is None or self.lasting.cards is None:
        return found
    state = sketch.state
    return [top for card in found for top in state.zones[state.cards[card].seat, "center"]]


breaks(
    "A continuous ability does not affect cards that came to their zone after its own card did", "10.10.3", "10.10.2"
)(mechanisms.zone_effect_misses_later_cards)
breaks("Abilities triggered by a card's move use its printed information", "10.10.3.1", "10.8.4.1.3")(
    mechanisms.enter_triggers_see_printed_facts
)


@breaks("Damage redirected to another holomem can no longer be changed by any replacement effect there", "10.11.1")
@wrapper_of(replacement_effects.apply_replacement)
def _(whole: Any, game: Any, held: Any, proposed: EngineEvent, rests: Any) -> Any:
    changed = yield from whole(game, held, proposed, rests)
    if changed is None or changed.card == proposed.card:
        return changed
    every = {each.key for each in replacement_effects.replacements_of_kind(game, changed.kind)}
    return replace(changed, applied=changed.applied | every)


breaks("An event that is replaced entirely still happens as well", "10.11.1.1", "10.11.1")(
    mechanisms.replaced_event_still_happens
)
breaks("Only one replacement effect can be applied to an event", "10.11.2")(mechanisms.an_event_is_replaced_once)
breaks("The player who is not affected chooses which replacement of an event is applied first", "10.11.2.1")(
    mechanisms.who_is_not_affected_decides_what_replaces
)
breaks("The opponent of a drawing or die-rolling player chooses which replacement is applied first", "10.11.2.2")(
    mechanisms.drawing_player_does_not_decide
)
breaks("Each replacement effect can be applied twice to the same event", "10.11.2.3")(
    mechanisms.a_replacement_is_applied_twice
)
breaks("Replacements for taking damage are applied before those for dealing it", "10.11.2.4")(
    set_constant(WORDS, "phases", {"damage": ("take-damage", "deal-damage")})
)


@breaks("A player cannot decline an optional replacement", "10.11.3", "10.11.4", "10.2.1.3.2", "12.1.5.2")
@wrapper_of(cost_payment.ask_agreement)
def _(whole: Any, ctx: Any, player: int) -> Any:
    yield EngineAsk(player, "optional", (YES,), about=ctx.held)
    return True


breaks("Only the first part of the cost of a replacement effect is paid", "10.11.3")(
    wrap_function(cost_payment.pay_cost, lambda whole, game, ctx, cost: whole(game, ctx, cost[:1]))
)
breaks("A replacement effect is offered even if its cost cannot be paid", "10.11.3", "12.1.5.1", "10.4.2.2")(
    mechanisms.a_replacement_that_cannot_be_paid_is_offered
)


@breaks("An impossible cost or optional move cannot be met by doing what would replace it", "10.11.4")
@wrapper_of(replaced_moves.replace_impossible_move)
@without_asks
def _(whole: Any, game: Any, ctx: Any, node: Any) -> bool:
    return False


breaks("An effect that refers to a card that has left uses its present information, not its last", "10.12.1")(
    wrap_function(
        card_references.last_known_card, lambda whole, game, ref: whole(game, game.state.reference_to(ref.card))
    )
)


@breaks("Damage dealt by an attached card counts as dealt by its holomem", "10.13.1", "10.13.2", "10.13.3")
@wrapper_of(instructions.deal_damage)
def _(whole: Any, game: Any, ctx: Any, targets: Any, size: int, cause: str) -> Any:
    host = game.state.cards[ctx.this.card].host
    this = ctx.this if host < 0 else game.state.reference_to(host)
    return (yield from whole(game, replace(ctx, this=this), targets, size, cause))
