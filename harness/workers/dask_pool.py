"""A cluster of dask's as a crew: whom it gives a piece, whose loss it makes good, and what it takes back is its own.

A thread of a worker waits for a process of its machine (:mod:`.processes`), in which the piece is played. What is sent
is opened there alone: the scheduler has to know nothing of us, and a worker that lacks us can be told so.
"""

from __future__ import annotations

import importlib
import math
import pickle
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from ..base.command_errors import InfrastructureError, WrongUse
from .local_pool import CommandPlace, PoolTask, WorkerLost, WorkerProcesses
from .same_environment import MachineEnvironment, environment_difference, machine_environment

LOCAL = "local"
"""In place of an address: a cluster of this machine alone."""

AHEAD = 4
"""So many pieces for each thread of a worker are given to the cluster at a time."""

CONNECTING, JOINING, RETURNING = 10, 30, 60
"""Seconds in which its scheduler has to answer, a worker has to be there, and one again when all were lost."""

NOWHERE = "127.0.0.1:0"
"""Where a cluster of this machine tells of itself: at any port that is free, and to this machine alone."""

_HERE = WorkerProcesses()


@contextmanager
def connect_dask_pool(address: str, threads: int, places: Sequence[Path]) -> Iterator[DaskPool]:
    """The cluster whose scheduler is at this address; its workers have what stands here at these places.

    Raises :class:`WrongUse` where that is not so.
    """
    try:
        _module("dask").config.set({"logging": {"distributed": "critical", "distributed.client": "critical"}})
        distributed = _module("distributed")
    except ModuleNotFoundError as error:
        raise WrongUse(f"--dask needs {error.name}: pip install 'saitei[dask]'") from error
    with ExitStack() as stack:
        to: Any = address
        if address == LOCAL:
            to = distributed.LocalCluster(
                n_workers=1, threads_per_worker=threads, processes=False, dashboard_address=NOWHERE
            )
            stack.enter_context(to)
        client = stack.enter_context(_client(distributed, address, to))
        found = DaskPool(client, address, machine_environment(places))
        found.require_same_environment()
        stack.callback(found.stop_work)
        yield found


def _client(distributed: Any, address: str, to: Any) -> Any:
    try:
        if to == address:  # what is no address makes a client that cannot be closed
            distributed.comm.parse_host_port(distributed.comm.parse_address(address)[1])
        return distributed.Client(to, timeout=CONNECTING, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        why = str(error).partition("\n")[0] or type(error).__name__
        raise WrongUse(f"--dask {address}: no scheduler answers there ({why}); start one: dask scheduler") from error


class DaskPool:
    """The workers that a client knows, now and later."""

    def __init__(self, client: Any, address: str, alike: MachineEnvironment) -> None:
        scheduler = _module("distributed.scheduler")
        self.loss_errors = (WorkerLost, scheduler.KilledWorker, scheduler.NoWorkerError)
        self._client = client
        self._address = address
        self._executor: Executor = client.get_executor(pure=False)
        self._place = CommandPlace()
        self._alike = alike
        self._threads = 1
        self._counted = -math.inf
        self._alone = math.inf

    @property
    def max_pending(self) -> int:
        """As many as the workers can use that there are now, be it none."""
        self._count()
        return AHEAD * max(1, self._threads)

    def submit(self, task: PoolTask) -> Future[bytes]:
        """Play a task when a worker is free."""
        return self._executor.submit(pickle.loads, _packed(_play, self._alike, self._place, task))

    def require_workers(self) -> None:
        """Raise :class:`Broken` where no worker has been there for a while."""
        self._count()
        if time.monotonic() > self._alone + RETURNING:
            mend = f"start one, and begin again: dask worker {self._address}"
            raise InfrastructureError(f"--dask {self._address}: no worker has been there for {RETURNING} s; {mend}")

    def _count(self) -> None:
        """Count the threads of the workers, not too often, and see since when there is none, or no scheduler."""
        if time.monotonic() < self._counted + 1:
            return
        try:
            self._threads = sum(self._client.nthreads().values())
        except OSError:
            self._threads = 0
        self._counted = time.monotonic()
        self._alone = math.inf if self._threads else min(self._alone, self._counted)

    def require_same_environment(self) -> None:
        """Raise :class:`WrongUse` unless there are workers, and they have what we have."""
        try:
            self._client.wait_for_workers(1, timeout=JOINING)
        except TimeoutError as error:
            mend = f"start one: dask worker {self._address}"
            raise WrongUse(f"--dask {self._address}: no worker is there after {JOINING} s; {mend}") from error
        for worker, said in self._tell(environment_difference, self._alike).items():
            if isinstance(said, ModuleNotFoundError):
                raise WrongUse(f"worker {worker} has no {said.name}; install saitei {self._alike.version} there")
            if said:
                raise WrongUse(f"worker {worker} {said}")

    def stop_work(self) -> None:
        """It is over: take back what is not begun, and end what plays."""
        self._executor.shutdown(wait=False)
        with suppress(Exception):
            self._tell(_leave, self._place)

    def _tell(self, function: Callable[..., object], *arguments: object) -> dict[str, Any]:
        """What each worker returns, or raises."""
        told: dict[str, Any] = self._client.run(pickle.loads, _packed(function, *arguments), on_error="return")
        return told


class _Call:
    """A call that is made where it is unpickled."""

    def __init__(self, function: Callable[..., object], arguments: tuple[object, ...]) -> None:
        self._call = function, arguments

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return self._call


def _packed(function: Callable[..., object], *arguments: object) -> bytes:
    return pickle.dumps(_Call(function, arguments))


def _play(there: MachineEnvironment, place: CommandPlace, task: PoolTask) -> bytes:
    """Play a task on a worker, be it one that came later."""
    if wrong := environment_difference(there):
        raise WrongUse(f"worker {_module('distributed').get_worker().address} {wrong}")
    return _HERE.run_task(task, place)


def _leave(place: CommandPlace) -> None:
    _HERE.end_command(place)


def _module(name: str) -> Any:
    """A module of the extra, which need not be installed."""
    return importlib.import_module(name)
