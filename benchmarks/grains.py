"""Does a verdict hang on an engine's grain? Every scenario of every game, on each engine of another grain.

    python benchmarks/grains.py [GAME]...

Prints for each kind of engine and each game how many scenarios change their verdict, and names them below. Exit code 1
if any does.
"""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path[:0] = [str(TESTS / "zoo")]

from grains import KINDS, cases, changed, scenarios  # noqa: E402 (stands beside the tests)

from saitei.rulebooks import games_with_rulebook  # noqa: E402 (as well)


def main() -> int:
    """Play, and print the table."""
    wanted = sys.argv[1:] or games_with_rulebook()
    judged = {game: cases(lambda engine: engine, scenarios(game)) for game in wanted}
    print(f"{'':24}", *(f"{game:>12}" for game in wanted))
    found = []
    for kind in KINDS:
        row = [changed(kind, cases(kind, scenarios(game)), judged[game]) for game in wanted]
        print(f"{kind.__name__:24}", *(f"{len({case.scenario for case in cell}):12}" for cell in row), flush=True)
        found += [(kind.__name__, case) for cell in row for case in cell]
    print(f"{'scenarios':24}", *(f"{len({name for name, _ in judged[game]}):12}" for game in wanted))
    for name, case in found:
        print(f"{name}: {case.scenario}: {case.verdict}: {case.message}")
    return bool(found)


sys.exit(main())
