"""The pytest door: pytest-bdd walks through the steps of a scenario, and each is carried out by the player.

What goes wrong, whoever's fault, becomes the case's verdict, and that pytest's report.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from ...rulebooks import Ledger
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
"""The scenario that an item is."""


class SessionJudge:
    """A pytest session's judge."""

    def __init__(self, asked: SessionOptions) -> None:
        options = asked.options
        self.suite = options.suite
        self._asked = asked
        self._supervisor = supervisor_for(options)
        editions = {game: ledger.edition for game, ledger in asked.ledgers.items()}
        self._player = ScenarioPlayer(options.suite, self._supervisor, editions)
        self._playing: RunningCase | None = None
        self._raised: Exception | None = None
        self._tagging = False
        self._scenarios: dict[str, list[Scenario]] = {}
        self._probed: dict[str, ScenarioResult] = {}

    def wanted_scenarios(self, scenarios: Iterable[Scenario]) -> list[Scenario]:
        """Those to be played, as the edition numbers them; those of options that are not ours are not."""
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
        """The clauses that a scenario is there to show, and all that they stand under."""
        ledger = self._asked.ledgers[scenario.game]
        own = [number for number in scenario.primary_clauses if number in ledger]
        return list(dict.fromkeys(id for each in own for id in (each, *(one.id for one in ledger.parents_of(each)))))

    def play_step(self) -> None:
        """Carry out the step that pytest-bdd has come to."""
        assert self._playing is not None
        with self._kept():
            self._playing.play_step()

    @contextmanager
    def _kept(self) -> Iterator[None]:
        """What is raised is kept for the verdict, and told to pytest without a traceback: to render one takes long."""
        try:
            yield
        except Exception as error:
            self._raised = error
            raise pytest.fail.Exception(str(error), pytrace=False) from None

    @contextmanager
    def ignoring_tags(self) -> Iterator[None]:
        """While pytest-bdd makes a test of a scenario of ours, whose tags are no marks of pytest's."""
        self._tagging = True
        try:
            yield
        finally:
            self._tagging = False

    # --- hooks ---

    def pytest_configure(self, config: pytest.Config) -> None:
        """Be found by the collector, and by the step definitions."""
        config.stash[JUDGE] = self

    def pytest_unconfigure(self) -> None:
        """End the engine."""
        self._supervisor.shutdown()

    @pytest.hookimpl(optionalhook=True, tryfirst=True)
    def pytest_bdd_apply_tag(self, function: Callable[..., object]) -> Callable[..., object] | None:
        """Leave a tag of ours alone."""
        return function if self._tagging else None

    @pytest.hookimpl(optionalhook=True)
    def pytest_bdd_before_scenario(self, request: pytest.FixtureRequest) -> None:
        """Begin to play. Raises what keeps the scenario from being played."""
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
        """Turn the outcome of a scenario of ours into a case, and say in the report what it says."""
        report = yield
        scenario = item.stash.get(SCENARIO, None)
        if scenario is not None and (call.when == "call" or (call.when == "setup" and call.excinfo)):
            playing, self._playing = self._playing, None
            playing = playing or RunningCase(self._player, scenario, _example(item))
            case = playing.finish_case(self._raised or (call.excinfo.value if call.excinfo else None))
            case = self._asked.apply_baseline(self._read(scenario, case))
            item.user_properties.extend(_facts(scenario, case))
            _tell(report, scenario, case)
        return report

    def _read(self, scenario: Scenario, case: Case) -> Case:
        """The case in the light of what the engine is found to take of the readings that the scenario names."""
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
    """What a session's options ask for: ledgers by game, and the clauses by game, if not all."""

    options: RunOptions
    ledgers: dict[str, Ledger]
    clauses: dict[str, set[str]] | None
    baseline: Baseline | None

    def apply_baseline(self, case: Case) -> Case:
        """The case in the light of the baseline."""
        return self.baseline.apply_to_case(case) if self.baseline else case


def session_options(config: pytest.Config) -> SessionOptions:
    """What the options ask for, completed by the user's file of engines. Raises :class:`Stop`."""
    said = {name: config.getoption(f"--saitei-{name}") for name in ("game", "edition", "timeout", "baseline")}
    options = settings.load_run_options(
        config.getoption("--saitei-engine") or REFERENCE,
        in_process=config.getoption("--saitei-in-process"),
        clauses=tuple(config.getoption("--saitei-clause") or ()),
        **{name: value or None for name, value in said.items()},
    )
    books = select_ledgers(options.suite, options.game, options.edition)
    return SessionOptions(
        options,
        books,
        clauses_under(books, options.clauses) if options.clauses else None,
        load_baseline(options.baseline, options.suite) if options.baseline else None,
    )


def create_judge(config: pytest.Config) -> SessionJudge:
    """The judge of a pytest session, when its first feature file is met. Raises :class:`Stop`."""
    return SessionJudge(session_options(config))


def _example(item: pytest.Item) -> dict[str, str]:
    """The example of an outline that an item is."""
    callspec = getattr(item, "callspec", None)
    return callspec.params["_pytest_bdd_example"] if callspec else {}


def _facts(scenario: Scenario, case: Case) -> list[tuple[str, object]]:
    """What pytest's own JUnit should have as properties."""
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
