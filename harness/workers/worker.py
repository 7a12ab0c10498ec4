"""The program of a worker process: it receives pieces by a pipe, and sends their results back."""

from __future__ import annotations

import os
import sys
from multiprocessing.connection import Connection

from ...adapters.process_cleanup import become_subreaper, die_with_parent
from ..base.command_errors import BROKEN
from ..base.garbage import collect_garbage_rarely
from ..base.signals import sigterm_as_interrupt
from .local_pool import SEED, run_packed_task
from .worker_cache import drop_cached_values

IDLE = 60.0
"""Seconds without a piece after which the process ends, because its command may be gone."""


def main(pipe: str, seed: str) -> int:
    """Run pieces in a new process; the exit code.

    ``seed`` is the user's PYTHONHASHSEED, for the processes that are started here.
    """
    os.environ.pop(SEED)
    if seed:
        os.environ[SEED] = seed
    return run_received_pieces(Connection(int(pipe)), os.getppid())


def run_received_pieces(pipe: Connection, parent: int) -> int:
    """Run pieces until no more arrive or the parent process ends; the exit code."""
    collect_garbage_rarely()
    become_subreaper()
    if end_with_parent := die_with_parent(parent):
        end_with_parent()
    try:
        with sigterm_as_interrupt(), pipe as pieces:
            pieces.send_bytes(b"")  # the process has started
            while pieces.poll(IDLE):
                pieces.send_bytes(run_packed_task(pieces.recv_bytes()))
    except EOFError:
        return 0
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return BROKEN
    finally:
        drop_cached_values()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
