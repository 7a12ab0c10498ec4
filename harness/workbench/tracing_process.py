"""The process that traces the reference engine, so that another one can play meanwhile: tracing is slower."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cached_property
from multiprocessing import get_context

from ..base.command_errors import InfrastructureError
from ..scenarios.feature_parser import Scenario
from ..scenarios.suite import Suite
from .step_clauses import ClauseAtWork, clauses_of_steps


class TracingProcess:
    """A process that is started when it is first needed, and keeps the engine loaded until :meth:`shutdown`."""

    def clauses_of_steps(self, suite: Suite, scenario: Scenario, example: int = 0) -> Sequence[Sequence[ClauseAtWork]]:
        """The clauses that each step of a scenario rests on (:func:`.step_clauses.clauses_of_steps`).

        Raises :class:`InfrastructureError` if the process ended; the next call starts another.
        """
        try:
            return self._process.submit(clauses_of_steps, suite, scenario, example).result()
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
