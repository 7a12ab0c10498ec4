"""What the trials prove: a state a clause, what it lacks, and the scenarios that kill nothing.

Only a scenario that runs the broken statement is played on a mutant, and only its ``fail`` says anything: an engine
that crashes, hangs or talks nonsense need not break the rule. A mutant is *killed* by a scenario that fails on it;
else it *survived* one that passes though the engine said something else than the whole one, or all of them if it never
did. It is *stillborn* if it comes to no verdict wherever it does not say the same, and *equivalent* if it survived and
the repository says why nobody could see it. A clause is

- ``evidenced``: none of its mutants survived, and scenarios that count for it killed at least one;
- ``survived``: one survived, or they killed none;
- ``no-mutant``: nothing of the engine cites it, or all that came of that is stillborn or equivalent;
- ``exempt``: the ledger says why no scenario need show it, or the engine why there is nothing to break.

Its *own* scenarios are those of its Rule. A clause *lacks* something, whatever its state, where

- ``leans``: its own scenarios kill none of its mutants, and others do;
- ``dropped``: they notice only that statements are gone which serve other clauses as well;
- ``not-run``: they run none of the mutants' statements at one of its citations.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ...rulebooks import Clause
from ..scenarios.features import Scenario
from .mutants import Mutant
from .places import Place
from .trial import Outcome, Outcomes

State = Literal["evidenced", "survived", "no-mutant", "exempt"]
Fate = Literal["killed", "survived", "stillborn", "equivalent"]
Lack = Literal["leans", "dropped", "not-run"]


@dataclass(frozen=True)
class Tried:
    """A mutant, the scenarios that failed on it, what became of it, and why it is equivalent if it is.

    ``outcomes`` counts those of the scenarios, and of their examples.
    """

    mutant: Mutant
    killed_by: tuple[str, ...]
    fate: Fate
    outcomes: Mapping[Outcome, int]
    why: str = ""


@dataclass(frozen=True)
class Cited:
    """A place that cites a clause, and which of the clause's own scenarios run it: ``None`` where nobody can tell."""

    place: Place
    run_by: tuple[str, ...] | None


@dataclass(frozen=True)
class Certificate:
    """A clause, its state, its own scenarios, its mutants and citations, and why it is exempt if it is."""

    game: str
    clause: Clause
    state: State
    own: tuple[str, ...]
    mutants: tuple[Tried, ...]
    citations: tuple[Cited, ...] = ()
    why: str = ""

    @property
    def lacking(self) -> bool:
        """Whether it is a behavioural clause without evidence."""
        return self.clause.kind == "behavioural" and self.state not in ("evidenced", "exempt")

    @property
    def noticed(self) -> tuple[Mutant, ...]:
        """The mutants that its own scenarios kill."""
        return tuple(each.mutant for each in self.mutants if not set(self.own).isdisjoint(each.killed_by))

    @property
    def lacks(self) -> tuple[Lack, ...]:
        """What a behavioural clause lacks yet that is evidenced."""
        if self.clause.kind != "behavioural" or self.state != "evidenced":
            return ()
        found: dict[Lack, bool] = {
            "leans": not self.noticed,
            "dropped": bool(self.noticed) and not any(map(is_specific, self.noticed)),
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
    def holds(self) -> bool:
        """Whether every behavioural clause is evidenced and every scenario kills something."""
        return not self.idle and not any(each.lacking for each in self.certificates)


def is_specific(mutant: Mutant) -> bool:
    """Whether it breaks one clause more than others: all but a dropped statement that serves several."""
    return len(mutant.clauses) == 1 or not mutant.drops


def tried(mutant: Mutant, outcomes: Outcomes, why: str) -> Tried:
    """What became of a mutant, by the outcomes of the scenarios that run its statement."""
    seen = Counter(each for found in outcomes.values() for each in found)
    if killed_by := tuple(name for name, found in outcomes.items() if "fail" in found):
        return Tried(mutant, killed_by, "killed", seen, why)
    if seen.keys() - {"same"} and "pass" not in seen:
        return Tried(mutant, (), "stillborn", seen)
    return Tried(mutant, (), "equivalent" if why else "survived", seen, why)


def certificate(
    game: str,
    clause: Clause,
    scenarios: Sequence[Scenario],
    tried: Iterable[Tried],
    absent: Mapping[str, str],
    citations: Iterable[Cited] = (),
) -> Certificate:
    """The certificate of a clause; ``absent`` says why there is nothing to break for some of them."""
    mutants = tuple(each for each in tried if clause.id in each.mutant.clauses)
    mine = {scenario.id for scenario in scenarios if clause.id in scenario.clauses}
    own = tuple(scenario.id for scenario in scenarios if clause.id in scenario.primary)
    live = [each for each in mutants if each.fate in ("killed", "survived")]
    state: State = "survived"
    why = clause.exempt or absent.get(clause.id, "")
    if why:
        state = "exempt"
    elif not live:
        state = "no-mutant"
    elif all(each.killed_by for each in live) and any(mine.intersection(each.killed_by) for each in live):
        state = "evidenced"
    return Certificate(game, clause, state, own, mutants, tuple(citations), why)


def deviating(outcomes: Outcomes) -> tuple[str, ...]:
    """The scenarios that do not pass, and not just because the engine breaks down."""
    return tuple(name for name, found in outcomes.items() if {"fail", "error", "unsupported"}.intersection(found))


def idle(scenarios: Iterable[Scenario], deviating: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """The scenarios that deviate on nothing."""
    busy = {name for names in deviating for name in names}
    return tuple(scenario.id for scenario in scenarios if scenario.id not in busy)


def idle_of_own(scenarios: Iterable[Scenario], tried: Sequence[Tried]) -> tuple[str, ...]:
    """The scenarios that kill nothing of the clauses of their Rules."""
    killed: dict[str, set[str]] = {}
    for each in tried:
        for name in each.killed_by:
            killed.setdefault(name, set()).update(each.mutant.clauses)
    return tuple(each.id for each in scenarios if killed.get(each.id, set()).isdisjoint(each.primary))
