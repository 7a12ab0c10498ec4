"""The judge of a pytest session: pytest-bdd visits the steps of a scenario, and saitei's player carries them out.

Every error becomes the verdict of the case, and the verdict becomes pytest's report.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from ...rulebooks import Ledger
from ...steps.variation_names import CHOICES, MIRROR, selected_variations
from ...steps.variations import find_variations
from ..base.command_errors import WrongUse
from ..judging.cases import Case, transcript_lines
from ..judging.engine_lookup import REFERENCE
from ..judging.run_options import RunOptions, supervisor_for
from ..judging.scenario_player import RunningCase, ScenarioPlayer
from ..judging.verdicts import KINDS
from ..results.baseline import Baseline, load_baseline
from ..results.reading_verdicts import judge_readings
from ..results.run_results import ScenarioResult, scenario_results
from ..runs import settings
from ..scenarios.contested_readings import find_reading_probes, is_foreign
from ..scenarios.feature_parser import Scenario
from ..scenarios.older_editions import split_by_edition
from ..scenarios.selection import clauses_under, read_all_features, select_ledgers

SCENARIO: pytest.StashKey[Scenario] = pytest.StashKey()
"""The scenario of an item."""


class SessionJudge:
    """The judge of a pytest session, which plays scenarios on the session's engine."""

    def __init__(self, asked: SessionOptions) -> None:
        options = asked.options
        self.suite = options.suite
        self._asked = asked
        self._supervisor = supervisor_for(options)
        editions = {game: ledger.edition for game, ledger in asked.ledgers.items()}
        variations = find_variations(options.variations)
        self._player = ScenarioPlayer(options.suite, self._supervisor, editions, variations=variations)
        self._playing: RunningCase | None = None
        self._raised: Exception | None = None
        self._tagging = False
        self._scenarios: dict[str, list[Scenario]] = {}
        self._probed: dict[str, ScenarioResult] = {}

    def wanted_scenarios(self, scenarios: Iterable[Scenario]) -> list[Scenario]:
        """The scenarios to play, with the edition's clause numbers, without scenarios of other readings than ours."""
        asked = self._asked
        own = [found for found in scenarios if found.game in asked.ledgers]
        then, _ = split_by_edition(
            self.suite, asked.ledgers, (each for each in own if self.suite.contains_path(each.path))
        )
        users = [each for each in own if not self.suite.contains_path(each.path)]
        return [
            found
            for found in (*then, *users)
            if not is_foreign(found, asked.ledgers[found.game])
            and (asked.clauses is None or asked.clauses[found.game].intersection(found.all_clauses))
        ]

    def clauses_above(self, scenario: Scenario) -> list[str]:
        """The clauses that a scenario shows, and all clauses and headings above them."""
        ledger = self._asked.ledgers[scenario.game]
        own = [number for number in scenario.primary_clauses if number in ledger]
        return list(dict.fromkeys(id for each in own for id in (each, *(one.id for one in ledger.parents_of(each)))))

    def play_step(self) -> None:
        """Carry out the step that pytest-bdd visits."""
        assert self._playing is not None
        with self._kept():
            self._playing.play_step()

    @contextmanager
    def _kept(self) -> Iterator[None]:
        """Keep an exception for the verdict, and report it to pytest without a traceback, which is slow to render."""
        try:
            yield
        except Exception as error:
            self._raised = error
            raise pytest.fail.Exception(str(error), pytrace=False) from None

    @contextmanager
    def ignoring_tags(self) -> Iterator[None]:
        """A context in which pytest-bdd makes tests, and saitei's tags do not become marks of pytest."""
        self._tagging = True
        try:
            yield
        finally:
            self._tagging = False

    # --- hooks ---

    def pytest_configure(self, config: pytest.Config) -> None:
        """Make this judge available to the step definitions."""
        config.stash[JUDGE] = self

    def pytest_unconfigure(self) -> None:
        """End the engine."""
        self._supervisor.shutdown()

    @pytest.hookimpl(optionalhook=True, tryfirst=True)
    def pytest_bdd_apply_tag(self, function: Callable[..., object]) -> Callable[..., object] | None:
        """Keep pytest-bdd from turning a tag of saitei into a mark."""
        return function if self._tagging else None

    @pytest.hookimpl(optionalhook=True)
    def pytest_bdd_before_scenario(self, request: pytest.FixtureRequest) -> None:
        """Begin to play the scenario. Raises the error that prevents it."""
        found = request.node.stash.get(SCENARIO, None)
        if found is None:
            return
        self._playing, self._raised = RunningCase(self._player, found, _example(request.node)), None
        with self._kept():
            self._playing.begin_case()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Turn the outcome of a scenario of saitei into a case, and put it into the report."""
        report = yield
        scenario = item.stash.get(SCENARIO, None)
        if scenario is not None and (call.when == "call" or (call.when == "setup" and call.excinfo)):
            playing, self._playing = self._playing, None
            playing = playing or RunningCase(self._player, scenario, _example(item))
            case = playing.finish_case(self._raised or (call.excinfo.value if call.excinfo else None))
            case = self._player.vary_case(case, scenario, _example(item))
            case = self._asked.apply_baseline(self._read(scenario, case))
            item.user_properties.extend(_facts(scenario, case))
            _tell(report, scenario, case)
        return report

    def _read(self, scenario: Scenario, case: Case) -> Case:
        """The case with its verdict under the readings that the engine follows, among those that the scenario names."""
        game, suite = scenario.game, self.suite
        if case.verdict != "fail":
            return case
        if game not in self._scenarios:
            every = [found for feature in read_all_features(self.suite, game) for found in feature.scenarios]
            self._scenarios[game], _ = split_by_edition(self.suite, self._asked.ledgers, every)
        ledger = self._asked.ledgers[game]
        asked = find_reading_probes(self._scenarios[game], [scenario], ledger)
        for probe in asked:
            if probe.id not in self._probed:
                (self._probed[probe.id],) = scenario_results(
                    [probe], {probe.id: [*self._player.play_scenario(probe)]}, suite
                )
        (own,) = scenario_results([scenario], {scenario.id: [case]}, suite)
        played = [(scenario, own), *((probe, self._probed[probe.id]) for probe in asked)]
        (found,) = judge_readings(ledger, self._declared(game), played, wanted=[scenario.id]).scenarios
        return replace(case, verdict=found.verdict, message=found.message)

    def _declared(self, game: str) -> Mapping[str, str]:
        return self._supervisor.engine_info.readings.get(game, {})


JUDGE: pytest.StashKey[SessionJudge] = pytest.StashKey()
"""The judge of a session."""


@dataclass(frozen=True)
class SessionOptions:
    """The options of a session, with the ledgers by game, and the selected clauses by game or None for all."""

    options: RunOptions
    ledgers: dict[str, Ledger]
    clauses: dict[str, set[str]] | None
    baseline: Baseline | None

    def apply_baseline(self, case: Case) -> Case:
        """The case with its verdict after the baseline is applied."""
        return self.baseline.apply_to_case(case) if self.baseline else case


def session_options(config: pytest.Config) -> SessionOptions:
    """The options of a session, completed by the user's settings. Raises :class:`CommandError`."""
    said = {name: config.getoption(f"--saitei-{name}") for name in ("game", "edition", "timeout", "baseline")}
    options = settings.load_run_options(
        config.getoption("--saitei-engine") or REFERENCE,
        in_process=config.getoption("--saitei-in-process"),
        clauses=tuple(config.getoption("--saitei-clause") or ()),
        variations=_variations(config.getoption("--saitei-variations") or MIRROR),
        **{name: value or None for name, value in said.items()},
    )
    books = select_ledgers(options.suite, options.game, options.edition)
    return SessionOptions(
        options,
        books,
        clauses_under(books, options.clauses) if options.clauses else None,
        load_baseline(options.baseline, options.suite) if options.baseline else None,
    )


def _variations(choice: str) -> tuple[str, ...]:
    if choice not in CHOICES:
        raise WrongUse(f"--saitei-variations {choice}: there are no such variations; name one of {', '.join(CHOICES)}")
    return selected_variations(choice)


def create_judge(config: pytest.Config) -> SessionJudge:
    """The judge of a pytest session, created for its first feature file. Raises :class:`CommandError`."""
    return SessionJudge(session_options(config))


def _example(item: pytest.Item) -> dict[str, str]:
    """The example of an item of an outline; empty for any other item."""
    callspec = getattr(item, "callspec", None)
    return callspec.params["_pytest_bdd_example"] if callspec else {}


def _facts(scenario: Scenario, case: Case) -> list[tuple[str, object]]:
    """The properties for pytest's JUnit file."""
    own = scenario.primary_clauses
    clauses = [("clause" if clause in own else "touches", clause) for clause in scenario.all_clauses]
    place = [("file", scenario.path.name), ("line", str(scenario.line))]
    return [("scenario", scenario.id), ("verdict", case.verdict), *clauses, *place]


def _tell(report: pytest.TestReport, scenario: Scenario, case: Case) -> None:
    """Put the case into pytest's own report: a reason or a message instead of a traceback."""
    if case.verdict == "known":
        report.outcome = "skipped"
        report.wasxfail = case.message
    elif KINDS[case.verdict].junit == "skipped":
        report.outcome = "skipped"
        report.longrepr = (str(scenario.path), scenario.line, case.message)
    elif case.verdict != "pass":
        report.outcome = "failed"
        report.longrepr = "\n".join((f"{case.verdict}: {case.message}", "", *transcript_lines(case.played)))
