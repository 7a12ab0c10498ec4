"""A child process that is driven by lines and need not behave well: it may hang, die, flood its pipes or stay silent.

The child cannot block us beyond its time limit: not by a message that it does not read, a flooded log, an endless
answer, or a pipe that its own child holds open (:mod:`.child_pipes`). It ends with all that it started
(:mod:`.process_tree`).
"""

from __future__ import annotations

import contextlib
import shlex
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence

from . import process_cleanup
from .child_pipes import open_child_pipes
from .engine_interface import EngineDied, EngineTimeout
from .jsonrpc import LINE_LIMIT, LineBuffer, abbreviate_line
from .process_tree import start_process_tree
from .timeouts import AnswerTimeLimit

_GRACE = 1.0
_GLANCE = 0.1


class ChildProcess:
    """A running child process. ``remains`` names the processes that could not be ended with it."""

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
            self._tree = start_process_tree(command, marked)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise EngineDied(f"the engine cannot start: {self.command}: {reason}") from error
        self._process = self._tree.process
        process_cleanup.register_process(self._process.pid)
        self._pipes = open_child_pipes(self._process)
        self._killed = False
        self._lines = LineBuffer(limit)

    @property
    def is_running(self) -> bool:
        """Whether the process is still running."""
        return not self._killed and self._process.poll() is None

    @property
    def log(self) -> str:
        """The end of what the child wrote to standard error."""
        return self._pipes.log.decode(errors="replace")

    def exchange_lines(self, message: bytes, within: AnswerTimeLimit) -> bytes:
        """Send a message and wait for one line, both within the limit.

        Raises :class:`EngineTimeout` if the time is over, :class:`EngineDied` if the child ends or closes its output,
        and :class:`MalformedMessage` for a line over the limit.
        """
        if self._killed:
            raise EngineDied("the engine is not running any more")
        deadline = time.monotonic() + within.seconds
        is_sent = self._pipes.send(message)
        while True:
            if is_sent and (line := self._lines.next_line()) is not None:
                return line
            left = deadline - time.monotonic()
            if left <= 0:
                raise EngineTimeout(f"{within.late}{self._last_words()}")
            chunk, is_sent = self._pipes.receive(left)
            if chunk is None and self._process.poll() is not None:
                chunk, is_sent = self._pipes.receive(_GLANCE)  # its own child processes may hold its output open
                if chunk is None and not self._lines.has_whole_line:
                    raise EngineDied(self._how_it_ended())
            if chunk is not None:
                self._read_output(chunk)

    def unsolicited_output(self) -> bytes:
        """Output of the child without a request. Raises :class:`EngineDied` if it has ended."""
        if not self._killed:
            chunk, _ = self._pipes.receive(0)
            if chunk is not None:
                self._read_output(chunk)
            if self._process.poll() is not None:
                raise EngineDied(self._how_it_ended())
        return self._lines.unfinished_line

    def end_process(self, seconds: float = _GRACE) -> None:
        """Close the child's input, give it time to end, then kill it."""
        self._pipes.close_input()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self.kill()

    def kill(self) -> None:
        """End the child and all that it started, at once. May be called again."""
        if self._killed:
            return
        self._killed = True
        self._tree.kill()
        self._process.wait()
        self.remains = process_cleanup.reap_process(self._process.pid, self._mark)
        self._pipes.read_rest_of_log()
        self._pipes.close()

    def _read_output(self, chunk: bytes) -> None:
        if not chunk:
            raise EngineDied(self._how_it_ended())
        self._lines.feed_bytes(chunk)

    def _how_it_ended(self) -> str:
        try:
            status = self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            how = "the engine closed its output"
        else:
            how = f"the engine ended ({_status(status)})"
        self._pipes.read_rest_of_log()
        rest = self._lines.unfinished_line
        where = f" in the middle of an answer: {abbreviate_line(rest)}" if rest else " instead of an answer"
        return how + where + self._last_words()

    def _last_words(self) -> str:
        """The last line of the log, fit for the end of an error message."""
        lines = self.log.strip().splitlines()
        return f"; its log ends: {lines[-1].strip()}" if lines else ""


def _status(status: int) -> str:
    if status >= 0:
        return f"exit status {status}"
    try:
        return f"killed by {signal.Signals(-status).name}"
    except ValueError:
        return f"killed by signal {-status}"
