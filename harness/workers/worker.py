"""The program of a worker process that starts as a new program."""

from __future__ import annotations

import os
import sys
from multiprocessing.connection import Connection

from .local_pool import SEED
from .received_pieces import run_received_pieces


def main(pipe: str, seed: str) -> int:
    """Run pieces in a new process; the exit code.

    ``seed`` is the user's PYTHONHASHSEED, for the processes that are started here.
    """
    os.environ.pop(SEED)
    if seed:
        os.environ[SEED] = seed
    return run_received_pieces(Connection(int(pipe)), os.getppid())


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
