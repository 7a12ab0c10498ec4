"""A guard for a command with a foreign engine in its process: its exit code is right even if the engine ends it.

The process of the command is a fork where the system has them, so that it keeps the terminal for a debugger.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection

from ...adapters.process_cleanup import die_with_parent
from ..base.command_errors import BROKEN
from ..base.streams import flush_streams_quietly, print_to_stderr


def run_guarded(command: Callable[[], int]) -> int:
    """Run the command in its own process: its exit code, or :data:`BROKEN` if the process ends before it returns."""
    answer, writing = Pipe(duplex=False)
    status = (_wait_for_fork if hasattr(os, "fork") else _wait_for_program)(command, writing)
    writing.close()
    if answer.poll():  # not after the end of all writers: the engine may have left processes behind
        with contextlib.suppress(EOFError):
            return answer.recv_bytes()[0]
    print_to_stderr(f"saitei: the engine ended the process of the run ({status}), so it has no results")
    return BROKEN


def _wait_for_fork(command: Callable[[], int], writing: Connection) -> int:
    ends_with_us = die_with_parent(os.getpid())
    process = os.fork()
    if not process:
        if ends_with_us:
            ends_with_us()
        _run(command, writing)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the child gets Ctrl-C too, and reports its results
    signal.signal(signal.SIGTERM, lambda number, frame: os.kill(process, number))
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


def _wait_for_program(command: Callable[[], int], writing: Connection) -> int | None:
    process = get_context("spawn").Process(target=_run, args=(command, writing))
    process.start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # likewise
    process.join()
    return process.exitcode


def _run(command: Callable[[], int], writing: Connection) -> None:
    code = command()
    flush_streams_quietly()
    writing.send_bytes(bytes([code]))
    os._exit(code)
