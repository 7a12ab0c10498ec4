"""Measures the cost of isolation: an engine is judged in process, in a child, and in a child with limits, in turn.

    python benchmarks/isolation.py --game hololive --rounds 3

It prints the medians of wall and processor seconds, those of children included.
"""

from __future__ import annotations

import argparse
import resource
import shutil
import statistics
import subprocess
import sys
import time

SAITEI = [sys.executable, "-m", "saitei.harness.commands.cli"]
ENGINE = "python:saitei.reference_engine:engine"
LIMITS = "prlimit --as=1073741824 --cpu=600 --nofile=64 --fsize=0"


def time_command(command: list[str]) -> tuple[float, float]:
    """Wall and processor seconds of a command that has to end well."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.monotonic() - begun, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Measure, each in turn, so that all meet the same load."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="hololive")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    serve = " ".join([*SAITEI, "serve", "--game", options.game])
    ways = {
        "in process": ["--engine", ENGINE, "--in-process"],
        "child": ["--engine", ENGINE],
    }
    if shutil.which("prlimit"):
        ways["child with limits"] = ["--engine", f"stdio:{LIMITS} {serve}"]
    found: dict[str, list[tuple[float, float]]] = {way: [] for way in ways}
    for _ in range(options.rounds):
        for way, words in ways.items():
            found[way].append(time_command([*SAITEI, "run", "--game", options.game, *words]))
    for way, figures in found.items():
        wall, processor = (statistics.median(each) for each in zip(*figures, strict=True))
        print(f"{way:18} {wall:6.1f} s, {processor:5.1f} s of a processor")


if __name__ == "__main__":
    main()
