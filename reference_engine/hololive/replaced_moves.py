"""Chapter 10: an effect that would replace a move is done where there is no card to move."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters.abilities import Cards, Choose, Move, Reference, Replacement
from ..kernel.asks import Ask, Option
from ..kernel.cards import HeldAbility
from ..kernel.context import Context
from ..kernel.costs import pay, payable
from ..kernel.events import Event
from ..kernel.flow import Procedure
from ..kernel.patterns import happens
from ..kernel.performing import event
from ..kernel.replacement import context, replacers
from .running import Running


def replace_impossible_move(game: Running, ctx: Context, node: Move) -> Procedure[bool]:
    """Where a move is optional and has no card, do an effect that would replace it; whether one was done."""
    if not (ctx.paying or ctx.optional):  # 10.11.4
        return False
    hypothetical = event(ctx, "move", to=node.to, cause=game.cause_of(node.to))
    found = [held for held in replacers(game, hypothetical.kind) if would_replace(game, held, hypothetical, node.cards)]
    if not found:
        return False
    held = found[0]
    if len(found) > 1:
        options = tuple(Option("replacement", (each.card, each)) for each in found)
        (pick,) = yield Ask(hypothetical.by, "replacement", options)
        held = pick.args[1]
    replacing = context(game, held, hypothetical)
    game.count_use(held)
    game.record(Event("replaced", held.card, held.seat, ability=held))
    return (yield from pay(game, replacing, held.ability.first))  # 10.11.4


def would_replace(game: Running, held: HeldAbility, event: Event, wanted: Reference) -> bool:
    """Whether an ability would replace the move of such cards as are wanted, and can be paid."""
    ability: Replacement = held.ability
    at, among = ability.at, wanted.among if isinstance(wanted, Choose) else wanted
    if not ability.optional or held.seat != event.by or game.state.WORDS.happenings[at.event].kind != event.kind:
        return False
    if not isinstance(at.subject, Cards) or not isinstance(among, Cards):
        return False
    alike = set(at.subject.where.kind) == set(among.where.kind)
    ctx = context(game, held, event)
    of_any_card = replace(at, subject=None, frm=())
    return alike and happens(game, of_any_card, event, ctx) and game.usable(held) and payable(game, ctx, ability.first)
