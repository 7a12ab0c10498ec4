"""A child process that is driven by lines and need not behave well: it may hang, die, flood its pipes or stay silent.

One poll loop serves all three pipes and the end of the process, so the child cannot block us beyond its time limit: not
by a message that it does not read, a flooded log, an endless answer, or a pipe that its own child holds open. POSIX
only.
"""

from __future__ import annotations

import contextlib
import os
import select
import shlex
import signal
import subprocess
import time
import warnings
from collections.abc import Mapping, Sequence

from . import process_cleanup
from .engine_interface import EngineDied, EngineTimeout
from .jsonrpc import LINE_LIMIT, LineBuffer, abbreviate_line
from .timeouts import AnswerTimeLimit

LOG_KEPT = 64 * 1024
"""The number of bytes of standard error that are kept, from its end."""

_CHUNK = 64 * 1024
_GRACE = 1.0
_GLANCE = 0.1


class ChildProcess:
    """A running child process, the leader of its own process group, so that all its descendants end with it.

    ``remains`` names the processes that could not be ended with it.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        environment: Mapping[str, str] | None = None,
        limit: int = LINE_LIMIT,
    ) -> None:
        """Start it. ``environment`` is added to ours. Raises :class:`EngineDied` if it cannot start."""
        self.command = shlex.join(command)
        self.remains: list[str] = []
        marked, self._mark = process_cleanup.mark_environment(environment)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", DeprecationWarning)  # the fork calls only prctl
                self._process = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    env=marked,
                    bufsize=0,
                    start_new_session=True,
                    preexec_fn=process_cleanup.die_with_parent(os.getpid()),  # noqa: PLW1509 (likewise)
                )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise EngineDied(f"the engine cannot start: {self.command}: {reason}") from error
        process_cleanup.register_process(self._process.pid)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._stdin = self._process.stdin.fileno()
        self._stdout = self._process.stdout.fileno()
        self._stderr = self._process.stderr.fileno()
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        self._killed = False
        self._lines = LineBuffer(limit)
        self._log = bytearray()
        self._poll = select.poll()
        self._poll.register(self._stdout, select.POLLIN)
        self._poll.register(self._stderr, select.POLLIN)
        self._end = _end_of(self._process.pid)
        if self._end is not None:
            self._poll.register(self._end, select.POLLIN)

    @property
    def is_running(self) -> bool:
        """Whether the process is still running."""
        return not self._killed and self._process.poll() is None

    @property
    def log(self) -> str:
        """The end of what the child wrote to standard error."""
        return self._log.decode(errors="replace")

    def exchange_lines(self, message: bytes, within: AnswerTimeLimit) -> bytes:
        """Send a message and wait for one line, both within the limit.

        Raises :class:`EngineTimeout` if the time is over, :class:`EngineDied` if the child ends or closes its output,
        and :class:`MalformedMessage` for a line over the limit.
        """
        if self._killed:
            raise EngineDied("the engine is not running any more")
        deadline = time.monotonic() + within.seconds
        unsent = self._send(memoryview(message))
        while True:
            if not unsent and (line := self._lines.next_line()) is not None:
                return line
            left = deadline - time.monotonic()
            if left <= 0:
                raise EngineTimeout(f"{within.late}{self._last_words()}")
            if unsent:
                self._poll.register(self._stdin, select.POLLOUT)
            ready = dict(self._poll.poll(left * 1000 if self._end is not None else min(left, _GLANCE) * 1000))
            if unsent:
                self._poll.unregister(self._stdin)
                unsent = self._send(unsent)
            self._receive(ready)

    def unsolicited_output(self) -> bytes:
        """Output of the child without a request. Raises :class:`EngineDied` if it has ended."""
        if not self._killed:
            ready = dict(self._poll.poll(0))
            if self._stdout in ready:
                self._read_output()
            if self._end in ready or (self._end is None and self._process.poll() is not None):
                raise EngineDied(self._how_it_ended())
        return self._lines.unfinished_line

    def end_process(self, seconds: float = _GRACE) -> None:
        """Close the child's input, give it time to end, then kill it."""
        if self._process.stdin:
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self.kill()

    def kill(self) -> None:
        """End the child and all that it started, at once. May be called again."""
        if self._killed:
            return
        self._killed = True
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self.remains = process_cleanup.reap_process(self._process.pid, self._mark)
        self._drain_log()
        if self._end is not None:
            os.close(self._end)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe:
                pipe.close()

    def _send(self, message: memoryview) -> memoryview:
        """Write as much as the pipe takes; returns the rest. A child that reads no more is detected when we read."""
        try:
            return message[os.write(self._stdin, message) :] if message else message
        except BlockingIOError:
            return message
        except OSError:
            return message[len(message) :]

    def _receive(self, ready: Mapping[int, int]) -> None:
        if self._stderr in ready and not self._read_log():
            self._poll.unregister(self._stderr)
        if self._stdout in ready:
            self._read_output()
        elif self._process.poll() is not None and not self._lines.has_whole_line:
            raise EngineDied(self._how_it_ended())  # its own child processes may hold its output open

    def _read_output(self) -> None:
        chunk = os.read(self._stdout, _CHUNK)
        if not chunk:
            raise EngineDied(self._how_it_ended())
        self._lines.feed_bytes(chunk)

    def _read_log(self) -> bool:
        """Read the child's log output; False at its end."""
        chunk = os.read(self._stderr, _CHUNK)
        self._log += chunk
        del self._log[:-LOG_KEPT]
        return bool(chunk)

    def _drain_log(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while self._read_log():
                pass

    def _how_it_ended(self) -> str:
        try:
            status = self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            how = "the engine closed its output"
        else:
            how = f"the engine ended ({_status(status)})"
        self._drain_log()
        rest = self._lines.unfinished_line
        where = f" in the middle of an answer: {abbreviate_line(rest)}" if rest else " instead of an answer"
        return how + where + self._last_words()

    def _last_words(self) -> str:
        """The last line of the log, fit for the end of an error message."""
        lines = self.log.strip().splitlines()
        return f"; its log ends: {lines[-1].strip()}" if lines else ""


def _end_of(process: int) -> int | None:
    """A file descriptor that is readable once the process has ended; None if the system has no such thing."""
    with contextlib.suppress(AttributeError, OSError):
        return os.pidfd_open(process)
    return None


def _status(status: int) -> str:
    if status >= 0:
        return f"exit status {status}"
    try:
        return f"killed by {signal.Signals(-status).name}"
    except ValueError:
        return f"killed by signal {-status}"
