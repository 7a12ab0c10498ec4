"""A crew that plays so many scenes: a campaign of a test ends by what it has played, not by the clock."""

from __future__ import annotations

import pickle
from concurrent.futures import Future

from saitei.harness.crews.crew import Crew
from saitei.harness.crews.processes import Here, Task
from saitei.harness.fuzz.field import Scenes

ENDLESS = 600.0
"""So many seconds that nobody comes to their end."""


class Few:
    """Has so many pieces played, by another crew or here, and then no more."""

    def __init__(self, pieces: int, crew: Crew | None = None) -> None:
        self.left = pieces
        self.seeds: list[int] = []
        self._crew = crew or Here()
        self.lost = self._crew.lost

    @property
    def ahead(self) -> int:
        """None, when all are handed out."""
        return self._crew.ahead if self.left > 0 else 0

    def submit(self, task: Task) -> Future[bytes]:
        """Play a task."""
        _, piece = pickle.loads(task.packed)
        if isinstance(piece, Scenes):
            self.left -= 1
            self.seeds += range(piece.first, piece.first + piece.number)
        return self._crew.submit(task)

    def require_anybody(self) -> None:
        """Raise where nobody is left who plays."""
        self._crew.require_anybody()
