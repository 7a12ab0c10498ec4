"""The state of a game with check timings: the kernel's state with rounds, and with the signature of a moment."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..kernel.board_state import GameState, Remark
from ..kernel.state import Exact, PerTurn


class BoardKey(NamedTuple):
    """The keys of the cards by place: in zones with an order, in zones without, and on the board."""

    ordered: tuple[Any, ...]
    piles: tuple[Any, ...]
    lying: tuple[Any, ...]


class TimingState(GameState):
    """The state of a game with check timings.

    ``busy``    whether a check timing of this end of the turn did anything
    ``round``   number of this check timing's rounds; ``rounds`` are the states of the later ones
    ``history`` the actions of this turn, each with its state (``perpetual_loops``)
    ``story``   decisions made this turn; ``plan`` the announced decisions that are still to be made
    """

    busy: PerTurn[Exact[bool]] = False
    round: Exact[int] = 0
    rounds: Exact[tuple[Any, ...]] = ()
    history: PerTurn[Exact[tuple[Any, ...]]] = ()
    story: PerTurn[Exact[tuple[Any, ...]]] = ()
    plan: PerTurn[Exact[tuple[Any, ...]]] = ()

    def card_key(self, remarks: dict[int, list[Remark]], card: int) -> tuple[Any, ...]:
        """The key of a card: its definition, how it lies, the cards that lie with it, and the remarks on it."""
        raise NotImplementedError

    def loop_signature(self) -> tuple[int, ...]:
        """A number that is cheap to compute, and equal if the loop keys are equal."""
        return (len(self.done), len(self.lasting), *map(len, self.zones.values()))
