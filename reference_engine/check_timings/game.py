"""A game with check timings: the kernel's game with loops that can be announced and may not go on for ever."""

from __future__ import annotations

from msgspec import structs

from ..kernel.card_game import CardGame
from ..kernel.decisions import EngineAsk
from ..kernel.game_loop import Picks
from .announced_loops import options_without_planned, planned_answer, record_decision
from .perpetual_loops import end_round, forced_decline, remember_position, without_repetitions
from .rules_context import RulesContext


class TimingGame(RulesContext, CardGame):
    """A running game in which loops are noticed, announced and declined."""

    def present_ask(self, ask: EngineAsk) -> EngineAsk:
        if self.state.plan:
            ask = structs.replace(ask, options=options_without_planned(self, ask))
        return without_repetitions(self, ask)

    def before_answer(self, picks: Picks) -> None:
        remember_position(self, picks)
        record_decision(self, picks)

    def settled_answer(self) -> Picks | None:
        return planned_answer(self) or forced_decline(self)

    def pending_trigger_played(self) -> None:
        self.state.busy = True
        end_round(self)
