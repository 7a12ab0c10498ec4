"""A run: every scenario that is asked for is played, and has a verdict afterwards."""

from __future__ import annotations

import functools
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from msgspec.structs import replace
from rich.console import Console

from ...adapters.messages import EngineInfo
from ...rulebooks import Ledger
from ..base.errors import Broken, NothingRan
from ..base.interrupts import Clock
from ..base.version import version
from ..base.voice import say
from ..crews.crew import crew
from ..judging.cases import Case
from ..judging.engines import REFERENCE
from ..judging.jobs import Job, judge, judge_apart
from ..judging.options import RunOptions, supervisor_for
from ..judging.supervisor import Supervisor
from ..judging.verdicts import DEVIATIONS
from ..report.terminal import Watch
from ..results import baseline as baselines
from ..results.answers import with_answers
from ..results.baseline import Baseline
from ..results.editions import with_editions
from ..results.partial import Partial, Unsure, head
from ..results.readings import judged
from ..results.results import Origin, Results, ScenarioResult, Taken, clause_results, rulebook_facts, scenario_results
from ..results.suspects import suspects, with_suspects
from ..results.unsupported import beside, with_needs
from ..scenarios.contested import named
from ..scenarios.features import Scenario
from ..scenarios.narrowing import Narrowing, narrowed
from ..scenarios.selection import Selection, ledgers, only, own, select
from ..scenarios.suite import Suite
from . import failures
from .engine_start import introduction, playable

_End = Literal["all", "first", "interrupted"]
"""How far judging came: to the end, to the first deviation, or to where it was interrupted."""


@dataclass(frozen=True)
class Outcome:
    """What was found, the end of the engine's log, and what of the engine could not be ended.

    ``stopped``: the first deviation ended the run, as was asked for, and the results are those up to it.
    """

    results: Results
    log: str = ""
    remains: tuple[str, ...] = ()
    stopped: bool = False


class Interrupted(KeyboardInterrupt):
    """A run was interrupted while it judged, or came to its limit: it is ``late``. The results are those so far."""

    def __init__(self, results: Results, late: bool) -> None:
        super().__init__()
        self.results = results
        self.late = late


def find_out(
    options: RunOptions, console: Console, partial: Partial | None = None, origin: Origin | None = None
) -> Outcome:
    """Judge; every selected scenario has a verdict afterwards. Raises :class:`Stop`, or :class:`Interrupted`.

    ``partial`` hears of each case as it is judged. ``origin`` becomes that of the results.
    """
    clock = Clock(options.run_timeout)
    started = time.monotonic()
    supervisor = supervisor_for(options)
    selection = selected(options)
    baseline = _baseline(options, console)
    try:
        info = introduction(supervisor)
        editions = playable(options, info, selection.ledgers, console)
        by = {game: selection.ledgers[game] for game in editions}
        found = _Found(options, selection, by, info, baseline, origin, started)
        if partial:
            partial.begin(head(found.results(complete=False), found.unsure()))
        end = _judge(found, supervisor, console, partial, clock)
    finally:
        supervisor.shutdown()
    results = found.results(complete=end == "all", all_of_it=end != "first")
    if end == "interrupted":
        raise Interrupted(results, clock.late)
    return Outcome(results, supervisor.log, tuple(supervisor.remains), stopped=end == "first")


@dataclass
class _Found:
    """What is judged, and the cases so far by scenario."""

    options: RunOptions
    selection: Selection
    ledgers: dict[str, Ledger]
    info: EngineInfo
    baseline: Baseline | None
    origin: Origin | None
    started: float
    cases: dict[str, list[Case]] = field(default_factory=dict)

    @property
    def editions(self) -> dict[str, str]:
        """By game, the edition that is judged by."""
        return {game: ledger.edition for game, ledger in self.ledgers.items()}

    def results(self, *, complete: bool, all_of_it: bool = True) -> Results:
        """What the cases come to, of every scenario, or of those alone that have a verdict already."""
        options, suite = self.options, self.options.suite
        scenarios, readings = self._verdicts()
        if not all_of_it:
            judged = {each.id for each in self.selection.played if self._is_judged(each)}
            scenarios = tuple(each for each in scenarios if each.id in judged)
        bad = _bad(self.selection, self.ledgers, suite)
        scenarios = with_suspects(suite, self.ledgers, (*scenarios, *bad))
        if self.baseline:
            scenarios = self.baseline.judged(scenarios)
        scenarios = with_answers(self.ledgers, self.selection.played, scenarios)
        scenarios = with_editions(suite, self.ledgers, self.info.games, scenarios)
        scenarios = with_needs(suite, self.selection.played, scenarios)
        return Results(
            version=version(),
            spec=options.engine,
            engine=self.info,
            editions=self.editions,
            scenarios=scenarios,
            clauses=clause_results(self.ledgers, scenarios),
            rulebooks=tuple(rulebook_facts(book, suite.words(game)) for game, book in self.ledgers.items()),
            readings=readings,
            not_kept=tuple(scenario.id for scenario in self.selection.not_kept),
            beside=beside(scenarios, self.info.capabilities),
            seconds=time.monotonic() - self.started,
            complete=complete,
            in_process=options.engine != REFERENCE and options.in_process,
            shard=(shard.number, shard.of) if (shard := options.shard) else None,
            origin=self.origin,
        )

    def _verdicts(self) -> tuple[tuple[ScenarioResult, ...], tuple[Taken, ...]]:
        """The scenarios' verdicts, and which options the engine takes where a rulebook can be read in several ways."""
        found = [
            judged(
                ledger,
                self.info.readings.get(game, {}),
                list(zip(played, scenario_results(played, self.cases, self.options.suite), strict=True)),
                wanted={scenario.id for scenario in self.selection.scenarios},
                optional={scenario.id for scenario in self.selection.foreign},
            )
            for game, ledger in self.ledgers.items()
            for played in [[scenario for scenario in self.selection.played if scenario.game == game]]
        ]
        return (
            tuple(scenario for each in found for scenario in each.scenarios),
            tuple(taken for each in found for taken in each.readings),
        )

    def ends(self, case: Case) -> bool:
        """Whether a case deviates, whatever is still to be found out of the engine and of the scenario."""
        if case.verdict not in DEVIATIONS | {"error"} or (self.baseline and self.baseline.expects(case)):
            return False
        return case.verdict != "fail" or case.scenario not in self._unsettled

    @functools.cached_property
    def _unsettled(self) -> frozenset[str]:
        """The scenarios of which a failure alone says nothing."""
        unsure = self.unsure()
        return frozenset((*unsure.contested, *unsure.suspect)) | self.selection.finding_out

    def _is_judged(self, scenario: Scenario) -> bool:
        found = self.cases.get(scenario.id, [])
        return len(found) >= scenario.cases or any(map(self.ends, found))

    def unsure(self) -> Unsure:
        """What has to be known of the scenarios before their cases make verdicts."""
        chosen = [each for each in self.selection.scenarios if each.game in self.ledgers]
        return Unsure(
            contested=tuple(each.id for each in chosen if named(each, self.ledgers[each.game].contested)),
            suspect=tuple(suspects(self.options.suite, self.ledgers)),
            cases={each.id: each.cases for each in chosen if each.cases > 1},
        )


def selected(options: RunOptions) -> Selection:
    """The scenarios that are asked for. Raises :class:`Stop` where that is none."""
    books = ledgers(options.suite, options.game, options.edition)
    ids = failures.last(options.engine) if options.last_failed else None
    wish = Narrowing(options.scenarios, options.skip, ids, options.shard)
    if options.paths:
        return narrowed(options.suite, own(options.suite, books, options.paths), wish)
    books = {name: books[name] for name in wish.games(books)}
    selection = select(options.suite, books, options.clauses)
    if options.ids is not None:
        selection = only(selection, options.ids)
    if not selection.scenarios and not selection.bad:
        what = f"clause {', '.join(options.clauses)}" if options.clauses else f"{', '.join(books) or 'any game'}"
        where = " and ".join(dict.fromkeys(str(options.suite.home(game).root) for game in books))
        raise NothingRan(f"nothing ran: there is no scenario for {what} in {where}")
    return narrowed(options.suite, selection, wish)


class _FirstDeviation(Exception):
    """The run is to end with it."""


def _judge(found: _Found, supervisor: Supervisor, console: Console, partial: Partial | None, clock: Clock) -> _End:
    """Find the cases; how far it came."""
    options, selection, editions = found.options, found.selection, found.editions
    features = [feature for feature in selection.features if feature.game in editions]
    wanted = frozenset(scenario.id for scenario in selection.played)
    cases = sum(each.cases for feature in features for each in feature.scenarios if each.id in wanted)
    files = tuple(str(feature.path) for feature in features)
    job = Job(options=options, editions=editions, files=files, wanted=wanted, info=found.info)
    with Watch(console, cases) as watch:

        def hear(case: Case) -> None:
            found.cases.setdefault(case.scenario, []).append(case)
            if partial:
                partial.add(case)
            watch(_shown(case, selection, found.baseline))
            if options.first and found.ends(case):
                raise _FirstDeviation

        try:
            with clock.running():
                if options.processes == 1 and options.dask is None:
                    judge(job, hear, supervisor)
                else:
                    supervisor.shutdown()
                    places = (*options.suite.places(), *map(Path.resolve, options.paths))
                    with crew(options.processes, options.dask, places) as workers:
                        judge_apart(job, workers, hear)
        except Broken as broken:
            # What was judged before is still reported; what was not has the verdict "error".
            say(console, str(broken), style="bold red")
        except _FirstDeviation:
            return "first"
        except KeyboardInterrupt:
            return "interrupted"
    return "all"


def _shown(case: Case, selection: Selection, baseline: Baseline | None) -> Case:
    """The case as it is shown while others are judged: of one that only finds out, that it is another reading."""
    if case.verdict == "fail" and case.scenario in selection.finding_out:
        return replace(case, verdict="reading")
    return replace(case, verdict="known") if baseline and baseline.expects(case) else case


def _baseline(options: RunOptions, console: Console) -> Baseline | None:
    if options.baseline is None:
        return None
    baseline = baselines.load(options.baseline, options.suite)
    for name in baseline.gone:
        note = f"{options.baseline}: the clause of {name} was removed from the rulebook; delete this entry"
        say(console, note, style="yellow")
    return baseline


def _bad(selection: Selection, games: Collection[str], suite: Suite) -> list[ScenarioResult]:
    """A result for each file that cannot be played: an ``error`` in the name of the whole section."""
    return [
        ScenarioResult(
            id=f"{bad.game}/{bad.path.stem}" if suite.holds(bad.path) else suite.place(bad.path),
            game=bad.game,
            clauses=(),
            verdict="error",
            ms=0.0,
            message="\n".join(bad.problems),
            path=suite.place(bad.path),
            line=1,
            title=f"section {bad.path.stem} cannot be played",
        )
        for bad in selection.bad
        if bad.game in games
    ]
