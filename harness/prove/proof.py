"""What the trials prove: a state a clause, what it lacks, and the scenarios that kill nothing.

Only a scenario that runs the broken statement is played on a mutant, and only its ``fail`` says anything: an engine
that crashes, hangs or talks nonsense need not break the rule. A mutant is *killed* by a scenario that fails on it;
else it *survived* one that passes though the engine said something else than the whole one, or all of them if it never
did. It is *stillborn* if it comes to no verdict wherever it does not say the same, and *equivalent* if it survived and
the repository says why nobody could see it. A clause is

- ``evidenced``: none of its mutants survived, and its own scenarios notice what *certifies* it;
- ``uncertified``: none survived, and yet nothing certifies it;
- ``survived``: one survived, or its scenarios killed none;
- ``no-mutant``: nothing of the engine cites it, or all that came of that is stillborn or equivalent;
- ``exempt``: the ledger says why no scenario need show it.

A violation of a clause is treated as a mutant that only the clause's own scenarios can kill: those of its Rule. What
they fail on certifies the clause where that is specific to it. It is, the most telling first,

- ``violation``: an engine that is broken by hand, and violates this clause before all others;
- ``condition``: a mutant of a condition, a bound, a player, an order or a choice that is cited for it;
- ``dropped``: a statement that is gone, and is cited for it alone.

What is cited at an unrelated statement has mutants that a scenario of anything kills; a violation is about the clause
whatever is cited for it, and where its own scenarios pass on one nothing else certifies it.

What a clause *lacks* is said besides:

- ``leans``: it is uncertified, and only scenarios of other clauses fail on what breaks it;
- ``dropped``: it is uncertified, and its own notice only that statements are gone which serve other clauses as well;
- ``not-run``: its own scenarios run none of the mutants' statements at one of its citations.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, get_args

from ...reference_engine.violations import Violation
from ...rulebooks import Clause
from ..scenarios.feature_parser import Scenario
from .citation_sites import CitationSite
from .mutants import Mutant
from .trial import Outcome, Outcomes

State = Literal["evidenced", "uncertified", "survived", "no-mutant", "exempt"]
Fate = Literal["killed", "survived", "stillborn", "equivalent"]
Kind = Literal["violation", "condition", "dropped"]
Lack = Literal["leans", "dropped", "not-run"]


@dataclass(frozen=True)
class MutantResult:
    """A mutant, the scenarios that failed on it, what became of it, and why it is equivalent if it is said to be.

    ``outcomes`` counts those of the scenarios, and of their examples.
    """

    mutant: Mutant
    killed_by: tuple[str, ...]
    fate: Fate
    outcomes: Mapping[Outcome, int]
    why: str = ""


@dataclass(frozen=True)
class ViolationResult:
    """A violation, and how the scenarios ended that belong to its clauses, and their examples; who failed on it."""

    violation: Violation
    killed_by: tuple[str, ...]
    outcomes: Mapping[Outcome, int]


@dataclass(frozen=True)
class CitationResult:
    """A place that cites a clause, and which of the clause's own scenarios run it: ``None`` where nobody can tell."""

    place: CitationSite
    run_by: tuple[str, ...] | None


@dataclass(frozen=True)
class Certificate:
    """A clause, its state, its own scenarios, what breaks it, its citations, and why it is exempt if it is.

    ``violations`` are those that are about it.
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
        """Whether it is a behavioural clause without evidence of its own."""
        return self.clause.kind == "behavioural" and self.state not in ("evidenced", "exempt")

    @property
    def noticed_mutants(self) -> tuple[Mutant, ...]:
        """The mutants that its own scenarios kill."""
        return tuple(each.mutant for each in self.mutants if not set(self.own).isdisjoint(each.killed_by))

    @property
    def unnoticed_violations(self) -> tuple[ViolationResult, ...]:
        """The violations that its own scenarios do not fail on."""
        return tuple(each for each in self.violations if set(self.own).isdisjoint(each.killed_by))

    @property
    def evidence_kind(self) -> Kind | None:
        """What certifies it, if anything does: nothing does where a violation that is about it goes unnoticed."""
        if self.unnoticed_violations:
            return None
        found: set[Kind] = {
            each.mutation_kind
            for each in self.noticed_mutants
            if each.mutation_kind != "dropped" or len(each.clauses) == 1
        }
        if self.violations:
            found.add("violation")
        return next((kind for kind in get_args(Kind) if kind in found), None)

    @property
    def evidence_gaps(self) -> tuple[Lack, ...]:
        """What a behavioural clause lacks though nothing that breaks it survives."""
        if self.clause.kind != "behavioural" or self.state not in ("evidenced", "uncertified"):
            return ()
        found: dict[Lack, bool] = {
            "leans": self.state == "uncertified" and not self.noticed_mutants,
            "dropped": self.state == "uncertified" and bool(self.noticed_mutants),
            "not-run": any(each.run_by == () for each in self.citations),
        }
        return tuple(lack for lack, holds in found.items() if holds)


@dataclass(frozen=True)
class Proof:
    """The certificates in the ledger's order, and the ids of the scenarios that deviate on nothing of their sections.

    ``idle_of_own`` are those that fail on nothing of their own clauses.
    """

    certificates: tuple[Certificate, ...]
    idle: tuple[str, ...]
    idle_of_own: tuple[str, ...]

    @property
    def is_complete(self) -> bool:
        """Whether each behavioural clause that is not exempt has a certificate, and every scenario kills something."""
        return not self.idle and not any(each.lacks_evidence for each in self.certificates)


def mutant_result(mutant: Mutant, outcomes: Outcomes, why: str) -> MutantResult:
    """What became of a mutant, by the outcomes of the scenarios that run its statement."""
    seen = Counter(each for found in outcomes.values() for each in found)
    if killed_by := tuple(name for name, found in outcomes.items() if "fail" in found):
        return MutantResult(mutant, killed_by, "killed", seen, why)
    if seen.keys() - {"same"} and "pass" not in seen:
        return MutantResult(mutant, (), "stillborn", seen, why)
    return MutantResult(mutant, (), "equivalent" if why else "survived", seen, why)


def violation_result(violation: Violation, outcomes: Outcomes) -> ViolationResult:
    """What became of a violation, by the outcomes of the scenarios that belong to its clauses."""
    failing = tuple(name for name, found in outcomes.items() if "fail" in found)
    return ViolationResult(violation, failing, Counter(each for found in outcomes.values() for each in found))


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
        state = "evidenced"
    found = Certificate(game, clause, state, own, mutants, about, tuple(citations), clause.exempt or "")
    return replace(found, state="uncertified") if state == "evidenced" and found.evidence_kind is None else found


def deviating_scenarios(outcomes: Outcomes) -> tuple[str, ...]:
    """The scenarios that do not pass, and not just because the engine breaks down."""
    return tuple(name for name, found in outcomes.items() if {"fail", "error", "unsupported"}.intersection(found))


def idle_scenarios(scenarios: Iterable[Scenario], deviating: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """The scenarios that deviate on nothing."""
    busy = {name for names in deviating for name in names}
    return tuple(scenario.id for scenario in scenarios if scenario.id not in busy)


def idle_for_own_clauses(
    scenarios: Iterable[Scenario], tried: Iterable[MutantResult], violated: Iterable[ViolationResult] = ()
) -> tuple[str, ...]:
    """The scenarios that kill nothing of the clauses of their Rules."""
    killed: dict[str, set[str]] = {}
    kills = [(each.mutant.clauses, each.killed_by) for each in tried]
    kills += [(each.violation.clauses, each.killed_by) for each in violated]
    for clauses, killed_by in kills:
        for name in killed_by:
            killed.setdefault(name, set()).update(clauses)
    return tuple(each.id for each in scenarios if killed.get(each.id, set()).isdisjoint(each.primary_clauses))
