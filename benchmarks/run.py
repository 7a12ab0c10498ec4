"""The measured claims: decisions, lockstep, forks, loop keys, editions, scenarios here and over the pipe, the harness.

    python benchmarks/run.py [--json FILE] [--quick]

Prints each figure next to its target. Figures that are compared are measured in turn within one run, and the ratio is
that of the medians. No figure fails the run: a benchmark measures, and people judge.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import subprocess
import sys
import tempfile
import textwrap
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from saitei.adapters.messages import Decks
from saitei.harness.fuzz.choosers import RandomChooser
from saitei.harness.fuzz.driver import Driver
from saitei.harness.fuzz.lockstep import Lockstep
from saitei.harness.fuzz.scene_inventor import inventor_for_game
from saitei.harness.judging.run_options import RunOptions, supervisor_for
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine import engine
from saitei.reference_engine.hololive.scene_loader import open_scene
from saitei.reference_engine.kernel.loop_keys import loop_key
from saitei.rulebooks.comparison import compare_editions
from saitei.rulebooks.documents import read_document
from saitei.steps.hololive.decks import random_decks, vanilla_decks

PLAIN, RICH = "vanilla cards", "cards with abilities of every kind"
ONE_CLAUSE = ("--clause", "10.9.1")
STEPS = 5
"""About as many steps as a scenario of the suite has."""

CLI = "saitei.harness.commands.cli"
SERVE = f"stdio:{sys.executable} -m {CLI} serve --game hololive"


def decisions_per_second(scene: Callable[[int], Decks], games: int) -> float:
    """Decisions a second in random games in the engine's core, the list of options included."""
    them = [open_scene(scene(seed))[0] for seed in range(games)]
    count, begun = 0, time.perf_counter()
    for seed, playing in enumerate(them):
        rng = random.Random(seed)
        playing.run_until_asked()
        while (ask := playing.ask) is not None:
            playing.answer_ask(tuple(rng.sample(ask.options, rng.randint(ask.least, ask.most))))
            playing.state.log.clear()
            count += 1
    return count / (time.perf_counter() - begun)


def decisions_by_protocol(scene: Callable[[int], Decks], games: int) -> float:
    """The same through the protocol: situations with typed asks, options and events."""
    scenes = [scene(seed) for seed in range(games)]
    playing, count, begun = engine(), 0, time.perf_counter()
    for seed, each in enumerate(scenes):
        rng, situation = random.Random(seed), playing.open("hololive", "1.7.0", each)
        while (ask := situation.ask) is not None:
            picks = rng.sample(ask.options, rng.randint(ask.least, ask.most))
            situation = playing.answer(ask.id, tuple(option.id for option in picks))
            count += 1
    return count / (time.perf_counter() - begun)


def lockstep_per_second(scene: Callable[[int], Decks], games: int) -> float:
    """The same of two reference engines that play side by side and are compared."""
    drawn = [scene(seed) for seed in range(games)]
    suite = Suite()
    edition = suite.load_ledger("hololive").edition
    inventor = inventor_for_game(suite, "hololive", edition)
    drivers = [Driver(supervisor_for(RunOptions()), "hololive", edition, inventor.fuzzing.words) for _ in range(2)]
    lockstep = Lockstep(inventor, *drivers)
    begun = time.perf_counter()
    for seed, each in enumerate(drawn):
        assert not lockstep.play_scene(each, RandomChooser(random.Random(seed), 1 << 20)).has_diverged
    return lockstep.decisions / (time.perf_counter() - begun)


def fork_and_key_times(scene: Callable[[int], Decks], games: int) -> tuple[list[float], list[float]]:
    """Microseconds of each fork and of each loop key, at every decision of random games."""
    forks, keys = [], []
    for seed in range(games):
        playing, rng = open_scene(scene(seed))[0], random.Random(seed)
        playing.run_until_asked()
        while (ask := playing.ask) is not None:
            begun = time.perf_counter()
            playing.fork()
            forked = time.perf_counter()
            loop_key(playing.state)
            forks.append((forked - begun) * 1e6)
            keys.append((time.perf_counter() - forked) * 1e6)
            playing.answer_ask(tuple(rng.sample(ask.options, rng.randint(ask.least, ask.most))))
            playing.state.log.clear()
    return forks, keys


def count_scenarios() -> int:
    """How many scenarios a whole run judges, the cases of outlines counted one by one."""
    listed = subprocess.run(
        [sys.executable, "-m", CLI, "list", "--game", "hololive", "--json"],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    return int(json.loads(listed.stdout)["games"][0]["cases"])


OUTSIDE = """
import sys, time
from saitei.harness.commands.cli import main
from saitei.steps.phrase_vocabulary import Phrase
spent, run = 0.0, Phrase.run
def timed(self, *args, **kwargs):
    global spent
    begun = time.perf_counter()
    try:
        return run(self, *args, **kwargs)
    finally:
        spent += time.perf_counter() - begun
Phrase.run = timed
sys.argv = ["saitei", "run", "--game", "hololive", *sys.argv[1:]]
try:
    main()
except SystemExit:
    pass
print(spent, file=sys.stderr)
"""


def phrase_seconds() -> float:
    """Seconds that go into the phrases: card text, the engine, its views. The rest is the harness."""

    def timed_run(*more: str) -> float:
        ran = subprocess.run([sys.executable, "-c", OUTSIDE, *more], check=True, capture_output=True, text=True)
        return float(ran.stderr.strip().splitlines()[-1])

    return timed_run() - timed_run(*ONE_CLAUSE)


EMPTY_STEPS = """
from pytest_bdd import given, scenarios, then, when
scenarios("empty.feature")
given("a thing")(lambda: None)
when("it is done")(lambda: None)
then("it holds")(lambda: None)
"""


def empty_scenario_seconds(count: int, steps: int) -> float:
    """Seconds that pytest-bdd takes for so many scenarios of so many empty steps, its start left out."""

    def timed_run(scenarios: int) -> float:
        body = "\n".join(
            f"  Scenario: number {at}\n    Given a thing\n"
            + "    And a thing\n" * (steps - 3)
            + "    When it is done\n    Then it holds\n"
            for at in range(scenarios)
        )
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "empty.feature").write_text(f"Feature: empty\n{body}", encoding="utf-8")
            Path(folder, "test_empty.py").write_text(textwrap.dedent(EMPTY_STEPS), encoding="utf-8")
            command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:saitei", folder]
            begun = time.perf_counter()
            subprocess.run(command, check=True, capture_output=True, cwd=folder)
            return time.perf_counter() - begun

    return timed_run(count) - timed_run(1)


def whole_run_seconds(engine_spec: str) -> float:
    """Seconds of a whole run with the engine named, less those of a run of one clause."""

    def timed_run(*more: str) -> float:
        command = [sys.executable, "-m", CLI, "run", "--game", "hololive", "--engine", engine_spec]
        begun = time.perf_counter()
        subprocess.run([*command, *more], check=False, capture_output=True)
        return time.perf_counter() - begun

    return timed_run() - timed_run(*ONE_CLAUSE)


def edition_seconds(clauses: int) -> float:
    """Seconds to read a document of so many clauses and compare it with an edition in which each 20th was reworded."""
    with tempfile.TemporaryDirectory() as place:
        old, new = Path(place) / "old.txt", Path(place) / "new.txt"
        old.write_text(numbered_rulebook(clauses, reworded=0), "utf-8")
        new.write_text(numbered_rulebook(clauses, reworded=20), "utf-8")
        begun = time.perf_counter()
        found = compare_editions(read_document(old, "hololive"), read_document(new, "hololive"))
        seconds = time.perf_counter() - begun
    assert len(found.clauses) == clauses
    return seconds


def numbered_rulebook(clauses: int, reworded: int) -> str:
    """A numbered document of a hundred clauses a section; one in so many has other words (0: none)."""
    rng, lines = random.Random(clauses), ["推しホロメン コラボポジション エールデッキ アーツ"]
    for index in range(clauses):
        section, place = divmod(index, 100)
        if place == 0:
            lines += [f"{section + 1} 章", f"{section + 1}.1 節"]
        words = ["".join(chr(rng.randrange(0x3042, 0x3090)) for _ in range(6)) for _ in range(8)]
        if reworded and index % reworded == 0:
            words[index % 8] = "あたらしい"
        lines.append(f"{section + 1}.1.{place + 1} {'、'.join(words)}。")
    return "\n".join(lines)


def measure_all(quick: bool) -> list[dict[str, Any]]:
    """All figures: name, value, unit, target."""
    games, rounds = (5, 1) if quick else (40, 3)
    found: list[dict[str, Any]] = []

    def add_figure(name: str, value: float, unit: str, target: str) -> None:
        found.append({"name": name, "value": round(value, 2), "unit": unit, "target": target})
        print(f"{name:64} {value:10.1f} {unit:12} target: {target}", flush=True)

    for title, scene in ((PLAIN, vanilla_decks), (RICH, random_decks)):
        decisions_per_second(scene, 1)
        rates = [decisions_per_second(scene, games) for _ in range(rounds)]
        add_figure(f"decisions, core, {title}", median(rates), "a second", "at least 5000, aim 15000")
        rates = [decisions_by_protocol(scene, games) for _ in range(rounds)]
        add_figure(f"decisions, through the protocol, {title}", median(rates), "a second", "none")
        rates = [lockstep_per_second(scene, max(2, games // 4)) for _ in range(rounds)]
        add_figure(f"decisions, two engines in lockstep, {title}", median(rates), "a second", "at least 1000")
        forks, keys = fork_and_key_times(scene, max(2, games // 10))
        add_figure(f"fork, median, {title}", median(forks), "microseconds", "at most 100")
        add_figure(f"fork, mean, {title}", sum(forks) / len(forks), "microseconds", "at most 100")
        add_figure(f"loop key, median, {title}", median(keys), "microseconds", "at most 60")

    add_figure("a document of 5000 clauses read twice and compared", edition_seconds(5000), "seconds", "at most 10")

    count = count_scenarios()
    inside, piped, phrases, empties = [], [], [], []
    for _ in range(rounds):
        inside.append(whole_run_seconds("reference"))
        piped.append(whole_run_seconds(SERVE))
        phrases.append(phrase_seconds())
        empties.append(empty_scenario_seconds(count, STEPS))
    add_figure("scenarios in process", count / median(inside), "a second", "none")
    add_figure("scenarios over the pipe", count / median(piped), "a second", "none")
    add_figure("time over the pipe to time in process", median(piped) / median(inside), "times", "at most 1.3")
    add_figure(f"empty pytest-bdd scenarios of {STEPS} steps", count / median(empties), "a second", "none")
    harness = median(inside) - median(phrases)
    add_figure("harness without its phrases to empty pytest-bdd", harness / median(empties), "times", "at most 1.5")
    add_figure("whole scenarios to empty pytest-bdd", median(inside) / median(empties), "times", "none")
    return found


def main() -> None:
    """Measure, print, and write JSON if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--quick", action="store_true", help="fewer games and rounds")
    options = parser.parse_args()
    figures = measure_all(options.quick)
    if options.json is not None:
        machine = {"python": platform.python_version(), "machine": platform.machine()}
        options.json.write_text(json.dumps({**machine, "figures": figures}, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()
