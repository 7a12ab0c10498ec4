"""The pipe between a pool and a worker process: whole messages of bytes, in both directions."""

from __future__ import annotations

import contextlib
import queue
import struct
import threading
from functools import cached_property
from typing import IO, Protocol

_LENGTH = struct.Struct("<Q")


class PieceStream(Protocol):
    """One end of the pipe. A connection of :mod:`multiprocessing` is one, too."""

    def send_bytes(self, message: bytes) -> None:
        """Send a message. Raises ``OSError`` if nobody reads any more."""

    def recv_bytes(self) -> bytes:
        """Wait for a message. Raises ``EOFError`` after the last one."""

    def poll(self, seconds: float) -> bool:
        """Whether a message, or the end of all, comes within this time."""

    def close(self) -> None:
        """Close this end."""


class StreamPair:
    """A stream to read from and one to write to, as the standard streams of a process are on every system."""

    def __init__(self, incoming: IO[bytes], outgoing: IO[bytes]) -> None:
        self._incoming = incoming
        self._outgoing = outgoing
        self._ahead: list[bytes | None] = []

    def send_bytes(self, message: bytes) -> None:
        """Send a message."""
        try:
            self._outgoing.write(_LENGTH.pack(len(message)) + message)
            self._outgoing.flush()
        except ValueError as error:
            raise OSError("the pipe is closed") from error

    def recv_bytes(self) -> bytes:
        """Wait for a message."""
        message = self._ahead.pop() if self._ahead else self._read_message()
        if message is None:
            raise EOFError
        return message

    def poll(self, seconds: float) -> bool:
        """Whether a message, or the end of all, comes within this time. From then on a thread reads."""
        if not self._ahead:
            with contextlib.suppress(queue.Empty):
                self._ahead.append(self._arrived.get(timeout=seconds))
        return bool(self._ahead)

    def close(self) -> None:
        """Close both streams, but not one from which a thread still reads."""
        with contextlib.suppress(OSError):
            self._outgoing.close()
        if "_arrived" not in vars(self):
            self._incoming.close()

    @cached_property
    def _arrived(self) -> queue.SimpleQueue[bytes | None]:
        """The messages that a thread reads, then None."""
        arrived: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()

        def read_all() -> None:
            message: bytes | None = b""
            while message is not None:
                arrived.put(message := self._read_message())

        threading.Thread(target=read_all, daemon=True).start()
        return arrived

    def _read_message(self) -> bytes | None:
        """The next message; None after the last one."""
        try:
            head = self._incoming.read(_LENGTH.size)
            if len(head) == _LENGTH.size:
                (length,) = _LENGTH.unpack(head)
                message = self._incoming.read(length)
                if len(message) == length:
                    return message
        except ValueError:  # closed
            pass
        return None
