"""The results of the trials: a certificate for each clause with its state and its gaps, and the idle scenarios.

Only scenarios that run the broken statement are played on a mutant, and only their ``fail`` counts: an engine that
crashes, hangs or sends garbage need not break the rule. A mutant

- is *killed* if a scenario fails on it;
- is *stillborn* if every scenario in which it differs from the whole engine ends without a verdict;
- *survived* otherwise: a scenario passes although the mutant behaves differently, or the mutant never does;
- is *equivalent* if it survived and the repository gives a reason why no scenario can notice it.

A clause is

- ``evidenced``: none of its mutants survived, and its own scenarios fail on each violation of it;
- ``uncertified``: none of its mutants survived, but no violation is about the clause, or one of them breaks clauses of
  other sections harder;
- ``survived``: one of its mutants survived, or its scenarios killed none;
- ``no-mutant``: no statement of the engine cites it, or all of its mutants are stillborn or equivalent;
- ``exempt``: the ledger gives a reason why no scenario need show it.

A violation of a clause is treated as a mutant that only the clause's own scenarios can kill: those of its Rule. Only
violations certify a clause. A citation at an unrelated statement yields mutants that unrelated scenarios kill, but a
violation is about the clause wherever the clause is cited.

A clause can also have these gaps:

- ``no-violation``: no violation is about the clause;
- ``breaks-harder``: one of its violations breaks a clause harder that it does not name (:mod:`.violation_focus`), and
  gives no reason for that;
- ``not-run``: none of its own scenarios runs the statement at one of its citations.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ...reference_engine.violations import Violation
from ...rulebooks import Clause
from ..scenarios.feature_parser import Scenario
from .citation_sites import CitationSite
from .mutants import Mutant
from .slice_trial import SliceOutcomes
from .slices import Slice
from .trial import Outcome, Outcomes

State = Literal["evidenced", "uncertified", "survived", "no-mutant", "exempt"]
Fate = Literal["killed", "survived", "stillborn", "equivalent"]
Lack = Literal["no-violation", "breaks-harder", "not-run"]


@dataclass(frozen=True)
class MutantResult:
    """A mutant, the scenarios that failed on it, its fate, and the given reason why it is equivalent, if there is one.

    ``outcomes`` counts the outcomes of the scenarios and of their examples.
    """

    mutant: Mutant
    killed_by: tuple[str, ...]
    fate: Fate
    outcomes: Mapping[Outcome, int]
    why: str = ""


@dataclass(frozen=True)
class ViolationResult:
    """A violation, the scenarios of its clauses that failed on it, and the counts of the outcomes of all of them.

    ``breaks_harder`` are the clauses that it breaks harder and does not name.
    """

    violation: Violation
    killed_by: tuple[str, ...]
    outcomes: Mapping[Outcome, int]
    breaks_harder: tuple[str, ...] = ()

    @property
    def is_blurred(self) -> bool:
        """Whether it breaks other clauses harder, and the violation does not say why."""
        return bool(self.breaks_harder) and not self.violation.spread


@dataclass(frozen=True)
class SliceResult:
    """The slices of a broken engine of a game: those that scenarios notice, and the reasons for others.

    ``outcomes`` are those of the scenarios that fail on the engine when it is wrong everywhere.
    """

    game: str
    broken: Mutant | Violation
    outcomes: SliceOutcomes
    reasons: Mapping[Slice, str]

    @property
    def holes(self) -> tuple[Slice, ...]:
        """The slices that no scenario notices, and that no reason explains."""
        return tuple(each for each in self.outcomes.holes if each not in self.reasons)


@dataclass(frozen=True)
class CitationResult:
    """A place that cites a clause, and those of the clause's own scenarios that run it: None if that is not traced."""

    place: CitationSite
    run_by: tuple[str, ...] | None


@dataclass(frozen=True)
class Certificate:
    """A clause, its state, its own scenarios, its mutants, its citations, and the reason why it is exempt, if it is.

    ``violations`` are those that are about this clause.
    """

    game: str
    clause: Clause
    state: State
    own: tuple[str, ...]
    mutants: tuple[MutantResult, ...]
    violations: tuple[ViolationResult, ...] = ()
    citations: tuple[CitationResult, ...] = ()
    why: str = ""

    @property
    def lacks_evidence(self) -> bool:
        """Whether the clause is behavioural and lacks evidence."""
        return self.clause.kind == "behavioural" and self.state not in ("evidenced", "exempt")

    @property
    def noticed_mutants(self) -> tuple[Mutant, ...]:
        """The mutants that the clause's own scenarios kill."""
        return tuple(each.mutant for each in self.mutants if not set(self.own).isdisjoint(each.killed_by))

    @property
    def unnoticed_violations(self) -> tuple[ViolationResult, ...]:
        """The violations on which none of the clause's own scenarios fails."""
        return tuple(each for each in self.violations if set(self.own).isdisjoint(each.killed_by))

    @property
    def evidence_gaps(self) -> tuple[Lack, ...]:
        """The gaps in the evidence of a behavioural clause none of whose mutants survived."""
        if self.clause.kind != "behavioural" or self.state not in ("evidenced", "uncertified"):
            return ()
        found: dict[Lack, bool] = {
            "no-violation": not self.violations,
            "breaks-harder": any(each.is_blurred for each in self.violations),
            "not-run": any(each.run_by == () for each in self.citations),
        }
        return tuple(lack for lack, holds in found.items() if holds)


@dataclass(frozen=True)
class Proof:
    """The certificates in the ledger's order, and the ids of the idle scenarios.

    A scenario is in ``idle`` if it fails on no broken engine of its sections, and in ``idle_of_own`` if it fails on
    none of its own clauses. ``slices`` are the slices of each broken engine, if they were asked for.
    ``outdated`` are messages about files of evidence that differ from the proof.
    """

    certificates: tuple[Certificate, ...]
    idle: tuple[str, ...]
    idle_of_own: tuple[str, ...]
    slices: tuple[SliceResult, ...] = ()
    outdated: tuple[str, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Whether every behavioural clause has evidence or is exempt, no scenario is idle, no slice is a hole, and the
        files of evidence are up to date."""
        has_gap = any(each.lacks_evidence for each in self.certificates) or any(each.holes for each in self.slices)
        return not self.idle and not has_gap and not self.outdated


def mutant_result(mutant: Mutant, outcomes: Outcomes, why: str) -> MutantResult:
    """The result of a mutant, from the outcomes of the scenarios that run its statement."""
    seen = Counter(each for found in outcomes.values() for each in found)
    if killed_by := failing_scenarios(outcomes):
        return MutantResult(mutant, killed_by, "killed", seen, why)
    if seen.keys() - {"same"} and "pass" not in seen:
        return MutantResult(mutant, (), "stillborn", seen, why)
    return MutantResult(mutant, (), "equivalent" if why else "survived", seen, why)


def violation_result(violation: Violation, outcomes: Outcomes, breaks_harder: Iterable[str] = ()) -> ViolationResult:
    """The result of a violation, from the outcomes of the scenarios that belong to its clauses.

    ``breaks_harder`` are the clauses of other sections that it breaks harder; those that it names are left out.
    """
    seen = Counter(each for found in outcomes.values() for each in found)
    harder = tuple(clause for clause in breaks_harder if clause not in violation.clauses)
    return ViolationResult(violation, failing_scenarios(outcomes), seen, harder)


def failing_scenarios(outcomes: Outcomes) -> tuple[str, ...]:
    """The ids of the scenarios that fail."""
    return tuple(name for name, found in outcomes.items() if "fail" in found)


def certify_clause(
    game: str,
    clause: Clause,
    scenarios: Sequence[Scenario],
    tried: Iterable[MutantResult],
    violations: Iterable[ViolationResult] = (),
    citations: Iterable[CitationResult] = (),
) -> Certificate:
    """The certificate of a clause."""
    mutants = tuple(each for each in tried if clause.id in each.mutant.clauses)
    mine = {scenario.id for scenario in scenarios if clause.id in scenario.all_clauses}
    own = tuple(scenario.id for scenario in scenarios if clause.id in scenario.primary_clauses)
    about = tuple(each for each in violations if each.violation.clause == clause.id)
    live = [each for each in mutants if each.fate in ("killed", "survived")]
    kills = [mine.intersection(each.killed_by) for each in live] + [{*own} & {*each.killed_by} for each in about]
    state: State = "survived"
    if clause.exempt:
        state = "exempt"
    elif not kills:
        state = "no-mutant"
    elif all(each.killed_by for each in live) and all(kills[len(live) :]) and any(kills):
        state = "evidenced" if about and not any(each.is_blurred for each in about) else "uncertified"
    return Certificate(game, clause, state, own, mutants, about, tuple(citations), clause.exempt or "")


def deviating_scenarios(outcomes: Outcomes) -> tuple[str, ...]:
    """The scenarios that fail, are unsupported or end in an error. Crashes and timeouts of the engine do not count."""
    return tuple(name for name, found in outcomes.items() if {"fail", "error", "unsupported"}.intersection(found))


def idle_scenarios(scenarios: Iterable[Scenario], deviating: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """The ids of the scenarios that deviate on no broken engine."""
    busy = {name for names in deviating for name in names}
    return tuple(scenario.id for scenario in scenarios if scenario.id not in busy)


def idle_for_own_clauses(
    scenarios: Iterable[Scenario], tried: Iterable[MutantResult], violated: Iterable[ViolationResult] = ()
) -> tuple[str, ...]:
    """The ids of the scenarios that kill no mutant and no violation of their Rules' clauses."""
    killed: dict[str, set[str]] = {}
    kills = [(each.mutant.clauses, each.killed_by) for each in tried]
    kills += [(each.violation.clauses, each.killed_by) for each in violated]
    for clauses, killed_by in kills:
        for name in killed_by:
            killed.setdefault(name, set()).update(clauses)
    return tuple(each.id for each in scenarios if killed.get(each.id, set()).isdisjoint(each.primary_clauses))
