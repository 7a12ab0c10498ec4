"""1.2: winning and losing, which end the game."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.card_references import players_of_side
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from .rules_context import RulesContext


def decide_winner(game: RulesContext, reason: str, *events: EngineEvent) -> Procedure[None]:
    """Let players win and lose at the same time and end the game, unless an effect replaces all of that."""
    done = (yield from game.propose_events(*events)).done
    winners, losers = ({each.player for each in done if each.kind == kind} for kind in ("win", "lose"))
    if not winners and not losers:
        return
    winners |= {1 - player for player in losers}  # 1.2.1
    if len(winners) == 2:  # 1.2.2
        game.end_game((0, 1), reason)  # 1.2.2
    (winner,) = winners
    game.end_game((1 - winner,), reason)  # 1.2.1


def lose_by_effect(game: RulesContext, ctx: ResolutionContext, node: a.LoseGame) -> Procedure[bool]:
    """Carry out a card's text by which a player loses, or wins, so that the opponent loses."""
    losing = players_of_side(ctx.seat, node.side)
    events = (
        EngineEvent("lose", player=player, cause="effect", source=ctx.this, ability=ctx.held) for player in losing
    )
    yield from decide_winner(game, "a card says so", *events)  # 1.2.4
    return False
