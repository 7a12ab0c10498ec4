"""A time limit for Python code in our own process, which is interrupted by an exception, again and again.

A signal interrupts the main thread where the system has timers that send one. Elsewhere, and in other threads, another
thread asks the interpreter to raise the exception. Neither interrupts code that is not Python.
"""

from __future__ import annotations

import contextlib
import ctypes
import signal
import threading
import time
from collections.abc import Iterator
from types import FrameType

AGAIN = 0.1
"""Seconds between two interruptions of overdue code: one may be lost in a finalizer."""


class TimeExpired(BaseException):
    """The time is over. Not an :class:`Exception`, so that an engine's ``except Exception`` does not catch it."""


def interrupt_after(seconds: float) -> contextlib.AbstractContextManager[None]:
    """A context in which :class:`TimeExpired` is raised when it takes longer."""
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        return _interrupted_by_signal(seconds)
    return _CLOCK.interrupted_by_clock(seconds)


@contextlib.contextmanager
def _interrupted_by_signal(seconds: float) -> Iterator[None]:
    running = True

    def raise_expired(number: int, frame: FrameType | None) -> None:
        if running:
            raise TimeExpired

    before = signal.signal(signal.SIGALRM, raise_expired)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 1e-6), AGAIN)
    try:
        try:
            yield
        finally:
            running = False
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class _Clock:
    """A thread that looks at the deadlines of all threads ten times a second, while there is one."""

    def __init__(self) -> None:
        self._deadlines: dict[int, float] = {}
        self._changing = threading.Lock()
        self._thread = threading.Thread()

    @contextlib.contextmanager
    def interrupted_by_clock(self, seconds: float) -> Iterator[None]:
        thread = threading.get_ident()
        outer = self._deadlines.get(thread)
        try:
            self._set_deadline(thread, time.monotonic() + seconds)
            yield
        finally:
            try:
                self._set_deadline(thread, outer)
            except TimeExpired:  # it came late, and the next one would come after us
                self._set_deadline(thread, outer)
                raise

    def _set_deadline(self, thread: int, deadline: float | None) -> None:
        with self._changing:
            if deadline is None:
                self._deadlines.pop(thread, None)
            else:
                self._deadlines[thread] = deadline
            _raise_in_thread(thread, None)
            if not self._thread.is_alive():  # also after a fork
                self._thread = threading.Thread(target=self._watch, daemon=True)
                self._thread.start()

    def _watch(self) -> None:
        while True:
            time.sleep(AGAIN)
            now = time.monotonic()
            with self._changing:
                for thread, deadline in self._deadlines.items():
                    if now > deadline:
                        _raise_in_thread(thread, TimeExpired)


def _raise_in_thread(thread: int, error: type[BaseException] | None) -> None:
    """Let a thread raise an exception as soon as it runs Python code; None takes one back that it has not raised."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(error) if error else None)


_CLOCK = _Clock()
