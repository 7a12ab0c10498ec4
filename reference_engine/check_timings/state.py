"""What the state of a game with check timings has besides: rounds, and what tells two moments apart."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..kernel.board_state import GameState, Remark
from ..kernel.state import Exact, PerTurn


class BoardKey(NamedTuple):
    """The cards where they lie, as they count: in zones with an order, in those without, and on the board."""

    ordered: tuple[Any, ...]
    piles: tuple[Any, ...]
    lying: tuple[Any, ...]


class TimingState(GameState):
    """The state of a game with check timings.

    ``busy``    whether a check timing of this end of the turn did anything
    ``round``   counts this check timing's rounds; ``rounds`` are the states of the later ones
    ``history`` what was done this turn, and in what state (``loops``)
    ``story``   decisions made this turn; ``plan`` those announced and still to be made
    """

    busy: PerTurn[Exact[bool]] = False
    round: Exact[int] = 0
    rounds: Exact[tuple[Any, ...]] = ()
    history: PerTurn[Exact[tuple[Any, ...]]] = ()
    story: PerTurn[Exact[tuple[Any, ...]]] = ()
    plan: PerTurn[Exact[tuple[Any, ...]]] = ()

    def card_key(self, remarks: dict[int, list[Remark]], card: int) -> tuple[Any, ...]:
        """A card as it counts: its definition, how it lies, the cards that lie with it, and the remarks on it."""
        raise NotImplementedError

    def loop_signature(self) -> tuple[int, ...]:
        """Cheap to compute, and equal wherever the loop keys are."""
        return (len(self.done), len(self.lasting), *map(len, self.zones.values()))
