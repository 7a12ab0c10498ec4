"""Whom engines that are broken by hand are blamed on.

An engine is blamed on the clauses it violates when scenarios of the first fail, and no other clause is hit harder.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib import import_module

from saitei.harness.prove.breaking import VIOLATIONS
from saitei.harness.prove.trial import Trial, verdicts
from saitei.harness.scenarios.features import Scenario
from saitei.harness.scenarios.selection import select
from saitei.reference_engine.violations import Patch, Violation

from .reached import SUITE, Function, Replaced, reaching, whole


def replaced(game: str, violation: Violation) -> set[Function] | None:
    """The functions of the whole engine that are others in the broken one; None where more is."""
    whole(game)
    module = import_module(f"{SUITE.engines()[game]}.{VIOLATIONS}")
    with Patch() as patch:
        found = Replaced(patch)
        module.VIOLATIONS.every[violation](found)
    return found.functions


def shares(game: str, clause: str, functions: set[Function] | None = None) -> dict[str, float]:
    """By clause, the share of its own scenarios that deviate on the engine as it now is, with others for ``functions``.

    First those are played that share a chapter with the clause, then the others of the clauses that are hit.
    """
    ledger = SUITE.ledger(game)
    chapter = ledger.chapter_of(clause)
    near = [each for each in scenarios(game) if chapter in map(ledger.chapter_of, each.clauses)]
    failing = deviating(game, reaching(game, near, functions))
    hit = {clause for scenario in failing for clause in scenario.clauses}
    seen = {each.id for each in near}
    far = [each for each in scenarios(game) if each.id not in seen and hit.intersection(each.clauses)]
    failing += deviating(game, reaching(game, far, functions))
    every = Counter(clause for scenario in (*near, *far) for clause in scenario.clauses)
    missed = Counter(clause for scenario in failing for clause in scenario.clauses)
    return {clause: missed[clause] / every[clause] for clause in hit}


def check(violation: Violation, hit: dict[str, float]) -> None:
    """That the engine is caught, and blamed on the clause that it is about."""
    assert violation.clause in hit, f"nobody noticed; blamed: {hit}"
    most = max(hit.get(clause, 0) for clause in violation.clauses)
    assert max(hit.values()) == most, f"others are blamed more: {hit}"


def deviating(game: str, played: Sequence[Scenario]) -> list[Scenario]:
    """Those of the scenarios that deviate on the engine as it now is."""
    found = verdicts(Trial(SUITE, game, SUITE.ledger(game).edition, tuple(played)))
    return [each for each in played if is_deviation(found.get(each.id))]


def is_deviation(verdict: str | None) -> bool:
    """Whether an engine did something wrong, and did not just break down."""
    return verdict not in (None, "pass", "crash", "timeout")


@cache
def scenarios(game: str) -> tuple[Scenario, ...]:
    """All of a game."""
    return select(SUITE, {game: SUITE.ledger(game)}).scenarios
