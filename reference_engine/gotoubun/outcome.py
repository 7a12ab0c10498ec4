"""1.2: winning and losing, and so the end of the game."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.context import Context
from ..kernel.events import Event
from ..kernel.flow import Procedure
from ..kernel.references import players
from .running import Running


def decide(game: Running, reason: str, *events: Event) -> Procedure[None]:
    """Players win and lose at the same time, and the game ends, unless an effect replaces all of that."""
    done = (yield from game.happen(*events)).done
    winners, losers = ({each.player for each in done if each.kind == kind} for kind in ("win", "lose"))
    if not winners and not losers:
        return
    winners |= {1 - player for player in losers}  # 1.2.1
    if len(winners) == 2:  # 1.2.2
        game.end((0, 1), reason)  # 1.2.2
    (winner,) = winners
    game.end((1 - winner,), reason)  # 1.2.1


def lose(game: Running, ctx: Context, node: a.Lose) -> Procedure[bool]:
    """A card says that somebody loses, or that somebody wins, whose opponent loses then."""
    losing = players(ctx.seat, node.side)
    events = (Event("lose", player=player, cause="effect", source=ctx.this, ability=ctx.held) for player in losing)
    yield from decide(game, "a card says so", *events)  # 1.2.4
    return False
