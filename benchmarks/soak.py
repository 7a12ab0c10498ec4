"""Soak: many scenarios on an engine that dies at about every fiftieth message. Nothing may be lost, and nothing grow.

    python benchmarks/soak.py --scenarios 20000

It prints a line at every tenth of the way (scenarios, verdicts, the memory of this process in MiB) and ends with 1 if a
verdict is lost, if a process is left, or if memory grows by more than 5 % and 8 MiB from the second tenth to the last.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MORTAL = ROOT / "tests" / "zoo" / "engines" / "mortal.py"
sys.path.insert(0, str(ROOT / "tests" / "zoo"))

from toygame import suite  # noqa: E402 (the toy game of the tests)

from saitei.harness.judging.cases import Case  # noqa: E402
from saitei.harness.judging.jobs import JudgingJob, judge_job  # noqa: E402
from saitei.harness.judging.run_options import RunOptions  # noqa: E402
from saitei.harness.scenarios.feature_parser import read_feature  # noqa: E402

HEAD = "@toy\nFeature: {0} Placing\n\n  @clause-1.1\n  Rule: 1.1 A placed card lies on top of the pile\n"
SCENARIO = """
    Scenario: number {0}
      Given A holds Sora, Miko
      When A places Sora
      And A places Miko
      Then the pile of A is Miko, Sora
"""
A_FILE = 100


def resident_memory() -> float:
    """The memory of this process, in MiB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def is_our_engine(process: int) -> bool:
    """Whether a process is there, and an engine: its number may be another's by now."""
    try:
        return b"mortal" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def main() -> int:
    """Play them, and say what came of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--scenarios", type=int, default=20_000)
    wanted = parser.parse_args().scenarios
    with tempfile.TemporaryDirectory() as place:
        home, graves = Path(place).resolve() / "features", Path(place) / "graves"
        graves.mkdir()
        body = "".join(SCENARIO.format(number) for number in range(A_FILE))
        files = [home / "toy" / "1" / f"1.{number}.feature" for number in range(1, wanted // A_FILE + 1)]
        files[0].parent.mkdir(parents=True)
        for file in files:
            file.write_text(HEAD.format(file.stem) + body, "utf-8")
        job = JudgingJob(
            options=RunOptions(
                suite=suite(home),
                engine=f"stdio:{sys.executable} -S -E {MORTAL} {graves} mortal",
            ),
            editions={"toy": "1.0"},
            files=tuple(map(str, files)),
            wanted=frozenset(found.id for file in files for found in read_feature(file, home).scenarios),
        )
        seen: Counter[str] = Counter()
        memory: list[float] = []
        begun = time.monotonic()

        def count_case(case: Case) -> None:
            seen[case.verdict] += 1
            if seen.total() % max(1, wanted // 10) == 0:
                memory.append(resident_memory())
                said = ", ".join(f"{number} {verdict}" for verdict, number in sorted(seen.items()))
                seconds = time.monotonic() - begun
                print(f"{seen.total():6} in {seconds:6.1f} s: {said}; {memory[-1]:.1f} MiB", flush=True)

        judge_job(job, count_case)
        started = [int(path.name) for path in graves.iterdir()]
        left = [each for each in started if is_our_engine(each)]
        print(f"{len(started)} engines were started, {len(left)} are left")
        grown = memory[-1] - memory[1]
        lost = seen.total() != wanted or set(seen) != {"pass", "crash"}
        return int(lost or bool(left) or (grown > 8 and grown > 0.05 * memory[1]))


if __name__ == "__main__":
    sys.exit(main())
