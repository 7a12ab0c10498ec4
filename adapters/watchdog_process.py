"""The program of a watchdog: it lets its parent process go on when an engine has stopped it.

    python watchdog_process.py PARENT < groups

A line ``+7`` of its input says that the process group 7 is an engine's, and ``-7`` that it has ended. If the parent is
stopped, the watchdog lets it go on; if that happens again at once, it ends the engines first. It also ends them when
the parent has ended. Ctrl-Z in a terminal stops the watchdog too, so that it leaves the parent alone. This module
imports little, and nothing of ours, because it has to start fast.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import time
from collections.abc import Callable

LOOK = 0.25
"""Seconds between two looks at the parent."""

CONTINUED, ENGINES_ENDED = 2, 4
"""Numbers of looks in a row at which a stopped parent goes on, and its engines are ended before that."""


def main(parent: int) -> None:
    """Watch the parent until it ends."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    groups: set[int] = set()
    unread, stops, next_look = b"", 0, time.monotonic() + LOOK
    while True:
        ready, _, _ = select.select([0], [], [], max(0.0, next_look - time.monotonic()))
        if ready:
            if not (chunk := os.read(0, 4096)):
                break
            *lines, unread = (unread + chunk).split(b"\n")
            for line in lines:
                (groups.add if line[:1] == b"+" else groups.discard)(int(line[1:]))
        elif os.getppid() != parent:
            break
        if time.monotonic() >= next_look:
            next_look = time.monotonic() + LOOK
            stops = stops + 1 if is_stopped(parent) else 0
            if stops >= ENGINES_ENDED:
                end_groups(groups)
            if stops >= CONTINUED:
                send_signal(os.kill, parent, signal.SIGCONT)
    end_groups(groups)


def is_stopped(process: int) -> bool:
    """Whether the process has been stopped by a signal, and not by a debugger."""
    try:
        with open(f"/proc/{process}/stat", "rb") as stat:
            return stat.read().rpartition(b")")[2].split()[0] == b"T"
    except OSError:  # a system without /proc, or a process that has ended
        return process_state(process).startswith("T")


def process_state(process: int) -> str:
    """The state of a process, as ``ps`` abbreviates it; empty if it has ended, or if there is no ``ps``."""
    import subprocess

    words = ["ps", "-o", "stat=", "-p", str(process)]
    try:
        return subprocess.run(words, capture_output=True, check=False, text=True).stdout.strip()
    except OSError:
        return ""


def end_groups(groups: set[int]) -> None:
    """End the engines."""
    for group in groups:
        send_signal(os.killpg, group, signal.SIGKILL)


def send_signal(send: Callable[[int, int], None], target: int, number: int) -> None:
    """Send a signal to a process or a group that may have ended."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        send(target, number)


if __name__ == "__main__":
    main(int(sys.argv[1]))
