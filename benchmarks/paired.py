"""Another edition of saitei and this one, side by side, from one run.

    python -m venv /elsewhere/.venv && /elsewhere/.venv/bin/pip install -e /elsewhere   # a checkout of the other one
    python benchmarks/paired.py /elsewhere/.venv/bin/python [--rounds N] [--games N] [--core]

The two are measured in turns, so that whatever else the machine does befalls both alike; of each figure the best round
is told, for what is done besides only adds to it.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path

CORE = Path(__file__).with_name("core.py")
RUNS = {
    "run": (),
    "run -n 2": ("-n", "2"),
    "run of one clause": ("--game", "hololive", "--clause", "10.9.1"),
}


def core(python: str, games: int) -> dict[str, float]:
    """What ``core.py`` says of the edition that an interpreter imports."""
    ran = subprocess.run([python, "-P", str(CORE), str(games)], check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(ran.stdout)
    return found


def whole(python: str) -> dict[str, float]:
    """Seconds of whole commands, by the clock and by the processor."""
    found: dict[str, float] = {}
    for name, more in RUNS.items():
        before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        subprocess.run([str(Path(python).with_name("saitei")), "run", *more], check=True, capture_output=True)
        seconds, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
        found[f"saitei {name}, seconds"] = seconds
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        found[f"saitei {name}, seconds of the processor"] = spent
    return found


def main() -> None:
    """Measure in turns, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("other", help="the interpreter of an environment in which the other edition is installed")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--core", action="store_true", help="the core alone, no whole commands")
    options = parser.parse_args()
    found: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for _ in range(options.rounds):
        for side, python in enumerate((options.other, sys.executable)):
            commands = {} if options.core else whole(python)
            for name, value in (core(python, options.games) | commands).items():
                found[name][side].append(value)
    print(f"{'':68} {'other':>10} {'this':>10} {'this is':>10}")
    for name, (theirs, ours) in found.items():
        best = max if name.startswith("decisions") else min
        other, this = best(theirs), best(ours)
        print(f"{name:68} {other:10.2f} {this:10.2f} {this / other:9.2f}x")


if __name__ == "__main__":
    main()
