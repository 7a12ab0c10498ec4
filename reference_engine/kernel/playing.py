"""Playing an ability, and resolving it."""

from __future__ import annotations

from contextlib import suppress

from .cards import Live
from .choices import Cancelled
from .context import Context
from .costs import may, pay, payable
from .events import Event
from .flow import Procedure
from .references import is_met
from .running import Running


def playable(game: Running, live: Live) -> bool:
    """Whether an activated ability can be played at this play timing."""
    ctx = Context.of(live)
    return (
        game.usable(live)
        and is_met(game, ctx, live.ability)  #: playable-on-condition
        and payable(game, ctx, game.cost_of(live))  #: playable-at-a-cost
    )


def agreed(game: Running, ctx: Context, live: Live) -> Procedure[bool]:
    """Without a cost it is played. With one, its player may decline, and must where it cannot be paid."""
    cost = game.cost_of(live)
    if not cost and not game.is_optional(live):
        return True  #: free-is-played
    return (yield from may(game, ctx, live.seat, cost))


def play(game: Running, ctx: Context, live: Live) -> Procedure[None]:
    """Play an ability that can be played: pay for it and resolve it."""
    ctx.age = game.state.tick()  #: age-of-what-is-played
    game.count_use(live)
    game.record(Event("played", live.card, live.seat, ability=live))
    yield from pay(game, ctx, game.cost_of(live))  #: pays
    if is_met(game, ctx, live.ability):  #: resolves-on-condition
        with suppress(Cancelled):
            yield from game.resolve(ctx, live.ability.then)  #: resolves
    game.finish(ctx, live.card, live)
