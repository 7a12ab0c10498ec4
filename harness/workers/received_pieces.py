"""The work of a worker process: it receives pieces by a pipe, and sends their results back."""

from __future__ import annotations

import contextlib
import pickle
import sys

from ...adapters.process_cleanup import become_subreaper, die_with_parent
from ..base.command_errors import BROKEN, InfrastructureError
from ..base.garbage import collect_garbage_rarely
from ..base.signals import sigterm_as_interrupt
from .piece_stream import PieceStream
from .worker_cache import drop_cached_values

IDLE = 60.0
"""Seconds without a piece after which the process ends, because its command may be gone."""


def run_received_pieces(pipe: PieceStream, parent: int) -> int:
    """Run pieces until no more arrive or the parent process ends; the exit code."""
    collect_garbage_rarely()
    become_subreaper()
    if end_with_parent := die_with_parent(parent):
        end_with_parent()
    try:
        with sigterm_as_interrupt(), contextlib.closing(pipe):
            pipe.send_bytes(b"")  # the process has started
            while pipe.poll(IDLE):
                pipe.send_bytes(run_packed_task(pipe.recv_bytes()))
    except EOFError:
        return 0
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return BROKEN
    finally:
        drop_cached_values()
    return 0


def run_packed_task(packed: bytes) -> bytes:
    """Run a packed piece: the pickled pair of its result and None, or of None and its exception."""
    try:
        work, piece = pickle.loads(packed)
        return pickle.dumps((work(piece), None))
    except Exception as error:
        return _raised(error)


def _raised(error: Exception) -> bytes:
    try:
        packed = pickle.dumps((None, error))
        pickle.loads(packed)
    except Exception:
        return pickle.dumps((None, InfrastructureError(f"{type(error).__name__}: {error}")))
    return packed
