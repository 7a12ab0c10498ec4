"""Damage, crushing Life Cloth, and bursts."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.card_references import evaluate_amount, players_of_side
from ..kernel.cards import AbilityInstance
from ..kernel.commit import commit_events
from ..kernel.decisions import PASS, EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.resolution import CardReference, ResolutionContext
from ..kernel.rules_context import Handlers
from .ener_costs import change_counter
from .keywords import is_keyword
from .lexicon import CHECK, ENER, LIFE, LRIG_BARRIERS, SIGNI_BARRIERS
from .rules_context import RulesContext


def deal_damage(game: RulesContext, player: int, source: CardReference, crushed: int = 1) -> Procedure[None]:
    """Deal damage from a card to a player: crush Life Cloth, or end the game."""
    face = game.state.cards[source.card].face
    barriers = SIGNI_BARRIERS if face.is_signi else LRIG_BARRIERS if face.is_lrig else ""  # lrig-barrier.6
    if game.state.player_counter(player, barriers):  # signi-barrier.2, signi-barrier.3, lrig-barrier.2, lrig-barrier.3
        change_counter(game, player, barriers, -1)  # signi-barrier.2, lrig-barrier.2
        game.record_event(EngineEvent("prevented", player=player, to=barriers, source=source))
        return
    taken = yield from game.propose_events(EngineEvent("took-damage", player=player, source=source))
    if not taken.done:
        return
    if not game.state.zones[player, LIFE]:
        game.end_game((player,), "damage without Life Cloth")  # damage.b2, assassin.3
    crush_life_cloth(game, player, crushed)  # damage.b1


def crush_life_cloth(game: RulesContext, player: int, count: int = 1) -> None:
    """Move Life Cloth from the top to the check zone, face up and all at once."""
    top = game.state.zones[player, LIFE][:count]  # life-cloth.5, double-crush.4, triple-crush.4
    moves = [EngineEvent("move", card, player, to=CHECK, cause="crush") for card in top]  # crush.1, check-zone.a1
    crushed = [EngineEvent("crushed", card, player) for card in top]
    commit_events(game, [*moves, *crushed])  # life-cloth.4, signi-barrier.7, lrig-barrier.7


# --- crushed cards: a part of rule processing ----------------------------------------------------------


def crushed_cards(game: RulesContext) -> list[int]:
    """The crushed cards in the check zone that are not yet decided about."""
    state = game.state
    players_in_turn = (state.turn_player, 1 - state.turn_player)
    return [card for player in players_in_turn for card in state.zones[player, CHECK] if state.cards[card].is_crushed]


def resolve_crushed_cards(game: RulesContext) -> Procedure[None]:
    """Let the player of each crushed card decide whether it bursts; the others go to the ener zone."""
    going: list[int] = []
    for card in crushed_cards(game):
        held = life_burst_of(game, card)
        if held is not None and (yield from ask_for_burst(game, card)):  # crush.2, rule-process.a4, burst-icon.3
            game.add_pending_burst(held)  # life-burst.1, crush.3
        else:
            going.append(card)
    game.move_cards(going, ENER, "rule")  # crush.5, rule-process.a4, life-cloth.6


def life_burst_of(game: RulesContext, card: int) -> AbilityInstance | None:
    """The Life Burst of a card, printed or gained; a card with one has the burst icon."""
    bursts = [held for held in game.abilities_of(card) if is_keyword(held, "life-burst")]  # burst-icon.1, burst-icon.2
    return next(iter(bursts), None)


def ask_for_burst(game: RulesContext, card: int) -> Procedure[bool]:
    """Whether the player lets a card burst."""
    (pick,) = yield EngineAsk(
        game.state.cards[card].seat, "response", (EngineOption("burst", (card,)), PASS)
    )  # life-burst.1
    return bool(pick != PASS)


# --- by effects ---------------------------------------------------------------------------------------


@without_asks
def _crush(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    assert node.amount is not None
    for player in players_of_side(ctx.seat, node.side):
        crush_life_cloth(game, player, evaluate_amount(game, ctx, node.amount))  # crush.1
    return True


def _damage(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    for player in players_of_side(ctx.seat, node.side):
        yield from deal_damage(game, player, ctx.this)  # damage.a3, signi-barrier.6
    return True


HANDLERS: Handlers = {"crush": _crush, "damage": _damage}
