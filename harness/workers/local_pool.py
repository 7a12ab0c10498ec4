"""Worker processes on this machine (:mod:`.worker`), one for each thread that waits for its answers.

A process that ends loses only the piece that it runs. Processes that start as new programs iterate over sets in the
same order, so that a piece has the same result wherever it runs. On Linux, the first processes of a *warm* pool are
forks of this process instead: they have all that it has read and imported.

``concurrent.futures.ProcessPoolExecutor`` does not do this: a process that dies breaks its whole pool, and all pieces
with it. Besides, a worker of a cluster has processes for several commands, each with its directory, path and hash seed.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from typing import IO, Protocol, Self

from ..base.command_errors import InfrastructureError, WrongUse
from .piece_stream import PieceStream, StreamPair
from .received_pieces import run_packed_task, run_received_pieces

AHEAD = 2
"""Number of pieces that are handed out at a time for each process, so that none waits."""

SEED = "PYTHONHASHSEED"

_GRACE = 10.0
# A worker has the same import path as this process, without an environment variable that its engines would inherit.
_WORKER = (
    "import sys, runpy; package, sys.argv[1:], sys.path[:] = sys.argv[1], sys.argv[2:3], sys.argv[3:]; "
    "runpy.run_module(package + '.worker', run_name='__main__')"
)


class WorkerLost(Exception):
    """A process or worker ended before it had a result for its piece."""


@dataclass(frozen=True)
class PoolTask:
    """A pickled function with its piece, and how many processes may try it, one after another."""

    packed: bytes
    tries: int


@dataclass(frozen=True)
class CommandPlace:
    """The command that processes work for, with its directory and import path, possibly on another machine."""

    command: str = field(default_factory=lambda: secrets.token_hex(8))
    directory: str = field(default_factory=os.getcwd)
    path: tuple[str, ...] = field(default_factory=lambda: tuple(each or os.getcwd() for each in sys.path))


class _Own(threading.local):
    """The processes of a thread, by the place of the command that they work for."""

    def __init__(self) -> None:
        self.known: dict[CommandPlace, _Worker] = {}


class WorkerProcesses:
    """The worker processes of all threads of this process."""

    def __init__(self) -> None:
        self._own = _Own()
        self._all: dict[_Worker, CommandPlace] = {}
        self._idle: list[_Worker] = []
        self._over: set[CommandPlace] = set()
        self._changing = threading.Lock()

    def fork_workers(self, number: int, place: CommandPlace) -> None:
        """Start this number of processes by fork, for threads that have none yet."""
        for _ in range(number):
            forked = _Worker(ForkedProcess([each.process.pipe for each in self._all]))
            self._all[forked] = place
            self._idle.append(forked)

    def run_task(self, task: PoolTask, place: CommandPlace) -> bytes:
        """Run a task in the process of this thread, and return its packed result.

        Raises :class:`WorkerLost` if it is lost in every try, and :class:`CommandError` if no process can start.
        """
        tries = task.tries
        while True:
            tries -= 1
            try:
                return self._process(place).run_packed(task.packed)
            except WorkerLost:
                if not tries or place in self._over:
                    raise

    def end_command(self, place: CommandPlace) -> None:
        """End the processes of a command that is over, and start no others for it."""
        with self._changing:
            self._over.add(place)
            ending = [each for each, home in self._all.items() if home == place]
        for each in ending:
            each.terminate()
        until = time.monotonic() + _GRACE
        try:
            for each in ending:
                each.process.wait(max(0.0, until - time.monotonic()))
        finally:
            for each in ending:
                each.process.kill()
                each.close()

    def close_all(self) -> None:
        """Close all processes, after the last thread has finished."""
        while self._all:
            self._all.popitem()[0].close()

    def _process(self, place: CommandPlace) -> _Worker:
        """The process of this thread for a command; those for other commands may have ended by themselves."""
        known = self._own.known
        with self._changing:
            for each, process in list(known.items()):
                if not process.is_alive():
                    del known[each], self._all[process]
                    process.close()
            if place in self._over:
                raise WorkerLost("the command is over")
            if place not in known:
                known[place] = self._idle.pop() if self._idle else _Worker(NewProcess(place))
                self._all[known[place]] = place
        return known[place]


class InlinePool:
    """A pool without workers: this process runs a piece as soon as it is handed out."""

    max_pending = 1
    loss_errors = (WorkerLost,)

    def submit(self, task: PoolTask) -> Future[bytes]:
        """Run a task at once."""
        future: Future[bytes] = Future()
        future.set_result(run_packed_task(task.packed))
        return future

    def require_workers(self) -> None:
        """Do nothing: this process is the worker."""


class ProcessPool:
    """A pool of this number of processes on this machine, as a context manager.

    The processes of a ``warm`` pool are forks of this one, if the system is Linux and this process has no other thread.
    """

    def __init__(self, number: int, *, warm: bool = False) -> None:
        self.max_pending = AHEAD * number
        self.loss_errors = (WorkerLost,)
        self._place = CommandPlace()
        self._processes = WorkerProcesses()
        self._threads = ThreadPoolExecutor(number)
        self._forks = number if warm and _has_safe_forks() and threading.active_count() == 1 else 0

    def __enter__(self) -> Self:
        self._processes.fork_workers(self._forks, self._place)
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self._processes.end_command(
                self._place
            )  # before the threads end: a process is killed together with the thread that started it
        finally:
            self._threads.shutdown(cancel_futures=True)
            self._processes.close_all()

    def submit(self, task: PoolTask) -> Future[bytes]:
        """Run a task when a process is free."""
        return self._threads.submit(self._processes.run_task, task, self._place)

    def require_workers(self) -> None:
        """Do nothing: a process that ends is replaced."""


def _has_safe_forks() -> bool:
    """Whether a fork can go on as a worker: the libraries of macOS do not all survive it."""
    return sys.platform == "linux" and hasattr(os, "fork")


class WorkerProcess(Protocol):
    """A child process that runs the pieces of a pipe. ``errors`` is the file of all that it prints."""

    pipe: PieceStream
    errors: IO[bytes]

    def exit_status(self) -> int | None:
        """The exit status of the process, negative for a signal; None while it runs."""
        ...

    def terminate(self) -> None:
        """Ask the process to end."""
        ...

    def wait(self, seconds: float) -> None:
        """Wait until the process ends, at most this long."""
        ...

    def kill(self) -> None:
        """End the process at once, if it has not ended."""
        ...


class NewProcess:
    """A child process that starts as a new program, at the place of a command.

    Its pipe is its standard input and output, which each system hands on.
    """

    def __init__(self, place: CommandPlace) -> None:
        self.errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (lives as long as the process)
        words = [__package__, os.environ.get(SEED, ""), *place.path]
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", _WORKER, *words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                cwd=place.directory,
                env={**os.environ, SEED: "0"},
            )
        except (FileNotFoundError, NotADirectoryError) as error:
            raise WrongUse(
                f"the directory {place.directory} does not exist; create it, or start in another directory"
            ) from error
        assert self._process.stdin and self._process.stdout
        self.pipe: PieceStream = StreamPair(self._process.stdout, self._process.stdin)

    def exit_status(self) -> int | None:
        return self._process.poll()

    def terminate(self) -> None:
        self._process.terminate()

    def wait(self, seconds: float) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


class ForkedProcess:
    """A child process by fork. It closes the ends of pipes that belong to this process alone."""

    def __init__(self, ours: Iterable[PieceStream]) -> None:
        self.errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (lives as long as the process)
        pipe, theirs = Pipe()
        self.pipe: PieceStream = pipe
        words = (theirs, (*ours, pipe), os.getpid())
        self._process = get_context("fork").Process(target=self._run, args=words, daemon=True)
        self._process.start()
        theirs.close()

    def _run(self, theirs: Connection, ours: Iterable[PieceStream], parent: int) -> None:
        for each in ours:
            each.close()
        for stream in (1, 2):
            os.dup2(self.errors.fileno(), stream)
        sys.exit(run_received_pieces(theirs, parent))

    def exit_status(self) -> int | None:
        return self._process.exitcode

    def terminate(self) -> None:
        self._process.terminate()

    def wait(self, seconds: float) -> None:
        self._process.join(seconds)

    def kill(self) -> None:
        self._process.kill()
        self._process.join()


class _Worker:
    """A process that runs one piece after another."""

    def __init__(self, process: WorkerProcess) -> None:
        self.process = process
        self._begun = False
        self._playing = threading.Lock()

    def is_alive(self) -> bool:
        """Whether the process still runs, and can take a piece."""
        return self.process.exit_status() is None

    def run_packed(self, packed: bytes) -> bytes:
        """The packed result of a packed piece.

        Raises :class:`WorkerLost` if the process ends, and :class:`InfrastructureError` if it cannot start.
        """
        pipe = self.process.pipe
        with self._playing:
            try:
                if not self._begun:
                    pipe.recv_bytes()
                    self._begun = True
                pipe.send_bytes(packed)
                return pipe.recv_bytes()
            except (EOFError, OSError) as error:
                self.process.wait(_GRACE)
                self.process.kill()
                status = self.process.exit_status()
                said = f"a worker ended with status {status}: {self._last_words()}"
                if self._begun or (status is not None and status < 0):
                    raise WorkerLost(said) from error
                raise InfrastructureError(f"no worker process can start: {said}") from error

    def terminate(self) -> None:
        """Ask the process to end."""
        if self.is_alive():
            self.process.terminate()

    def close(self) -> None:
        """Close the pipe and the log of a process that has ended, after a thread that waits for it has noticed."""
        with self._playing:
            self.process.pipe.close()
            self.process.errors.close()

    def _last_words(self) -> str:
        errors = self.process.errors
        if errors.closed:  # its command was over before it was used
            return "no word"
        errors.seek(0)
        said = errors.read().decode(errors="replace").strip().splitlines()
        return said[-1] if said else "no word"
