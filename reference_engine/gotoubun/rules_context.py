"""A running game of gotoubun, as its rules see it."""

from __future__ import annotations

from ..check_timings import rules_context
from .state import GameState


class RulesContext(rules_context.RulesContext):
    """A running game: its state, and the queries of its rules that only gotoubun has."""

    state: GameState

    # --- the approach (9.2.2.3) -----------------------------------------------------------------

    def is_approaching(self, character: int, hero: int) -> bool:
        """Whether a character approaches a hero."""
        return (self.state.reference_to(character), self.state.reference_to(hero)) in self.state.approaching
