"""The clauses that a finding may be about, the most likely first.

There are four kinds of evidence for a clause: a reference engine in which the clause is broken shows the same
differences (:mod:`.broken_engine_similarity`); a scenario of its Rule has similar words (:mod:`.text_similarity`); the
engine fails on a scenario of its Rule (:mod:`.failing_scenarios`); and, between equals, the clause is at work where the
engines differ (:mod:`.clause_trace`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from ..judging.supervisor import Supervisor
from ..scenarios.feature_parser import Scenario
from ..scenarios.selection import select_scenarios
from .broken_engine_similarity import clause_similarities
from .clause_trace import clauses_at_work
from .failing_scenarios import FailingScenarios
from .lockstep import PlayResult
from .scene_inventor import Inventor
from .text_similarity import TextSimilarity

FAILS = 3.0
"""The factor for a clause with a scenario on which the engine fails; it is doubled if the engine fails on all of them.

A larger factor would mislead: an engine with many faults fails on many scenarios, and a finding is not about all.
"""

SAID = 0.05
"""Evidence below this value is not reported."""


@dataclass(frozen=True)
class ClauseCandidate:
    """A clause and the evidence for it. The engine fails on ``failing`` of the clause's own ``scenarios``."""

    clause: str
    likeness: float
    resemblance: float
    at_work: bool
    scenarios: int
    failing: int = 0

    @property
    def play_evidence(self) -> float:
        """The weight of the evidence from the play itself."""
        return self.likeness + self.resemblance

    @property
    def total_weight(self) -> float:
        """The weight of all evidence, to compare clauses."""
        return self.play_evidence * (FAILS * (1 + self.failing / self.scenarios) if self.failing else 1)

    def __str__(self) -> str:
        """The evidence in words; empty if there is none worth reporting."""
        said = {
            f"the engine fails on {self.failing} of its {self.scenarios} scenarios": self.failing > 0,
            f"an engine with this clause broken differs similarly ({self.likeness:.2f})": self.likeness >= SAID,
            f"one of its scenarios has similar words ({self.resemblance:.2f})": self.resemblance >= SAID,
            "a statement that cites it runs": self.at_work,
        }
        return "; ".join(words for words, holds in said.items() if holds)


class ClauseRanking:
    """Ranks the clauses that findings about an engine may be about."""

    def __init__(self, inventor: Inventor, engine: Supervisor) -> None:
        self._inventor = inventor
        self._failing = FailingScenarios(inventor, engine)

    def rank_clauses(self, play: PlayResult) -> list[ClauseCandidate]:
        """The clauses with any evidence, the most likely first."""
        running = clauses_at_work(self._inventor, play)
        like = clause_similarities(self._inventor, play, running)
        resembling = self._resemblance.similarity_by_scenario(play)
        found = sorted(
            (
                ClauseCandidate(
                    clause,
                    like.get(clause, 0),
                    max((resembling[each.id] for each in self._own_of(clause)), default=0),
                    clause in running,
                    len(self._own_of(clause)),
                )
                for clause in dict.fromkeys((*running, *self._own))
            ),
            key=_likeliest,
        )
        fails = self._failing.failing_ids(scenario for each in found for scenario in self._own_of(each.clause))
        told = (replace(each, failing=sum(one.id in fails for one in self._own_of(each.clause))) for each in found)
        return sorted((each for each in told if str(each)), key=_likeliest)

    def _own_of(self, clause: str) -> Sequence[Scenario]:
        """The scenarios that show a clause, which their Rule names."""
        return self._own.get(clause, ())

    @cached_property
    def _scenarios(self) -> tuple[Scenario, ...]:
        inventor = self._inventor
        ledger = inventor.suite.load_ledger(inventor.game, inventor.edition)
        return select_scenarios(inventor.suite, {inventor.game: ledger}).scenarios

    @cached_property
    def _own(self) -> Mapping[str, Sequence[Scenario]]:
        found: defaultdict[str, list[Scenario]] = defaultdict(list)
        for scenario in self._scenarios:
            for clause in scenario.primary_clauses:
                found[clause].append(scenario)
        return found

    @cached_property
    def _resemblance(self) -> TextSimilarity:
        return TextSimilarity(self._scenarios)


def _likeliest(candidate: ClauseCandidate) -> float:
    return -candidate.total_weight
