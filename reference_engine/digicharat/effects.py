"""What the texts of events do, beside what every game has, and what lasts of it (DA-11, DA-12)."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters import abilities as a
from ..kernel.choices import pick
from ..kernel.context import Context, Ref, this_of
from ..kernel.flow import Procedure, at_once
from ..kernel.instructions import COMMON
from ..kernel.performing import perform
from ..kernel.references import amount, players
from ..kernel.running import Handlers
from ..kernel.triggers import fire
from .running import Running
from .state import Damage, Entry, Mark


def carry_out(game: Running, entry: Entry, then: tuple[a.Instruction, ...]) -> Procedure[None]:
    """Do what an event says."""
    yield from perform(game, Context(entry.player, entry.card, age=entry.number, ahead=entry.chosen), then)
    yield from end_early(game)


# --- what a text does -----------------------------------------------------------------------------


def _turn(game: Running, ctx: Context, node: a.Rest | a.Ready) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, node.cards)
    for card in chosen:
        if isinstance(node, a.Rest):
            game.sleep(card)
        else:
            game.wake(card)
    return whole


def _damage(game: Running, ctx: Context, node: a.Damage) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, node.to)
    size, ref = amount(game, ctx, node.amount), game.state.ref
    game.state.damages += tuple(Damage(size, ctx.this.card, ref(card)) for card in chosen)  # 3-10-1.1
    return whole


@at_once
def _hit(game: Running, ctx: Context, node: a.Act) -> bool:
    assert node.amount is not None
    size = amount(game, ctx, node.amount)
    for player in players(ctx.seat, node.side):
        game.state.damages += (Damage(size, ctx.this.card, None, player),)  # 3-10-1.1
    return True


@at_once
def _reflect(game: Running, ctx: Context, node: a.Act) -> bool:
    for ref in _mine(game, ctx, "attacker", "target"):
        _mark(game, ctx, "reflect", ref)
    return True


@at_once
def _strike(game: Running, ctx: Context, node: a.Act) -> bool:
    for ref in _mine(game, ctx, "attacker"):
        _mark(game, ctx, "strike", ref)
    return True


def _mine(game: Running, ctx: Context, *roles: str) -> list[Ref]:
    """Of those who fight in these roles, the player's own."""
    fighting = [getattr(game.state.battle, role, None) for role in roles]
    return [ref for ref in fighting if ref is not None and game.state.cards[ref.card].seat == ctx.seat]  # 3-8-3.1


def _mark(game: Running, ctx: Context, kind: str, ref: Ref) -> None:
    battle = game.state.battle
    assert battle is not None
    game.state.battle = replace(battle, marks=(*battle.marks, Mark(ctx.age, kind, ref)))


@at_once
def _boost(game: Running, ctx: Context, node: a.Act) -> bool:
    assert node.amount is not None
    battle = game.state.battle
    if battle is not None:
        more = list(battle.more)
        more[1 - ctx.seat] += amount(game, ctx, node.amount)
        game.state.battle = replace(battle, more=(more[0], more[1]))
    return True


HANDLERS: Handlers = {
    **{node: COMMON[node] for node in (a.Draw, a.Move, a.Gain, a.Delay)},
    a.Rest: _turn,
    a.Ready: _turn,
    a.Damage: _damage,
    "hit": _hit,
    "reflect": _reflect,
    "strike": _strike,
    "boost": _boost,
}


# --- what lasts -----------------------------------------------------------------------------------


def end_early(game: Running) -> Procedure[None]:
    """Of events that have left the field nothing lasts; what they had laid up for later happens now (D-11)."""
    state = game.state
    early = tuple(each for each in state.delayed if not state.is_there(this_of(each.held)))
    state.delayed = tuple(each for each in state.delayed if each not in early)
    state.lasting = tuple(each for each in state.lasting if state.is_there(this_of(each.held)))  # 3-4-3.2
    state.rearranged()
    for delayed in early:
        yield from fire(game, delayed)  # 3-4-3.2
