"""The core of the reference engine, measured once, as JSON: what any edition of saitei can be asked for.

    python benchmarks/core.py GAMES

Seconds are those of the processor, so that a loaded machine says much the same. ``paired.py`` plays it in turns.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator
from typing import Any

from saitei.reference_engine.hololive.scene import open_scene
from saitei.steps.hololive.decks import game, plain_game

KINDS = {"vanilla cards": plain_game, "cards with abilities": game}


def decisions(opened: Any, seed: int) -> Iterator[tuple[Any, ...]]:
    """The answers of a random game, each before it is given."""
    rng = random.Random(seed)
    opened.run()
    while (ask := opened.ask) is not None:
        picks = tuple(rng.sample(ask.options, rng.randint(ask.least, ask.most)))
        yield picks
        opened.answer(picks)
        opened.state.log.clear()


def measured(kind: str, games: int) -> dict[str, float]:
    """Decisions a second; and at each decision of a tenth as many games, microseconds of a fork, and of one that goes
    on."""
    opened = [open_scene(KINDS[kind](seed))[0] for seed in range(games)]
    begun = time.process_time()
    count = sum(1 for seed, each in enumerate(opened) for _ in decisions(each, seed))
    rate = count / (time.process_time() - begun)
    forks, answers = [], []
    for seed in range(max(1, games // 10)):
        each = open_scene(KINDS[kind](seed))[0]
        for picks in decisions(each, seed):
            begun = time.process_time()
            fork = each.fork()
            forked = time.process_time()
            fork.answer(picks)
            forks.append(forked - begun)
            answers.append(time.process_time() - begun)
    return {
        f"decisions a second, {kind}": rate,
        f"fork, mean, microseconds, {kind}": sum(forks) / len(forks) * 1e6,
        f"fork and its first answer, mean, microseconds, {kind}": sum(answers) / len(answers) * 1e6,
    }


if __name__ == "__main__":
    found: dict[str, float] = {}
    for kind in KINDS:
        measured(kind, 1)
        found |= measured(kind, int(sys.argv[1]))
    print(json.dumps(found))
