"""The standard streams: who does not hear what is said there ends no command, and changes no exit code."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Iterator
from typing import IO

from .sanitize import make_printable


def print_to_stderr(line: str) -> None:
    """Write a line to standard error, if anybody hears it."""
    stream = TolerantStream(sys.stderr)
    stream.write(make_printable(line) + "\n")
    stream.flush()


def flush_streams_quietly() -> None:
    """What is still to be written to the standard streams is; where it cannot be, nobody is told when Python ends."""
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
    """A stream of text that may be closed, full or gone, and that may not know all letters."""

    def __init__(self, stream: IO[str] | None) -> None:
        self._stream = stream

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return getattr(self._stream, "encoding", None) or "utf-8"

    def write(self, text: str) -> int:
        said = text.encode(self.encoding, "replace").decode(self.encoding, "replace")
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
            raise OSError("there is no such stream")
        return self._stream.fileno()

    @contextlib.contextmanager
    def _heard(self) -> Iterator[None]:
        try:
            yield
        except (OSError, ValueError):  # gone, full, or closed
            self._stream = None
