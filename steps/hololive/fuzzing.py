"""What ``saitei fuzz`` says of hololive's plays that cannot be said of any game."""

from __future__ import annotations

from collections.abc import Mapping

from ...adapters.messages import View
from ..fuzzing import GameFuzzing
from ..scene_recipe import SceneRecipe
from . import scene_from_view


class HololiveFuzzing(GameFuzzing):
    """Cheers are laid by their colours; life and holo power lie face down."""

    @property
    def hidden_zones(self) -> frozenset[str]:
        """The zones whose cards nobody sees."""
        return super().hidden_zones | {"life", "holo power"}

    def recipe_from_view(self, recipe: SceneRecipe, view: View) -> tuple[SceneRecipe, Mapping[str, str]] | None:
        """A position like what the judge sees, and what the cards are called in it; None if there is none."""
        return scene_from_view.recipe_from_view(recipe, view, self.card_label)
