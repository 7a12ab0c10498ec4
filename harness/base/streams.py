"""Standard streams that tolerate closed pipes.

A reader that goes away neither stops a command nor changes its exit code.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Iterator
from typing import IO

from .sanitize import disarm_ci_commands, make_printable


def print_to_stderr(line: str) -> None:
    """Write a line to standard error; do nothing if it is closed."""
    stream = TolerantStream(sys.stderr)
    stream.write(make_printable(line) + "\n")
    stream.flush()


def flush_streams_quietly() -> None:
    """Flush the standard streams, and keep Python from reporting at its exit that this failed."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream:
                stream.flush()
        except (OSError, ValueError):
            with contextlib.suppress(OSError, ValueError):
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, stream.fileno())
                os.close(nowhere)


class TolerantStream(io.TextIOBase):
    """A text stream that ignores errors: the underlying one may be missing, closed or full, or may lack characters.

    CI services obey nothing that is written to it.
    """

    def __init__(self, stream: IO[str] | None) -> None:
        self._stream = stream

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return getattr(self._stream, "encoding", None) or "utf-8"

    def write(self, text: str) -> int:
        said = disarm_ci_commands(text).encode(self.encoding, "replace").decode(self.encoding, "replace")
        with self._heard():
            if self._stream:
                self._stream.write(said)
        return len(text)

    def flush(self) -> None:
        with self._heard():
            if self._stream:
                self._stream.flush()

    def isatty(self) -> bool:
        terminal = False
        with self._heard():
            terminal = bool(self._stream and self._stream.isatty())
        return terminal

    def fileno(self) -> int:
        if self._stream is None:
            raise OSError("this standard stream does not exist")
        return self._stream.fileno()

    @contextlib.contextmanager
    def _heard(self) -> Iterator[None]:
        try:
            yield
        except (OSError, ValueError):  # gone, full, or closed
            self._stream = None
