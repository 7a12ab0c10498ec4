"""The cited places that scenarios run on the whole engine: the scenarios that concern a mutant or a citation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from ..base.command_errors import InfrastructureError
from ..scenarios.feature_parser import Scenario
from .citation_sites import CitationSite
from .mutants import Mutant
from .proof import CitationResult
from .step_budget import SPARE, STEPS
from .trial import ExampleRun, ScenarioTraces, scenario_examples


class CitationCoverage:
    """The runs of all scenarios, and of their examples, on the whole engine.

    Raises :class:`InfrastructureError` if a scenario does not pass, or takes so many steps that the limit for broken
    engines is too close.
    """

    def __init__(self, traces: Iterable[ScenarioTraces]) -> None:
        self._runs: dict[str, tuple[ExampleRun, ...]] = {}
        self._told: set[str] = set()
        self._exact: set[str] = set()
        for each in traces:
            self._runs |= each.runs
            self._told |= each.told
            self._exact |= each.exact
        if failing := [name for name, runs in self._runs.items() if any(run.verdict != "pass" for run in runs)]:
            raise InfrastructureError(
                f"nothing is proved while scenarios fail on the whole engine: {', '.join(failing)}"
            )
        for name, runs in self._runs.items():
            for run in runs:
                if run.steps * SPARE > STEPS:
                    took = f"{run.steps} steps for an answer of the whole engine"
                    raise InfrastructureError(
                        f"{name} takes {took}; raise STEPS in prove/step_budget.py to {SPARE} times that"
                    )

    def concerned_scenarios(self, mutant: Mutant, scenarios: Iterable[Scenario]) -> tuple[Scenario, ...]:
        """The scenarios that run the statement of a mutant, with only those of their examples that do."""
        if mutant.citation_site not in self._exact:
            return tuple(scenarios)
        return tuple(self._running(mutant.citation_site, scenarios))

    def expected_fingerprints(self, scenarios: Iterable[Scenario]) -> dict[str, tuple[str, ...]]:
        """The fingerprints of the whole engine's messages in each scenario and each of its examples, by scenario id."""
        return {
            each.id: tuple(run.said for run in self._runs[each.id] if run.example in scenario_examples(each))
            for each in scenarios
        }

    def citation_results(self, places: Iterable[CitationSite], own: Sequence[Scenario]) -> Iterator[CitationResult]:
        """The citations of a clause, each with those of the clause's own scenarios that run it."""
        for place in places:
            running = tuple(each.id for each in self._running(place.module_and_line, own))
            yield CitationResult(place, running if place.module_and_line in self._told else None)

    def _running(self, place: str, scenarios: Iterable[Scenario]) -> Iterator[Scenario]:
        for scenario in scenarios:
            running = tuple(run.example for run in self._runs[scenario.id] if place in run.ran)
            if running:
                yield replace(scenario, examples=tuple(each for each in scenario.examples if each in running))
