"""Engines broken by hand, as an author could break them and no mutant of ``prove`` is: each is caught and blamed.

An engine is blamed on the clauses it breaks when scenarios of the first fail, and no other clause is hit harder.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache

import pytest

from saitei.harness.prove.trial import Trial, verdicts
from saitei.harness.scenarios.features import Scenario
from saitei.harness.scenarios.selection import select
from saitei.harness.scenarios.suite import Suite


def done(procedure: Iterable[object]) -> None:
    """A procedure that asks nothing is done."""
    assert list(procedure) == []


Patch = pytest.MonkeyPatch
Break = Callable[[Patch], None]


class Broken:
    """The broken engines of one game, by a name that says how each is broken."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.engines: dict[str, tuple[tuple[str, ...], Break]] = {}

    def breaks(self, *clauses: str) -> Callable[[Break], Break]:
        """An engine that breaks the clause, and with it perhaps others; its name says how."""

        def noted(function: Break) -> Break:
            self.engines[function.__name__.replace("_", " ")] = (clauses, function)
            return function

        return noted

    def check(self, name: str, patch: Patch) -> None:
        """That one of them is caught, and blamed on the clause that it breaks."""
        clauses, broken = self.engines[name]
        broken(patch)
        hit = self.shares(name)
        assert clauses[0] in hit, f"nobody noticed; blamed: {hit}"
        assert max(hit.values()) == max(hit.get(clause, 0) for clause in clauses), f"others are blamed more: {hit}"

    def shares(self, name: str) -> dict[str, float]:
        """By clause, the share of its own scenarios that deviate on the engine as it now is.

        First those are played that share a chapter with the clause that the engine of that name breaks, then the
        others of the clauses that are hit.
        """
        ledger = Suite().ledger(self.game)
        chapter = ledger.chapter_of(self.engines[name][0][0])
        near = [each for each in scenarios(self.game) if chapter in map(ledger.chapter_of, each.clauses)]
        failing = self.deviating(near)
        hit = {clause for scenario in failing for clause in scenario.clauses}
        far = [each for each in scenarios(self.game) if each not in near and hit.intersection(each.clauses)]
        failing += self.deviating(far)
        every = Counter(clause for scenario in (*near, *far) for clause in scenario.clauses)
        missed = Counter(clause for scenario in failing for clause in scenario.clauses)
        return {clause: missed[clause] / every[clause] for clause in hit}

    def deviating(self, played: Sequence[Scenario]) -> list[Scenario]:
        """Those of the scenarios that deviate on the engine as it now is."""
        suite = Suite()
        found = verdicts(Trial(suite, self.game, suite.ledger(self.game).edition, tuple(played)))
        return [each for each in played if is_deviation(found.get(each.id))]


def is_deviation(verdict: str | None) -> bool:
    """Whether an engine did something wrong, and did not just break down."""
    return verdict not in (None, "pass", "crash", "timeout")


@cache
def scenarios(game: str) -> tuple[Scenario, ...]:
    """All of a game."""
    suite = Suite()
    return select(suite, {game: suite.ledger(game)}).scenarios
