"""What the trials prove: a state a clause, and the scenarios that kill nothing.

A mutant is *killed* by a scenario that deviates on it, *stillborn* if no scenario says more than that the engine
crashed or hung, *equivalent* if the repository says why it cannot be seen, and else it *survived*. A clause is

- ``evidenced``: none of its mutants survived, and its own scenarios killed at least one;
- ``survived``: one survived, or its own scenarios killed none;
- ``no-mutant``: nothing of the engine cites it, or all that came of that is stillborn or equivalent;
- ``exempt``: the ledger says why no scenario need show it, or the engine why there is nothing to break.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ...rulebooks import Clause
from ..judging.verdicts import Verdict
from ..scenarios.features import Scenario
from .mutants import Mutant
from .trial import FAILURES

State = Literal["evidenced", "survived", "no-mutant", "exempt"]
Fate = Literal["killed", "survived", "stillborn", "equivalent"]


@dataclass(frozen=True)
class Tried:
    """A mutant, the scenarios that deviated on it, what became of it, and why it is equivalent if it is."""

    mutant: Mutant
    killed_by: tuple[str, ...]
    fate: Fate
    why: str = ""


@dataclass(frozen=True)
class Certificate:
    """A clause, its state, what became of its mutants, and why it is exempt if it is."""

    game: str
    clause: Clause
    state: State
    mutants: tuple[Tried, ...]
    why: str = ""

    @property
    def lacking(self) -> bool:
        """Whether it is a behavioural clause without evidence."""
        return self.clause.kind == "behavioural" and self.state not in ("evidenced", "exempt")


@dataclass(frozen=True)
class Proof:
    """The certificates in the ledger's order, and the ids of the scenarios that kill nothing of their sections."""

    certificates: tuple[Certificate, ...]
    idle: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """Whether every behavioural clause is evidenced and every scenario kills something."""
        return not self.idle and not any(each.lacking for each in self.certificates)


def killers(verdicts: Mapping[str, Verdict]) -> tuple[str, ...]:
    """The scenarios that deviated."""
    return tuple(name for name, verdict in verdicts.items() if verdict not in ("pass", *FAILURES))


def tried(mutant: Mutant, verdicts: Mapping[str, Verdict], why: str) -> Tried:
    """What became of a mutant, by the verdicts of the scenarios that were played on it."""
    if killed_by := killers(verdicts):
        return Tried(mutant, killed_by, "killed", why)
    if FAILURES.intersection(verdicts.values()):
        return Tried(mutant, (), "stillborn")
    return Tried(mutant, (), "equivalent" if why else "survived", why)


def certificate(
    game: str, clause: Clause, scenarios: Sequence[Scenario], tried: Iterable[Tried], absent: Mapping[str, str]
) -> Certificate:
    """The certificate of a clause; ``absent`` says why there is nothing to break for some of them."""
    own = tuple(each for each in tried if clause.id in each.mutant.clauses)
    mine = {scenario.id for scenario in scenarios if clause.id in scenario.clauses}
    live = [each for each in own if each.fate in ("killed", "survived")]
    state: State = "survived"
    why = clause.exempt or absent.get(clause.id, "")
    if why:
        state = "exempt"
    elif not live:
        state = "no-mutant"
    elif all(each.killed_by for each in live) and any(mine.intersection(each.killed_by) for each in live):
        state = "evidenced"
    return Certificate(game, clause, state, own, why)


def idle(scenarios: Iterable[Scenario], killed_by: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """The scenarios that kill nothing."""
    busy = {name for names in killed_by for name in names}
    return tuple(scenario.id for scenario in scenarios if scenario.id not in busy)
