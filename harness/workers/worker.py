"""The program of a worker process that starts as a new program."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from ...adapters.engine_server import reserve_standard_streams
from ..base.streams import flush_streams_quietly
from .local_pool import SEED
from .piece_stream import StreamPair
from .received_pieces import run_received_pieces


def main(seed: str) -> NoReturn:
    """Run pieces in a new process, and end it with the exit code.

    ``seed`` is the user's PYTHONHASHSEED, for the processes that are started here.
    """
    os.environ.pop(SEED)
    if seed:
        os.environ[SEED] = seed
    with reserve_standard_streams() as (incoming, outgoing):
        code = run_received_pieces(StreamPair(incoming, outgoing), os.getppid())
        flush_streams_quietly()
        os._exit(code)  # a thread may still read, and nobody can close what it reads


if __name__ == "__main__":
    main(*sys.argv[1:])
