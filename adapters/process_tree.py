"""A child process that is ended together with all that it starts, and that ends with us.

On POSIX it leads a session, and so a group of processes; on Windows it is in a job (:mod:`.windows_job`).
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import warnings
from collections.abc import Mapping, Sequence
from typing import Protocol

from . import process_cleanup, windows_job
from .watchdog import WATCHDOG


class ProcessTree(Protocol):
    """A child process with pipes for its standard streams, and all processes that it starts."""

    process: subprocess.Popen[bytes]

    def kill(self) -> None:
        """End all of them at once."""
        ...


def start_process_tree(command: Sequence[str], environment: Mapping[str, str]) -> ProcessTree:
    """Start a command. Raises ``OSError`` or ``ValueError`` if it cannot start."""
    return ProcessSession(command, environment) if hasattr(os, "killpg") else ProcessJob(command, environment)


class ProcessSession:
    """A child process that leads a session. A process that it starts can only escape into another session.

    If it stops us, we go on, and if it outlives us, it is ended (:mod:`.watchdog`).
    """

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # the fork calls only prctl
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment,
                bufsize=0,
                start_new_session=True,
                preexec_fn=process_cleanup.die_with_parent(os.getpid()),  # noqa: PLW1509 (likewise)
            )

        WATCHDOG.add_group(self.process.pid)

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        WATCHDOG.remove_group(self.process.pid)


class ProcessJob:
    """A child process in a job of its own, which it joins before it runs. Ctrl-C in our console does not reach it."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            bufsize=0,
            creationflags=windows_job.CREATION_FLAGS,
        )
        self._job = windows_job.WindowsJob()
        try:
            self._job.add_and_resume(self.process)
        except OSError:
            self.process.kill()
            raise

    def kill(self) -> None:
        self._job.kill()
