"""What the scenarios of a game run on the whole engine: whom a mutant concerns, and which citations are shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from ..base.errors import Broken
from ..scenarios.features import Scenario
from .mutants import Mutant
from .places import Place
from .proof import Cited
from .steps import SPARE, STEPS
from .trial import Run, Traces, examples


class Reach:
    """By the id of each scenario its run, or those of its examples.

    Raises :class:`Broken` where one does not pass, or takes so much that the bound of a broken engine is too near.
    """

    def __init__(self, traces: Iterable[Traces]) -> None:
        self._runs: dict[str, tuple[Run, ...]] = {}
        self._told: set[str] = set()
        self._exact: set[str] = set()
        for each in traces:
            self._runs |= each.runs
            self._told |= each.told
            self._exact |= each.exact
        if failing := [name for name, runs in self._runs.items() if any(run.verdict != "pass" for run in runs)]:
            raise Broken(f"nothing is proved while scenarios fail on the whole engine: {', '.join(failing)}")
        for name, runs in self._runs.items():
            for run in runs:
                if run.steps * SPARE > STEPS:
                    took = f"{run.steps} steps for an answer of the whole engine"
                    raise Broken(f"{name} takes {took}; raise STEPS in prove/steps.py to {SPARE} times that")

    def concerned(self, mutant: Mutant, scenarios: Iterable[Scenario]) -> tuple[Scenario, ...]:
        """Those of the scenarios that run what it breaks, with the examples that do."""
        if mutant.place not in self._exact:
            return tuple(scenarios)
        return tuple(self._running(mutant.place, scenarios))

    def said(self, scenarios: Iterable[Scenario]) -> dict[str, tuple[str, ...]]:
        """What the engine says in each of the scenarios, and of its examples."""
        return {
            each.id: tuple(run.said for run in self._runs[each.id] if run.example in examples(each))
            for each in scenarios
        }

    def cited(self, places: Iterable[Place], own: Sequence[Scenario]) -> Iterator[Cited]:
        """The citations of a clause, each with those of its own scenarios that run it."""
        for place in places:
            running = tuple(each.id for each in self._running(place.where, own))
            yield Cited(place, running if place.where in self._told else None)

    def _running(self, place: str, scenarios: Iterable[Scenario]) -> Iterator[Scenario]:
        for scenario in scenarios:
            running = tuple(run.example for run in self._runs[scenario.id] if place in run.ran)
            if running:
                yield replace(scenario, examples=tuple(each for each in scenario.examples if each in running))
