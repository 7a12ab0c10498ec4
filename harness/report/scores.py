"""Counts: how an engine stands by a rulebook. The denominator is the ledger's, whatever was judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from ..verdicts import DEVIATIONS, VERDICTS, Verdict
from .record import Clause, Record, Rulebook, Scenario

OBEYED: frozenset[Verdict] = frozenset({"pass", "reading"})
"""The verdicts of a clause that the engine obeys."""

AMISS: frozenset[Verdict] = DEVIATIONS | {"error"}
"""The verdicts that somebody has to look at."""


@dataclass(frozen=True)
class Score:
    """An engine by a rulebook. ``obeyed``, ``unsupported`` and ``total`` are numbers of behavioural clauses."""

    rulebook: Rulebook
    clauses: Counter[Verdict]
    scenarios: Counter[Verdict]
    obeyed: int
    unsupported: int
    total: int
    exempt: int

    @property
    def edition(self) -> str:
        """The game and its edition."""
        return f"{self.rulebook.game} {self.rulebook.edition}"

    @property
    def amiss(self) -> int:
        """How many clauses deviate, or could not be judged for a fault of ours or of the adapter."""
        return sum(self.clauses[verdict] for verdict in AMISS)

    @property
    def full(self) -> bool:
        """Whether every behavioural clause that a scenario can show is obeyed."""
        return self.obeyed + self.exempt >= self.total > 0


def scores(record: Record) -> list[Score]:
    """A score for each rulebook that the engine was judged by."""
    return [_score(record, rulebook) for rulebook in record.rulebooks]


def present(*counts: Counter[Verdict]) -> list[Verdict]:
    """The verdicts that occur in any of the counts, from the best to the worst."""
    return [verdict for verdict in VERDICTS if any(count[verdict] for count in counts)]


def _score(record: Record, rulebook: Rulebook) -> Score:
    clauses = [clause for clause in record.clauses if clause.game == rulebook.game]
    behavioural = _count(clause for clause in clauses if clause.kind == "behavioural")
    return Score(
        rulebook=rulebook,
        clauses=_count(clauses),
        scenarios=_count(scenario for scenario in record.scenarios if scenario.game == rulebook.game),
        obeyed=sum(behavioural[verdict] for verdict in OBEYED),
        unsupported=behavioural["unsupported"],
        total=max(rulebook.clauses.get("behavioural", 0), behavioural.total()),
        exempt=rulebook.exempt.get("behavioural", 0),
    )


def _count(judged: Iterable[Clause | Scenario]) -> Counter[Verdict]:
    return Counter(found.verdict for found in judged)
