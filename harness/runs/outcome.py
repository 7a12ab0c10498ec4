"""A run: every scenario that is asked for is played, and has a verdict afterwards."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace
from rich.console import Console

from ...adapters.messages import EngineInfo
from ...rulebooks import Ledger
from ..base.errors import Broken, NothingRan
from ..base.version import version
from ..judging.cases import Case
from ..judging.engines import REFERENCE
from ..judging.interrupts import Clock
from ..judging.jobs import Job, judge, judge_apart, share_out
from ..judging.supervisor import Supervisor
from ..report.terminal import Watch
from ..results import baseline as baselines
from ..results.baseline import Baseline
from ..results.partial import Partial, Unsure, head
from ..results.readings import judged
from ..results.results import Results, ScenarioResult, Taken, clause_results, rulebook_facts, scenario_results
from ..results.suspects import suspects, with_suspects
from ..scenarios.contested import named
from ..scenarios.features import shown
from ..scenarios.selection import Selection, ledgers, only, own, select
from .request import Request, introduction, playable, supervisor_for


@dataclass(frozen=True)
class Outcome:
    """What was found, the end of the engine's log, and what of the engine could not be ended."""

    results: Results
    log: str = ""
    remains: tuple[str, ...] = ()


class Interrupted(KeyboardInterrupt):
    """A run was interrupted while it judged, or came to its limit: it is ``late``. The results are those so far."""

    def __init__(self, results: Results, late: bool) -> None:
        super().__init__()
        self.results = results
        self.late = late


def find_out(request: Request, console: Console, partial: Partial | None = None) -> Outcome:
    """Judge; every selected scenario has a verdict afterwards. Raises :class:`Stop`, or :class:`Interrupted`.

    ``partial`` hears of each case as it is judged.
    """
    started = time.monotonic()
    supervisor = supervisor_for(request)
    books = ledgers(request.suite, request.game, request.edition)
    selection = _selected(request, books)
    books = selection.ledgers
    baseline = _baseline(request, console)
    clock = Clock(request.whole)
    cases: dict[str, list[Case]] = {}
    try:
        info = introduction(supervisor)
        editions = playable(request, info, books, console)

        def found(complete: bool) -> Results:
            by = {game: books[game] for game in editions}
            scenarios, readings = _verdicts(request, selection, by, info, cases)
            scenarios = with_suspects(request.suite, by, (*scenarios, *_bad(selection, editions, request.suite.root)))
            if baseline:
                scenarios = baseline.judged(scenarios)
            return Results(
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
                in_process=request.engine != REFERENCE and request.in_process,
            )

        if partial:
            partial.begin(head(found(False), _unsure(request, selection, {game: books[game] for game in editions})))
        complete = _judge(request, selection, editions, supervisor, console, baseline, partial, cases, clock)
    finally:
        supervisor.shutdown()
    results = found(complete)
    if not complete:
        raise Interrupted(results, clock.late)
    return Outcome(results, supervisor.log, tuple(supervisor.remains))


def _unsure(request: Request, selection: Selection, by: dict[str, Ledger]) -> Unsure:
    contested = {game: ledger.contested for game, ledger in by.items()}
    return Unsure(
        contested=tuple(each.id for each in selection.scenarios if named(each, contested.get(each.game, {}))),
        suspect=tuple(suspects(request.suite, by)),
        cases={each.id: each.cases for each in selection.scenarios if each.cases > 1},
    )


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
            list(zip(played, scenario_results(played, cases, request.suite.root), strict=True)),
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


def _selected(request: Request, books: dict[str, Ledger]) -> Selection:
    if request.paths:
        return own(request.suite, books, request.paths)
    selection = select(request.suite, books, request.clauses)
    if request.ids is not None:
        selection = only(selection, request.ids)
    if not selection.scenarios and not selection.bad:
        what = f"clause {', '.join(request.clauses)}" if request.clauses else f"{', '.join(books) or 'any game'}"
        raise NothingRan(f"nothing ran: there is no scenario for {what} in {request.suite.root}")
    return selection


def _judge(
    request: Request,
    selection: Selection,
    editions: dict[str, str],
    supervisor: Supervisor,
    console: Console,
    baseline: Baseline | None,
    partial: Partial | None,
    cases: dict[str, list[Case]],
    clock: Clock,
) -> bool:
    """Put the cases by scenario into ``cases``; whether it came to all of them."""
    features = [feature for feature in selection.features if feature.game in editions]
    wanted = frozenset(scenario.id for scenario in selection.played)
    counts = [sum(scenario.cases for scenario in feature.scenarios if scenario.id in wanted) for feature in features]
    job = Job(
        suite=request.suite,
        spec=request.engine,
        timeout=request.timeout,
        scenario=request.scenario,
        environment=request.environment,
        in_process=request.in_process,
        editions=editions,
        files=tuple(str(feature.path) for feature in features),
        wanted=wanted,
        transcripts=request.transcripts,
        repeat=request.repeat,
    )
    with Watch(console, sum(counts)) as watch:

        def hear(case: Case) -> None:
            cases.setdefault(case.scenario, []).append(case)
            if partial:
                partial.add(case)
            watch(_shown(case, selection, baseline))

        try:
            with clock.running():
                if features and request.processes == 1:
                    judge(job, hear, supervisor)
                elif features:
                    supervisor.shutdown()
                    judge_apart(share_out(job, counts, request.processes), hear)
        except Broken as broken:
            # What was judged before is still reported; what was not has the verdict "error".
            console.print(str(broken), style="bold red", markup=False, highlight=False)
        except KeyboardInterrupt:
            return False
    return True


def _shown(case: Case, selection: Selection, baseline: Baseline | None) -> Case:
    """The case as it is shown while others are judged: of one that only finds out, that it is another reading."""
    if case.verdict == "fail" and case.scenario in selection.finding_out:
        return replace(case, verdict="reading")
    return replace(case, verdict="known") if baseline and baseline.expects(case) else case


def _baseline(request: Request, console: Console) -> Baseline | None:
    if request.baseline is None:
        return None
    baseline = baselines.load(request.baseline, request.suite)
    for name in baseline.gone:
        note = f"{request.baseline}: {name} fell out with its clause; remove its entry"
        console.print(note, style="yellow", markup=False, highlight=False)
    return baseline


def _bad(selection: Selection, games: Collection[str], root: Path) -> list[ScenarioResult]:
    """A result for each file that cannot be played: an ``error`` in the name of the whole section."""
    return [
        ScenarioResult(
            id=f"{bad.game}/{bad.path.stem}" if bad.path.is_relative_to(root) else shown(bad.path, root),
            game=bad.game,
            clauses=(),
            verdict="error",
            ms=0.0,
            message="\n".join(bad.problems),
            path=shown(bad.path, root),
            line=1,
            title=f"section {bad.path.stem} cannot be played",
        )
        for bad in selection.bad
        if bad.game in games
    ]
