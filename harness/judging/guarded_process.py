"""A guard for a command with a foreign engine in its process: its exit code is right even if the engine ends it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

from ...adapters.process_cleanup import die_with_parent
from ..base.command_errors import BROKEN
from ..base.streams import flush_streams_quietly, print_to_stderr


def run_guarded(command: Callable[[], int]) -> int:
    """Run the command in its own process: its exit code, or :data:`BROKEN` if the process ends before it returns."""
    reading, writing = os.pipe()
    ends_with_us = die_with_parent(os.getpid())
    process = os.fork()
    if not process:
        if ends_with_us:
            ends_with_us()
        code = command()
        flush_streams_quietly()
        os.write(writing, bytes([code]))
        os._exit(code)
    os.close(writing)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the child gets Ctrl-C too, and reports its results
    signal.signal(signal.SIGTERM, lambda number, frame: os.kill(process, number))
    _, status = os.waitpid(process, 0)
    with open(reading, "rb") as told:
        codes = told.read(1)
    if codes:
        return codes[0]
    print_to_stderr(
        f"saitei: the engine ended the process of the run ({os.waitstatus_to_exitcode(status)}), so it has no results"
    )
    return BROKEN
