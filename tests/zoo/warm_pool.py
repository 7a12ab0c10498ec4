"""Runs pieces in a warm pool, and prints the results. A program of its own, because only a single thread can fork."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pieces

from saitei.harness.workers.pool import open_pool, run_pieces

READ: list[str] = []
"""What this process has read."""


def found(_: int) -> tuple[int, list[str]]:
    """The parent of this process, and what it has read."""
    pieces.squared(1)
    return os.getppid(), READ


if __name__ == "__main__":
    READ.append("a long text")
    with open_pool(2, None, [], warm=True) as workers:
        told = {
            "squares": sorted(number for _, number in run_pieces(workers, pieces.squared, range(20))),
            "read": sorted({tuple(read) for _, (parent, read) in run_pieces(workers, found, range(8)) if parent}),
            "parents": sorted({parent == os.getpid() for _, (parent, _) in run_pieces(workers, found, range(8))}),
            "deadly": [str(each) for _, each in run_pieces(workers, pieces.at_first_deadly, [Path(sys.argv[1])])],
            "afterwards": sorted(number for _, number in run_pieces(workers, pieces.squared, range(4))),
        }
    print(json.dumps(told))
