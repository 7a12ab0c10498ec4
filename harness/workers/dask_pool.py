"""A Dask cluster as a worker pool; Dask decides which worker runs a piece, and replaces lost workers.

A thread of a Dask worker waits for a process on its machine (:mod:`.local_pool`), in which the piece runs. Only the
worker unpacks a task: so the scheduler need not have saitei, and a worker without saitei can be reported.
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
"""The word that stands for a cluster on this machine, in place of an address."""

AHEAD = 4
"""Number of pieces that the cluster gets at a time, for each thread of a worker."""

CONNECTING, JOINING, RETURNING = 10, 30, 60
"""Time limits in seconds: for an answer of the scheduler, for the first worker, and for a new one if all were lost."""

NOWHERE = "127.0.0.1:0"
"""The address of the dashboard of a cluster on this machine: any free port, and only for this machine."""

_HERE = WorkerProcesses()


@contextmanager
def connect_dask_pool(address: str, threads: int, places: Sequence[Path]) -> Iterator[DaskPool]:
    """The cluster whose scheduler is at this address, as a context manager.

    Raises :class:`WrongUse` if it does not answer, or if its workers do not have the same files at these places.
    """
    try:
        _module("dask").config.set({"logging": {"distributed": "critical", "distributed.client": "critical"}})
        distributed = _module("distributed")
    except ModuleNotFoundError as error:
        raise WrongUse(
            f"--dask needs {error.name}; install it in your clone of saitei: pip install '.[dask]'"
        ) from error
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
        if to == address:  # without an address, the client could not be closed
            distributed.comm.parse_host_port(distributed.comm.parse_address(address)[1])
        return distributed.Client(to, timeout=CONNECTING, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        why = str(error).partition("\n")[0] or type(error).__name__
        raise WrongUse(f"--dask {address}: no scheduler answers there ({why}); start one: dask scheduler") from error


class DaskPool:
    """The workers of a Dask client, including those that join later."""

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
        """Number of tasks that the present workers can use; at least enough for one thread."""
        self._count()
        return AHEAD * max(1, self._threads)

    def submit(self, task: PoolTask) -> Future[bytes]:
        """Run a task when a worker is free."""
        return self._executor.submit(pickle.loads, _packed(_play, self._alike, self._place, task))

    def require_workers(self) -> None:
        """Raise :class:`InfrastructureError` if there has been no worker for :data:`RETURNING` seconds."""
        self._count()
        if time.monotonic() > self._alone + RETURNING:
            mend = f"start one, and begin again: dask worker {self._address}"
            raise InfrastructureError(f"--dask {self._address}: there has been no worker for {RETURNING} s; {mend}")

    def _count(self) -> None:
        """Count the threads of the workers, at most once a second, and note since when there have been none."""
        if time.monotonic() < self._counted + 1:
            return
        try:
            self._threads = sum(self._client.nthreads().values())
        except OSError:
            self._threads = 0
        self._counted = time.monotonic()
        self._alone = math.inf if self._threads else min(self._alone, self._counted)

    def require_same_environment(self) -> None:
        """Raise :class:`WrongUse` unless there are workers with the same software and files as this machine."""
        try:
            self._client.wait_for_workers(1, timeout=JOINING)
        except TimeoutError as error:
            mend = f"start one: dask worker {self._address}"
            raise WrongUse(f"--dask {self._address}: no worker joined within {JOINING} s; {mend}") from error
        for worker, said in self._tell(environment_difference, self._alike).items():
            if isinstance(said, ModuleNotFoundError):
                raise WrongUse(
                    f"worker {worker} lacks the module {said.name}; install saitei {self._alike.version} there"
                )
            if said:
                raise WrongUse(f"worker {worker} {said}")

    def stop_work(self) -> None:
        """Cancel the tasks that have not begun, and end the processes of this command."""
        self._executor.shutdown(wait=False)
        with suppress(Exception):
            self._tell(_leave, self._place)

    def _tell(self, function: Callable[..., object], *arguments: object) -> dict[str, Any]:
        """The return value or the exception of each worker, by its address."""
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
    """Run a task on a worker, which may have joined later."""
    if wrong := environment_difference(there):
        raise WrongUse(f"worker {_module('distributed').get_worker().address} {wrong}")
    return _HERE.run_task(task, place)


def _leave(place: CommandPlace) -> None:
    _HERE.end_command(place)


def _module(name: str) -> Any:
    """A module of the optional dependency, which may not be installed."""
    return importlib.import_module(name)
