"""Playing and resolving abilities."""

from __future__ import annotations

from contextlib import suppress

from .card_choices import TextCancelled
from .card_references import are_conditions_met
from .cards import AbilityInstance
from .cost_payment import ask_if_payable, can_be_paid, pay_cost
from .events import EngineEvent
from .game_loop import Procedure
from .resolution import ResolutionContext
from .rules_context import RulesContext


def can_be_played(game: RulesContext, held: AbilityInstance) -> bool:
    """Whether an activated ability can be played at this play timing."""
    ctx = ResolutionContext.for_ability(held)
    return (
        game.is_usable(held)
        and are_conditions_met(game, ctx, held.ability)  #: playable-on-condition
        and can_be_paid(game, ctx, game.cost_of(held))  #: playable-at-a-cost
    )


def agree_to_play(game: RulesContext, ctx: ResolutionContext, held: AbilityInstance) -> Procedure[bool]:
    """Whether the ability is played. Without a cost it is. With a cost, its player may decline, and must if it is
    unpayable.
    """
    cost = game.cost_of(held)
    if not cost and not game.is_optional(held):
        return True  #: free-is-played
    return (yield from ask_if_payable(game, ctx, held.seat, cost))


def play_ability(game: RulesContext, ctx: ResolutionContext, held: AbilityInstance) -> Procedure[None]:
    """Play an ability that can be played: pay for it and resolve it."""
    ctx.age = game.state.advance_clock()  #: age-of-what-is-played
    game.count_use(held)
    game.record_event(EngineEvent("played", held.card, held.seat, ability=held))
    yield from pay_cost(game, ctx, game.cost_of(held))  #: pays
    if are_conditions_met(game, ctx, held.ability):  #: resolves-on-condition
        with suppress(TextCancelled):
            yield from game.resolve_text(ctx, held.ability.then)  #: resolves
    game.finish_resolution(ctx, held.card, held)
