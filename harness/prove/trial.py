"""Trials, which run in worker processes: the outcomes of scenarios on a broken engine, or traces on the whole one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType
from typing import Literal

from ...reference_engine.violations import Violation
from ...steps.variations import PLAIN, Variation
from ..base.command_errors import InfrastructureError
from ..judging.scenario_player import ScenarioPlayer
from ..judging.supervisor import Supervisor
from ..judging.verdicts import Verdict
from ..scenarios.feature_parser import Scenario
from ..scenarios.suite import Suite
from . import tracing
from .applied_violations import applied_violation
from .module_swap import game_modules, swapped_modules
from .mutants import Mutant
from .mutants import mutant_code as broken_code
from .step_budget import GUARD, StepCountingLauncher, StepMeter, step_counting_code

Break = Mutant | Violation
"""The change that breaks an engine."""

Outcome = Verdict | Literal["same"]
"""The outcome of a scenario: its verdict, or ``same`` if it passes and the engine sent the expected messages."""

Outcomes = dict[str, tuple[Outcome, ...]]
"""The outcome of each scenario, or those of its examples, by the scenario's id."""


@dataclass(frozen=True)
class Trial:
    """A broken engine, or the whole one, and the scenarios to play on it.

    ``said`` are the fingerprints of the whole engine's messages in each scenario and each example, by scenario id.
    """

    suite: Suite
    game: str
    edition: str
    scenarios: tuple[Scenario, ...]
    broken_by: Break | None = None
    said: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def engine_package(self) -> str:
        """The package that plays the game."""
        return self.suite.engine_packages()[self.game]

    def __str__(self) -> str:
        return f"{self.game}, {self.broken_by}" if self.broken_by else self.game


@dataclass(frozen=True)
class ExampleRun:
    """An example on the whole engine: its verdict, the cited places that ran, the fingerprint of messages, steps."""

    example: Mapping[str, str]
    verdict: Verdict
    ran: frozenset[str]
    said: str
    steps: int


@dataclass(frozen=True)
class ScenarioTraces:
    """The run of each scenario, or those of its examples, by the scenario's id.

    ``told`` are the places that are traced. ``exact`` are those of them without which nothing that depends on them
    runs.
    """

    runs: dict[str, tuple[ExampleRun, ...]]
    told: frozenset[str]
    exact: frozenset[str]


def trial_outcomes(trial: Trial) -> Outcomes:
    """The outcomes of the scenarios. Raises :class:`InfrastructureError` for an answer that stops taking steps."""
    with broken_engine(trial.engine_package, trial.broken_by) if trial.broken_by else nullcontext():
        seat = TrialPlayer(trial)
        return {each.id: tuple(seat.judge_examples(each, trial.said.get(each.id, ()))) for each in trial.scenarios}


def trial_verdicts(trial: Trial) -> dict[str, Verdict]:
    """The verdict of each scenario by its id; of an outline, the verdict that says the most about the engine."""
    with broken_engine(trial.engine_package, trial.broken_by) if trial.broken_by else nullcontext():
        seat = TrialPlayer(trial)
        return {each.id: min(seat.play_examples(each), key=_telling) for each in trial.scenarios}


def trace_scenarios(trial: Trial) -> ScenarioTraces:
    """The cited places that the scenarios run on the whole engine."""
    package = trial.engine_package
    marked = [tracing.trace_module(path, package) for path in game_modules(package)]
    with swapped_modules(package, lambda path: tracing.trace_module(path, package).code):
        seat = TrialPlayer(trial)
        runs = {scenario.id: tuple(seat.trace_examples(scenario)) for scenario in trial.scenarios}
        told = tracing.function_places().union(*(each.told for each in marked))
        return ScenarioTraces(runs, told, frozenset().union(*(each.exact for each in marked)))


@contextmanager
def broken_engine(package: str, by: Break) -> Iterator[None]:
    """A context in which the engine of the package's game is broken by a mutant or a violation."""

    def module_code(path: Path) -> CodeType:
        return broken_code(by) if isinstance(by, Mutant) and path == by.path else step_counting_code(path)

    with applied_violation(package, by) if isinstance(by, Violation) else swapped_modules(package, module_code):
        yield


class TrialPlayer:
    """Player of a trial's scenarios, which replaces an engine that hung."""

    def __init__(self, trial: Trial) -> None:
        self._trial = trial
        self._meter = StepMeter()
        self._player = self._seated()

    def play_examples(self, scenario: Scenario) -> Iterator[Verdict]:
        """The verdict of the scenario, or of each of its examples."""
        for example in scenario_examples(scenario):
            yield self.play_case(scenario, example)

    def play_case(self, scenario: Scenario, example: Mapping[str, str], variation: Variation = PLAIN) -> Verdict:
        """The verdict of the scenario, or of one of its examples. Raises :class:`NotVaried`."""
        self._meter.reset_meter()
        before = self._meter.hung
        verdict = self._player.play_case(scenario, example, variation).verdict
        if verdict == "timeout":
            if self._meter.hung == before:
                raise InfrastructureError(
                    f"{self._trial}: {scenario.id}: no answer within {GUARD:g} s; nothing is proved"
                )
            self._player.supervisor = Supervisor(StepCountingLauncher(self._meter, self._trial.suite))
        return verdict

    def judge_examples(self, scenario: Scenario, said: Sequence[str]) -> Iterator[Outcome]:
        """The outcome of the scenario, or of each example; ``said`` are the fingerprints of the whole engine."""
        expected = iter(said)
        for verdict in self.play_examples(scenario):
            same = self._meter.message_fingerprint == next(expected, "")
            yield "same" if verdict == "pass" and same else verdict

    def trace_examples(self, scenario: Scenario) -> Iterator[ExampleRun]:
        """The run of the scenario, or of each of its examples."""
        meter, playing = self._meter, self.play_examples(scenario)
        for example in scenario_examples(scenario):
            tracing.reset_trace(self._trial.engine_package)
            yield ExampleRun(example, next(playing), tracing.places_run(), meter.message_fingerprint, meter.steps)

    def _seated(self) -> ScenarioPlayer:
        trial = self._trial
        supervisor = Supervisor(StepCountingLauncher(self._meter, self._trial.suite))
        return ScenarioPlayer(trial.suite, supervisor, {trial.game: trial.edition}, tells=False)


def _telling(verdict: Verdict) -> int:
    """A sort key of verdicts: first a deviation, then a breakdown of the engine, last a pass."""
    return 2 if verdict == "pass" else 0 if verdict == "fail" else 1


def scenario_examples(scenario: Scenario) -> Sequence[Mapping[str, str]]:
    """The examples of a scenario; one empty example if it has none."""
    return scenario.examples or ({},)


def scenarios_naming(scenarios: Iterable[Scenario], clauses: Iterable[str]) -> tuple[Scenario, ...]:
    """The scenarios that count for at least one of the clauses."""
    wanted = set(clauses)
    return tuple(scenario for scenario in scenarios if wanted.intersection(scenario.all_clauses))


def scenarios_showing(scenarios: Iterable[Scenario], clauses: Iterable[str]) -> tuple[Scenario, ...]:
    """The scenarios that show at least one of the clauses, which is named by their Rule."""
    wanted = set(clauses)
    return tuple(scenario for scenario in scenarios if wanted.intersection(scenario.primary_clauses))
