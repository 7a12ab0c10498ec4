"""Does ``saitei fuzz`` find faults? The violations of hololive's engine, each against a sound copy.

    python benchmarks/fuzz.py [--seconds S] [--seed N] [NAME]...

Prints for each fault whether it was found, after how many seconds, to how many decisions it was made small, and
whether it came out as a feature. Knows the faults by their names alone.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

from saitei.harness.fuzz.command import Found, Fuzzing, Tally, fuzz
from saitei.harness.fuzz.inventing import inventor_of
from saitei.harness.judging.supervisor import Supervisor
from saitei.harness.runs.request import Request, supervisor_for
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.hololive.violations import VIOLATIONS
from saitei.reference_engine.violations import Patch

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "zoo")]

from twin import sound  # noqa: E402 (stands beside the tests)

SMALL = 6


def find(seconds: float, seed: int, *, timeout: float = 2.0) -> tuple[Found | None, Tally, float]:
    """What the fuzzer finds in the reference engine as it now is, and the seconds until it is written."""
    request = Request(timeout=timeout, in_process=True)
    against = sound()
    supervisors: list[Supervisor] = [
        supervisor_for(Request(engine=spec, timeout=timeout, in_process=True)) for spec in ("reference", against)
    ]
    inventor = inventor_of(Suite(), "hololive", Suite().ledger("hololive").edition)
    begun, tally = time.monotonic(), Tally(Counter())
    found = fuzz(Fuzzing(request, against, seconds), inventor, *supervisors, seed, tally)
    return found, tally, time.monotonic() - begun


def main() -> None:
    """Break, find, and print a line a fault."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    good = of = 0
    for violation, broken in VIOLATIONS.every.items():
        name = str(violation)
        if options.names and not any(part in name for part in options.names):
            continue
        with Patch() as patch:
            sound()
            broken(patch)
            found, tally, seconds = find(options.seconds, options.seed)
        of += 1
        if found is None:
            print(f"not found  {seconds:5.1f} s  {tally.played:5} scenes  {name}", flush=True)
            continue
        count = len(found.finding.play.decisions)
        good += count <= SMALL and seconds <= 60
        kind = "feature" if found.written.is_feature else "text   "
        blamed = sum(clause in found.written.clauses for clause in violation.clauses)
        print(
            f"found      {seconds:5.1f} s  {found.decisions:3} -> {count:2} decisions  {kind}  "
            f"{'live' if blamed else '    '}  {name}",
            flush=True,
        )
        if options.out:
            path = options.out / Path(found.written.name).with_stem(f"{name.replace(' ', '-')}").name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(found.written.text, "utf-8")
    print(f"{good} of {of} found and made small to at most {SMALL} decisions, in 60 seconds each")


if __name__ == "__main__":
    main()
