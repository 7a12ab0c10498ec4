"""Does ``saitei fuzz`` find faults? The violations of each game's engine, each against a sound copy.

    python benchmarks/fuzz.py [--game GAME] [--sample N] [--seconds S] [--seed N] [--found | --unnoticed] [NAME]...
    python benchmarks/fuzz.py --honest [--game GAME] [--seconds S] [--seed N] [NAME]...

Prints for each fault whether it was found, after how many seconds, to how many decisions it was made small, whether it
came out as a feature, and at which place of its clauses the violated one stands; then a table of the games. With
``--sample N`` so many of each game are tried, drawn by the seed. Seconds are those of the processor. A finding is filed
without the help of the violation that it shows; with ``--unnoticed``, without playing scenarios, too; with ``--found``
it is neither made small nor filed.

With ``--honest``, the engines are correct ones that ask and report differently (``tests/zoo/grains.py``). A line for
each names its scenes, decisions, findings and differences of wording; there should be no finding.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from unittest import mock

from rich.console import Console

from saitei.harness.fuzz import broken_engine_similarity, failing_scenarios
from saitei.harness.fuzz.campaign import PIECE, CampaignTally, ReportedFinding
from saitei.harness.fuzz.feature_writer import SHOWN
from saitei.harness.fuzz.fuzz_run import FuzzOptions, create_campaign, engine_pairs
from saitei.harness.fuzz.fuzz_worker import (
    EnginePair,
    FailingPlay,
    SceneBatch,
    play_batch,
    release_engines,
    start_engines,
)
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.prove.applied_violations import game_violations
from saitei.harness.scenarios.suite import Suite
from saitei.harness.workers.local_pool import InlinePool
from saitei.reference_engine.patching import Patch
from saitei.reference_engine.violations import Violation, Violations

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "zoo")]

from grains import COMPOUND, KINDS  # noqa: E402 (stands beside the tests)
from twin import sound  # noqa: E402 (stands beside the tests)

SUITE = Suite()
SMALL = 6
TIMEOUT = 20.0
MANY = 1000


@dataclass
class DetectionCount:
    """The result for a game's violations."""

    of: int = 0
    found: int = 0
    features: int = 0
    small: int = 0
    filed: int = 0
    tagged: int = 0
    seconds: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        slow = f"{max(self.seconds):5.1f}" if self.seconds else "    -"
        share = 100 * self.found / self.of if self.of else 0
        told = f"{self.features:9} {self.small:6} {self.filed:6} {self.tagged:7}"
        return f"{self.of:5} {self.found:6} {share:4.0f} % {told} {slow} s"


@contextmanager
def processor_seconds() -> Iterator[None]:
    """Within it, seconds are those of the processor."""
    with mock.patch.object(time, "monotonic", time.process_time):
        yield


@contextmanager
def broken_pair(game: str, broken: Violation, options: argparse.Namespace) -> Iterator[tuple[FuzzOptions, EnginePair]]:
    """Within it the reference engine is broken so, a sound one is its model, and seconds are those of the processor."""
    against = sound()
    request = RunOptions(game=game, timeout=TIMEOUT, in_process=True)
    every: Violations = import_module(f"{SUITE.engine_packages()[game]}.violations").VIOLATIONS
    others = [each for each in every.every if each != broken]
    cases = -1 if options.unnoticed else failing_scenarios.CASES
    with (
        processor_seconds(),
        mock.patch.object(broken_engine_similarity, "game_violations", lambda package: others),
        mock.patch.object(failing_scenarios, "CASES", cases),
        Patch() as patch,
    ):
        every.every[broken](patch)
        fuzzing = FuzzOptions(request, against, options.seconds)
        (pairing,) = engine_pairs(fuzzing, Console(quiet=True))
        yield fuzzing, pairing


def find_violation(
    fuzzing: FuzzOptions, pairing: EnginePair, seed: int
) -> tuple[ReportedFinding | None, CampaignTally]:
    """The findings of the fuzzer, minimized and written, and the number of games played."""
    campaign = create_campaign(fuzzing, pairing, InlinePool(), seed)
    return next(campaign.run_campaign(), None), campaign.tally


def first_failing_play(
    fuzzing: FuzzOptions, pairing: EnginePair, seed: int
) -> tuple[FailingPlay | None, CampaignTally]:
    """The first play that goes wrong, and what was played."""
    start_engines(pairing)
    tally, begun, diverging = CampaignTally(), time.monotonic(), None
    while diverging is None and tally.seconds < fuzzing.seconds:
        harvest = play_batch(SceneBatch(pairing, seed, PIECE, fuzzing.seconds - tally.seconds))
        seed += harvest.played
        tally.endings += harvest.endings
        tally.seconds = time.monotonic() - begun
        diverging = next(iter(harvest.diverging), None)
    release_engines()
    return diverging, tally


def play_honest_engine(game: str, name: str, options: argparse.Namespace) -> int:
    """Play an honest engine of that name against the reference engine, and return the number of findings."""
    request = RunOptions(engine=f"python:grains:engine_{name}", game=game, timeout=TIMEOUT, in_process=True)
    fuzzing = FuzzOptions(request, seconds=options.seconds, findings=MANY, out=options.out or Path("fuzz"))
    with processor_seconds():
        (pairing,) = engine_pairs(fuzzing, Console(quiet=True))
        campaign = create_campaign(fuzzing, pairing, InlinePool(), options.seed)
        found = [*campaign.run_campaign()]
    tally = campaign.tally
    told = f"{len(found):3} findings, {len(tally.wordings):2} wordings"
    print(f"{game:10}  {tally.played_scenes:6} scenes  {tally.decisions:7} decisions  {told}  {name}", flush=True)
    for each in found:
        print(f"    --seed {each.finding.seed}: {each.finding.play.differences[0]}", flush=True)
    return len(found)


def play_honest_engines(games: Sequence[str], options: argparse.Namespace) -> None:
    """Play each honest engine in each game, and print the sum of their findings."""
    kinds = dict.fromkeys(each.__name__ for each in (*COMPOUND, *KINDS))
    names = [each for each in kinds if not options.names or each in options.names]
    print(f"{sum(play_honest_engine(game, name, options) for game in games for name in names)} findings")


def main() -> None:
    """Break, find, and print a line a fault."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=SUITE.game_names(), help="this game alone")
    parser.add_argument("--sample", type=int, help="so many violations of each game, at random")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--unnoticed", action="store_true", help="file as if no scenario failed on any of them")
    parser.add_argument("--found", action="store_true", help="stop where a play goes wrong: nothing is made of it")
    parser.add_argument("--honest", action="store_true", help="play correct engines that ask and report differently")
    parser.add_argument("--out", type=Path, help="where to write what is found")
    parser.add_argument(
        "names", nargs="*", help="parts of the names of the violations to try, or names of honest engines"
    )
    options = parser.parse_args()
    table: dict[str, DetectionCount] = {}
    games = [options.game] if options.game else SUITE.game_names()
    if options.honest:
        play_honest_engines(games, options)
        return
    for game in games:
        package = SUITE.engine_packages().get(game)
        named = [
            each
            for each in (game_violations(package) if package else ())
            if not options.names or any(part in str(each) for part in options.names)
        ]
        if options.sample:
            named = random.Random(options.seed).sample(named, min(options.sample, len(named)))
        if named:
            table[game] = DetectionCount()
        for each in named:
            _try(game, each, options, table[game])
    print("game          of  found        features  small  filed  tagged  slowest")
    for game, tried in table.items():
        print(f"{game:10} {tried}")


def _try(game: str, broken: Violation, options: argparse.Namespace, tried: DetectionCount) -> None:
    begun = time.process_time()
    with broken_pair(game, broken, options) as (fuzzing, pairing):
        met, tally = (first_failing_play if options.found else find_violation)(fuzzing, pairing, options.seed)
    seconds = time.process_time() - begun
    tried.of += 1
    if met is None:
        print(
            f"{game}  not found  {seconds:5.1f} s  {tally.played_scenes:5} scenes  {broken.clause}: {broken}",
            flush=True,
        )
    elif isinstance(met, FailingPlay):
        tried.found += 1
        tried.seconds.append(tally.seconds)
        told = f"{tally.played_scenes:5} scenes, {len(met.play.decisions):2} decisions  {broken.clause}: {broken}"
        print(f"{game}  found {tally.seconds:5.1f} s  {told}: {met.play.differences[0]}", flush=True)
    else:
        _tell(game, broken, met, options, tried, seconds)


def _tell(
    game: str,
    broken: Violation,
    found: ReportedFinding,
    options: argparse.Namespace,
    tried: DetectionCount,
    seconds: float,
) -> None:
    count, clauses = len(found.finding.play.decisions), found.written.clauses
    place = clauses.index(broken.clause) + 1 if broken.clause in clauses else 0
    tried.found += 1
    tried.seconds.append(found.seconds)
    tried.small += count <= SMALL
    tried.features += found.written.is_feature
    tried.filed += bool(clauses) and clauses[0] in broken.clauses
    tried.tagged += 0 < place <= SHOWN
    print(
        f"{game}  found {found.seconds:5.1f} s, written {seconds:5.1f} s  {found.decisions:3} -> {count:2} decisions  "
        f"{'feature' if found.written.is_feature else 'text   '}  {place or '-':>2}  {broken.clause}: {broken}",
        flush=True,
    )
    if options.out:
        path = options.out / Path(found.written.name).with_stem(str(broken).replace(" ", "-")).name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(found.written.text, "utf-8")


if __name__ == "__main__":
    main()
