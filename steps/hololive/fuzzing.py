"""What ``saitei fuzz`` says of hololive's plays that cannot be said of any game."""

from __future__ import annotations

from collections.abc import Mapping

from ...adapters.messages import View
from ..fuzzing import Fuzzing
from ..recipe import Recipe
from . import relaying


class Hololive(Fuzzing):
    """Cheers are laid by their colours; life and holo power lie face down."""

    @property
    def hidden(self) -> frozenset[str]:
        """The zones whose cards nobody sees."""
        return super().hidden | {"life", "holo power"}

    def relaid(self, recipe: Recipe, view: View) -> tuple[Recipe, Mapping[str, str]] | None:
        """A position like what the judge sees, and what the cards are called in it; None if there is none."""
        return relaying.relaid(recipe, view, self.label)
