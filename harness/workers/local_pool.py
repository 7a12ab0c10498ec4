"""The processes of this machine in which pieces are played (:mod:`.worker`): one for each thread that waits for it.

A process that ends takes no piece with it but the one that it plays. Each goes through a set in the same order, so
that pieces come to the same wherever they are played.

``concurrent.futures.ProcessPoolExecutor`` does not do this: a process that dies breaks its whole pool, and all pieces
with it; and a cluster's worker has processes for several commands, each with its directory, path and hash seed.
"""

from __future__ import annotations

import os
import pickle
import secrets
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import Pipe
from typing import Self

from ..base.command_errors import InfrastructureError, WrongUse

AHEAD = 2
"""So many pieces for each process are handed out at a time, so that none waits."""

SEED = "PYTHONHASHSEED"

_GRACE = 10.0
# A worker imports from where we do, without a variable that its engines would inherit.
_WORKER = (
    "import sys, runpy; package, sys.argv[1:], sys.path[:] = sys.argv[1], sys.argv[2:4], sys.argv[4:]; "
    "runpy.run_module(package + '.worker', run_name='__main__')"
)


class WorkerLost(Exception):
    """Whatever played a piece ended before it had an answer."""


@dataclass(frozen=True)
class PoolTask:
    """A function and its piece, pickled, and how many processes may play it, one after another."""

    packed: bytes
    tries: int


@dataclass(frozen=True)
class CommandPlace:
    """Where the processes of a command are at home, be it on another machine."""

    command: str = field(default_factory=lambda: secrets.token_hex(8))
    directory: str = field(default_factory=os.getcwd)
    path: tuple[str, ...] = field(default_factory=lambda: tuple(each or os.getcwd() for each in sys.path))


class _Own(threading.local):
    """The processes of a thread, by the place of the command that they play for."""

    def __init__(self) -> None:
        self.known: dict[CommandPlace, _Process] = {}


class WorkerProcesses:
    """The processes of the threads that play here."""

    def __init__(self) -> None:
        self._own = _Own()
        self._all: dict[_Process, CommandPlace] = {}
        self._over: set[CommandPlace] = set()
        self._changing = threading.Lock()

    def run_task(self, task: PoolTask, place: CommandPlace) -> bytes:
        """Play a task in the process of this thread. Raises :class:`Lost`, or :class:`Stop` where none can begin."""
        tries = task.tries
        while True:
            tries -= 1
            try:
                return self._process(place).run_packed(task.packed)
            except WorkerLost:
                if not tries or place in self._over:
                    raise

    def end_command(self, place: CommandPlace) -> None:
        """A command is over: end its processes, and begin no other."""
        with self._changing:
            self._over.add(place)
            ending = [each for each, home in self._all.items() if home == place]
        for each in ending:
            each.terminate()
        for each in ending:
            each.wait_or_kill()
            each.close()

    def close_all(self) -> None:
        """No thread plays any more."""
        while self._all:
            self._all.popitem()[0].close()

    def _process(self, place: CommandPlace) -> _Process:
        """The one that this thread has for a command; what was there for others may have ended by itself."""
        known = self._own.known
        with self._changing:
            for each, process in list(known.items()):
                if not process.is_alive():
                    del known[each], self._all[process]
                    process.close()
            if place in self._over:
                raise WorkerLost("the command is over")
            if place not in known:
                known[place] = _Process(place)
                self._all[known[place]] = place
        return known[place]


class InlinePool:
    """This process as a crew: a piece is played when it is handed out."""

    max_pending = 1
    loss_errors = (WorkerLost,)

    def submit(self, task: PoolTask) -> Future[bytes]:
        """Play a task."""
        future: Future[bytes] = Future()
        future.set_result(run_packed_task(task.packed))
        return future

    def require_workers(self) -> None:
        """We are here."""


class ProcessPool:
    """A crew of so many processes of this machine; a context."""

    def __init__(self, number: int) -> None:
        self.max_pending = AHEAD * number
        self.loss_errors = (WorkerLost,)
        self._place = CommandPlace()
        self._processes = WorkerProcesses()
        self._threads = ThreadPoolExecutor(number)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._processes.end_command(
            self._place
        )  # before their threads: with the thread that began it, a process is killed
        self._threads.shutdown(cancel_futures=True)
        self._processes.close_all()

    def submit(self, task: PoolTask) -> Future[bytes]:
        """Play a task when a process is free."""
        return self._threads.submit(self._processes.run_task, task, self._place)

    def require_workers(self) -> None:
        """Whoever ends is begun anew."""


def run_packed_task(packed: bytes) -> bytes:
    """What a piece comes to, and what it raised, if anything."""
    try:
        work, piece = pickle.loads(packed)
        return pickle.dumps((work(piece), None))
    except Exception as error:
        return _raised(error)


def _raised(error: Exception) -> bytes:
    try:
        packed = pickle.dumps((None, error))
        pickle.loads(packed)
    except Exception:
        return pickle.dumps((None, InfrastructureError(f"{type(error).__name__}: {error}")))
    return packed


class _Process:
    """A process that plays one piece after another."""

    def __init__(self, place: CommandPlace) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (lives as long as the process)
        self._pipe, theirs = Pipe()
        words = [__package__, str(theirs.fileno()), os.environ.get(SEED, ""), *place.path]
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", _WORKER, *words],
                stdin=subprocess.DEVNULL,
                stdout=self._errors,
                stderr=self._errors,
                cwd=place.directory,
                env={**os.environ, SEED: "0"},
                pass_fds=[theirs.fileno()],
            )
        except (FileNotFoundError, NotADirectoryError) as error:
            raise WrongUse(f"there is no directory {place.directory}; make it, or begin in another") from error
        finally:
            theirs.close()
        self._begun = False
        self._playing = threading.Lock()

    def is_alive(self) -> bool:
        """Whether it can be given a piece."""
        return self._process.poll() is None

    def run_packed(self, packed: bytes) -> bytes:
        """What it says of a piece. Raises :class:`Lost` when it ends, :class:`Broken` if it cannot even begin."""
        with self._playing:
            try:
                if not self._begun:
                    self._pipe.recv_bytes()
                    self._begun = True
                self._pipe.send_bytes(packed)
                return self._pipe.recv_bytes()
            except (EOFError, OSError) as error:
                self.wait_or_kill()
                said = f"a worker ended with status {self._process.returncode}: {self._last_words()}"
                if self._begun or self._process.returncode < 0:
                    raise WorkerLost(said) from error
                raise InfrastructureError(f"no worker can begin: {said}") from error

    def terminate(self) -> None:
        """Ask it to end."""
        if self.is_alive():
            self._process.terminate()

    def wait_or_kill(self) -> None:
        """See that it ends: by itself, if it does so soon."""
        try:
            self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def close(self) -> None:
        """It has ended; whoever waits for it hears of that first."""
        with self._playing:
            self._pipe.close()
            self._errors.close()

    def _last_words(self) -> str:
        if self._errors.closed:  # its command was over before it was asked
            return "no word"
        self._errors.seek(0)
        said = self._errors.read().decode(errors="replace").strip().splitlines()
        return said[-1] if said else "no word"
