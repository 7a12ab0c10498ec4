"""The options of a run: one object, which goes from the command line to the player."""

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
    """The engine to judge, the scenarios to judge it by, and the way in which they are played."""

    engine: str = REFERENCE
    environment: dict[str, str] = field(default_factory=dict)
    """Variables to add to the environment of an engine in a child process."""
    in_process: bool = False
    """Whether a Python engine runs in the process of saitei, not in its own."""

    suite: Suite = field(default_factory=Suite)
    game: str | None = None
    edition: str | None = None
    clauses: tuple[str, ...] = ()
    paths: tuple[Path, ...] = ()
    """Feature files of the user, or directories of them, to play instead of those of the suite."""
    scenarios: tuple[str, ...] = ()
    skip: tuple[str, ...] = ()
    shard: Shard | None = None
    last_failed: bool = False
    """Whether only the scenarios are judged that deviated in the last run from this directory."""
    ids: frozenset[str] | None = None
    """The ids of the only scenarios to play, including those of other readings."""

    processes: int = 1
    dask: str | None = None
    """The address of the Dask cluster that plays the scenarios."""
    first: bool = False
    """Whether the run ends with the first deviation."""
    repeat: int = 1
    """How many times each scenario is played."""
    variations: tuple[str, ...] = ()
    """The names of the variations in which scenarios that pass are played, too."""
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
    """A supervisor for the engine of the options. Raises :class:`WrongUse` if the engine cannot be found."""
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
