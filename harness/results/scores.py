"""Scores: how many behavioural clauses of a rulebook were judged, and how many of these the engine obeys.

A clause is judged if at least one of its own scenarios was judged. It is obeyed if all of these pass. Clauses that were
not judged, for any reason, do not count as obeyed, and are reported with their reasons.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ..judging.verdicts import CLAUSE_VERDICTS, ClauseVerdict, Verdict, verdicts_matching, worst_verdict
from .run_results import TakenReading

OBEYED = verdicts_matching(lambda kind: kind.obeys == "yes")
"""The verdicts that mean that the engine obeys the clause."""

DISOBEYED = verdicts_matching(lambda kind: kind.obeys == "no")
"""The verdicts that mean that the engine disobeys the clause each time that the scenario is played."""

UNJUDGED = verdicts_matching(lambda kind: kind.obeys == "unknown")
"""The verdicts that say nothing about the engine."""

AMISS = verdicts_matching(lambda kind: kind.junit in ("failure", "error"))
"""The verdicts that a person has to look at."""

NOT_PLAYED = "not played"
EXEMPT = "exempt"


class _Rulebook(Protocol):
    @property
    def game(self) -> str: ...
    @property
    def edition(self) -> str: ...
    @property
    def clauses(self) -> dict[str, int]: ...
    @property
    def exempt(self) -> dict[str, int]: ...


class _Clause(Protocol):
    @property
    def game(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def verdict(self) -> ClauseVerdict: ...
    @property
    def scenarios(self) -> tuple[str, ...]: ...


class _Scenario(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def verdict(self) -> Verdict: ...


class ScoredResults(Protocol):
    """The results of a run, or of a results file."""

    @property
    def rulebooks(self) -> Sequence[_Rulebook]: ...
    @property
    def clauses(self) -> Sequence[_Clause]: ...
    @property
    def scenarios(self) -> Sequence[_Scenario]: ...
    @property
    def readings(self) -> Sequence[TakenReading]: ...


@dataclass(frozen=True)
class Score:
    """The score of an engine by a rulebook.

    ``clauses`` and ``scenarios`` count verdicts; all other fields are about behavioural clauses. ``total`` is their
    number in the rulebook. ``standing`` counts the judged clauses by the verdicts of their judged scenarios, and
    ``in_part`` those of them that also have scenarios which were not judged. ``unjudged`` are the numbers of the other
    clauses by reason. ``readings`` are those of which the engine takes another option than ours.
    """

    game: str
    edition: str
    clauses: Counter[ClauseVerdict]
    scenarios: Counter[Verdict]
    total: int
    standing: Counter[ClauseVerdict]
    in_part: int
    unjudged: Mapping[str, int]
    readings: tuple[TakenReading, ...] = ()

    @property
    def rulebook_name(self) -> str:
        """The game and its edition."""
        return f"{self.game} {self.edition}"

    @property
    def judged_count(self) -> int:
        """Number of judged clauses."""
        return self.standing.total()

    @property
    def obeyed_count(self) -> int:
        """Number of judged clauses of which all judged scenarios are obeyed."""
        return sum(self.standing[verdict] for verdict in OBEYED)

    @property
    def summary_line(self) -> str:
        """The score in one line: "21 of 353 behavioural clauses judged, 13 of these obeyed; 332 not judged: ..."."""
        part = f" ({self.in_part} in part)" if self.in_part else ""
        rest = f"; {self.total - self.judged_count} not judged: {self.unjudged_reasons}" if self.unjudged else ""
        judged = f"{self.judged_count} of {self.total} behavioural clauses judged{part}"
        return f"{judged}, {self.obeyed_count} of these obeyed{rest}"

    @property
    def unjudged_reasons(self) -> str:
        """The reasons why clauses were not judged: "330 unsupported, 2 exempt"."""
        return ", ".join(f"{number} {why}" for why, number in self.unjudged.items())

    def to_document(self) -> dict[str, Any]:
        """The score as data for a results file."""
        return {
            "game": self.game,
            "edition": self.edition,
            "behavioural": self.total,
            "judged": self.judged_count,
            "in_part": self.in_part,
            "obeyed": self.obeyed_count,
            "not_judged": dict(self.unjudged),
        }


def score_rulebooks(found: ScoredResults) -> list[Score]:
    """A score for each rulebook by which the engine was judged."""
    verdicts = {scenario.id: scenario.verdict for scenario in found.scenarios}
    return [_score(found, rulebook, verdicts) for rulebook in found.rulebooks]


def clause_status(verdicts: Sequence[Verdict]) -> ClauseVerdict:
    """The verdict of a clause from its own scenarios: the worst of those that were judged, else the worst of all."""
    if not verdicts:
        return "touched"
    return worst_verdict([verdict for verdict in verdicts if verdict not in UNJUDGED] or verdicts)


def present_verdicts(*counts: Counter[ClauseVerdict] | Counter[Verdict]) -> list[ClauseVerdict]:
    """The verdicts that occur in any of the counts, in the order of :data:`.CLAUSE_VERDICTS`."""
    seen = {verdict for count in counts for verdict, number in count.items() if number}
    return [verdict for verdict in CLAUSE_VERDICTS if verdict in seen]


def _score(found: ScoredResults, rulebook: _Rulebook, verdicts: Mapping[str, Verdict]) -> Score:
    clauses = [clause for clause in found.clauses if clause.game == rulebook.game]
    behavioural = [[verdicts[id] for id in clause.scenarios] for clause in clauses if clause.kind == "behavioural"]
    by = Counter(map(clause_status, behavioural))
    judged = Counter({verdict: number for verdict, number in by.items() if verdict not in UNJUDGED})
    total = max(rulebook.clauses.get("behavioural", 0), len(behavioural))
    return Score(
        game=rulebook.game,
        edition=rulebook.edition,
        clauses=Counter(clause.verdict for clause in clauses),
        scenarios=Counter(scenario.verdict for scenario in found.scenarios if scenario.game == rulebook.game),
        total=total,
        standing=judged,
        in_part=sum(0 < sum(verdict in UNJUDGED for verdict in own) < len(own) for own in behavioural),
        unjudged=dict(_unjudged(by, total, rulebook.exempt.get("behavioural", 0))),
        readings=tuple(
            taken for taken in found.readings if taken.game == rulebook.game and taken.takes not in ("", taken.ours)
        ),
    )


def _unjudged(by: Counter[ClauseVerdict], total: int, exempt: int) -> Iterator[tuple[str, int]]:
    """The numbers of clauses that were not judged, by reason. A clause that is only touched was not played."""
    said = [(verdict, by[verdict]) for verdict in ("error", "suspect", "unsupported") if by[verdict]]
    yield from said
    silent = total - by.total() + by["touched"]
    exempt = min(exempt, silent)
    yield from ((why, number) for why, number in ((NOT_PLAYED, silent - exempt), (EXEMPT, exempt)) if number)
