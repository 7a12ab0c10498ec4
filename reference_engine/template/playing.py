"""Playing an ability, and resolving it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.asks import NO, YES, Ask
from ..kernel.flow import Procedure
from .cards import Live
from .costs import pay, payable
from .events import Event
from .instructions import perform
from .references import Context, is_met
from .state import Ref

if TYPE_CHECKING:
    from .game import TemplateGame


def playable(game: TemplateGame, live: Live) -> bool:
    """Whether an activated ability can be played at this play timing."""
    ctx = Context(live.seat, Ref(live.card, live.inc), live)
    return (
        game.usable(live)
        and is_met(game, ctx, live.ability)  # hololive 10.1.1.1.1; gotoubun 12.2.3.2
        and payable(game, ctx, game.cost_of(live))  # hololive 10.4.2.2; gotoubun 8.1.3, 10.4.2.2
    )


def agreed(game: TemplateGame, ctx: Context, live: Live) -> Procedure[bool]:
    """Without a cost it is played. With one, its player may decline, and must where it cannot be paid."""
    cost = game.cost_of(live)
    if not cost and not game.is_optional(live):
        return True  # hololive 10.8.3.1; gotoubun 10.7.3.1
    if not payable(game, ctx, cost):  # hololive 10.1.1.2.2, 10.4.2.2; gotoubun 10.1.1.2.2, 10.4.2.2
        return False
    (pick,) = yield Ask(
        live.seat, "optional", (YES, NO), about=live
    )  # hololive 10.1.1.2.2, 10.8.3.1.1, 12.1.5.3; gotoubun 10.1.1.2.2, 10.7.3.1.1
    return bool(pick != NO)


def play(game: TemplateGame, ctx: Context, live: Live) -> Procedure[None]:
    """Play an ability that can be played: pay for it and resolve it."""
    ctx.age = game.state.tick()  # hololive 10.10.1.6.2; gotoubun 10.9.1.7.2
    game.count_use(live)
    game.record(Event("played", live.card, live.seat, ability=live))
    yield from pay(game, ctx, game.cost_of(live))  # hololive 10.7.2, 10.7.2.4; gotoubun 10.6.2, 10.6.2.5
    if is_met(game, ctx, live.ability):  # gotoubun 12.2.3.2, 12.2.3.3
        yield from perform(
            game, ctx, live.ability.then
        )  # hololive 10.7.1, 10.7.2.5.2, 10.7.2.5.3, 10.9.1; gotoubun 10.6.1, 10.6.2.6.1, 10.6.2.6.2, 10.8.1
    game.finish(ctx, live.card, live)
