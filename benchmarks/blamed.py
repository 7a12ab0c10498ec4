"""Writes tests/reference_engine/blamed.toml: the violations that hit the clause that they are about hardest.

    python benchmarks/blamed.py [GAME]...

Every violation is played on every scenario that could notice it, which takes some minutes. The tests play a sample of
the violations that are listed; each that is listed stays so, or a change of scenarios has blurred it.
"""

from __future__ import annotations

import json
import sys
import tomllib
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path[:0] = [str(TESTS)]
FILE = TESTS / "reference_engine" / "blamed.toml"

from reference_engine.broken import check, replaced, shares  # noqa: E402 # pyright: ignore[reportMissingImports]
from reference_engine.reached import SUITE  # noqa: E402 # pyright: ignore[reportMissingImports]

from saitei.harness.prove.applied_violations import applied_violation, game_violations  # noqa: E402
from saitei.rulebooks import games_with_rulebook  # noqa: E402


def is_blamed(work: tuple[str, int]) -> bool:
    """Whether a violation of a game is noticed, and hits no other clause harder than those that it violates."""
    game, at = work
    package = SUITE.engine_packages()[game]
    violation = game_violations(package)[at]
    functions = replaced(game, violation)
    with applied_violation(package, violation):
        hit = shares(game, violation, functions)
    try:
        check(violation, hit)
    except AssertionError:
        return False
    return True


def main() -> None:
    """Play them, and write the file."""
    blamed = tomllib.loads(FILE.read_text("utf-8"))
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for game in sys.argv[1:] or games_with_rulebook():
            every = game_violations(SUITE.engine_packages()[game])
            found = pool.map(is_blamed, [(game, at) for at in range(len(every))], chunksize=10)
            before = set(blamed.get(game, ()))
            blamed[game] = [str(each) for each, is_one in zip(every, found, strict=True) if is_one]
            print(game, f"{len(blamed[game])} of {len(every)}", *sorted(before - {*blamed[game]}), sep="\n  gone: ")
    lines = ["# The violations that hit the clause that they are about hardest. Written by benchmarks/blamed.py.\n"]
    for game in sorted(blamed):
        lines += [
            f"\n{game} = [\n",
            *(f"    {json.dumps(each, ensure_ascii=False)},\n" for each in blamed[game]),
            "]\n",
        ]
    FILE.write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
