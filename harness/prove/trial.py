"""A trial: which scenarios notice that the engine is broken. Runs in a worker process."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import nullcontext
from dataclasses import dataclass

from ...adapters.subprocess_engine import TIMEOUT
from ..judging.engines import REFERENCE, launcher
from ..judging.player import Player
from ..judging.supervisor import Supervisor
from ..judging.verdicts import Verdict
from ..scenarios.features import Scenario
from ..scenarios.suite import Suite
from .breaking import broken
from .mutants import Mutant, compiled

FAILURES: frozenset[Verdict] = frozenset({"crash", "timeout"})
"""What shows no more than that the engine failed by itself."""

PATIENCE = 1.5
"""Seconds for an answer of a broken engine, which may never come; a sound one needs thousandths."""

IMPATIENCE = 0.4
"""Seconds for one that has hung before."""

HANGS = 2
"""How many scenarios a broken engine may hang in."""


@dataclass(frozen=True)
class Trial:
    """An engine that a mutant breaks, or the one that is there, and the scenarios to play on it."""

    suite: Suite
    game: str
    edition: str
    scenarios: tuple[Scenario, ...]
    mutant: Mutant | None = None

    @property
    def patience(self) -> float:
        """Seconds for an answer: of a sound engine, or one that is broken elsewhere, as many as any engine has."""
        return PATIENCE if self.mutant else TIMEOUT


def verdicts(trial: Trial) -> dict[str, Verdict]:
    """By the id of each scenario, what it says of the engine: of an outline, by the example that says most.

    An engine that hung has less time afterwards, and one that keeps hanging is left alone.
    """
    mutant = trial.mutant
    found: dict[str, Verdict] = {}
    hung = 0
    with broken(trial.suite.engines()[trial.game], mutant.file, compiled(mutant)) if mutant else nullcontext():
        supervisor = Supervisor(launcher(REFERENCE, trial.suite, timeout=trial.patience))
        for scenario in trial.scenarios:
            found[scenario.id] = _verdict(trial, scenario, supervisor)
            if found[scenario.id] == "timeout":
                hung += 1
                supervisor = Supervisor(launcher(REFERENCE, trial.suite, timeout=IMPATIENCE))
            if hung == HANGS:
                break
    return found


def _verdict(trial: Trial, scenario: Scenario, supervisor: Supervisor) -> Verdict:
    player = Player(trial.suite, supervisor, {trial.game: trial.edition}, tells=False)
    return min((case.verdict for case in player.cases(scenario)), key=_telling)


def _telling(verdict: Verdict) -> int:
    """What says most of an engine comes first: that it deviates, then that it failed by itself, then nothing."""
    return 2 if verdict == "pass" else 1 if verdict in FAILURES else 0


def all_of(scenarios: Iterable[Scenario], clauses: Iterable[str]) -> tuple[Scenario, ...]:
    """The scenarios that count for one of the clauses."""
    wanted = set(clauses)
    return tuple(scenario for scenario in scenarios if wanted.intersection(scenario.clauses))
