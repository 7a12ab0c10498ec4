"""Damage, Life Cloth that is crushed, and bursts."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.asks import PASS, Ask, Option
from ..kernel.cards import HeldAbility
from ..kernel.committing import commit
from ..kernel.context import Context, Ref
from ..kernel.events import Event
from ..kernel.flow import Procedure, at_once
from ..kernel.references import amount, players
from ..kernel.running import Handlers
from .costs import adjust
from .keywords import is_keyword
from .running import Running
from .words import CHECK, ENER, LIFE, LRIG_BARRIERS, SIGNI_BARRIERS


def damage(game: Running, player: int, source: Ref, crushed: int = 1) -> Procedure[None]:
    """A player takes damage from a card: Life Cloth is crushed, or the game is lost."""
    face = game.state.cards[source.card].face
    barriers = SIGNI_BARRIERS if face.is_signi else LRIG_BARRIERS if face.is_lrig else ""  # lrig-barrier.6
    if game.state.counter(player, barriers):  # signi-barrier.2, signi-barrier.3, lrig-barrier.2, lrig-barrier.3
        adjust(game, player, barriers, -1)  # signi-barrier.2, lrig-barrier.2
        game.record(Event("prevented", player=player, to=barriers, source=source))
        return
    taken = yield from game.happen(Event("took-damage", player=player, source=source))
    if not taken.done:
        return
    if not game.state.zones[player, LIFE]:
        game.end((player,), "damage without Life Cloth")  # damage.b2, assassin.3
    crush(game, player, crushed)  # damage.b1


def crush(game: Running, player: int, count: int = 1) -> None:
    """Life Cloth from the top goes to the check zone, face up and all at once."""
    top = game.state.zones[player, LIFE][:count]  # life-cloth.5, double-crush.4, triple-crush.4
    moves = [Event("move", card, player, to=CHECK, cause="crush") for card in top]  # crush.1, check-zone.a1
    crushed = [Event("crushed", card, player) for card in top]
    commit(game, [*moves, *crushed])  # life-cloth.4, signi-barrier.7, lrig-barrier.7


# --- what becomes of crushed cards: a part of rule processing ------------------------------------------


def crushed(game: Running) -> list[int]:
    """The cards in the check zone of which nobody has said yet what becomes of them."""
    state = game.state
    players_in_turn = (state.turn_player, 1 - state.turn_player)
    return [card for player in players_in_turn for card in state.zones[player, CHECK] if state.cards[card].is_crushed]


def bursts_or_not(game: Running) -> Procedure[None]:
    """Of each crushed card its player says whether it bursts; what does not goes to the ener zone."""
    going: list[int] = []
    for card in crushed(game):
        held = burst_of(game, card)
        if held is not None and (yield from lets_burst(game, card)):  # crush.2, rule-process.a4, burst-icon.3
            game.burst(held)  # life-burst.1, crush.3
        else:
            going.append(card)
    game.move(going, ENER, "rule")  # crush.5, rule-process.a4, life-cloth.6


def burst_of(game: Running, card: int) -> HeldAbility | None:
    """The Life Burst of a card, printed or gained: with it the card has the burst icon."""
    bursts = [held for held in game.abilities(card) if is_keyword(held, "life-burst")]  # burst-icon.1, burst-icon.2
    return next(iter(bursts), None)


def lets_burst(game: Running, card: int) -> Procedure[bool]:
    """Whether a player lets a card burst."""
    (pick,) = yield Ask(game.state.cards[card].seat, "response", (Option("burst", (card,)), PASS))  # life-burst.1
    return bool(pick != PASS)


# --- by effects ---------------------------------------------------------------------------------------


@at_once
def _crush(game: Running, ctx: Context, node: a.Act) -> bool:
    assert node.amount is not None
    for player in players(ctx.seat, node.side):
        crush(game, player, amount(game, ctx, node.amount))  # crush.1
    return True


def _damage(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    for player in players(ctx.seat, node.side):
        yield from damage(game, player, ctx.this)  # damage.a3, signi-barrier.6
    return True


HANDLERS: Handlers = {"crush": _crush, "damage": _damage}
