"""Finds and ends the processes that an engine has started, so that none is left behind.

Linux only; on other systems only a child's process group is known. An engine has a mark in its environment, which its
own child processes inherit in every session. A process that called :func:`become_subreaper` also becomes the parent
of orphaned descendants, marked or not.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import secrets
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping

MARK = "SAITEI_ENGINE"
"""The environment variable that marks the processes of an engine."""

_SET_PARENT_DEATH_SIGNAL = 1
_SET_CHILD_SUBREAPER = 36
_ENDING = 1.0

_prctl: Callable[..., int] | None = None
if sys.platform == "linux":
    with contextlib.suppress(OSError, AttributeError):
        _prctl = ctypes.CDLL(None).prctl

_known: set[int] = set()
_adopting = False


def mark_environment(environment: Mapping[str, str] | None) -> tuple[dict[str, str], str]:
    """Our environment with additions, and the mark of a new engine in it."""
    mark = secrets.token_hex(8)
    return {**os.environ, **(environment or {}), MARK: mark}, mark


def die_with_parent(parent: int) -> Callable[[], None] | None:
    """A function that a new child process calls first, so that it ends with its parent; None if the system has none.

    The child ends with the thread that started it, so this works in the main thread only.
    """
    if _prctl is None or threading.current_thread() is not threading.main_thread():
        return None
    prctl = _prctl

    def request_death_signal() -> None:
        prctl(_SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != parent:  # the parent ended before the signal was requested
            os.kill(os.getpid(), signal.SIGKILL)

    return request_death_signal


def become_subreaper() -> None:
    """Make this process the parent of orphaned descendants, so that it can end them. For processes of our own only."""
    global _adopting  # noqa: PLW0603 (the kernel's setting is global, too)
    if _prctl is not None:
        _adopting = _prctl(_SET_CHILD_SUBREAPER, 1) == 0


def register_process(process: int) -> None:
    """Note that a process of ours has started."""
    _known.add(process)


def reap_process(process: int, mark: str) -> list[str]:
    """End the processes that an ended process of ours has started. Returns the names of those that go on running."""
    _known.difference_update({process})
    until = time.monotonic() + _ENDING
    while left := [*_left(mark)]:
        for each in left:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(each, signal.SIGKILL)
            with contextlib.suppress(ChildProcessError):
                os.waitpid(each, os.WNOHANG)
        if time.monotonic() > until:
            return [f"process {each} ({_name(each)})" for each in left]
        time.sleep(0.005)
    return []


def _left(mark: str) -> Iterator[int]:
    """The processes that carry the mark, and orphans of another session that were handed to this process."""
    if _prctl is None:
        return
    needle = f"{MARK}={mark}".encode()
    for entry in os.listdir("/proc"):
        if not entry.isdecimal() or int(entry) in _known or int(entry) == os.getpid():
            continue
        with contextlib.suppress(OSError):
            if _adopting and _orphaned(entry):
                yield int(entry)
                continue
            with open(f"/proc/{entry}/environ", "rb") as environment:
                if needle in environment.read():
                    yield int(entry)


def _orphaned(process: str) -> bool:
    with open(f"/proc/{process}/stat", "rb") as stat:
        _, parent, _, session, *_ = stat.read().rpartition(b")")[2].split()
    return int(parent) == os.getpid() and int(session) != os.getsid(0)


def _name(process: int) -> str:
    with contextlib.suppress(OSError), open(f"/proc/{process}/comm") as name:
        return name.read().strip()
    return "unknown"
