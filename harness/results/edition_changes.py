"""Deviations and editions: whether the clauses of a deviation differ in the edition that the engine follows.

An engine may follow another edition than the one by which it is judged. If the ledgers of both are here, each
deviation says which of its clauses changed between them. If the scenario does not hold in the other edition although
its clauses say the same, another clause changed what they bring about; then all of them count as changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self

from msgspec.structs import replace

from ...rulebooks import Ledger
from ..scenarios.older_editions import split_by_edition
from ..scenarios.selection import read_all_features
from ..scenarios.suite import Suite
from .ruling_links import DEVIATING
from .run_results import OtherEdition, ScenarioResult


def with_edition_changes(
    suite: Suite,
    ledgers: Mapping[str, Ledger],
    claims: Mapping[str, tuple[str, ...]],
    results: Iterable[ScenarioResult],
) -> tuple[ScenarioResult, ...]:
    """The results with the changed clauses added to each deviation of an engine that follows another edition."""
    other = {
        game: edition
        for game, ledger in ledgers.items()
        if ledger.edition not in claims.get(game, ())
        and (edition := next((each for each in claims.get(game, ()) if each in suite.edition_ancestry(game)), None))
    }
    changes = {game: EditionChange.load(suite, ledgers[game], edition) for game, edition in other.items()}

    def add_edition_change(result: ScenarioResult) -> ScenarioResult:
        if result.verdict not in DEVIATING or result.game not in other:
            return result
        return replace(result, claimed=OtherEdition(other[result.game], changes[result.game].changed_clauses(result)))

    return tuple(map(add_edition_change, results))


@dataclass(frozen=True)
class EditionChange:
    """The change between the judged edition of a game and another one.

    `same` are the clauses that say the same in both, and `held` the ids of the scenarios that hold in the other.
    """

    same: frozenset[str]
    held: frozenset[str]

    @classmethod
    def load(cls, suite: Suite, ledger: Ledger, edition: str) -> Self:
        """The change between the edition of a ledger and another edition of its game."""
        return cls(unchanged_clauses(suite, ledger, edition), scenarios_of_edition(suite, ledger.game, edition))

    def changed_clauses(self, result: ScenarioResult) -> tuple[str, ...]:
        """The clauses of a scenario that changed: all of its own if it does not hold in the other edition."""
        return tuple(clause for clause in result.own if result.id not in self.held or clause not in self.same)


def scenarios_of_edition(suite: Suite, game: str, edition: str) -> frozenset[str]:
    """The ids of the scenarios that hold in an edition of a game."""
    every = (each for feature in read_all_features(suite, game) for each in feature.scenarios)
    held, _ = split_by_edition(suite, {game: suite.load_ledger(game, edition)}, every)
    return frozenset(each.id for each in held)


def unchanged_clauses(suite: Suite, ledger: Ledger, edition: str) -> frozenset[str]:
    """The clauses of a ledger that say the same in another edition, older or newer, in the ancestry of the default."""
    line = suite.edition_ancestry(ledger.game)
    newer, older = sorted((ledger.edition, edition), key=line.index)
    steps = suite.lineages_between(ledger.game, newer, older)
    same: dict[str, str] = {}
    for clause in suite.load_ledger(ledger.game, newer):
        number: str | None = clause.id
        for step in steps:
            number = None if number is None else step.unchanged_old_number(number)
        if number is not None:
            same[clause.id] = number
    return frozenset(same if ledger.edition == newer else same.values())
