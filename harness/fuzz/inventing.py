"""Where play begins: what a game invents, as scenes of the protocol.

A game can be fuzzed when it has scenarios: of those its scenes are made (:mod:`.gathering`, :mod:`.crossing`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NoReturn

from ...adapters.abilities import Ability, Played
from ...adapters.engine import Fault
from ...adapters.messages import Scene
from ...adapters.session import ScenarioError
from ...steps.builder import SceneBuilder
from ...steps.fuzzing import Fuzzing
from ...steps.recipe import Recipe
from ..base.errors import Broken
from ..scenarios.suite import Suite
from .crossing import Crossing
from .gathering import Stock, gathered
from .phrasing import Phrasing

NO_SCENES = "they are made of those of scenarios, that a SceneBuilder collects"
"""Why no scene of a game can be invented."""


@dataclass(frozen=True)
class Inventor:
    """Invents scenes of a game: recipes, and how they become scenes."""

    suite: Suite
    game: str
    edition: str
    fuzzing: Fuzzing

    @property
    def package(self) -> str | None:
        """The package of the reference engine that plays the game, if it does."""
        return self.suite.engines().get(self.game)

    def recipe(self, rng: random.Random, base: Recipe | None = None, turn: int | None = None) -> Recipe:
        """Invent a scene, out of this one if there is any, or of the scenario whose turn it is."""
        return self._crossing.recipe(rng, base, turn)

    def prepared(self) -> Inventor:
        """The same, once it has read what the scenarios begin with: nobody's time to play counts that."""
        assert self._crossing is not None
        return self

    @cached_property
    def stock(self) -> Stock:
        """What the game's scenarios begin with."""
        return gathered(self.suite, self.game, self.fuzzing.position())

    @cached_property
    def phrasing(self) -> Phrasing | None:
        """The phrases of its card texts, where they have a language."""
        language = self.suite.parts(self.game).language
        return Phrasing(language(), self.stock.written) if language else None

    @cached_property
    def _crossing(self) -> Crossing:
        return Crossing(self.stock, self.fuzzing, self.makes_sense, self.phrasing)

    def makes_sense(self, recipe: Recipe) -> bool:
        """Whether it can be said, and each ability of a card by its name."""
        try:
            scene = self.scene(recipe)
        except ScenarioError:
            return False
        return all(_are_told_apart(card.abilities) for card in scene.cards.values())

    def scene(self, recipe: Recipe) -> Scene:
        """The scene of a recipe. Raises :class:`ScenarioError` for one that makes no sense."""
        world = self.suite.world(_no_engine, self.game, self.edition, read_back=False)
        try:
            recipe.fill(world, self.suite.vocabulary(self.game))
        except ValueError as error:  # what no language understands, or a kind of card that has no text
            raise ScenarioError(str(error)) from error
        return world.builder.build()


def _are_told_apart(abilities: Sequence[Ability]) -> bool:
    """Whether no two of them have one name, so that an option that names one means no other."""
    names = [each.name for each in abilities if not isinstance(each, Played) and each.name]
    return len(names) == len({*names})


@cache
def inventor_of(suite: Suite, game: str, edition: str) -> Inventor:
    """The inventor of a game's scenes, which reads its scenarios once; raises :class:`Stop` if none can be invented."""
    parts = suite.parts(game)
    kind = parts.fuzzing() if parts.fuzzing else Fuzzing
    if not issubclass(kind, Fuzzing):
        raise Broken(
            f"{game}: what it is fuzzed with, {kind.__name__}, is no {Fuzzing.__name__} of {Fuzzing.__module__}"
        )
    said = kind(suite.vocabulary(game), parts.actions, parts.position, parts.new_game)
    return Inventor(suite, game, edition, said).prepared()


def playable_game(suite: Suite, game: str) -> bool:
    """Whether scenes can be invented for a game."""
    return bool(suite.files(game)) and issubclass(suite.parts(game).position, SceneBuilder)


def _no_engine() -> NoReturn:
    raise Fault("a recipe is no game")
