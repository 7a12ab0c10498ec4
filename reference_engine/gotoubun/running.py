"""A running game of gotoubun, as its rules see it."""

from __future__ import annotations

from ..timings import running
from .state import Table


class Running(running.Running):
    """A running game: its state, and what its rules ask of it besides what every game knows."""

    state: Table

    # --- the approach (9.2.2.3) -----------------------------------------------------------------

    def approaches(self, character: int, hero: int) -> bool:
        """Whether a character approaches a hero."""
        return (self.state.ref(character), self.state.ref(hero)) in self.state.approaching
