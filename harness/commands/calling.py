"""Arguments of every command: the console, the suite, and the options of a run."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..base.errors import WrongUse

if TYPE_CHECKING:
    from rich.console import Console

    from ..judging.options import RunOptions
    from ..scenarios.suite import Suite


def run_options(engine: str, *, processes: int | None = None, dask: str | None = None, **asked: Any) -> RunOptions:
    """The options of a run on an engine. Processes that the engine leaves behind end with this one."""
    from ...adapters.lineage import adopt
    from ..runs import settings

    adopt()
    return settings.run_options(engine, processes=workers(processes, dask), dask=dask, **asked)


def console(output: Path | None = None) -> Console:
    """Standard output, or standard error if a result is written to standard output."""
    from ..base.files import STANDARD_OUTPUT
    from ..base.voice import Voice

    return Voice(sys.stderr if output == STANDARD_OUTPUT else sys.stdout)


def suite() -> Suite:
    """The suite of all games that are installed."""
    from ..scenarios.suite import Suite

    return Suite()


def cores() -> int:
    """How many cores this machine has."""
    return os.cpu_count() or 1


def workers(processes: int | None, dask: str | None, *, otherwise: int = 1) -> int:
    """How many processes are meant, or threads of a local cluster. Raises :class:`WrongUse`."""
    if processes and dask not in (None, "local"):
        raise WrongUse(f"-n is for processes of this machine; the cluster at {dask} has as many as it has workers")
    return processes or (cores() if dask else otherwise)
