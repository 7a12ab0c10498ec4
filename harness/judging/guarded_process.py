"""A command in which an engine runs that is not ours: if it ends the process, the exit code is still ours to say."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

from ...adapters.process_cleanup import die_with_parent
from ..base.command_errors import BROKEN
from ..base.streams import flush_streams_quietly, print_to_stderr


def run_guarded(command: Callable[[], int]) -> int:
    """What the command returns, in a process of its own; that the harness broke if it does not come to return."""
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
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it has Ctrl-C as well, and says what it found
    signal.signal(signal.SIGTERM, lambda number, frame: os.kill(process, number))
    _, status = os.waitpid(process, 0)
    with open(reading, "rb") as told:
        codes = told.read(1)
    if codes:
        return codes[0]
    print_to_stderr(
        f"saitei: the engine ended the process of saitei ({os.waitstatus_to_exitcode(status)}); nothing is known"
    )
    return BROKEN
