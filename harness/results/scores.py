"""Scores: how an engine stands by a rulebook. Of so many behavioural clauses so many were judged, and of these so many
are obeyed.

A clause is judged by its own scenarios, as far as they were: by one of them at least. It is obeyed where all of those
pass. What was not judged, for whatever reason, is no part of what is obeyed, and is told beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ..judging.verdicts import CLAUSE_VERDICTS, ClauseVerdict, Verdict, verdicts_matching, worst_verdict
from .run_results import TakenReading

OBEYED = verdicts_matching(lambda kind: kind.obeys == "yes")
"""The verdicts of what does as the clause says."""

DISOBEYED = verdicts_matching(lambda kind: kind.obeys == "no")
"""The verdicts of what does otherwise, each time that it is played."""

UNJUDGED = verdicts_matching(lambda kind: kind.obeys == "unknown")
"""The verdicts that say nothing of the engine."""

AMISS = verdicts_matching(lambda kind: kind.junit in ("failure", "error"))
"""The verdicts that somebody has to look at."""

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
    """What a run found, or a file of it."""

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
    """An engine by a rulebook. ``clauses`` and ``scenarios`` count verdicts; all else is of behavioural clauses.

    ``total`` is how many the rulebook has, ``standing`` counts those that were judged by what was judged of them,
    ``in_part`` of these have scenarios that were not judged, too. ``unjudged`` says why the others were not.
    ``readings`` are those of which the engine takes another option than ours.
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
        """How many were judged."""
        return self.standing.total()

    @property
    def obeyed_count(self) -> int:
        """How many of those that were judged are obeyed in all that was judged of them."""
        return sum(self.standing[verdict] for verdict in OBEYED)

    @property
    def summary_line(self) -> str:
        """The score in a line: "21 of 353 behavioural clauses judged, 13 of these obeyed; 332 not judged: ..."."""
        part = f" ({self.in_part} in part)" if self.in_part else ""
        rest = f"; {self.total - self.judged_count} not judged: {self.unjudged_reasons}" if self.unjudged else ""
        return f"{self.judged_count} of {self.total} behavioural clauses judged{part}, {self.obeyed_count} of these obeyed{rest}"

    @property
    def unjudged_reasons(self) -> str:
        """Why clauses were not judged: "330 unsupported, 2 exempt"."""
        return ", ".join(f"{number} {why}" for why, number in self.unjudged.items())

    def to_document(self) -> dict[str, Any]:
        """The score as results carry it."""
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
    """A score for each rulebook that the engine was judged by."""
    verdicts = {scenario.id: scenario.verdict for scenario in found.scenarios}
    return [_score(found, rulebook, verdicts) for rulebook in found.rulebooks]


def clause_status(verdicts: Sequence[Verdict]) -> ClauseVerdict:
    """A clause by the verdicts of its own scenarios: the worst of those that judge it, else the worst of all."""
    if not verdicts:
        return "touched"
    return worst_verdict([verdict for verdict in verdicts if verdict not in UNJUDGED] or verdicts)


def present_verdicts(*counts: Counter[ClauseVerdict] | Counter[Verdict]) -> list[ClauseVerdict]:
    """The verdicts that occur in any of the counts, from what says least to the worst."""
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
    """Why how many clauses were not judged. One that is only touched was not played: nor were its own scenarios."""
    said = [(verdict, by[verdict]) for verdict in ("error", "suspect", "unsupported") if by[verdict]]
    yield from said
    silent = total - by.total() + by["touched"]
    exempt = min(exempt, silent)
    yield from ((why, number) for why, number in ((NOT_PLAYED, silent - exempt), (EXEMPT, exempt)) if number)
