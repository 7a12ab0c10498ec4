"""The pipes of a child process that need not behave well: nothing that it does or leaves undone blocks us.

It may read no message, flood its log, answer without end, or leave its output to a process of its own. One poll loop
serves all pipes where the system can poll them; elsewhere, on Windows, each pipe has a thread.
"""

from __future__ import annotations

import contextlib
import os
import queue
import select
import subprocess
import threading
from collections.abc import Callable
from typing import IO, Protocol

LOG_KEPT = 64 * 1024
"""The number of bytes of standard error that are kept, from its end."""

_CHUNK = 64 * 1024
_CHUNKS_AHEAD = 16
_GLANCE = 0.1


class ChildPipes(Protocol):
    """Standard input, output and error of a child process."""

    @property
    def log(self) -> bytes:
        """The end of what the child has written to standard error so far."""
        ...

    def send(self, message: bytes) -> bool:
        """Begin to send a message after the one before it has been sent; whether all of it has been sent.

        A child that does not read any more is not noticed here.
        """
        ...

    def receive(self, seconds: float) -> tuple[bytes | None, bool]:
        """Wait until the child writes or ends, at most this long, and go on sending.

        Returns a chunk of its output, empty at the end of it and None if there is none; and whether all has been sent.
        Returns early without a chunk if the system does not report the end of the process.
        """
        ...

    def close_input(self) -> None:
        """Close the child's standard input, after all that was sent."""
        ...

    def read_rest_of_log(self) -> None:
        """Read what has been written to standard error by now."""
        ...

    def close(self) -> None:
        """Close all pipes of a child process that has ended."""
        ...


def open_child_pipes(process: subprocess.Popen[bytes]) -> ChildPipes:
    """The pipes of a process that has three of them, without buffers."""
    return PolledPipes(process) if hasattr(select, "poll") else ThreadedPipes(process)


class PolledPipes:
    """Pipes that one poll loop serves, together with the end of the process if the system reports it."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._streams = process.stdin, process.stdout, process.stderr
        assert process.stdin and process.stdout and process.stderr
        self._stdin = process.stdin.fileno()
        self._stdout = process.stdout.fileno()
        self._stderr = process.stderr.fileno()
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        self._unsent = memoryview(b"")
        self._log = bytearray()
        self._poll = select.poll()
        self._poll.register(self._stdout, select.POLLIN)
        self._poll.register(self._stderr, select.POLLIN)
        self._end = _end_of(process.pid)
        if self._end is not None:
            self._poll.register(self._end, select.POLLIN)

    @property
    def log(self) -> bytes:
        return bytes(self._log)

    def send(self, message: bytes) -> bool:
        self._unsent = memoryview(message)
        return self._send_rest()

    def receive(self, seconds: float) -> tuple[bytes | None, bool]:
        is_sent = not self._unsent
        if not is_sent:
            self._poll.register(self._stdin, select.POLLOUT)
        ready = dict(self._poll.poll((seconds if self._end is not None else min(seconds, _GLANCE)) * 1000))
        if not is_sent:
            self._poll.unregister(self._stdin)
            is_sent = self._send_rest()
        if self._stderr in ready and not self._read_log():
            self._poll.unregister(self._stderr)
        return os.read(self._stdout, _CHUNK) if self._stdout in ready else None, is_sent

    def close_input(self) -> None:
        if stdin := self._streams[0]:
            stdin.close()

    def read_rest_of_log(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while self._read_log():
                pass

    def close(self) -> None:
        if self._end is not None:
            os.close(self._end)
        for pipe in self._streams:
            if pipe:
                pipe.close()

    def _send_rest(self) -> bool:
        if self._unsent:
            try:
                self._unsent = self._unsent[os.write(self._stdin, self._unsent) :]
            except BlockingIOError:
                return False
            except OSError:
                self._unsent = memoryview(b"")
        return not self._unsent

    def _read_log(self) -> bool:
        """Read the child's log output; False at its end."""
        chunk = os.read(self._stderr, _CHUNK)
        self._log += chunk
        del self._log[:-LOG_KEPT]
        return bool(chunk)


class ThreadedPipes:
    """Pipes that each have a thread, which also closes the pipe: nobody else may while the thread reads or writes.

    All that is sent counts as sent at once: a message waits in its thread for a child that does not read.
    """

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin and process.stdout and process.stderr
        self._log = b""
        self._is_closed = False
        self._messages: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._output: queue.Queue[bytes] = queue.Queue(_CHUNKS_AHEAD)
        self._log_reader = _start_thread(self._read_log, process.stderr)
        _start_thread(self._read_output, process.stdout)
        _start_thread(self._write_input, process.stdin)

    @property
    def log(self) -> bytes:
        return self._log

    def send(self, message: bytes) -> bool:
        self._messages.put(message)
        return True

    def receive(self, seconds: float) -> tuple[bytes | None, bool]:
        try:
            return self._output.get(seconds > 0, min(seconds, _GLANCE)), True
        except queue.Empty:
            return None, True

    def close_input(self) -> None:
        self._messages.put(None)

    def read_rest_of_log(self) -> None:
        self._log_reader.join(_GLANCE)

    def close(self) -> None:
        self._is_closed = True
        self.close_input()
        with contextlib.suppress(queue.Empty):
            while True:
                self._output.get_nowait()

    def _write_input(self, pipe: IO[bytes]) -> None:
        while (message := self._messages.get()) is not None:
            unsent = memoryview(message)
            while unsent:
                unsent = unsent[os.write(pipe.fileno(), unsent) :]

    def _read_output(self, pipe: IO[bytes]) -> None:
        try:
            while not self._is_closed and (chunk := os.read(pipe.fileno(), _CHUNK)):
                self._output.put(chunk)
        finally:
            self._output.put(b"")

    def _read_log(self, pipe: IO[bytes]) -> None:
        while chunk := os.read(pipe.fileno(), _CHUNK):
            self._log = (self._log + chunk)[-LOG_KEPT:]


def _start_thread(serve: Callable[[IO[bytes]], None], pipe: IO[bytes]) -> threading.Thread:
    def serve_and_close() -> None:
        with contextlib.suppress(OSError), pipe:  # the child has closed its end
            serve(pipe)

    thread = threading.Thread(target=serve_and_close, daemon=True)
    thread.start()
    return thread


def _end_of(process: int) -> int | None:
    """A file descriptor that is readable once the process has ended; None if the system has no such thing."""
    with contextlib.suppress(AttributeError, OSError):
        return os.pidfd_open(process)
    return None
