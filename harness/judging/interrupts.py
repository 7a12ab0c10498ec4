"""How whoever ends us lets us end well."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator


@contextlib.contextmanager
def terminable() -> Iterator[None]:
    """Make SIGTERM what Ctrl-C is, so that whoever ends a run lets it end its engines and say what it found."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
