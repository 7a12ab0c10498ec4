"""Encore: an arts whose Encore was paid goes back to the LRIG deck."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters import card_text_tree as a
from ..kernel.cards import AbilityInstance
from ..kernel.cost_payment import can_be_paid
from ..kernel.decisions import NO, YES, EngineAsk
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from .lexicon import LRIG_DECK
from .rules_context import RulesContext

Cost = tuple[a.Instruction, ...]

RETURNS = a.Move(a.ThisCard(), LRIG_DECK)
"""The additional instruction of an arts whose Encore was paid."""


def offer_encore(game: RulesContext, ctx: ResolutionContext, cost: tuple[str, ...]) -> Procedure[Cost]:
    """The Encore cost that the player agrees to pay together with an arts of this cost; empty if they decline."""
    line = game.state.cards[ctx.this.card].face.printed_line("encore")
    if line is None:
        return ()
    if not can_be_paid(game, ctx, combined_cost(cost, line.cost)):  # encore.4
        return ()
    (answer,) = yield EngineAsk(ctx.seat, "optional", (YES, NO), about="Encore")  # encore.2
    return () if answer == NO else line.cost


def combined_cost(cost: tuple[str, ...], more: Cost) -> Cost:
    """The cost of an arts and of its Encore, paid at the same time."""
    symbols = tuple(symbol for each in more if isinstance(each, a.Pay) for symbol in each.symbols)
    ener = a.Pay(cost + symbols)  # encore.2, encore.4
    return (ener, *(each for each in more if not isinstance(each, a.Pay)))


def returning_ability(game: RulesContext, card: int, held: AbilityInstance | None) -> AbilityInstance:
    """The ability of an arts whose Encore was paid."""
    says = a.PlayAbility(()) if held is None else held.ability
    ability = replace(says, then=(*says.then, RETURNS))  # encore.3
    return game.state.ability_instance(card, ability, "encore")
