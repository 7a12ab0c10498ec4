"""What is to be judged, and the engine that is asked for: how it is started, and what it says of itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ...adapters import EngineError
from ...adapters.locate import BadEngine
from ...adapters.messages import EngineInfo
from ...adapters.subprocess_engine import TIMEOUT
from ...rulebooks import Ledger
from ..base.errors import Broken, WrongUse
from ..base.text import printable
from ..judging.engines import REFERENCE, launcher
from ..judging.limits import SCENARIO_SECONDS
from ..judging.supervisor import Supervisor
from ..results.results import Origin
from ..scenarios.narrowing import Narrowing
from ..scenarios.suite import Suite


@dataclass(frozen=True)
class Request:
    """What is to be judged. ``timeout`` is in seconds for each answer of the engine, ``scenario`` for all of them in
    one scenario, ``whole`` for the run, if it has a limit.

    ``environment`` is added to that of an engine in a child process; one in Python has a process of its own unless it
    is to be ``in_process``. Each scenario is played ``repeat`` times. So many ``processes`` play, or the cluster at the
    address ``dask``. ``baseline`` holds what is known of it. ``paths`` are of feature files that are not the suite's,
    to be judged by instead. ``narrowing`` is what is wanted of all that, and ``last_failed`` that of it which deviated
    last; ``first`` ends the run with the first deviation. ``origin`` is where and of what the results are made.
    """

    engine: str = REFERENCE
    game: str | None = None
    edition: str | None = None
    clauses: tuple[str, ...] = ()
    timeout: float = TIMEOUT
    scenario: float = SCENARIO_SECONDS
    whole: float | None = None
    environment: dict[str, str] = field(default_factory=dict)
    in_process: bool = False
    repeat: int = 1
    processes: int = 1
    dask: str | None = None
    transcripts: bool = False
    ids: frozenset[str] | None = None
    paths: tuple[Path, ...] = ()
    narrowing: Narrowing = field(default_factory=Narrowing)
    last_failed: bool = False
    first: bool = False
    origin: Origin | None = None
    baseline: Path | None = None
    suite: Suite = field(default_factory=Suite)


def supervisor_for(request: Request) -> Supervisor:
    """A supervisor of the engine that is asked for; raises :class:`WrongUse`."""
    try:
        found = launcher(
            request.engine,
            request.suite,
            timeout=request.timeout,
            environment=request.environment,
            in_process=request.in_process,
        )
    except BadEngine as error:
        raise WrongUse(str(error)) from error
    return Supervisor(found, request.scenario)


def introduction(supervisor: Supervisor) -> EngineInfo:
    """What the engine says of itself; it is started for that. Raises :class:`Stop`."""
    try:
        return supervisor.info
    except BadEngine as error:
        raise WrongUse(str(error)) from error
    except EngineError as error:
        raise Broken(f"engine {supervisor.launcher.spec}: {error}") from error


def playable(request: Request, info: EngineInfo, books: dict[str, Ledger], console: Console) -> dict[str, str]:
    """By game, the edition to judge by. Raises :class:`WrongUse` when the engine plays none of the games."""
    played = {game: ledger.edition for game, ledger in books.items() if game in info.games}
    if not played:
        plays = ", ".join(info.games) or "no game"
        raise WrongUse(f"engine {request.engine} does not play {' or '.join(books)}; it plays {plays}")
    if others := ", ".join(game for game in books if game not in played):
        console.print(Text(f"{others}: not played by this engine, not judged", "blue"))
    for game, edition in played.items():
        if edition not in info.games[game]:
            claims = printable(", ".join(info.games[game])) or "no edition"
            here = set(info.games[game]).intersection(request.suite.ancestry(game))
            known = "each deviation says what changed between" if here else "what changed between is not known here"
            console.print(Text(f"{game}: judged by edition {edition}; the engine claims {claims}; {known}", "yellow"))
    return played
