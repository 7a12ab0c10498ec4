"""``saitei run``: judges an engine, and says what it found on the terminal and in files."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

from msgspec.structs import replace
from rich.console import Console

from ..adapters import EngineError
from ..adapters.locate import BadEngine
from ..adapters.messages import EngineInfo
from ..adapters.subprocess_engine import TIMEOUT
from ..rulebooks import Ledger
from . import baseline as baselines
from .baseline import Baseline
from .cases import Case
from .editions import with_suspects
from .engines import REFERENCE, launcher
from .errors import Broken, NothingRan, WrongUse
from .files import write
from .jobs import Job, judge, judge_apart, share_out
from .keeper import Keeper
from .partial import Partial, terminable
from .readings import judged
from .results import (
    Results,
    ScenarioResult,
    Taken,
    clause_results,
    rulebook_facts,
    scenario_results,
    to_json,
    to_junit,
)
from .selection import Selection, ledgers, only, select
from .shelf import Shelf
from .terminal import Watch, report
from .verdicts import exit_code
from .version import version


@dataclass(frozen=True)
class Request:
    """What is to be judged. ``timeout`` is in seconds for each answer of the engine.

    ``environment`` is added to that of an engine in a child process; ``baseline`` holds what is known of it.
    """

    engine: str = REFERENCE
    game: str | None = None
    edition: str | None = None
    clauses: tuple[str, ...] = ()
    timeout: float = TIMEOUT
    environment: dict[str, str] = field(default_factory=dict)
    processes: int = 1
    transcripts: bool = False
    ids: frozenset[str] | None = None
    baseline: Path | None = None
    shelf: Shelf = field(default_factory=Shelf)


@dataclass(frozen=True)
class Outcome:
    """What was found, and the end of the engine's log."""

    results: Results
    log: str = ""


class Interrupted(KeyboardInterrupt):
    """A run was interrupted while it judged. The results are those so far."""

    def __init__(self, results: Results) -> None:
        super().__init__()
        self.results = results


def run(
    request: Request,
    console: Console,
    *,
    json: Path | None = None,
    junit: Path | None = None,
    html: Path | None = None,
    markdown: Path | None = None,
    transcripts: bool = False,
    write_baseline: Path | None = None,
) -> int:
    """Judge, report, write the files; the exit code. Raises :class:`Stop` when there is nothing to report.

    ``html`` is a directory. ``transcripts`` keeps those of scenarios that pass, too; for ``html`` their steps are.
    """
    from .report.command import Outputs, of_run

    for path in (json, junit, write_baseline):
        if path and not path.parent.is_dir():
            raise WrongUse(f"{path} cannot be written: there is no directory {path.parent}")
    outputs = Outputs(html=html, markdown=markdown, transcripts=transcripts)
    outputs.check()
    before = _baseline_before(request, write_baseline)
    if write_baseline and write_baseline == request.baseline and before is None:
        request = dataclasses.replace(request, baseline=None)
    request = dataclasses.replace(request, transcripts=transcripts or html is not None)
    partial = Partial(json, request.engine) if json else None
    try:
        with terminable():
            outcome = find_out(request, console, partial)
    except Interrupted as interrupted:
        _write_all(interrupted.results, partial, junit)
        raise
    report(console, outcome.results, log=outcome.log)
    _write_all(outcome.results, partial, junit)
    of_run(to_json(outcome.results), outputs)
    if write_baseline:
        write(write_baseline, baselines.write(outcome.results, before))
        console.print(f"wrote {write_baseline}", markup=False, highlight=False)
    return exit_code(scenario.verdict for scenario in outcome.results.scenarios)


def _write_all(results: Results, partial: Partial | None, junit: Path | None) -> None:
    if partial:
        partial.finish(to_json(results))
    if junit:
        write(junit, to_junit(results))


def find_out(request: Request, console: Console, partial: Partial | None = None) -> Outcome:
    """Judge; every selected scenario has a verdict afterwards. Raises :class:`Stop`, or :class:`Interrupted`.

    ``partial`` hears of each case as it is judged.
    """
    keeper = keeper_for(request)
    books = ledgers(request.shelf, request.game, request.edition)
    selection = _selected(request, books)
    baseline = _baseline(request, console)
    started = time.monotonic()
    try:
        info = introduction(keeper)
        editions = playable(request, info, books, console)
        cases, complete = _judge(request, selection, editions, keeper, console, baseline, partial)
    finally:
        keeper.shutdown()
    by = {game: books[game] for game in editions}
    scenarios, readings = _verdicts(request, selection, by, info, cases)
    scenarios = with_suspects(request.shelf, by, (*scenarios, *_bad(selection, editions, request.shelf.root)))
    if baseline:
        scenarios = baseline.judged(scenarios)
    results = Results(
        version=version(),
        spec=request.engine,
        engine=info,
        editions=editions,
        scenarios=scenarios,
        clauses=clause_results(by, scenarios),
        rulebooks=tuple(map(rulebook_facts, by.values())),
        readings=readings,
        not_kept=tuple(found.id for found in selection.not_kept),
        seconds=time.monotonic() - started,
        complete=complete,
    )
    if not complete:
        raise Interrupted(results)
    return Outcome(results, keeper.log)


def _verdicts(
    request: Request,
    selection: Selection,
    ledgers: dict[str, Ledger],
    info: EngineInfo,
    cases: dict[str, list[Case]],
) -> tuple[tuple[ScenarioResult, ...], tuple[Taken, ...]]:
    """The scenarios' verdicts, and which options the engine takes where a rulebook can be read in several ways."""
    found = [
        judged(
            ledger,
            info.readings.get(game, {}),
            list(zip(played, scenario_results(played, cases, request.shelf.root), strict=True)),
            wanted={scenario.id for scenario in selection.scenarios},
            optional={scenario.id for scenario in selection.foreign},
        )
        for game, ledger in ledgers.items()
        for played in [[scenario for scenario in selection.played if scenario.game == game]]
    ]
    return (
        tuple(scenario for each in found for scenario in each.scenarios),
        tuple(taken for each in found for taken in each.readings),
    )


def keeper_for(request: Request) -> Keeper:
    """A keeper of the engine that is asked for; raises :class:`WrongUse`."""
    try:
        return Keeper(launcher(request.engine, timeout=request.timeout, environment=request.environment))
    except BadEngine as error:
        raise WrongUse(str(error)) from error


def _selected(request: Request, books: dict[str, Ledger]) -> Selection:
    selection = select(request.shelf, books, request.clauses)
    if request.ids is not None:
        selection = only(selection, request.ids)
    if not selection.scenarios and not selection.bad:
        what = f"clause {', '.join(request.clauses)}" if request.clauses else f"{', '.join(books) or 'any game'}"
        raise NothingRan(f"nothing ran: there is no scenario for {what} in {request.shelf.root}")
    return selection


def introduction(keeper: Keeper) -> EngineInfo:
    """What the engine says of itself; it is started for that. Raises :class:`Stop`."""
    try:
        return keeper.info
    except BadEngine as error:
        raise WrongUse(str(error)) from error
    except EngineError as error:
        raise Broken(f"engine {keeper.launcher.spec}: {error}") from error


def playable(request: Request, info: EngineInfo, books: dict[str, Ledger], console: Console) -> dict[str, str]:
    """By game, the edition to judge by. Raises :class:`WrongUse` when the engine plays none of the games."""
    played = {game: ledger.edition for game, ledger in books.items() if game in info.games}
    if not played:
        plays = ", ".join(info.games) or "no game"
        raise WrongUse(f"engine {request.engine} does not play {' or '.join(books)}; it plays {plays}")
    for game in books.keys() - played.keys():
        console.print(f"{game}: not played by this engine, not judged", style="blue", highlight=False)
    for game, edition in played.items():
        if edition not in info.games[game]:
            claims = ", ".join(info.games[game]) or "no edition"
            note = f"{game}: judged by edition {edition}; the engine claims {claims}"
            console.print(note, style="yellow", highlight=False)
    return played


def _judge(
    request: Request,
    selection: Selection,
    editions: dict[str, str],
    keeper: Keeper,
    console: Console,
    baseline: Baseline | None,
    partial: Partial | None,
) -> tuple[dict[str, list[Case]], bool]:
    """The cases by scenario, and whether it came to all of them."""
    features = [feature for feature in selection.features if feature.game in editions]
    wanted = frozenset(scenario.id for scenario in selection.played)
    counts = [sum(scenario.cases for scenario in feature.scenarios if scenario.id in wanted) for feature in features]
    job = Job(
        shelf=request.shelf,
        spec=request.engine,
        timeout=request.timeout,
        environment=request.environment,
        editions=editions,
        files=tuple(str(feature.path) for feature in features),
        wanted=wanted,
        transcripts=request.transcripts,
    )
    cases: dict[str, list[Case]] = {}
    if partial:
        partial.begin()
    with Watch(console, sum(counts)) as watch:

        def hear(case: Case) -> None:
            cases.setdefault(case.scenario, []).append(case)
            if partial:
                partial.add(case)
            watch(_shown(case, selection, baseline))

        try:
            if features and request.processes == 1:
                judge(job, hear, keeper)
            elif features:
                keeper.shutdown()
                judge_apart(share_out(job, counts, request.processes), hear)
        except Broken as broken:
            # What was judged before is still reported; what was not has the verdict "error".
            console.print(str(broken), style="bold red", markup=False, highlight=False)
        except KeyboardInterrupt:
            return cases, False
    return cases, True


def _shown(case: Case, selection: Selection, baseline: Baseline | None) -> Case:
    """The case as it is shown while others are judged: of one that only finds out, that it is another reading."""
    if case.verdict == "fail" and case.scenario in selection.finding_out:
        return replace(case, verdict="reading")
    return replace(case, verdict="known") if baseline and baseline.expects(case) else case


def _baseline(request: Request, console: Console) -> Baseline | None:
    if request.baseline is None:
        return None
    baseline = baselines.load(request.baseline, request.shelf)
    for name in baseline.gone:
        note = f"{request.baseline}: {name} fell out with its clause; remove its entry"
        console.print(note, style="yellow", markup=False, highlight=False)
    return baseline


def _baseline_before(request: Request, path: Path | None) -> Baseline | None:
    """The baseline whose reasons a new one takes over: the file itself, else the one that is judged by."""
    if path is None:
        return None
    before = request.baseline if request.baseline and not path.exists() else path
    return baselines.load(before, request.shelf) if before.exists() else None


def _bad(selection: Selection, games: Collection[str], root: Path) -> list[ScenarioResult]:
    """A result for each file that cannot be played: an ``error`` in the name of the whole section."""
    return [
        ScenarioResult(
            id=f"{bad.game}/{bad.path.stem}",
            game=bad.game,
            clauses=(),
            verdict="error",
            ms=0.0,
            message="\n".join(bad.problems),
            path=bad.path.relative_to(root).as_posix(),
            line=1,
            title=f"section {bad.path.stem} cannot be played",
        )
        for bad in selection.bad
        if bad.game in games
    ]
