"""Whether an engine obeys a clause, and how strictly it was judged.

An engine can refuse scenarios. A clause is *obeyed* if its judged scenarios pass, and if at least one judged scenario
would have failed on each violation of the clause. It is *partly judged* if a violation remains that no judged scenario
would have noticed. If that is true of all of its violations, it is *not judged*, although its scenarios pass.

Nothing is known about the violations of a clause that has none in the evidence of its edition, or of a results file
that does not list them. Such a clause is obeyed if its judged scenarios pass.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from ...adapters.messages import Reason
from ..judging.verdicts import KINDS, ClauseVerdict, Verdict

ClauseAnswer = Literal["obeyed", "partly judged", "deviates", "not judged"]

NOT_PLAYED = "not played"


class UnnoticedViolation(Struct, frozen=True):
    """A violation of a clause that no judged scenario would have noticed.

    ``says`` describes the wrong engine. ``shown_by`` are the ids of the scenarios that fail on it, none of which was
    judged: those that were refused come first. ``reason`` is why the first one was not judged.
    """

    says: str
    shown_by: tuple[str, ...]
    reason: str = ""

    @property
    def description(self) -> str:
        """The sentence, the first scenario that would show it, and the reason why that was not judged."""
        first = f"{self.shown_by[0]} would show it, but was {self.reason}" if self.shown_by else "no scenario shows it"
        return f"{self.says} ({first})"


class _Violation(Protocol):
    @property
    def says(self) -> str: ...
    @property
    def shown_by(self) -> tuple[str, ...]: ...


class _Scenario(Protocol):
    @property
    def verdict(self) -> Verdict: ...
    @property
    def message(self) -> str: ...
    @property
    def reason(self) -> Reason | None: ...


class _Clause(Protocol):
    @property
    def violations(self) -> int: ...
    @property
    def unnoticed(self) -> Sequence[UnnoticedViolation]: ...


def unnoticed_violations(
    violations: Iterable[_Violation], scenarios: Mapping[str, _Scenario]
) -> tuple[UnnoticedViolation, ...]:
    """Those of the violations that none of the judged scenarios would have noticed; scenarios are given by id."""
    return tuple(
        _unnoticed(each, scenarios)
        for each in violations
        if all(id not in scenarios or KINDS[scenarios[id].verdict].obeys == "unknown" for id in each.shown_by)
    )


def clause_answer(status: ClauseVerdict, clause: _Clause) -> ClauseAnswer:
    """The answer for a clause; ``status`` is its verdict by its judged scenarios."""
    match KINDS[status].obeys:
        case "unknown":
            return "not judged"
        case "yes" if not clause.unnoticed:
            return "obeyed"
        case "yes":
            return "partly judged" if len(clause.unnoticed) < clause.violations else "not judged"
        case _:
            return "deviates"


def _unnoticed(violation: _Violation, scenarios: Mapping[str, _Scenario]) -> UnnoticedViolation:
    shown_by = tuple(sorted(violation.shown_by, key=lambda id: id not in scenarios))
    reason = _reason_unjudged(scenarios.get(shown_by[0])) if shown_by else ""
    return UnnoticedViolation(violation.says, shown_by, reason)


def _reason_unjudged(scenario: _Scenario | None) -> str:
    if scenario is None:
        return NOT_PLAYED
    if (reason := scenario.reason) and reason.kind == "capability" and reason.what:
        return f"{scenario.verdict}: capability {reason.what}"
    first = scenario.message.partition("\n")[0]
    return f"{scenario.verdict}: {first}" if first else scenario.verdict
