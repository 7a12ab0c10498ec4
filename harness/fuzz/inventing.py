"""Where play begins: what a game invents, as scenes of the protocol.

A game can be fuzzed when its package of steps has a module ``fuzzing`` that provides :class:`Fuzzable`.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn, Protocol, cast

from ...adapters.engine import Fault
from ...adapters.messages import Ask, Event, Player, Result, Scene, View
from ...adapters.session import ScenarioError
from ...steps.cardtext import CardTextError
from ...steps.recipe import Recipe
from ..base.errors import WrongUse
from ..scenarios.suite import Suite


@dataclass(frozen=True)
class Moment:
    """Where a game stands, for who writes claims about it."""

    ask: Ask | None
    result: Result | None
    view: View | None
    events: tuple[Event, ...]
    players: Mapping[Player, View]


class Fuzzable(Protocol):
    """What ``steps/<game>/fuzzing.py`` provides: scenes to play, and the words for what happens in them."""

    UNORDERED: frozenset[str]
    """Zones whose order means nothing."""

    OPENED: tuple[str, ...]
    """Thens that may hold of a scene that one engine takes and another does not."""

    def recipe(self, rng: random.Random) -> Recipe:
        """Invent a scene."""

    def relaid(self, recipe: Recipe, view: View) -> tuple[Recipe, Mapping[str, str]] | None:
        """A position like what the judge sees, and what the cards are called in it; None if there is none."""

    def label(self, card: str) -> str:
        """What a scenario calls the card of that id."""

    def said(self, player: Player, kind: str, picks: Sequence[tuple[str, Mapping[str, str | int]]]) -> str | None:
        """The When for a decision; None if there is none."""

    def claims(self, right: Moment, wrong: Moment) -> Iterator[tuple[str, tuple[tuple[str, ...], ...]]]:
        """Thens (and tables) that may hold of the one and not of the other, the most telling first."""

    def secret(self, view: View) -> Iterator[tuple[str, str]]:
        """What a player's own view, at an ordinary play timing, shows against the rules: where, and which card."""


@dataclass(frozen=True)
class Inventor:
    """Invents scenes of a game: recipes, and how they become scenes."""

    suite: Suite
    game: str
    edition: str
    fuzzable: Fuzzable

    def scene(self, recipe: Recipe) -> Scene:
        """The scene of a recipe. Raises :class:`ScenarioError` for one that makes no sense."""
        world = self.suite.world(_no_engine, self.game, self.edition, read_back=False)
        try:
            recipe.fill(world, self.suite.vocabulary(self.game))
        except CardTextError as error:
            raise ScenarioError(str(error)) from error
        return world.builder.build()


def inventor_of(suite: Suite, game: str, edition: str) -> Inventor:
    """The inventor of a game's scenes; raises :class:`WrongUse` if none can be invented."""
    name = f"{suite.steps}.{game}.fuzzing"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise WrongUse(f"no scenes can be invented for {game}: it has no module {name}") from error
    return Inventor(suite, game, edition, cast(Fuzzable, module))


def playable_game(suite: Suite, game: str) -> bool:
    """Whether scenes can be invented for a game."""
    return (suite.phrases(game) / "fuzzing.py").exists()


def _no_engine() -> NoReturn:
    raise Fault("a recipe is no game")
