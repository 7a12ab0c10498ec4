"""The clauses that citations and violations name, for one edition of a rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...rulebooks import Ledger
from ..scenarios.suite import Suite

EditionClauses = Callable[[Iterable[str], Iterable[str]], tuple[str, ...]]
"""A function that gives the clauses of an edition, for clauses of the default edition and for those of older ones."""


def clauses_in_edition(suite: Suite, ledger: Ledger) -> EditionClauses:
    """The function for the edition of a ledger.

    A clause of the default edition counts if it said the same in this edition. A clause with an edition, such as
    ``7.6.3@1.7.0``, counts in that edition only.
    """
    steps = suite.edition_lineages(ledger.game, ledger.edition)

    def named_clauses(clauses: Iterable[str], older: Iterable[str]) -> tuple[str, ...]:
        for step in steps:
            clauses = [before for each in clauses if (before := step.unchanged_old_number(each)) is not None]
        own = [number for number, _, edition in (each.partition("@") for each in older) if edition == ledger.edition]
        return tuple(dict.fromkeys((*clauses, *own)))

    return named_clauses
