"""Measures the gain and the cost of several processes, or of a local cluster: wall time and processor time.

    python benchmarks/machines.py [--times N] [COMMAND LINE OF SAITEI]...

By default there are two command lines: a proof, which uses only the processor, and a run of an engine that takes ten
milliseconds for each answer without using the processor, like an engine behind a network or a browser. Each is called
in turn with 1, 2 and 4 processes and with clusters of as many threads, N times, and its best time is printed next to
that of one process. On a busy machine only the processor seconds of a proof are meaningful; the printed load tells how
busy the machine was.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from saitei.adapters.messages import Situation
from saitei.reference_engine.engine import ReferenceEngine

NUMBERS = (1, 2, 4)
PLAYERS = [("-n", str(number)) for number in NUMBERS] + [("--dask", "local", "-n", str(number)) for number in NUMBERS]
PROOF = ("prove", "--game", "osica")
RUN = ("run", "--game", "digicharat", "--engine", "python:machines:Slow")
SAITEI = "import sys; from saitei.harness.commands.cli import main; sys.exit(main())"
ANSWER = 0.01
"""Seconds that the slow engine takes for an answer, besides those of the processor."""


class SlowEngine(ReferenceEngine):
    """Answers late."""

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        """The next situation, after a while."""
        time.sleep(ANSWER)
        return super().answer(ask, picks)


@dataclass(frozen=True, order=True)
class CallTimes:
    """How long a call took, the processor's seconds of it, and how busy the machine was when it began."""

    wall: float
    processor: float
    load: float


NEVER = CallTimes(float("inf"), 0, 0)
HEAD = "| who plays | wall | as fast as one process | processor | load |\n| --- | --- | --- | --- | --- |"


def main() -> None:
    """Call each, and print a table of each command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("words", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    for words in [tuple(options.words)] if options.words else [PROOF, RUN]:
        print(f"\nsaitei {' '.join(words)}\n\n{HEAD}", flush=True)
        best: dict[tuple[str, ...], CallTimes] = {}
        for _ in range(options.times):
            for players in PLAYERS:
                best[players] = min(_call((*words, *players)), best.get(players, NEVER))
        for players, each in best.items():
            times = best[PLAYERS[0]].wall / each.wall
            told = f"{each.wall:.1f} s | {times:.2f} times | {each.processor:.1f} s | {each.load:.1f}"
            print(f"| `{' '.join(players)}` | {told} |", flush=True)


def _call(words: tuple[str, ...]) -> CallTimes:
    """Call saitei. It has to conform: what fails early is fast."""
    load = os.getloadavg()[0]
    began, before = time.monotonic(), _processor()
    home = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parent)}
    done = subprocess.run([sys.executable, "-c", SAITEI, *words], env=home, capture_output=True, check=False)
    if done.returncode:
        sys.exit(f"saitei {' '.join(words)} ended with {done.returncode}: {done.stderr.decode(errors='replace')}")
    return CallTimes(time.monotonic() - began, _processor() - before, load)


def _processor() -> float:
    """Seconds of the processor that all children took that have ended, and theirs."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
