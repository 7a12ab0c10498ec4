"""Options of a run: one object that goes whole from the command line to the player."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from ...adapters.launchers import BadEngine
from ...adapters.subprocess_engine import TIMEOUT
from ..base.command_errors import WrongUse
from ..scenarios.filters import Shard
from ..scenarios.suite import Suite
from .engine_lookup import REFERENCE, find_launcher
from .supervisor import Supervisor
from .time_limits import SCENARIO_SECONDS


@dataclass(frozen=True)
class RunOptions:
    """The engine to judge, the scenarios to judge it by, and how they are played."""

    engine: str = REFERENCE
    environment: dict[str, str] = field(default_factory=dict)
    """Variables that are added to the environment of an engine in a child process."""
    in_process: bool = False
    """Whether an engine in Python runs in this process, and not in one of its own."""

    suite: Suite = field(default_factory=Suite)
    game: str | None = None
    edition: str | None = None
    clauses: tuple[str, ...] = ()
    paths: tuple[Path, ...] = ()
    """Feature files of the user, or directories of them, that are judged by instead of the suite's."""
    scenarios: tuple[str, ...] = ()
    skip: tuple[str, ...] = ()
    shard: Shard | None = None
    last_failed: bool = False
    """Whether only those scenarios are judged that deviated in the last run from this directory."""
    ids: frozenset[str] | None = None
    """The ids of the only scenarios to play, those of other readings included."""

    processes: int = 1
    dask: str | None = None
    """The address of the cluster that plays."""
    first: bool = False
    """Whether the run ends with the first deviation."""
    repeat: int = 1
    """How many times each scenario is played."""
    transcripts: bool = False
    """Whether the transcripts of scenarios that pass are kept."""

    timeout: float = TIMEOUT
    """Seconds for each answer of the engine."""
    scenario_timeout: float = SCENARIO_SECONDS
    """Seconds for all answers of the engine in one scenario."""
    run_timeout: float | None = None
    """Seconds for the whole run."""

    baseline: Path | None = None
    """The file of known deviations."""


def supervisor_for(options: RunOptions) -> Supervisor:
    """A supervisor of the engine; raises :class:`WrongUse`."""
    try:
        found = find_launcher(
            options.engine,
            options.suite,
            timeout=options.timeout,
            environment=options.environment,
            in_process=options.in_process,
        )
    except BadEngine as error:
        raise WrongUse(str(error)) from error
    return Supervisor(found, options.scenario_timeout)
