"""The process that traces the reference engine, so that another one can play meanwhile: tracing is slower."""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cached_property
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from ..base.command_errors import InfrastructureError

P = ParamSpec("P")
T = TypeVar("T")


class TracingProcess:
    """A process that is started when it is first needed, and keeps the engine loaded until :meth:`shutdown`.

    A function that traces the reference engine, or breaks it, changes its modules. So it must not run in the process
    that plays.
    """

    def run(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """The result of a function of a module, called in the process.

        Raises :class:`InfrastructureError` if the process ended; the next call starts another.
        """
        try:
            return self._process.submit(work, *given, **named).result()
        except BrokenProcessPool as error:
            self.shutdown()
            raise InfrastructureError(
                "the process that looks up clauses ended; change the text to try again"
            ) from error

    def shutdown(self) -> None:
        """End the process."""
        if "_process" in self.__dict__:
            self._process.shutdown(wait=False, cancel_futures=True)
            del self.__dict__["_process"]

    @cached_property
    def _process(self) -> ProcessPoolExecutor:
        ignored = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the workbench, which ends this process
        return ProcessPoolExecutor(1, get_context("spawn"), signal.signal, ignored)
