"""Objects that many commands need: the console, the suite, the options of a run, and the number of workers."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..base.command_errors import WrongUse

if TYPE_CHECKING:
    from rich.console import Console

    from ..judging.run_options import RunOptions
    from ..scenarios.suite import Suite


def run_options(engine: str, *, processes: int | None = None, dask: str | None = None, **asked: Any) -> RunOptions:
    """The options of a run on an engine. Processes that the engine leaves behind end with this one."""
    from ...adapters.process_cleanup import become_subreaper
    from ..runs import settings

    become_subreaper()
    return settings.load_run_options(engine, processes=worker_count(processes, dask), dask=dask, **asked)


def output_console(output: Path | None = None) -> Console:
    """Standard output, or standard error if a result is written to standard output."""
    from ..base.console import SafeConsole
    from ..base.user_files import STANDARD_OUTPUT

    return SafeConsole(sys.stderr if output == STANDARD_OUTPUT else sys.stdout)


def installed_suite() -> Suite:
    """The suite of all games that are installed."""
    from ..scenarios.suite import Suite

    return Suite()


def core_count() -> int:
    """The number of cores of this machine."""
    return os.cpu_count() or 1


def worker_count(processes: int | None, dask: str | None, *, otherwise: int = 1) -> int:
    """The number of worker processes, or of threads of a local Dask cluster. Raises :class:`WrongUse`."""
    if processes and dask not in (None, "local"):
        raise WrongUse(
            f"-n is for processes of this machine; leave it out, since the cluster at {dask} has its own workers"
        )
    return processes or (core_count() if dask else otherwise)
