"""Where play begins: what a game invents, as scenes of the protocol.

A game can be fuzzed when it has scenarios: of those its scenes are made (:mod:`.gathering`, :mod:`.crossing`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NoReturn

from ...adapters.card_text_tree import Ability, PlayAbility
from ...adapters.engine_interface import EngineFault
from ...adapters.messages import Scene
from ...adapters.session import ScenarioError
from ...steps.fuzzing import GameFuzzing
from ...steps.scene_builder import SceneBuilder
from ...steps.scene_recipe import SceneRecipe
from ..base.command_errors import InfrastructureError
from ..scenarios.suite import Suite
from .crossover import SceneCrossover
from .seed_stock import SceneStock, build_stock
from .text_variation import TextVariation

NO_SCENES = "they are made of those of scenarios, that a SceneBuilder collects"
"""Why no scene of a game can be invented."""


@dataclass(frozen=True)
class Inventor:
    """Invents scenes of a game: recipes, and how they become scenes."""

    suite: Suite
    game: str
    edition: str
    fuzzing: GameFuzzing

    @property
    def engine_package(self) -> str | None:
        """The package of the reference engine that plays the game, if it does."""
        return self.suite.engine_packages().get(self.game)

    def invent_recipe(
        self, rng: random.Random, base: SceneRecipe | None = None, turn: int | None = None
    ) -> SceneRecipe:
        """Invent a scene, out of this one if there is any, or of the scenario whose turn it is."""
        return self._crossing.invent_recipe(rng, base, turn)

    def prepare_stock(self) -> Inventor:
        """The same, once it has read what the scenarios begin with: nobody's time to play counts that."""
        assert self._crossing is not None
        return self

    @cached_property
    def scene_stock(self) -> SceneStock:
        """What the game's scenarios begin with."""
        return build_stock(self.suite, self.game, self.fuzzing.position())

    @cached_property
    def text_variation(self) -> TextVariation | None:
        """The phrases of its card texts, where they have a language."""
        language = self.suite.load_suite_game(self.game).language
        return TextVariation(language(), self.scene_stock.written) if language else None

    @cached_property
    def _crossing(self) -> SceneCrossover:
        return SceneCrossover(self.scene_stock, self.fuzzing, self.is_playable_recipe, self.text_variation)

    def is_playable_recipe(self, recipe: SceneRecipe) -> bool:
        """Whether it can be said, and each ability of a card by its name."""
        try:
            scene = self.build_scene(recipe)
        except ScenarioError:
            return False
        return all(_are_told_apart(card.abilities) for card in scene.cards.values())

    def build_scene(self, recipe: SceneRecipe) -> Scene:
        """The scene of a recipe. Raises :class:`ScenarioError` for one that makes no sense."""
        world = self.suite.make_world(_no_engine, self.game, self.edition, read_back=False)
        try:
            recipe.fill_world(world, self.suite.phrase_vocabulary(self.game))
        except ValueError as error:  # what no language understands, or a kind of card that has no text
            raise ScenarioError(str(error)) from error
        return world.builder.build_scene()


def _are_told_apart(abilities: Sequence[Ability]) -> bool:
    """Whether no two of them have one name, so that an option that names one means no other."""
    names = [each.name for each in abilities if not isinstance(each, PlayAbility) and each.name]
    return len(names) == len({*names})


@cache
def inventor_for_game(suite: Suite, game: str, edition: str) -> Inventor:
    """The inventor of a game's scenes, which reads its scenarios once; raises :class:`Stop` if none can be invented."""
    parts = suite.load_suite_game(game)
    kind = parts.fuzzing() if parts.fuzzing else GameFuzzing
    if not issubclass(kind, GameFuzzing):
        raise InfrastructureError(
            f"{game}: what it is fuzzed with, {kind.__name__}, is no {GameFuzzing.__name__} of {GameFuzzing.__module__}"
        )
    said = kind(suite.phrase_vocabulary(game), parts.actions, parts.position, parts.new_game)
    return Inventor(suite, game, edition, said).prepare_stock()


def can_invent_scenes(suite: Suite, game: str) -> bool:
    """Whether scenes can be invented for a game."""
    return bool(suite.feature_paths(game)) and issubclass(suite.load_suite_game(game).position, SceneBuilder)


def _no_engine() -> NoReturn:
    raise EngineFault("a recipe is no game")
