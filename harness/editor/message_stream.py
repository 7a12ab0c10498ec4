"""The messages of an editor on standard input. Messages whose length is invalid are left out."""

from __future__ import annotations

import io
import re
from typing import IO

LONGEST = 16 * 1024 * 1024
"""The greatest length of a message, in bytes."""

_LENGTH = re.compile(rb"Content-Length: (\d{1,8})\r?\n", re.IGNORECASE)
_LINE = 64 * 1024


class MessageStream(io.RawIOBase):
    """A stream of well-formed messages, from one in which the header of a message may be wrong.

    The end of a message of unknown length is unknown, too, so everything up to the next valid header is left out.
    """

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._message = io.BytesIO()

    def readable(self) -> bool:
        return True

    def readline(self, size: int | None = -1) -> bytes:
        if self._message.tell() == len(self._message.getbuffer()):
            self._message = io.BytesIO(self._read_message())
        return self._message.readline(size)

    def read(self, size: int = -1) -> bytes:
        return self._message.read(size)

    def _read_message(self) -> bytes:
        """The next valid message with its header; empty at the end of the stream."""
        while line := self._stream.readline(_LINE):
            found = _LENGTH.search(line)
            if found is None or found.end() < len(line) or int(found[1]) > LONGEST:
                continue
            while (header := self._stream.readline(_LINE)).strip():
                continue
            body = self._stream.read(int(found[1]))
            return b"Content-Length: %d\r\n\r\n%b" % (len(body), body) if header and body else b""
        return b""
