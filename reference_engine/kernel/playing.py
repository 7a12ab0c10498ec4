"""Playing an ability, and resolving it."""

from __future__ import annotations

from contextlib import suppress

from .cards import HeldAbility
from .choices import Cancelled
from .context import Context
from .costs import may, pay, payable
from .events import Event
from .flow import Procedure
from .references import is_met
from .running import Running


def playable(game: Running, held: HeldAbility) -> bool:
    """Whether an activated ability can be played at this play timing."""
    ctx = Context.of(held)
    return (
        game.usable(held)
        and is_met(game, ctx, held.ability)  #: playable-on-condition
        and payable(game, ctx, game.cost_of(held))  #: playable-at-a-cost
    )


def agreed(game: Running, ctx: Context, held: HeldAbility) -> Procedure[bool]:
    """Without a cost it is played. With one, its player may decline, and must where it cannot be paid."""
    cost = game.cost_of(held)
    if not cost and not game.is_optional(held):
        return True  #: free-is-played
    return (yield from may(game, ctx, held.seat, cost))


def play(game: Running, ctx: Context, held: HeldAbility) -> Procedure[None]:
    """Play an ability that can be played: pay for it and resolve it."""
    ctx.age = game.state.tick()  #: age-of-what-is-played
    game.count_use(held)
    game.record(Event("played", held.card, held.seat, ability=held))
    yield from pay(game, ctx, game.cost_of(held))  #: pays
    if is_met(game, ctx, held.ability):  #: resolves-on-condition
        with suppress(Cancelled):
            yield from game.resolve(ctx, held.ability.then)  #: resolves
    game.finish(ctx, held.card, held)
