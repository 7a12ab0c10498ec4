"""Invention of scenes, from which play begins.

A game can be fuzzed if it has scenarios: its scenes are made from theirs (:mod:`.seed_stock`, :mod:`.crossover`).
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
from ..scenarios.suite import Suite
from .crossover import SceneCrossover
from .seed_stock import SceneStock, build_stock
from .text_variation import TextVariation

NO_SCENES = "scenes are made from those of scenarios, and the game needs a SceneBuilder for them"
"""The reason why no scenes of a game can be invented."""


@dataclass(frozen=True)
class Inventor:
    """Inventor of a game's scenes: it makes recipes, and builds scenes from them.

    Unless ``with_texts``, no card of its scenes has a text, for engines that do not read texts. Unless ``with_decks``,
    no scene is the beginning of a game, for engines that cannot begin from decks.
    """

    suite: Suite
    game: str
    edition: str
    fuzzing: GameFuzzing
    with_texts: bool = True
    with_decks: bool = True

    @property
    def engine_package(self) -> str | None:
        """The package of the reference engine that plays the game, or None."""
        return self.suite.engine_packages().get(self.game)

    def invent_recipe(
        self, rng: random.Random, base: SceneRecipe | None = None, turn: int | None = None
    ) -> SceneRecipe:
        """Invent a scene, based on the given one, or else on the scenario whose turn it is."""
        return self._crossing.invent_recipe(rng, base, turn)

    def prepare_stock(self) -> Inventor:
        """The inventor itself, after it has read the scenarios' scenes, so that no play's time includes that."""
        assert self._crossing is not None
        return self

    @cached_property
    def scene_stock(self) -> SceneStock:
        """The scenes of the game's scenarios, and their pieces."""
        return build_stock(
            self.suite,
            self.game,
            self.fuzzing.position(),
            with_texts=self.with_texts,
            with_decks=self.with_decks,
        )

    @cached_property
    def text_variation(self) -> TextVariation | None:
        """The variation of the game's card texts; None if they have no language."""
        language = self.suite.load_suite_game(self.game).language
        return TextVariation(language(), self.scene_stock.written) if language and self.with_texts else None

    @cached_property
    def _crossing(self) -> SceneCrossover:
        return SceneCrossover(self.scene_stock, self.fuzzing, self.is_playable_recipe, self.text_variation)

    def is_playable_recipe(self, recipe: SceneRecipe) -> bool:
        """Whether a recipe makes a valid scene in which no card has two abilities of the same name."""
        try:
            scene = self.build_scene(recipe)
        except ScenarioError:
            return False
        return all(_are_told_apart(card.abilities) for card in scene.cards.values())

    def build_scene(self, recipe: SceneRecipe) -> Scene:
        """The scene of a recipe. Raises :class:`ScenarioError` for an invalid recipe."""
        world = self.suite.make_world(_no_engine, self.game, self.edition, read_back=False)
        try:
            recipe.fill_world(world, self.suite.phrase_vocabulary(self.game))
        except ValueError as error:  # a text that the language does not understand, or a kind of card without text
            raise ScenarioError(str(error)) from error
        return world.builder.build_scene()


def _are_told_apart(abilities: Sequence[Ability]) -> bool:
    """Whether no two abilities have the same name, so that options can name them unambiguously."""
    names = [each.name for each in abilities if not isinstance(each, PlayAbility) and each.name]
    return len(names) == len({*names})


@cache
def inventor_for_game(
    suite: Suite, game: str, edition: str, *, with_texts: bool = True, with_decks: bool = True
) -> Inventor:
    """The inventor of a game's scenes, with or without card texts and games from decks. It reads the scenarios once.

    Raises :class:`InfrastructureError` as :meth:`Suite.play_sentences` does.
    """
    return Inventor(suite, game, edition, suite.play_sentences(game), with_texts, with_decks).prepare_stock()


def can_invent_scenes(suite: Suite, game: str) -> bool:
    """Whether scenes can be invented for a game: if it has scenarios and a scene builder."""
    return bool(suite.feature_paths(game)) and issubclass(suite.load_suite_game(game).position, SceneBuilder)


def _no_engine() -> NoReturn:
    raise EngineFault("a recipe is built without an engine")
