"""Chapter 10: an effect that would replace a move is carried out even without a card to move."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters.card_text_tree import ChosenCards, MatchingCards, Move, Reference, ReplacementAbility
from ..kernel.card_references import evaluate_amount
from ..kernel.cards import AbilityInstance
from ..kernel.cost_payment import can_be_paid, pay_cost
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.event_patterns import matches_pattern
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure
from ..kernel.perform import create_event
from ..kernel.replacement_effects import replacement_resolution, replacements_of_kind
from ..kernel.resolution import ResolutionContext
from .rules_context import RulesContext


def replace_impossible_move(game: RulesContext, ctx: ResolutionContext, node: Move) -> Procedure[bool]:
    """If a move is optional and has no card, carry out effects that would replace it, one for each card that it asks
    for. Returns whether there were enough.
    """
    if not (ctx.paying or ctx.optional):  # 10.11.4
        return False
    for _ in range(count_asked_cards(game, ctx, node.cards)):  # 10.11.4
        if not (yield from replace_one_card(game, ctx, node)):
            return False
    return True


def count_asked_cards(game: RulesContext, ctx: ResolutionContext, wanted: Reference) -> int:
    """The number of cards that a move asks for, at least one."""
    if not isinstance(wanted, ChosenCards):
        return 1
    return max(1, evaluate_amount(game, ctx, wanted.most if wanted.least is None else wanted.least))


def replace_one_card(game: RulesContext, ctx: ResolutionContext, node: Move) -> Procedure[bool]:
    """Carry out an effect that would replace the move of one card. Returns whether there was one."""
    hypothetical = create_event(ctx, "move", to=node.to, cause=game.cause_of(node.to))
    found = [
        held
        for held in replacements_of_kind(game, hypothetical.kind)
        if would_replace(game, held, hypothetical, node.cards)
    ]
    if not found:
        return False
    held = found[0]
    if len(found) > 1:
        options = tuple(EngineOption("replacement", (each.card, each)) for each in found)
        (pick,) = yield EngineAsk(hypothetical.by, "replacement", options)
        held = pick.args[1]
    replacing = replacement_resolution(game, held, hypothetical)
    game.count_use(held)
    game.record_event(EngineEvent("replaced", held.card, held.seat, ability=held))
    return (yield from pay_cost(game, replacing, held.ability.first))  # 10.11.4


def would_replace(game: RulesContext, held: AbilityInstance, event: EngineEvent, wanted: Reference) -> bool:
    """Whether an ability would replace the move of the wanted cards, and can be paid."""
    ability: ReplacementAbility = held.ability
    at, among = ability.at, wanted.among if isinstance(wanted, ChosenCards) else wanted
    if not ability.optional or held.seat != event.by or game.state.WORDS.happenings[at.event].kind != event.kind:
        return False
    if not isinstance(at.subject, MatchingCards) or not isinstance(among, MatchingCards):
        return False
    alike = set(at.subject.where.kind) == set(among.where.kind)
    ctx = replacement_resolution(game, held, event)
    of_any_card = replace(at, subject=None, frm=())
    return (
        alike
        and matches_pattern(game, of_any_card, event, ctx)
        and game.is_usable(held)
        and can_be_paid(game, ctx, ability.first)
    )
