"""Signal handling: a clean exit on SIGTERM, and a time limit for the whole run.

Windows sends no SIGTERM, but Python can act there as if it had arrived.
"""

from __future__ import annotations

import _thread
import contextlib
import signal
import threading
import time
from collections.abc import Iterator

_AGAIN = 5.0


@contextlib.contextmanager
def sigterm_as_interrupt() -> Iterator[None]:
    """Treat SIGTERM like Ctrl-C, so that a run that is ended can stop its engines and report its results."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class RunTimeLimit:
    """A limit of this many seconds from now, or no limit. A run that takes longer is ended as by SIGTERM.

    ``late`` says whether the run was ended by the limit.
    """

    def __init__(self, seconds: float | None) -> None:
        self.late = False
        self._end = None if seconds is None else time.monotonic() + seconds
        self._over = threading.Event()

    @contextlib.contextmanager
    def enforce_limit(self) -> Iterator[None]:
        """Interrupt the main thread when the time is up, if SIGTERM can be caught there."""
        if self._end is None:
            yield
            return
        waiting = threading.Thread(target=self._wait, args=(self._end - time.monotonic(),), daemon=True)
        with sigterm_as_interrupt():
            waiting.start()
            try:
                yield
            finally:
                self._over.set()
                waiting.join()

    def _wait(self, seconds: float) -> None:
        """Interrupt repeatedly, because an exception that is raised in a finalizer is lost."""
        while not self._over.wait(seconds):
            self.late, seconds = True, _AGAIN
            _interrupt_main_thread()


def _interrupt_main_thread() -> None:
    """Let the main thread handle a SIGTERM, at once where a signal can end what it waits for."""
    if hasattr(signal, "pthread_kill"):
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)
    else:
        _thread.interrupt_main(signal.SIGTERM)
