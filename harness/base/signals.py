"""How whoever ends us lets us end well, and how we end by ourselves when time is up."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator

_AGAIN = 5.0


@contextlib.contextmanager
def sigterm_as_interrupt() -> Iterator[None]:
    """Make SIGTERM what Ctrl-C is, so that whoever ends a run lets it end its engines and say what it found."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class RunTimeLimit:
    """So many seconds from now, or none that end. What runs longer is ended as SIGTERM does; ``late``: it was."""

    def __init__(self, seconds: float | None) -> None:
        self.late = False
        self._end = None if seconds is None else time.monotonic() + seconds
        self._over = threading.Event()

    @contextlib.contextmanager
    def enforce_limit(self) -> Iterator[None]:
        """The time runs. It ends the main thread alone, and that if SIGTERM can be caught there."""
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
        """Interrupt, again and again: what is raised in a finalizer is lost."""
        while not self._over.wait(seconds):
            self.late, seconds = True, _AGAIN
            os.kill(os.getpid(), signal.SIGTERM)
