"""A running game of gotoubun, as its rules see it."""

from __future__ import annotations

from ..timings import running
from .state import Table


class Running(running.Running):
    """A running game: its state, and what its rules ask of it besides what every game knows."""

    state: Table

    # --- the approach (9.2.2.3) -----------------------------------------------------------------

    @property
    def step(self) -> str:
        """The phase or step that it is."""
        return next((frame[1] for frame in reversed(self.state.flow) if frame[0] == "turn"), "setup")

    def approaches(self, character: int, hero: int) -> bool:
        """Whether a character approaches a hero."""
        return (self.state.ref(character), self.state.ref(hero)) in self.state.approaching
