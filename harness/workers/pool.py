"""Whoever plays pieces for a command: what a crew is, and what is promised of it.

A piece is played by a function that a module holds, and is all that the function needs; so it can be played anywhere,
and again. What played it may end: it is then played by another, a few times, and heard of once.
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
"""So many processes at most play a piece, one after another, when they end before they have an answer."""

TICK = 1.0
"""Seconds without an answer after which it is looked whether anybody is there who could give one."""

_P = TypeVar("_P")
_R = TypeVar("_R")


class Pool(Protocol):
    """Plays tasks, as many at once as it can; ``ahead`` are handed out at a time, fewer when workers are lost."""

    @property
    def max_pending(self) -> int: ...

    @property
    def loss_errors(self) -> tuple[type[Exception], ...]:
        """What a future raises whose task is lost."""
        ...

    def submit(self, task: PoolTask) -> Future[bytes]:
        """Play a task."""
        ...

    def require_workers(self) -> None:
        """Raise :class:`.Broken` where nobody is left who plays, and nobody has come for a while."""


@contextmanager
def open_pool(processes: int, dask: str | None, places: Sequence[Path]) -> Iterator[Pool]:
    """So many processes of this machine, or the cluster at an address, whose machines need what stands at these places.

    Raises :class:`.WrongUse` where there is none.
    """
    if dask is None:
        with ProcessPool(processes) as local:
            yield local
    else:
        from .dask_pool import connect_dask_pool

        with connect_dask_pool(dask, processes, places) as found:
            yield found


def run_pieces(
    crew: Pool, work: Callable[[_P], _R], pieces: Iterable[_P], *, tries: int = TRIES
) -> Iterator[tuple[int, _R | WorkerLost]]:
    """What comes of each piece, with its place among them, in the order in which they are done. Raises what it raises.

    Whoever leaves off takes back what was not begun.
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
    """Hand one piece out; :func:`answer` says what came of it."""
    return crew.submit(PoolTask(pickle.dumps((work, piece)), tries))


def finished_futures(crew: Pool, running: Collection[Future[bytes]]) -> set[Future[bytes]]:
    """Those of which something came, perhaps none: who waits for more asks again. Raises :class:`.Broken` where nobody
    is left to play them.
    """
    done = wait(running, TICK, return_when=FIRST_COMPLETED).done
    if not done:
        crew.require_workers()
    return done


def piece_result(crew: Pool, future: Future[bytes]) -> Any:
    """What came of a piece, or that it was :class:`.Lost`. Raises what it raised."""
    while not future.done():
        finished_futures(crew, [future])
    try:
        found, error = pickle.loads(future.result())
    except crew.loss_errors as lost:
        return WorkerLost(str(lost).partition("\n")[0])
    except CancelledError as error:
        raise InfrastructureError(
            "the cluster has dropped what it was given: its scheduler has ended, or began anew"
        ) from error
    except ModuleNotFoundError as error:
        raise InfrastructureError(f"a worker has no {error.name}; install the same saitei there") from error
    if error is not None:
        raise error
    return found
