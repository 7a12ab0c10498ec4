"""A crew that plays so many scenes: a campaign of a test ends by what it has played, not by the clock."""

from __future__ import annotations

import pickle
from concurrent.futures import Future

from saitei.harness.fuzz.fuzz_worker import SceneBatch
from saitei.harness.workers.local_pool import InlinePool, PoolTask
from saitei.harness.workers.pool import Pool

ENDLESS = 600.0
"""A number of seconds that is never reached."""


class Few:
    """Has so many pieces played, by another crew or here, and then no more."""

    def __init__(self, pieces: int, crew: Pool | None = None) -> None:
        self.left = pieces
        self.seeds: list[int] = []
        self._crew = crew or InlinePool()
        self.loss_errors = self._crew.loss_errors

    @property
    def max_pending(self) -> int:
        """None, when all are handed out."""
        return self._crew.max_pending if self.left > 0 else 0

    def submit(self, task: PoolTask) -> Future[bytes]:
        """Play a task."""
        _, piece = pickle.loads(task.packed)
        if isinstance(piece, SceneBatch):
            self.left -= 1
            self.seeds += range(piece.first, piece.first + piece.number)
        return self._crew.submit(task)

    def require_workers(self) -> None:
        """Raise if no player is left."""
        self._crew.require_workers()
