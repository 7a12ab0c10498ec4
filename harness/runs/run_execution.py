"""The execution of a run: all selected scenarios are played, and have a verdict afterwards."""

from __future__ import annotations

import functools
import time
from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from msgspec.structs import replace
from rich.console import Console

from ...adapters.messages import EngineInfo
from ...rulebooks import Ledger
from ..base.command_errors import InfrastructureError, NothingRan
from ..base.console import print_line
from ..base.signals import RunTimeLimit
from ..base.version import package_version
from ..judging.cases import Case
from ..judging.engine_lookup import REFERENCE
from ..judging.jobs import JudgingJob, judge_in_pool, judge_job
from ..judging.run_options import RunOptions, supervisor_for
from ..judging.supervisor import Supervisor
from ..judging.verdicts import DEVIATIONS
from ..report.terminal import ProgressDisplay
from ..results import baseline as baselines
from ..results.baseline import Baseline
from ..results.edition_changes import with_edition_changes
from ..results.missing_actions import excuse_missing_actions
from ..results.partial_results import PartialResults, VerdictConditions, header_record
from ..results.reading_verdicts import judge_readings
from ..results.ruling_links import with_rulings
from ..results.run_results import (
    Results,
    RunOrigin,
    ScenarioResult,
    TakenReading,
    clause_results,
    scenario_results,
    summarize_rulebook,
)
from ..results.suspect_verdicts import pending_suspects, with_suspects
from ..results.unsupported_summary import summarize_unsupported, with_needs
from ..scenarios.contested_readings import named_contested_readings
from ..scenarios.feature_parser import Scenario
from ..scenarios.filters import ScenarioFilter, apply_filters
from ..scenarios.selection import (
    BadFile,
    Selection,
    select_by_ids,
    select_ledgers,
    select_scenarios,
    select_user_features,
)
from ..scenarios.suite import Suite
from ..scenarios.violation_evidence import EditionEvidence, edition_evidence
from ..workers.pool import Pool, open_pool
from . import last_failed
from .engine_start import introduce_engine, playable_editions

_End = Literal["all", "first", "interrupted"]
"""The end of judging: after all scenarios, at the first deviation, or by an interruption."""


@dataclass(frozen=True)
class RunOutcome:
    """The results, the end of the engine's log, and the processes of the engine that could not be ended.

    ``stopped`` says that the first deviation ended the run, as the options ask; the results are those up to it.
    """

    results: Results
    log: str = ""
    remains: tuple[str, ...] = ()
    stopped: bool = False


class RunInterrupted(KeyboardInterrupt):
    """A run was interrupted, or reached its time limit if ``late``. ``results`` are those so far."""

    def __init__(self, results: Results, late: bool) -> None:
        super().__init__()
        self.results = results
        self.late = late


def execute_run(
    options: RunOptions, console: Console, partial: PartialResults | None = None, origin: RunOrigin | None = None
) -> RunOutcome:
    """Judge all selected scenarios. Raises :class:`.CommandError` or :class:`RunInterrupted`.

    ``partial`` gets each case when it is judged. ``origin`` is that of the results.
    """
    clock = RunTimeLimit(options.run_timeout)
    started = time.monotonic()
    supervisor = supervisor_for(options)
    selection = selection_for_run(options)
    baseline = _baseline(options, console)
    try:
        info = introduce_engine(supervisor)
        editions = playable_editions(options, info, selection.ledgers, console)
        by = {game: selection.ledgers[game] for game in editions}
        found = _Found(options, selection, by, info, baseline, origin, started)
        if partial:
            partial.begin_judging(header_record(found.build_results(complete=False), found.verdict_conditions()))
        end = _judge(found, supervisor, console, partial, clock)
    finally:
        supervisor.shutdown()
    results = found.build_results(complete=end == "all", all_of_it=end != "first")
    if end == "interrupted":
        raise RunInterrupted(results, clock.late)
    return RunOutcome(results, supervisor.engine_log, tuple(supervisor.remains), stopped=end == "first")


@dataclass
class _Found:
    """The scenarios to judge, and the cases so far, by scenario."""

    options: RunOptions
    selection: Selection
    ledgers: dict[str, Ledger]
    info: EngineInfo
    baseline: Baseline | None
    origin: RunOrigin | None
    started: float
    cases: dict[str, list[Case]] = field(default_factory=dict)

    @property
    def judged_editions(self) -> dict[str, str]:
        """The edition by which each game is judged."""
        return {game: ledger.edition for game, ledger in self.ledgers.items()}

    def build_results(self, *, complete: bool, all_of_it: bool = True) -> Results:
        """The results for the cases so far: of all scenarios, or only of those that already have a verdict."""
        options, suite = self.options, self.options.suite
        scenarios, readings = self._verdicts(whole=complete and not options.shard)
        if not all_of_it:
            judged = {each.id for each in self.selection.all_scenarios if self._is_judged(each)}
            scenarios = tuple(each for each in scenarios if each.id in judged)
        bad = _bad(self.selection, self.ledgers, suite)
        scenarios = with_suspects(suite, self.ledgers, (*scenarios, *bad))
        if self.baseline:
            scenarios = self.baseline.apply_to_results(scenarios)
        scenarios = with_rulings(self.ledgers, self.selection.all_scenarios, scenarios)
        scenarios = with_edition_changes(suite, self.ledgers, self.info.games, scenarios)
        scenarios = with_needs(suite, self.selection.all_scenarios, scenarios, is_shard=options.shard is not None)
        return Results(
            version=package_version(),
            spec=options.engine,
            engine=self.info,
            editions=self.judged_editions,
            scenarios=scenarios,
            clauses=clause_results(self.ledgers, scenarios, self._evidence),
            rulebooks=tuple(
                summarize_rulebook(book, suite.protocol_words(game)) for game, book in self.ledgers.items()
            ),
            readings=readings,
            not_kept=tuple(scenario.id for scenario in self.selection.not_kept),
            beside=summarize_unsupported(scenarios, self.info.capabilities),
            seconds=time.monotonic() - self.started,
            complete=complete,
            in_process=options.engine != REFERENCE and options.in_process,
            shard=(shard.number, shard.of) if (shard := options.shard) else None,
            origin=self.origin,
        )

    def _verdicts(self, *, whole: bool) -> tuple[tuple[ScenarioResult, ...], tuple[TakenReading, ...]]:
        """The results of the scenarios, and the options that the engine takes of contested readings."""
        found = [
            judge_readings(
                ledger,
                self.info.readings.get(game, {}),
                list(zip(played, self._scenario_results(ledger, played, whole=whole), strict=True)),
                wanted={scenario.id for scenario in self.selection.scenarios},
                optional={scenario.id for scenario in self.selection.foreign},
            )
            for game, ledger in self.ledgers.items()
            for played in [[scenario for scenario in self.selection.all_scenarios if scenario.game == game]]
        ]
        return (
            tuple(scenario for each in found for scenario in each.scenarios),
            tuple(taken for each in found for taken in each.readings),
        )

    def _scenario_results(
        self, ledger: Ledger, played: Sequence[Scenario], *, whole: bool
    ) -> tuple[ScenarioResult, ...]:
        results = scenario_results(played, self.cases, self.options.suite)
        return excuse_missing_actions(ledger, results, self.cases) if whole else results

    @functools.cached_property
    def _evidence(self) -> dict[str, EditionEvidence]:
        """The evidence of each game's edition; none for features of the user, which it does not know."""
        suite = self.options.suite
        if not all(suite.contains_path(path.resolve()) for path in self.options.paths):
            return {}
        return {game: edition_evidence(suite, game, edition) for game, edition in self.judged_editions.items()}

    def ends_run(self, case: Case) -> bool:
        """Whether a case deviates, whatever later cases show about the engine and the scenario."""
        if case.verdict not in DEVIATIONS | {"error"} or (self.baseline and self.baseline.expects_case(case)):
            return False
        return case.verdict != "fail" or case.scenario not in self._unsettled

    @functools.cached_property
    def _unsettled(self) -> frozenset[str]:
        """The ids of scenarios of which a failure alone says nothing."""
        unsure = self.verdict_conditions()
        return frozenset((*unsure.contested, *unsure.suspect)) | self.selection.conditional_ids

    def _is_judged(self, scenario: Scenario) -> bool:
        found = self.cases.get(scenario.id, [])
        return len(found) >= scenario.case_count or any(map(self.ends_run, found))

    def verdict_conditions(self) -> VerdictConditions:
        """The conditions that decide how the cases of the scenarios become verdicts."""
        chosen = [each for each in self.selection.scenarios if each.game in self.ledgers]
        return VerdictConditions(
            contested=tuple(
                each.id for each in chosen if named_contested_readings(each, self.ledgers[each.game].contested_readings)
            ),
            suspect=tuple(pending_suspects(self.options.suite, self.ledgers)),
            cases={each.id: each.case_count for each in chosen if each.case_count > 1},
        )


def selection_for_run(options: RunOptions) -> Selection:
    """The scenarios that the options select. Raises :class:`.CommandError` if there are none."""
    books = select_ledgers(options.suite, options.game, options.edition)
    ids = last_failed.last_failed_ids(options.engine) if options.last_failed else None
    wish = ScenarioFilter(options.scenarios, options.skip, ids, options.shard)
    if options.paths:
        selection = select_user_features(options.suite, books, options.paths)
        selection = selection if options.ids is None else select_by_ids(selection, options.ids)
        return apply_filters(options.suite, selection, wish)
    books = {name: books[name] for name in wish.wanted_games(books)}
    selection = select_scenarios(options.suite, books, options.clauses)
    if options.ids is not None:
        selection = select_by_ids(selection, options.ids)
    if not selection.scenarios and not selection.bad:
        what = f"clause {', '.join(options.clauses)}" if options.clauses else f"{', '.join(books) or 'any game'}"
        where = " and ".join(dict.fromkeys(str(options.suite.game_source(game).features_root) for game in books))
        raise NothingRan(f"nothing ran: {where} has no scenario for {what}; 'saitei coverage' lists what is missing")
    return apply_filters(options.suite, selection, wish)


class _FirstDeviation(Exception):
    """Ends the run at its first deviation."""


def _judge(
    found: _Found, supervisor: Supervisor, console: Console, partial: PartialResults | None, clock: RunTimeLimit
) -> _End:
    """Play the scenarios, and collect their cases; how judging ended."""
    options, selection, editions = found.options, found.selection, found.judged_editions
    features = [feature for feature in selection.features if feature.game in editions]
    wanted = frozenset(scenario.id for scenario in selection.all_scenarios)
    examples = {
        each.id: (feature.game, each.case_count)
        for feature in features
        for each in feature.scenarios
        if each.id in wanted
    }
    files = tuple(str(feature.path) for feature in features)
    job = JudgingJob(options=options, editions=editions, files=files, wanted=wanted, info=found.info)
    try:
        with (
            _open_workers(options, supervisor) as workers,  # before anything else, because they may be forks
            ProgressDisplay(console, examples) as watch,
            clock.enforce_limit(),
        ):

            def add_case(case: Case) -> None:
                found.cases.setdefault(case.scenario, []).append(case)
                if partial:
                    partial.add_case(case)
                watch(_shown(case, selection, found.baseline))
                if options.first and found.ends_run(case):
                    raise _FirstDeviation

            if workers is None:
                judge_job(job, add_case, supervisor)
            else:
                judge_in_pool(job, workers, add_case)
    except InfrastructureError as broken:
        # Scenarios that were judged are still reported; the others have the verdict "error".
        print_line(console, str(broken), style="bold red")
    except _FirstDeviation:
        return "first"
    except KeyboardInterrupt:
        return "interrupted"
    return "all"


def _open_workers(options: RunOptions, supervisor: Supervisor) -> AbstractContextManager[Pool | None]:
    """The pool of workers of a run; None if it is played in this process, by the engine of the supervisor."""
    if options.processes == 1 and options.dask is None:
        return nullcontext()
    supervisor.shutdown()
    places = (*options.suite.game_directories(), *map(Path.resolve, options.paths))
    return open_pool(options.processes, options.dask, places, warm=not options.in_process)


def _shown(case: Case, selection: Selection, baseline: Baseline | None) -> Case:
    """The case as the progress shows it: a failure that only shows another reading is a ``reading``."""
    if case.verdict == "fail" and case.scenario in selection.conditional_ids:
        return replace(case, verdict="reading")
    return replace(case, verdict="known") if baseline and baseline.expects_case(case) else case


def _baseline(options: RunOptions, console: Console) -> Baseline | None:
    if options.baseline is None:
        return None
    baseline = baselines.load_baseline(options.baseline, options.suite)
    for name in baseline.gone:
        note = f"{options.baseline}: the clause of {name} was removed from the rulebook; delete this entry"
        print_line(console, note, style="yellow")
    return baseline


def _bad(selection: Selection, games: Collection[str], suite: Suite) -> list[ScenarioResult]:
    """A result for each scenario, or for each whole file, that cannot be played: an ``error``."""
    return [
        ScenarioResult(
            id=_bad_id(bad, suite),
            game=bad.game,
            clauses=(),
            verdict="error",
            ms=0.0,
            message="\n".join(bad.problems),
            path=suite.display_path(bad.path),
            line=bad.scenario.line if bad.scenario else 1,
            title=bad.scenario.title if bad.scenario else f"section {bad.path.stem} cannot be played",
        )
        for bad in selection.bad
        if bad.game in games
    ]


def _bad_id(bad: BadFile, suite: Suite) -> str:
    if bad.scenario:
        return bad.scenario.id
    return f"{bad.game}/{bad.path.stem}" if suite.contains_path(bad.path) else suite.display_path(bad.path)
