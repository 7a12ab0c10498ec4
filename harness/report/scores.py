"""Counts: how an engine stands by a rulebook. The denominator is the ledger's, whatever was judged."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ..judging.verdicts import CLAUSE_VERDICTS, DEVIATIONS, ClauseVerdict, Verdict
from ..results.results import Taken
from .record import Record, Rulebook

OBEYED: frozenset[ClauseVerdict] = frozenset({"pass", "reading"})
"""The verdicts of a clause that the engine obeys."""

AMISS: frozenset[ClauseVerdict] = DEVIATIONS | {"error"}
"""The verdicts that somebody has to look at."""


@dataclass(frozen=True)
class Score:
    """An engine by a rulebook. ``obeyed``, ``unsupported`` and ``total`` are numbers of behavioural clauses.

    ``readings`` are those of which it takes another option than ours.
    """

    rulebook: Rulebook
    clauses: Counter[ClauseVerdict]
    scenarios: Counter[Verdict]
    obeyed: int
    unsupported: int
    total: int
    exempt: int
    readings: tuple[Taken, ...] = ()

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


def present(*counts: Counter[ClauseVerdict] | Counter[Verdict]) -> list[ClauseVerdict]:
    """The verdicts that occur in any of the counts, from what says least to the worst."""
    seen = {verdict for count in counts for verdict, number in count.items() if number}
    return [verdict for verdict in CLAUSE_VERDICTS if verdict in seen]


def _score(record: Record, rulebook: Rulebook) -> Score:
    clauses = [clause for clause in record.clauses if clause.game == rulebook.game]
    behavioural = Counter(clause.verdict for clause in clauses if clause.kind == "behavioural")
    return Score(
        rulebook=rulebook,
        clauses=Counter(clause.verdict for clause in clauses),
        scenarios=Counter(scenario.verdict for scenario in record.scenarios if scenario.game == rulebook.game),
        obeyed=sum(behavioural[verdict] for verdict in OBEYED),
        unsupported=behavioural["unsupported"],
        total=max(rulebook.clauses.get("behavioural", 0), behavioural.total()),
        exempt=rulebook.exempt.get("behavioural", 0),
        readings=tuple(
            taken for taken in record.readings if taken.game == rulebook.game and taken.takes not in ("", taken.ours)
        ),
    )
