"""Is what a bridge says of its engine the engine's? Passes are held to mutants of it, deviations to mends.

    python benchmarks/bridges.py ENGINE CHECKOUT [--passes 40] [--seed 0] [--tries 120]

Passes are drawn at random among the scenarios of its game that the engine passes. Of each is noted what it runs of the
engine; then one small mistake after another is made there, in a copy of the checkout, those first that the fewest of
the drawn run, until a claim of the scenario fails. What fails on nothing is to be looked at by hand: is it the bridge
that passes, or are the mistakes too few? So is what fails on a mistake that has nothing to do with its clause.

Then each deviation that can be mended by a few lines below a file of the engine is held to them (tests/zoo/mends.toml).
Ends with 1 if a pass was not held or a deviation outlived its mend, and with what docs/engines.toml says of it.
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
    print(f"[{options.engine}.{ENGINES[options.engine].game}.mutants]")
    print(f"seed = {options.seed}\npasses = {holds.total()}\nfailing = {holds[True]}")
    print(f"deviations = {mends.total()}\nmended = {mends[True]}")
    return 1 if holds[False] or mends[False] else 0


if __name__ == "__main__":
    sys.exit(main())
