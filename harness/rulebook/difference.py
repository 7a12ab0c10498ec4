"""Two editions compared, and what that means for the scenarios."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ...rulebooks import Ledger
from ...rulebooks.comparison import KEPT, Comparison, Held, Wording, compare, held, wordings
from ...rulebooks.documents import Document
from ..scenarios.features import Scenario
from ..scenarios.selection import all_features
from ..scenarios.suite import Suite


@dataclass(frozen=True)
class Difference:
    """Two editions compared. `suspect` are the scenarios of changed clauses; `titles` ours, by old number.

    `held` is the publisher's own list of changes, held against the comparison.
    """

    old: Document | Ledger
    new: Document | Ledger
    comparison: Comparison
    suspect: tuple[Scenario, ...]
    titles: dict[str, str]
    held: Held | None = None

    @cached_property
    def wordings(self) -> tuple[Wording, ...]:
        """The changes in words, where both sides are documents that have them."""
        if isinstance(self.old, Document) and isinstance(self.new, Document):
            return wordings(self.old, self.new, self.comparison)
        return ()

    @property
    def changed(self) -> bool:
        """Whether anything is not as it was."""
        return any(change.kind != "unchanged" for change in (*self.comparison.clauses, *self.comparison.headings))

    @property
    def names(self) -> tuple[str, str]:
        """What the two sides are called."""
        return _name(self.old), _name(self.new)


def difference_of(
    suite: Suite, old: Document | Ledger, new: Document | Ledger, comparison: Comparison | None = None
) -> Difference:
    """The difference of two editions. Scenarios are looked for among those of the old one's game."""
    comparison = comparison or compare(old, new)
    ledger = old if isinstance(old, Ledger) else suite.ledger(old.game) if old.game in suite.games() else None
    titles = {clause.id: clause.title for clause in ledger} if ledger else {}
    scenarios = [
        scenario for feature in (all_features(suite, old.game) if ledger else ()) for scenario in feature.scenarios
    ]
    listed = held(comparison, new) if isinstance(new, Document) else None
    return Difference(old, new, comparison, tuple(suspects(comparison, scenarios)), titles, listed)


def suspects(comparison: Comparison, scenarios: Iterable[Scenario]) -> Iterable[Scenario]:
    """The scenarios that count for a clause whose rule may have changed."""
    changed = {number for number, change in comparison.of_old().items() if change.kind not in KEPT}
    return (scenario for scenario in scenarios if changed.intersection(scenario.clauses))


def _name(side: Document | Ledger) -> str:
    if isinstance(side, Ledger):
        return f"{side.game} {side.edition}"
    return f"{side.game} {side.version or side.source}"
