"""The clauses that a finding may be filed under, the likeliest first.

Four things speak for a clause: that an engine in which it is broken does the like (:mod:`.likeness`); that a scenario
of its Rule says the like (:mod:`.resemblance`); that the engine fails on one (:mod:`.failing`); and, between equals,
that it is at work where the engines part (:mod:`.tracing`).
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
"""So much likelier is a clause for a scenario that the engine fails on, and twice that where it fails on all. No more:
an engine with many faults fails on many scenarios, and a finding is not about all of them."""

SAID = 0.05
"""What is less than this is not worth saying."""


@dataclass(frozen=True)
class ClauseCandidate:
    """A clause, and what speaks for it; the engine fails on so many of so many ``scenarios`` of its own."""

    clause: str
    likeness: float
    resemblance: float
    at_work: bool
    scenarios: int
    failing: int = 0

    @property
    def play_evidence(self) -> float:
        """How much the play itself speaks for it."""
        return self.likeness + self.resemblance

    @property
    def total_weight(self) -> float:
        """How likely it is, in comparison with others."""
        return self.play_evidence * (FAILS * (1 + self.failing / self.scenarios) if self.failing else 1)

    def __str__(self) -> str:
        """What speaks for it, in words."""
        said = {
            f"the engine fails on {self.failing} of its {self.scenarios} scenarios": self.failing > 0,
            f"broken there, an engine does the like ({self.likeness:.2f})": self.likeness >= SAID,
            f"a scenario of it resembles this ({self.resemblance:.2f})": self.resemblance >= SAID,
            "it is cited at a statement that runs": self.at_work,
        }
        return "; ".join(words for words, holds in said.items() if holds)


class ClauseRanking:
    """Files what an engine does wrong in a game."""

    def __init__(self, inventor: Inventor, engine: Supervisor) -> None:
        self._inventor = inventor
        self._failing = FailingScenarios(inventor, engine)

    def rank_clauses(self, play: PlayResult) -> list[ClauseCandidate]:
        """The clauses for which anything speaks, the likeliest first."""
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
        """The scenarios that are there to show it."""
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
