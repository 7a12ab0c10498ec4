"""The focus of a violation: whether it breaks clauses of other sections harder than those that it names.

A wrong engine that breaks another rule also fails a scenario that only uses that rule. Such a violation does not
certify its own clause. A clause is broken *harder* than another if more of its own scenarios fail on the wrong engine,
and at least as large a share of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from ...rulebooks import Ledger
from ..scenarios.feature_parser import Scenario


class _Damage(NamedTuple):
    """How many of a clause's own scenarios fail on a wrong engine, and of how many."""

    failing: int
    every: int

    def is_harder_than(self, other: _Damage) -> bool:
        """Whether more scenarios fail than of another clause, and at least as large a share."""
        return self.failing > other.failing and self.failing * other.every >= other.failing * self.every


def clauses_broken_harder(
    ledger: Ledger, scenarios: Iterable[Scenario], violated: Sequence[str], failing: Collection[str]
) -> tuple[str, ...]:
    """The clauses of other sections that are broken harder than each of the violated ones, in the ledger's order.

    ``failing`` are the ids of all scenarios that fail on the wrong engine.
    """
    own: defaultdict[str, list[str]] = defaultdict(list)
    for scenario in scenarios:
        for clause in scenario.primary_clauses:
            own[clause].append(scenario.id)
    damage = {clause: _Damage(sum(name in failing for name in names), len(names)) for clause, names in own.items()}
    named = [damage.get(clause, _Damage(0, 1)) for clause in violated]
    sections = {ledger.section_of(clause) for clause in violated}
    harder = (
        clause
        for clause, found in damage.items()
        if ledger.section_of(clause) not in sections and all(map(found.is_harder_than, named))
    )
    return tuple(sorted(harder, key=ledger.document_order))
