"""Trials: what scenarios say of a broken engine, and what they run on the whole one. Runs in a worker process."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType
from typing import Literal

from ...reference_engine.violations import Violation
from ..base.errors import Broken
from ..judging.player import Player
from ..judging.supervisor import Supervisor
from ..judging.verdicts import Verdict
from ..scenarios.features import Scenario
from ..scenarios.suite import Suite
from . import tracing
from .breaking import anew, modules
from .mutants import Mutant
from .mutants import compiled as broken_code
from .steps import GUARD, CountedLauncher, Meter, compiled
from .violations import applied

Break = Mutant | Violation
"""What makes an engine a wrong one."""

Outcome = Verdict | Literal["same"]
"""What a scenario says of an engine: ``same`` where it passes, and the engine said no more than what is expected."""

Outcomes = dict[str, tuple[Outcome, ...]]
"""By the id of each scenario its outcome, or those of its examples."""


@dataclass(frozen=True)
class Trial:
    """An engine that is broken so, or the one that is there, and the scenarios to play on it.

    ``said`` are the fingerprints of what the whole engine says in each of them, and in each example.
    """

    suite: Suite
    game: str
    edition: str
    scenarios: tuple[Scenario, ...]
    broken_by: Break | None = None
    said: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def package(self) -> str:
        """The package that plays the game."""
        return self.suite.engines()[self.game]

    def __str__(self) -> str:
        return f"{self.game}, {self.broken_by}" if self.broken_by else self.game


@dataclass(frozen=True)
class Run:
    """An example on the whole engine: its verdict, which cited places ran, what the engine said, and what it took."""

    example: Mapping[str, str]
    verdict: Verdict
    ran: frozenset[str]
    said: str
    steps: int


@dataclass(frozen=True)
class Traces:
    """By the id of each scenario its run, or those of its examples.

    ``told`` are the places of which they tell whether they ran; ``exact`` those of them without which nothing is
    different that depends on them.
    """

    runs: dict[str, tuple[Run, ...]]
    told: frozenset[str]
    exact: frozenset[str]


def outcomes(trial: Trial) -> Outcomes:
    """What the scenarios say. Raises :class:`Broken` for an answer that neither comes nor takes steps."""
    with broken(trial.package, trial.broken_by) if trial.broken_by else nullcontext():
        seat = _Seat(trial)
        return {each.id: tuple(seat.judge(each, trial.said.get(each.id, ()))) for each in trial.scenarios}


def verdicts(trial: Trial) -> dict[str, Verdict]:
    """By the id of each scenario, what it says of the engine: of an outline, by the example that says most."""
    with broken(trial.package, trial.broken_by) if trial.broken_by else nullcontext():
        seat = _Seat(trial)
        return {each.id: min(seat.play(each), key=_telling) for each in trial.scenarios}


def traces(trial: Trial) -> Traces:
    """What the scenarios run on the whole engine."""
    package = trial.package
    marked = [tracing.marked(path, package) for path in modules(package)]
    with anew(package, lambda path: tracing.marked(path, package).code):
        seat = _Seat(trial)
        runs = {scenario.id: tuple(seat.trace(scenario)) for scenario in trial.scenarios}
        told = tracing.functions().union(*(each.told for each in marked))
        return Traces(runs, told, frozenset().union(*(each.exact for each in marked)))


@contextmanager
def broken(package: str, by: Break) -> Iterator[None]:
    """Within it, the engine of the game that this package plays is one that is broken so."""

    def code(path: Path) -> CodeType:
        return broken_code(by) if isinstance(by, Mutant) and path == by.path else compiled(path)

    with applied(package, by) if isinstance(by, Violation) else anew(package, code):
        yield


class _Seat:
    """Where a trial's scenarios are played; an engine that hung is replaced."""

    def __init__(self, trial: Trial) -> None:
        self._trial = trial
        self._meter = Meter()
        self._player = self._seated()

    def play(self, scenario: Scenario) -> Iterator[Verdict]:
        """The verdict of the scenario, or that of each example."""
        for example in examples(scenario):
            self._meter.begin()
            before = self._meter.hung
            verdict = self._player.case(scenario, example).verdict
            if verdict == "timeout":
                if self._meter.hung == before:
                    raise Broken(f"{self._trial}: {scenario.id}: no answer within {GUARD:g} s; nothing is proved")
                self._player.supervisor = Supervisor(CountedLauncher(self._meter, self._trial.suite))
            yield verdict

    def judge(self, scenario: Scenario, said: Sequence[str]) -> Iterator[Outcome]:
        """The outcome of the scenario, or that of each example, where the whole engine says this."""
        expected = iter(said)
        for verdict in self.play(scenario):
            same = self._meter.said == next(expected, "")
            yield "same" if verdict == "pass" and same else verdict

    def trace(self, scenario: Scenario) -> Iterator[Run]:
        """The run of the scenario, or that of each example."""
        meter, playing = self._meter, self.play(scenario)
        for example in examples(scenario):
            tracing.begin(self._trial.package)
            yield Run(example, next(playing), tracing.ran(), meter.said, meter.steps)

    def _seated(self) -> Player:
        trial = self._trial
        supervisor = Supervisor(CountedLauncher(self._meter, self._trial.suite))
        return Player(trial.suite, supervisor, {trial.game: trial.edition}, tells=False)


def _telling(verdict: Verdict) -> int:
    """What says most of an engine comes first: that it deviates, then that it failed by itself, then nothing."""
    return 2 if verdict == "pass" else 0 if verdict == "fail" else 1


def examples(scenario: Scenario) -> Sequence[Mapping[str, str]]:
    """The examples of a scenario; one without any is an example itself."""
    return scenario.examples or ({},)


def all_of(scenarios: Iterable[Scenario], clauses: Iterable[str]) -> tuple[Scenario, ...]:
    """The scenarios that count for one of the clauses."""
    wanted = set(clauses)
    return tuple(scenario for scenario in scenarios if wanted.intersection(scenario.clauses))


def own_of(scenarios: Iterable[Scenario], clauses: Iterable[str]) -> tuple[Scenario, ...]:
    """The scenarios that are there to show one of the clauses: those of its Rule."""
    wanted = set(clauses)
    return tuple(scenario for scenario in scenarios if wanted.intersection(scenario.primary))
