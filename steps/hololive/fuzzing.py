"""The sentences of ``saitei fuzz`` that are special to hololive."""

from __future__ import annotations

from collections.abc import Mapping

from ...adapters.messages import View
from ..fuzzing import GameFuzzing
from ..scene_recipe import SceneRecipe
from . import scene_from_view


class HololiveFuzzing(GameFuzzing):
    """Sentences about hololive: cheers are laid by their colours; life and holo power are face down."""

    @property
    def hidden_zones(self) -> frozenset[str]:
        """The zones whose cards neither player sees."""
        return super().hidden_zones | {"life", "holo power"}

    def recipe_from_view(self, recipe: SceneRecipe, view: View) -> tuple[SceneRecipe, Mapping[str, str]] | None:
        """A position like the judge's view, and the names of the cards in it; None if no board can state it."""
        return scene_from_view.recipe_from_view(recipe, view, self.card_label)
