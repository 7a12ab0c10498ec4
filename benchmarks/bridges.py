"""Checks that passes and deviations on a bridge come from its engine: passes by mutants of it, deviations by mends.

    python benchmarks/bridges.py ENGINE CHECKOUT [--passes 40] [--seed 0] [--tries 120]

Passes are drawn at random among the scenarios of its game that the engine passes. For each of them, the code of the
engine that it runs is recorded. Then one small mistake after another is made there, in a copy of the checkout, until a
claim of the scenario fails; code that few of the drawn scenarios run comes first. Check by hand each scenario that
fails on no mistake: the bridge may pass it, or there were too few mistakes. Check also each one that fails on a mistake
that has nothing to do with its clause.

Then each deviation that a few changed lines in a file of the engine can mend is held to them (tests/zoo/mends.toml).
The exit code is 1 if a pass was not held, or if a deviation outlived its mend. The output belongs into
engines/ENGINE.toml.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path[:0] = [str(TESTS / "zoo")]

from checkouts import ENGINES, copied  # noqa: E402 (stands beside the tests)
from held import held, passes  # noqa: E402
from mended import mended  # noqa: E402


def main() -> int:
    """Draw, hold, and say what came of each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("engine", choices=sorted(ENGINES))
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--passes", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tries", type=int, default=120)
    options = parser.parse_args()
    holds: Counter[bool] = Counter()
    mends: Counter[bool] = Counter()
    with copied(options.engine, options.checkout) as checkout:
        drawn = random.Random(options.seed).sample(passes(checkout), options.passes)
        for found in held(checkout, drawn, tries=options.tries, seed=options.seed):
            holds[found.slip is not None] += 1
            print(found, flush=True)
        for each in mended(checkout):
            mends[each.is_mended] += len(each.clauses)
            print(each, flush=True)
    print(f"[games.{ENGINES[options.engine].game}.trials]")
    print(f"seed = {options.seed}\npasses = {holds.total()}\nfailing = {holds[True]}")
    print(f"deviations = {mends.total()}\nmended = {mends[True]}")
    return 1 if holds[False] or mends[False] else 0


if __name__ == "__main__":
    sys.exit(main())
