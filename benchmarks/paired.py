"""Compares another edition of saitei with this one, side by side, in one run.

    python -m venv /elsewhere/.venv && /elsewhere/.venv/bin/pip install -e /elsewhere   # a checkout of the other one
    python benchmarks/paired.py /elsewhere/.venv/bin/python [--rounds N] [--games N] [--game GAME] [--core] [--tests]

The two are measured in turns, so that other work on the machine affects both alike. The best round of each figure is
printed, because other work only adds to it. Editions differ in their games and scenarios, so runs are also given per
scenario. Figures that an edition cannot provide are left out.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
RUNS = {
    "saitei run": (),
    "saitei run -n 2": ("-n", "2"),
    "saitei run of one clause": ("--game", "hololive", "--clause", "10.9.1"),
    "saitei run --game hololive": ("--game", "hololive"),
}
WALL, CPU = "seconds", "seconds of the processor"

Figures = dict[str, float]


def run_script(python: str, script: str, *words: str) -> Figures:
    """The figures of a script in this directory for the edition that an interpreter imports; nothing if it fails."""
    ran = subprocess.run([python, "-P", str(HERE / script), *words], check=False, capture_output=True, text=True)
    if ran.returncode:
        print(f"{python} {script}: {ran.stderr.strip().splitlines()[-1]}", file=sys.stderr, flush=True)
        return {}
    found: Figures = json.loads(ran.stdout)
    return found


def time_command(command: list[str]) -> Figures:
    """The seconds of a command, by the clock and by the processor. A failure of the command is reported."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    ran = subprocess.run(command, check=False, capture_output=True)
    seconds, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    if ran.returncode:
        print(f"{' '.join(command)}: exit code {ran.returncode}", file=sys.stderr, flush=True)
    return {WALL: seconds, CPU: after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime}


def measure_commands(python: str) -> Figures:
    """Whole commands, and what they come to by the scenario."""
    saitei = str(Path(python).with_name("saitei"))
    listed = json.loads(subprocess.run([saitei, "list", "--json"], check=True, capture_output=True).stdout)
    cases = sum(game["cases"] for game in listed["games"])
    found: Figures = {"scenarios, the cases of outlines counted one by one": cases}
    for name, words in RUNS.items():
        for unit, value in time_command([saitei, "run", *words]).items():
            found[f"{name}, {unit}"] = value
            if name in ("saitei run", "saitei run -n 2"):
                found[f"{name}, milli{unit} a scenario"] = value / cases * 1000
    if player := run_script(python, "player.py", "hololive"):
        (own,) = player.values()
        ratio = found[f"saitei run --game hololive, {CPU}"] / own
        found |= {**player, "saitei run to prove's player, hololive, processor": ratio}
    return found


def measure_tests(python: str) -> Figures:
    """All tests of the checkout that an interpreter imports."""
    where = "import saitei.adapters; print(saitei.adapters.__path__[0])"
    root = Path(subprocess.run([python, "-c", where], check=True, capture_output=True, text=True).stdout).parent
    command = [python, "-m", "pytest", "-q", "-n", "2", str(root / "tests")]
    return {f"pytest -n 2 tests, {unit}": value for unit, value in time_command(command).items()}


def main() -> None:
    """Measure in turns, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("other", help="the interpreter of an environment in which the other edition is installed")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--game", default="hololive", help="whose core is measured")
    parser.add_argument("--core", action="store_true", help="the core alone, no whole commands")
    parser.add_argument("--tests", action="store_true", help="all tests of both as well, once")
    options = parser.parse_args()
    measured: list[tuple[int, Callable[[str], Figures]]] = [
        (options.rounds, lambda python: run_script(python, "core.py", str(options.games), "--game", options.game)),
        (0 if options.core else options.rounds, measure_commands),
        (int(options.tests), measure_tests),
    ]
    print(f"{'':68} {'other':>10} {'this':>10} {'this is':>10}")
    for rounds, measure in measured:
        found: defaultdict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
        for _ in range(rounds):
            for side, python in enumerate((options.other, sys.executable)):
                for name, value in measure(python).items():
                    found[name][side].append(value)
        for name, sides in found.items():
            best = max if name.startswith("decisions") else min
            told = [best(side) if side else None for side in sides]
            cells = [f"{value:10.2f}" if value is not None else f"{'':10}" for value in told]
            ratio = f"{told[1] / told[0]:9.2f}x" if told[0] and told[1] else ""
            print(f"{name:68} {' '.join(cells)} {ratio}", flush=True)


if __name__ == "__main__":
    main()
