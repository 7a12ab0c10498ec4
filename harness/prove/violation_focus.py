"""The focus of a violation: whether it breaks clauses of other sections harder than those that it names.

A wrong engine that breaks another rule also fails a scenario that only uses that rule. Such a violation does not
certify its own clause. A clause is broken *harder* than another if more of its own scenarios fail on the wrong engine,
and at least as large a share of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from ...reference_engine.violations import Violation
from ...rulebooks import Ledger
from ..scenarios.feature_parser import Scenario
from .trial import Trial, TrialPlayer, broken_engine


def broken_harder(trial: Trial) -> tuple[str, ...]:
    """The clauses that the violation of a trial breaks harder; the trial has all scenarios of the game."""
    assert isinstance(trial.broken_by, Violation)
    with broken_engine(trial.engine_package, trial.broken_by):
        player = TrialPlayer(trial)
        ledger = trial.suite.load_ledger(trial.game, trial.edition)
        return clauses_broken_harder(
            ledger, trial.scenarios, trial.broken_by.clauses, lambda scenario: "fail" in player.play_examples(scenario)
        )


def clauses_broken_harder(
    ledger: Ledger, scenarios: Iterable[Scenario], violated: Sequence[str], fails: Callable[[Scenario], bool]
) -> tuple[str, ...]:
    """The clauses of other sections that are broken harder than each of the violated ones, in the ledger's order.

    ``fails`` says whether a scenario fails on the wrong engine. It is asked only about scenarios that matter.
    """
    own: defaultdict[str, list[Scenario]] = defaultdict(list)
    for scenario in scenarios:
        for clause in scenario.primary_clauses:
            own[clause].append(scenario)
    known: dict[str, bool] = {}

    def has_failed(scenario: Scenario) -> bool:
        if scenario.id not in known:
            known[scenario.id] = fails(scenario)
        return known[scenario.id]

    named = [(sum(map(has_failed, own[clause])), len(own[clause])) for clause in violated if clause in own]
    sections = {ledger.section_of(clause) for clause in violated}
    harder = (
        clause
        for clause, them in own.items()
        if ledger.section_of(clause) not in sections
        and _has_failures(them, max((_failures_needed(len(them), *each) for each in named), default=1), has_failed)
    )
    return tuple(sorted(harder, key=ledger.document_order))


def _failures_needed(number: int, failing: int, every: int) -> int:
    """How many of a number of scenarios have to fail for more damage than ``failing`` of ``every``."""
    return max(failing + 1, -(-number * failing // every))


def _has_failures(scenarios: Sequence[Scenario], needed: int, has_failed: Callable[[Scenario], bool]) -> bool:
    """Whether at least so many of the scenarios fail; as few of them as possible are looked at."""
    left = len(scenarios)
    for scenario in scenarios:
        if needed <= 0 or needed > left:
            break
        needed -= has_failed(scenario)
        left -= 1
    return needed <= 0
