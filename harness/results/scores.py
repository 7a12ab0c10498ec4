"""Scores: how many behavioural clauses of a rulebook were judged, and how many of these the engine obeys.

A clause is judged if at least one of its own scenarios was judged, and it is obeyed if all of these pass and would have
noticed every violation of it (:mod:`.clause_answers`). Clauses that were partly judged, or not judged for any reason,
do not count as obeyed. Those that were not judged are reported with their reasons.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ..judging.verdicts import CLAUSE_VERDICTS, ClauseVerdict, Verdict, verdicts_matching, worst_verdict
from .clause_answers import NOT_PLAYED, ClauseAnswer, UnnoticedViolation, clause_answer
from .run_results import TakenReading

OBEYED = verdicts_matching(lambda kind: kind.obeys == "yes")
"""The verdicts that mean that the engine obeys the clause."""

DISOBEYED = verdicts_matching(lambda kind: kind.obeys == "no")
"""The verdicts that mean that the engine disobeys the clause each time that the scenario is played."""

UNJUDGED = verdicts_matching(lambda kind: kind.obeys == "unknown")
"""The verdicts that say nothing about the engine."""

AMISS = verdicts_matching(lambda kind: kind.junit in ("failure", "error"))
"""The verdicts that a person has to look at."""

TOO_WEAK = "too weakly tested"
"""The reason of clauses whose scenarios pass, but would have noticed no violation."""

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


class ScoredClause(Protocol):
    """A clause of a run, or of a results file."""

    @property
    def game(self) -> str: ...
    @property
    def id(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def verdict(self) -> ClauseVerdict: ...
    @property
    def scenarios(self) -> tuple[str, ...]: ...
    @property
    def violations(self) -> int: ...
    @property
    def unnoticed(self) -> tuple[UnnoticedViolation, ...]: ...


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
    def clauses(self) -> Sequence[ScoredClause]: ...
    @property
    def scenarios(self) -> Sequence[_Scenario]: ...
    @property
    def readings(self) -> Sequence[TakenReading]: ...


@dataclass(frozen=True)
class Score:
    """The score of an engine by a rulebook.

    ``clauses`` and ``scenarios`` count verdicts; all other fields are about behavioural clauses. ``total`` is their
    number in the rulebook. ``standing`` counts the clauses that are obeyed or deviate, by the verdicts of their judged
    scenarios, and ``partly_judged`` those that pass, but were partly judged. ``unjudged`` are the numbers of the other
    clauses by reason. ``readings`` are those of which the engine takes another option than ours.
    """

    game: str
    edition: str
    clauses: Counter[ClauseVerdict]
    scenarios: Counter[Verdict]
    total: int
    standing: Counter[ClauseVerdict]
    partly_judged: int
    unjudged: Mapping[str, int]
    readings: tuple[TakenReading, ...] = ()

    @property
    def rulebook_name(self) -> str:
        """The game and its edition."""
        return f"{self.game} {self.edition}"

    @property
    def judged_count(self) -> int:
        """Number of judged clauses, partly judged ones among them."""
        return self.standing.total() + self.partly_judged

    @property
    def obeyed_count(self) -> int:
        """Number of judged clauses that the engine obeys."""
        return sum(self.standing[verdict] for verdict in OBEYED)

    @property
    def deviating_count(self) -> int:
        """Number of judged clauses that the engine disobeys."""
        return sum(self.standing[verdict] for verdict in DISOBEYED)

    @property
    def summary_line(self) -> str:
        """The score in one line.

        For example: "21 of 353 behavioural clauses judged, 13 of these obeyed, 3 partly judged; 332 not judged: ...".
        """
        partly = f", {self.partly_judged} partly judged" if self.partly_judged else ""
        rest = f"; {self.total - self.judged_count} not judged: {self.unjudged_reasons}" if self.unjudged else ""
        judged = f"{self.judged_count} of {self.total} behavioural clauses judged"
        return f"{judged}, {self.obeyed_count} of these obeyed{partly}{rest}"

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
            "obeyed": self.obeyed_count,
            "partly_judged": self.partly_judged,
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


def clause_answers(found: ScoredResults) -> dict[tuple[str, str], ClauseAnswer]:
    """The answer for each clause, by game and id."""
    verdicts = {scenario.id: scenario.verdict for scenario in found.scenarios}
    return {
        (clause.game, clause.id): clause_answer(clause_status([verdicts[id] for id in clause.scenarios]), clause)
        for clause in found.clauses
    }


def weakly_judged_clauses(found: ScoredResults) -> list[tuple[ScoredClause, ClauseAnswer]]:
    """The clauses whose judged scenarios pass, but would not have noticed each violation, with the answers."""
    verdicts = {scenario.id: scenario.verdict for scenario in found.scenarios}
    return [
        (clause, clause_answer(status, clause))
        for clause in found.clauses
        if clause.unnoticed
        for status in [clause_status([verdicts[id] for id in clause.scenarios])]
        if status in OBEYED
    ]


def present_verdicts(*counts: Counter[ClauseVerdict] | Counter[Verdict]) -> list[ClauseVerdict]:
    """The verdicts that occur in any of the counts, in the order of :data:`.CLAUSE_VERDICTS`."""
    seen = {verdict for count in counts for verdict, number in count.items() if number}
    return [verdict for verdict in CLAUSE_VERDICTS if verdict in seen]


def _score(found: ScoredResults, rulebook: _Rulebook, verdicts: Mapping[str, Verdict]) -> Score:
    clauses = [clause for clause in found.clauses if clause.game == rulebook.game]
    behavioural = [
        (status, clause_answer(status, clause))
        for clause in clauses
        if clause.kind == "behavioural"
        for status in [clause_status([verdicts[id] for id in clause.scenarios])]
    ]
    total = max(rulebook.clauses.get("behavioural", 0), len(behavioural))
    return Score(
        game=rulebook.game,
        edition=rulebook.edition,
        clauses=Counter(clause.verdict for clause in clauses),
        scenarios=Counter(scenario.verdict for scenario in found.scenarios if scenario.game == rulebook.game),
        total=total,
        standing=Counter(status for status, answer in behavioural if answer in ("obeyed", "deviates")),
        partly_judged=sum(answer == "partly judged" for _, answer in behavioural),
        unjudged=dict(_unjudged(behavioural, total, rulebook.exempt.get("behavioural", 0))),
        readings=tuple(
            taken for taken in found.readings if taken.game == rulebook.game and taken.takes not in ("", taken.ours)
        ),
    )


def _unjudged(
    behavioural: Sequence[tuple[ClauseVerdict, ClauseAnswer]], total: int, exempt: int
) -> Iterator[tuple[str, int]]:
    """The numbers of clauses that were not judged, by reason. A clause that is only touched was not played."""
    by = Counter(status if status in UNJUDGED else TOO_WEAK for status, answer in behavioural if answer == "not judged")
    yield from ((why, by[why]) for why in ("error", "suspect", "unsupported", TOO_WEAK) if by[why])
    silent = total - len(behavioural) + by["touched"]
    exempt = min(exempt, silent)
    yield from ((why, number) for why, number in ((NOT_PLAYED, silent - exempt), (EXEMPT, exempt)) if number)
