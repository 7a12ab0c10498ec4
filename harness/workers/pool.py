"""Worker pools, which run pieces of work for a command, and the guarantees that they give.

A piece is the whole argument of a function at the top level of a module, so it can run anywhere, and again. If a worker
ends before it has answered, another one runs the piece, a limited number of times. Each piece has one result.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Protocol, TypeVar

from ..base.command_errors import InfrastructureError
from .local_pool import PoolTask, ProcessPool, WorkerLost

TRIES = 3
"""Maximum number of processes that run a piece, one after another, if they end before they have answered."""

TICK = 1.0
"""Seconds without an answer after which the pool checks that there are still workers."""

_P = TypeVar("_P")
_R = TypeVar("_R")


class Pool(Protocol):
    """A pool that runs as many tasks at once as it can.

    ``max_pending`` tasks are handed out at a time, fewer when workers are lost.
    """

    @property
    def max_pending(self) -> int: ...

    @property
    def loss_errors(self) -> tuple[type[Exception], ...]:
        """The exceptions that the future of a lost task raises."""
        ...

    def submit(self, task: PoolTask) -> Future[bytes]:
        """Run a task. The future holds its packed result."""
        ...

    def require_workers(self) -> None:
        """Raise :class:`.InfrastructureError` if there has been no worker for a while."""


@contextmanager
def open_pool(processes: int, dask: str | None, places: Sequence[Path], *, warm: bool = False) -> Iterator[Pool]:
    """A pool of this number of processes on this machine, or the Dask cluster at an address, as a context manager.

    The machines of the cluster need the same files at these places. Raises :class:`.WrongUse` if no cluster answers.
    The processes of a ``warm`` pool may be forks of this process, which then must have no engine running.
    """
    if dask is None:
        with ProcessPool(processes, warm=warm) as local:
            yield local
    else:
        from .dask_pool import connect_dask_pool

        with connect_dask_pool(dask, processes, places) as found:
            yield found


def run_pieces(
    crew: Pool, work: Callable[[_P], _R], pieces: Iterable[_P], *, tries: int = TRIES
) -> Iterator[tuple[int, _R | WorkerLost]]:
    """Run the pieces: the index and the result of each, in the order in which they finish.

    The result of a lost piece is a :class:`.WorkerLost`. Raises the exception that a piece raised. If the caller stops
    the iteration, pieces that have not begun are cancelled.
    """
    left = enumerate(pieces)
    running: dict[Future[bytes], int] = {}
    try:
        while True:
            for at, piece in islice(left, max(0, crew.max_pending - len(running))):
                running[submit_piece(crew, work, piece, tries=tries)] = at
            if not running:
                return
            for each in finished_futures(crew, running):
                yield running.pop(each), piece_result(crew, each)
    finally:
        for each in running:
            each.cancel()


def submit_piece(crew: Pool, work: Callable[[_P], _R], piece: _P, *, tries: int = TRIES) -> Future[bytes]:
    """Hand one piece out; :func:`piece_result` returns its result."""
    return crew.submit(PoolTask(pickle.dumps((work, piece)), tries))


def finished_futures(crew: Pool, running: Collection[Future[bytes]]) -> set[Future[bytes]]:
    """The futures that have finished within :data:`TICK` seconds, perhaps none.

    Raises :class:`.InfrastructureError` if there are no workers left.
    """
    done = wait(running, TICK, return_when=FIRST_COMPLETED).done
    if not done:
        crew.require_workers()
    return done


def piece_result(crew: Pool, future: Future[bytes]) -> Any:
    """The result of a piece, or a :class:`.WorkerLost`. Raises the exception that the piece raised."""
    while not future.done():
        finished_futures(crew, [future])
    try:
        found, error = pickle.loads(future.result())
    except crew.loss_errors as lost:
        return WorkerLost(str(lost).partition("\n")[0])
    except CancelledError as error:
        raise InfrastructureError(
            "the cluster has dropped its tasks, because its scheduler ended or was restarted; begin again"
        ) from error
    except ModuleNotFoundError as error:
        raise InfrastructureError(f"a worker lacks the module {error.name}; install the same saitei there") from error
    if error is not None:
        raise error
    return found
