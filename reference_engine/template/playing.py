"""10.7: playing an ability or a card, and resolving it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...adapters.abilities import Instruction, Skill
from ..kernel.asks import NO, YES, Ask
from ..kernel.flow import Procedure
from .cards import Live, holo_power
from .costs import pay, payable
from .events import Event, commit
from .instructions import perform
from .references import Context, holds
from .state import Ref

if TYPE_CHECKING:
    from .game import Hololive


def usable(game: Hololive, live: Live) -> bool:
    """Whether the ability has been played less often than its limits allow."""
    state, origin = game.state, live.origin
    if isinstance(origin, Skill):
        if origin.sp:
            if ("sp", live.seat) in state.ever:  # 8.5.1.2
                return False
        elif ("skill", live.seat) in state.done:  # 8.5.1.1
            return False
    limit = getattr(live.ability, "limit", None)
    if limit is None:
        return True
    in_turn, in_game = state.used.get(live.key, (0, 0))
    return bool((in_turn if limit.per == "turn" else in_game) < limit.count)  # 10.7.2.1.1, 12.1.4


def count_use(game: Hololive, live: Live) -> None:
    """The ability was played once more, if anything limits how often it is."""
    state = game.state
    if getattr(live.ability, "limit", None) is not None:
        in_turn, in_game = state.used.get(live.key, (0, 0))
        state.used[live.key] = (in_turn + 1, in_game + 1)  # 5.13.3.1, 5.13.3.1.1, 10.7.2.1.1
    if isinstance(live.origin, Skill):
        if live.origin.sp:
            state.ever |= {("sp", live.seat)}  # 8.5.1.2
        else:
            state.done |= {("skill", live.seat)}  # 8.5.1.1
    state.touch()


def cost_of(live: Live) -> tuple[Instruction, ...]:
    """What has to be done to play the ability."""
    if isinstance(live.ability, Skill):
        return holo_power(live.ability.cost)  # 12.1.3
    return tuple(getattr(live.ability, "cost", ()))


def playable(game: Hololive, live: Live) -> bool:
    """Whether an activated ability or an oshi skill can be played at this play timing."""
    ctx = Context(live.seat, Ref(live.card, live.inc), live)
    return (
        usable(game, live)
        and holds(game, ctx, live.ability.condition)  # 10.1.1.1.1
        and payable(game, ctx, cost_of(live))  # 10.4.2.2
    )


def agreed(game: Hololive, ctx: Context, live: Live) -> Procedure[bool]:
    """Without a cost it is played. With one, its player may decline, and must where it cannot be paid."""
    cost = cost_of(live)
    if not cost and not isinstance(live.origin, Skill):
        return True  # 10.8.3.1
    if not payable(game, ctx, cost):  # 10.1.1.2.2, 10.4.2.2
        return False
    (pick,) = yield Ask(live.seat, "optional", (YES, NO), about=live)  # 10.1.1.2.2, 10.8.3.1.1, 12.1.5.3
    return bool(pick != NO)


def play(game: Hololive, ctx: Context, live: Live) -> Procedure[None]:
    """Play an ability that can be played: pay for it and resolve it."""
    ctx.age = game.state.tick()  # 10.10.1.6.2
    count_use(game, live)
    game.record(Event("played", live.card, live.seat, ability=live))
    yield from pay(game, ctx, cost_of(live))  # 10.7.2, 10.7.2.4
    condition: Any = getattr(live.ability, "condition", None)
    if holds(game, ctx, condition):
        yield from perform(game, ctx, live.ability.then)  # 10.7.1, 10.7.2.5.2, 10.7.2.5.3, 10.9.1
    finish(game, ctx, live.card, "skill" if isinstance(live.origin, Skill) else "ability", live)


def finish(game: Hololive, ctx: Context, card: int, kind: str, live: Live | None) -> None:
    """The resolution is over; unless it had targets to choose and found none, it was used."""
    game.record(Event("resolved", card, ctx.seat, ability=live))
    if ctx.asked == 0 or ctx.chosen > 0:
        commit(game, (Event("use", card, cause=kind, by=ctx.seat, ability=live),))  # 10.7.2.5.4
