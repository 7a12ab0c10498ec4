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

IDLE = 60.0
"""Seconds without a piece after which the process ends, because its command may be gone."""


def main(pipe: str, seed: str) -> int:
    """Run pieces until no more arrive; the exit code.

    ``seed`` is the user's PYTHONHASHSEED, for the processes that are started here.
    """
    collect_garbage_rarely()
    become_subreaper()
    if end_with_parent := die_with_parent(os.getppid()):
        end_with_parent()
    os.environ.pop(SEED)
    if seed:
        os.environ[SEED] = seed
    try:
        with sigterm_as_interrupt(), Connection(int(pipe)) as pieces:
            pieces.send_bytes(b"")  # the process has started
            while pieces.poll(IDLE):
                pieces.send_bytes(run_packed_task(pieces.recv_bytes()))
    except EOFError:
        return 0
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return BROKEN
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
