"""The difference of two editions, and the scenarios that it makes suspect."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ...rulebooks import Ledger
from ...rulebooks.comparison import (
    KEPT,
    ChangelogCheck,
    ComparedEdition,
    EditionComparison,
    WordingChange,
    check_changelog,
    compare_editions,
    list_wording_changes,
    with_successors,
)
from ...rulebooks.documents import Document
from ..scenarios.feature_parser import Scenario
from ..scenarios.older_editions import split_by_edition
from ..scenarios.selection import read_all_features
from ..scenarios.suite import Suite


@dataclass(frozen=True)
class EditionDifference:
    """The comparison of two editions. `suspect` are the scenarios of changed clauses.

    `titles` are the ledger's titles by old number. `held` compares the publisher's own list of changes.
    """

    old: ComparedEdition
    new: ComparedEdition
    comparison: EditionComparison
    suspect: tuple[Scenario, ...]
    titles: dict[str, str]
    held: ChangelogCheck | None = None

    @cached_property
    def wording_changes(self) -> tuple[WordingChange, ...]:
        """The changes of wording; empty unless both sides are documents."""
        if isinstance(self.old, Document) and isinstance(self.new, Document):
            return list_wording_changes(self.old, self.new, self.comparison)
        return ()

    @property
    def has_changes(self) -> bool:
        """Whether any clause or heading changed."""
        return any(change.kind != "unchanged" for change in (*self.comparison.clauses, *self.comparison.headings))

    @property
    def side_names(self) -> tuple[str, str]:
        """The names of the old and the new side."""
        return edition_name(self.old), edition_name(self.new)


def difference_of(
    suite: Suite, old: ComparedEdition, new: ComparedEdition, comparison: EditionComparison | None = None
) -> EditionDifference:
    """The difference of two editions, with the suspects among the scenarios of the old edition.

    If the old side is a document, these are the scenarios of the game's default edition.
    """
    if comparison is None:
        comparison = comparison_of(suite, old, new)
    ledger = old if isinstance(old, Ledger) else suite.load_ledger(old.game) if old.game in suite.game_names() else None
    titles = {clause.id: clause.title for clause in ledger} if ledger else {}
    scenarios = [
        scenario for feature in (read_all_features(suite, old.game) if ledger else ()) for scenario in feature.scenarios
    ]
    if isinstance(old, Ledger) and old.edition in suite.edition_ancestry(old.game):
        scenarios, _ = split_by_edition(suite, {old.game: old}, scenarios)
    listed = check_changelog(comparison, new) if isinstance(new, Document) else None
    return EditionDifference(old, new, comparison, tuple(suspect_scenarios(comparison, scenarios)), titles, listed)


def comparison_of(suite: Suite, old: ComparedEdition, new: ComparedEdition) -> EditionComparison:
    """The comparison of two editions. A clause that seems to be gone has the successor that an adoption recorded."""
    comparison = compare_editions(old, new)
    if not isinstance(old, Ledger) or not isinstance(new, Ledger):
        return comparison
    line = suite.edition_ancestry(old.game)
    if not {old.edition, new.edition} <= set(line) or line.index(old.edition) <= line.index(new.edition):
        return comparison
    steps = suite.lineages_between(old.game, new.edition, old.edition)
    successors: dict[str, str] = {}
    for change in comparison.clauses:
        numbers = change.old if change.kind == "gone" else ()
        for step in reversed(steps):
            numbers = tuple(number for each in numbers for number in step.new_numbers_of(each))
        if len(numbers) == 1:
            successors[change.old[0]] = numbers[0]
    return with_successors(comparison, successors)


def suspect_scenarios(comparison: EditionComparison, scenarios: Iterable[Scenario]) -> Iterable[Scenario]:
    """The scenarios that count for a clause whose rule may have changed."""
    changed = {number for number, change in comparison.changes_by_old_number().items() if change.kind not in KEPT}
    return (scenario for scenario in scenarios if changed.intersection(scenario.all_clauses))


def edition_name(side: ComparedEdition) -> str:
    """The name of one side: the game and its edition. If the document does not say it, its date or the file."""
    if isinstance(side, Ledger):
        return f"{side.game} {side.edition}"
    return f"{side.game} {side.version or side.date or side.source}"
