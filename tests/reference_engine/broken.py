"""The clauses that engines with violations are blamed on.

An engine is blamed on the clauses it violates if scenarios of the first fail, and no other clause is hit harder.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module

from saitei.harness.prove.trial import Trial, scenarios_naming, trial_verdicts
from saitei.harness.scenarios.feature_parser import Scenario
from saitei.harness.scenarios.selection import select_scenarios
from saitei.reference_engine.patching import VIOLATIONS, Patch
from saitei.reference_engine.violations import Violation

from .reached import SUITE, Function, Replaced, reaching, whole


def replaced(game: str, violation: Violation) -> set[Function] | None:
    """The functions of the whole engine that are others in the broken one; None where more is."""
    whole(game)
    module = import_module(f"{SUITE.engine_packages()[game]}.{VIOLATIONS}")
    with Patch() as patch:
        found = Replaced(patch)
        module.VIOLATIONS.every[violation](found)
    return found.functions


def shares(game: str, violation: Violation, functions: set[Function] | None = None) -> dict[str, float]:
    """The share of deviating scenarios on the engine as it is, by clause that is hit, with others for ``functions``.

    The scenarios of the violated clauses are played first, then those of their chapter and of all clauses that are hit.
    A clause is only played for as long as it could be hit harder. Scenarios that are not played count as passed.
    """
    ledger, every = SUITE.load_ledger(game), by_clause(game)
    chapter = ledger.chapter_of(violation.clause)
    near = {clause for clause in every if ledger.chapter_of(clause) == chapter}
    reached = {each.id for each in reaching(game, None, scenarios(game), functions)}
    deviates = {each.id: False for each in scenarios(game) if each.id not in reached}

    def share(clause: str, *, unplayed: bool = False) -> float:
        return sum(deviates.get(each.id, unplayed) for each in every[clause]) / len(every[clause])

    def play(them: Iterable[Scenario]) -> None:
        played = tuple({each.id: each for each in them if each.id not in deviates}.values())
        found = trial_verdicts(Trial(SUITE, game, ledger.edition, played))
        deviates.update((each.id, is_deviation(found.get(each.id))) for each in played)

    def undecided() -> list[str]:
        looked_at = (clause for clause in every if clause in near or share(clause))
        return [clause for clause in looked_at if share(clause, unplayed=True) > max(most, share(clause))]

    play(scenarios_naming(scenarios(game), violation.clauses))
    most = max(share(clause) for clause in violation.clauses if clause in every)
    while clauses := undecided():
        play(next(each for each in every[clause] if each.id not in deviates) for clause in clauses)
    return {clause: share(clause) for clause in every if share(clause)}


def check(violation: Violation, hit: dict[str, float]) -> None:
    """That the engine is caught, and blamed on the clause that it is about."""
    assert violation.clause in hit, f"nobody noticed; blamed: {hit}"
    most = max(hit.get(clause, 0) for clause in violation.clauses)
    assert max(hit.values()) == most, f"others are blamed more: {hit}"


def is_deviation(verdict: str | None) -> bool:
    """Whether an engine did something wrong, and did not just break down."""
    return verdict not in (None, "pass", "crash", "timeout")


@cache
def scenarios(game: str) -> tuple[Scenario, ...]:
    """All of a game."""
    return select_scenarios(SUITE, {game: SUITE.load_ledger(game)}).scenarios


@cache
def by_clause(game: str) -> Mapping[str, Sequence[Scenario]]:
    """Those that count for each clause."""
    found: defaultdict[str, list[Scenario]] = defaultdict(list)
    for scenario in scenarios(game):
        for clause in scenario.all_clauses:
            found[clause].append(scenario)
    return found
