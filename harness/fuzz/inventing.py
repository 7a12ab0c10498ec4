"""Where play begins: what a game invents, as scenes of the protocol.

A game can be fuzzed when what its scenarios are made of has a part for it (:class:`...steps.game.Fuzzing`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NoReturn

from ...adapters.engine import Fault
from ...adapters.messages import Ask, Event, Player, Result, Scene, View
from ...adapters.parts import lacking
from ...adapters.session import ScenarioError
from ...steps.cardtext import CardTextError
from ...steps.game import Fuzzing
from ...steps.recipe import Recipe
from ..base.errors import Broken, WrongUse
from ..scenarios.suite import Suite


@dataclass(frozen=True)
class Moment:
    """Where a game stands, for who writes claims about it."""

    ask: Ask | None
    result: Result | None
    view: View | None
    events: tuple[Event, ...]
    players: Mapping[Player, View]


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

    def scene(self, recipe: Recipe) -> Scene:
        """The scene of a recipe. Raises :class:`ScenarioError` for one that makes no sense."""
        world = self.suite.world(_no_engine, self.game, self.edition, read_back=False)
        try:
            recipe.fill(world, self.suite.vocabulary(self.game))
        except CardTextError as error:
            raise ScenarioError(str(error)) from error
        return world.builder.build()


def inventor_of(suite: Suite, game: str, edition: str) -> Inventor:
    """The inventor of a game's scenes; raises :class:`Stop` if none can be invented."""
    part = suite.parts(game).fuzzing
    if part is None:
        raise WrongUse(f"no scenes can be invented for {game}: it has no part for fuzzing")
    fuzzing = part()
    if missing := lacking(fuzzing, Fuzzing):
        raise Broken(f"{game}: what it is fuzzed with has no {', '.join(missing)}; see {Fuzzing.__module__}")
    return Inventor(suite, game, edition, fuzzing)


def playable_game(suite: Suite, game: str) -> bool:
    """Whether scenes can be invented for a game."""
    return bool(suite.files(game)) and suite.parts(game).fuzzing is not None


def _no_engine() -> NoReturn:
    raise Fault("a recipe is no game")
