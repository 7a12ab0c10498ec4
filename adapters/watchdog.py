"""The watchdog of this process: a process outside, for engines that stop or outlive us (:mod:`.watchdog_process`).

It starts with the first engine, on systems with signals that stop a process.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

from . import watchdog_process

_GRACE = 1.0


class Watchdog:
    """A process that watches this one, and knows the process groups of its engines."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._watched = 0
        self._groups: set[int] = set()
        self._changing = threading.Lock()

    def add_group(self, group: int) -> None:
        """Note that an engine leads this process group."""
        with self._changing:
            if self._watched != os.getpid():
                self._forget_fork()
            self._groups.add(group)
            if self._process is None or self._process.poll() is not None:
                self._start()
            else:
                self._process.send_signal(signal.SIGCONT)  # an engine may have stopped it
                self._tell(f"+{group}\n")

    def remove_group(self, group: int) -> None:
        """Note that the engine that leads this process group is ended."""
        with self._changing:
            if group in self._groups and self._watched == os.getpid():
                self._groups.remove(group)
                self._tell(f"-{group}\n")

    def stop(self) -> None:
        """End it, if it is that of this process."""
        if self._process and self._process.stdin and self._watched == os.getpid():
            self._process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_GRACE)

    def _forget_fork(self) -> None:
        """Forget the watchdog of the process from which this one was forked, which is not our child process."""
        if self._process and self._process.stdin:
            self._process.stdin.close()
            self._process.returncode = 0
        self._watched, self._process, self._groups = os.getpid(), None, set()

    def _start(self) -> None:
        with contextlib.suppress(OSError):
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(Path(watchdog_process.__file__)), str(os.getpid())],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                cwd="/",
            )
        self._tell("".join(f"+{group}\n" for group in self._groups))

    def _tell(self, lines: str) -> None:
        if self._process and self._process.stdin:
            with contextlib.suppress(OSError):
                self._process.stdin.write(lines.encode())


WATCHDOG = Watchdog()
atexit.register(WATCHDOG.stop)
