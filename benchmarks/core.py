"""The core of the reference engine, measured once, as JSON: what any edition of saitei can be asked for.

    python benchmarks/core.py GAMES [--game hololive]

Seconds are those of the processor, so that a loaded machine says much the same. ``paired.py`` plays it in turns.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

Begin = Callable[[int], Any]
"""A new game, by its seed."""

SCENES = ("scene_loader", "scene")
"""The module that opens scenes, as editions name it: the current name, then a former one. So are the names below."""
MAKERS = {"vanilla cards": ("vanilla_decks", "plain_game"), "cards with abilities": ("random_decks", "game")}
"""The functions that make the decks of a random game, by the kind of their cards."""
RUN, ANSWER = ("run_until_asked", "run"), ("answer_ask", "answer")
"""The methods of a running game."""


def find_named(holder: object, names: tuple[str, ...]) -> Any:
    """The first of these attributes that the object has. Raises ``AttributeError`` if it has none."""
    return getattr(holder, next((name for name in names if hasattr(holder, name)), names[0]))


def find_module(package: str, names: tuple[str, ...]) -> ModuleType:
    """The first of these modules that the package has. Raises ``ModuleNotFoundError`` if it has none."""
    there = (name for name in names if find_spec(f"{package}.{name}"))
    return import_module(f"{package}.{next(there, names[0])}")


def game_starts(name: str) -> dict[str, Begin]:
    """How games are begun of a rulebook, by the kind of their cards: those that its decks for play at random have."""
    scene = find_module(f"saitei.reference_engine.{name}", SCENES)
    decks = import_module(f"saitei.steps.{name}.decks")
    made = {kind: find_named(decks, names) for kind, names in MAKERS.items() if any(map(vars(decks).get, names))}
    return {kind: lambda seed, make=make: scene.open_scene(make(seed))[0] for kind, make in made.items()}


def random_decisions(opened: Any, seed: int) -> Iterator[tuple[Any, ...]]:
    """The answers of a random game, each before it is given."""
    rng = random.Random(seed)
    find_named(opened, RUN)()
    answer = find_named(opened, ANSWER)
    while (ask := opened.ask) is not None:
        picks = tuple(rng.sample(ask.options, rng.randint(ask.least, ask.most)))
        yield picks
        answer(picks)
        opened.state.log.clear()


def measure_games(kind: str, begin: Begin, games: int) -> dict[str, float]:
    """Decisions a second; and at each decision of a tenth as many games, microseconds of a fork, and of one that goes
    on."""
    opened = [begin(seed) for seed in range(games)]
    begun = time.process_time()
    count = sum(1 for seed, each in enumerate(opened) for _ in random_decisions(each, seed))
    rate = count / (time.process_time() - begun)
    forks, answers = [], []
    for seed in range(max(1, games // 10)):
        each = begin(seed)
        for picks in random_decisions(each, seed):
            begun = time.process_time()
            fork = each.fork()
            forked, answer = time.process_time(), find_named(fork, ANSWER)
            answer(picks)
            forks.append(forked - begun)
            answers.append(time.process_time() - begun)
    return {
        f"decisions a second, {kind}": rate,
        f"fork, mean, microseconds, {kind}": sum(forks) / len(forks) * 1e6,
        f"fork and its first answer, mean, microseconds, {kind}": sum(answers) / len(answers) * 1e6,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int)
    parser.add_argument("--game", default="hololive")
    options = parser.parse_args()
    found: dict[str, float] = {}
    for kind, begin in game_starts(options.game).items():
        measure_games(kind, begin, 1)
        found |= measure_games(kind, begin, options.games)
    print(json.dumps(found))
