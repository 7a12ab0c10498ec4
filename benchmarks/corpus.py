"""Measures the value of a corpus: the number of places in the reference engine that scenes reach with and without one.

    python benchmarks/corpus.py [--game GAME] [--scenes N] [--seed N]

Plays four campaigns with this number of scenes, the reference engine against itself in this process: a first one, with
an empty corpus and with none, and a later one, with the corpus of the first and with none. Prints at intervals the
number of scenes, the number of places that they have reached, and the processor seconds.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from saitei.harness.fuzz.campaign import PIECE, Campaign, CampaignLimits
from saitei.harness.fuzz.corpus import Corpus, CorpusScene
from saitei.harness.fuzz.deduplication import FindingCauses
from saitei.harness.fuzz.fuzz_run import FuzzOptions, engine_pairs
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.workers.local_pool import InlinePool, PoolTask

LATER, ENDLESS = 1_000_000, 1e9
"""So far the seeds of the later campaigns are from those of the first; and more seconds than any takes."""


class UnusedCorpus(Corpus):
    """A corpus that no scene begins with."""

    def draw_scenes(self, rng: random.Random) -> tuple[CorpusScene, ...]:
        """Nothing."""
        return ()


class LimitedPool(InlinePool):
    """Plays so many pieces, and then no more; ``tell`` is called before every fifth."""

    def __init__(self, pieces: int, tell: Callable[[], None]) -> None:
        self.left = pieces
        self.tell = tell

    @property
    def max_pending(self) -> int:  # type: ignore[override]
        """One, as long as there is one."""
        return int(self.left > 0)

    def submit(self, task: PoolTask) -> Future[bytes]:
        """Play it."""
        if self.left % 5 == 0:
            self.tell()
        self.left -= 1
        return super().submit(task)


def main() -> None:
    """Play the campaigns."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="hololive")
    parser.add_argument("--scenes", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        home, none = Path(name) / "corpus", Path(name) / "none"
        later = options.seed + LATER
        _play("a first one, with a corpus", Corpus(home, options.game), options.seed, options)
        _play("a first one, with none", UnusedCorpus(none / "1", options.game), options.seed, options)
        _play("a later one, with what the first has left", Corpus(home, options.game), later, options)
        _play("a later one, with none", UnusedCorpus(none / "2", options.game), later, options)


def _play(what: str, corpus: Corpus, seed: int, options: argparse.Namespace) -> None:
    print(f"{options.game}, {what}:")
    fuzzing = FuzzOptions(RunOptions(game=options.game, timeout=20), corpus=Path())
    (pairing,) = engine_pairs(fuzzing, Console(quiet=True))
    began = time.process_time()

    def print_progress() -> None:
        seconds = time.process_time() - began
        print(
            f"{campaign.tally.played_scenes:6} scenes {len(corpus.reached.smallest):6} places {seconds:6.1f} s",
            flush=True,
        )

    crew, limits = LimitedPool(options.scenes // PIECE + 1, print_progress), CampaignLimits(ENDLESS, findings=1)
    campaign = Campaign(pairing, crew, limits, seed, FindingCauses(), corpus, lambda line: None, Progress(disable=True))
    for found in campaign.run_campaign():
        print(f"found: {found.written.name}")
    print_progress()


if __name__ == "__main__":
    main()
