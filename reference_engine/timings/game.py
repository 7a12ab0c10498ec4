"""A game with check timings: the kernel's game, in which loops can be announced and may not go on for ever."""

from __future__ import annotations

from msgspec import structs

from ..kernel.asks import Ask
from ..kernel.flow import Picks
from ..kernel.game import CardGame
from .announcing import planned, tell, without_planned
from .loops import declined, note, round_over, without_repetitions
from .running import Running


class TimingGame(Running, CardGame):
    """A running game in which loops are noticed, announced and declined."""

    def present(self, ask: Ask) -> Ask:
        if self.state.plan:
            ask = structs.replace(ask, options=without_planned(self, ask))
        return without_repetitions(self, ask)

    def remember(self, picks: Picks) -> None:
        note(self, picks)
        tell(self, picks)

    def follow(self) -> Picks | None:
        return planned(self) or declined(self)

    def waiting_played(self) -> None:
        self.state.busy = True
        round_over(self)
