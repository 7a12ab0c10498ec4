"""The game's own instructions of event texts, and its lasting effects (DA-11, DA-12)."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters import card_text_tree as a
from ..kernel.ability_triggers import fire_delayed_trigger
from ..kernel.card_choices import select_cards
from ..kernel.card_references import evaluate_amount, players_of_side
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.instructions import COMMON
from ..kernel.perform import perform_instructions
from ..kernel.resolution import CardReference, ResolutionContext, card_of_ability
from ..kernel.rules_context import Handlers
from .rules_context import RulesContext
from .state import ChainEntry, DamageRedirection, PendingDamage


def carry_out_event(game: RulesContext, entry: ChainEntry, then: tuple[a.Instruction, ...]) -> Procedure[None]:
    """Carry out the instructions of an event."""
    yield from perform_instructions(
        game, ResolutionContext(entry.player, entry.card, age=entry.number, ahead=entry.chosen), then
    )
    yield from end_effects_early(game)


# --- instructions ---------------------------------------------------------------------------------


def _turn(game: RulesContext, ctx: ResolutionContext, node: a.Rest | a.Ready) -> Procedure[bool]:
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    for card in chosen:
        if isinstance(node, a.Rest):
            game.put_to_sleep(card)
        else:
            game.wake_up(card)
    return whole


def _damage(game: RulesContext, ctx: ResolutionContext, node: a.DamageInstruction) -> Procedure[bool]:
    chosen, whole = yield from select_cards(game, ctx, node.to)
    size, ref = evaluate_amount(game, ctx, node.amount), game.state.reference_to
    game.state.damages += tuple(PendingDamage(size, ctx.this.card, ref(card)) for card in chosen)  # 3-10-1.1
    return whole


@without_asks
def _hit(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    assert node.amount is not None
    size = evaluate_amount(game, ctx, node.amount)
    for player in players_of_side(ctx.seat, node.side):
        game.state.damages += (PendingDamage(size, ctx.this.card, None, player),)  # 3-10-1.1
    return True


@without_asks
def _reflect(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    for ref in _mine(game, ctx, "attacker", "target"):
        _mark(game, ctx, "reflect", ref)
    return True


@without_asks
def _strike(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    for ref in _mine(game, ctx, "attacker"):
        _mark(game, ctx, "strike", ref)
    return True


def _mine(game: RulesContext, ctx: ResolutionContext, *roles: str) -> list[CardReference]:
    """The player's own characters among those with these roles in the battle."""
    fighting = [getattr(game.state.battle, role, None) for role in roles]
    return [ref for ref in fighting if ref is not None and game.state.cards[ref.card].seat == ctx.seat]  # 3-8-3.1


def _mark(game: RulesContext, ctx: ResolutionContext, kind: str, ref: CardReference) -> None:
    battle = game.state.battle
    assert battle is not None
    game.state.battle = replace(battle, marks=(*battle.marks, DamageRedirection(ctx.age, kind, ref)))


@without_asks
def _boost(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    assert node.amount is not None
    battle = game.state.battle
    if battle is not None:
        more = list(battle.more)
        more[1 - ctx.seat] += evaluate_amount(game, ctx, node.amount)
        game.state.battle = replace(battle, more=(more[0], more[1]))
    return True


HANDLERS: Handlers = {
    **{node: COMMON[node] for node in (a.Draw, a.Move, a.GainEffect, a.CreateDelayedTrigger)},
    a.Rest: _turn,
    a.Ready: _turn,
    a.DamageInstruction: _damage,
    "hit": _hit,
    "reflect": _reflect,
    "strike": _strike,
    "boost": _boost,
}


# --- lasting effects ------------------------------------------------------------------------------


def end_effects_early(game: RulesContext) -> Procedure[None]:
    """End the lasting effects of events that have left the field; their delayed effects happen now (D-11)."""
    state = game.state
    early = tuple(each for each in state.delayed if not state.is_there(card_of_ability(each.held)))
    state.delayed = tuple(each for each in state.delayed if each not in early)
    state.lasting = tuple(each for each in state.lasting if state.is_there(card_of_ability(each.held)))  # 3-4-3.2
    state.invalidate_effects()
    for delayed in early:
        yield from fire_delayed_trigger(game, delayed)  # 3-4-3.2
