"""The publisher's rulings about a deviation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from ...rulebooks import Ledger, Ruling
from ..judging.verdicts import verdicts_matching
from ..scenarios.feature_parser import Scenario
from .run_results import RulingLink, ScenarioResult

DEVIATING = verdicts_matching(lambda kind: kind.obeys in ("no", "mixed") and kind.junit != "error")
"""The verdicts of an engine that continues to play, but not as the clause says."""


def with_rulings(
    ledgers: Mapping[str, Ledger], scenarios: Iterable[Scenario], results: Iterable[ScenarioResult]
) -> tuple[ScenarioResult, ...]:
    """The results with the rulings about it added to each deviation."""
    cases = {scenario.id: scenario.ruling_ids for scenario in scenarios}

    def add_rulings(result: ScenarioResult) -> ScenarioResult:
        if result.verdict not in DEVIATING or result.game not in ledgers:
            return result
        found = rulings_about(ledgers[result.game], cases.get(result.id, ()), result.own)
        return replace(result, answers=tuple(RulingLink(each.id, each.date.isoformat(), each.title) for each in found))

    return tuple(map(add_rulings, results))


def rulings_about(ledger: Ledger, cases: Iterable[str], clauses: Iterable[str]) -> list[Ruling]:
    """The rulings whose case a scenario has, or else those whose first clause is one of its clauses."""
    named = frozenset(cases)
    if named:
        return [ruling for ruling in ledger.rulings if ruling.id in named]
    wanted = frozenset(clauses)
    return [ruling for ruling in ledger.rulings if wanted.intersection(ruling.clauses[:1])]
