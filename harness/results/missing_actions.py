"""Actions that an engine offers in no scenario, and the scenarios that cannot be judged without them.

Such an action is the fault of one section of the rulebook, and each clause of this section that deviates says so. A
scenario of any other clause that fails because the engine does not offer the action shows nothing of its own clause, so
it is ``unsupported``. That is known only after a whole run in which a clause of the section deviates.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ...adapters.messages import Reason
from ...rulebooks import Ledger
from ...steps.action_table import MissingAction
from ..judging.cases import Case
from .run_results import ScenarioResult


def excuse_missing_actions(
    ledger: Ledger, results: Sequence[ScenarioResult], cases: Mapping[str, Sequence[Case]]
) -> tuple[ScenarioResult, ...]:
    """The results of the scenarios of one game; ``cases`` are those of a whole run, by scenario.

    A scenario is ``unsupported`` if all of its deviations are for want of one action, and its clauses do not describe
    this action.
    """
    offered = frozenset[str]().union(*(case.offered for result in results for case in cases.get(result.id, ())))
    wanting = {result.id: _missing_action(cases.get(result.id, ()), offered) for result in results}
    failing = {section for result in results if result.verdict == "fail" for section in _sections(ledger, result)}

    def excuse(result: ScenarioResult) -> ScenarioResult:
        missing = wanting[result.id]
        if missing is None or missing.section not in failing or missing.section in _sections(ledger, result):
            return result
        said = f"the engine offers the action {missing.option} in no scenario, and {missing.section} deviates"
        why = Reason(kind="action", what=missing.option)
        return replace(
            result, verdict="unsupported", message=f"{said}: {result.message}", signature=(), variation="", reason=why
        )

    return tuple(map(excuse, results))


def _missing_action(cases: Sequence[Case], offered: frozenset[str]) -> MissingAction | None:
    """The one action for want of which all deviations are; None if there is another reason for one of them."""
    wanted = {case.missing for case in cases if case.verdict not in ("pass", "unsupported")}
    missing = wanted.pop() if len(wanted) == 1 else None
    return missing if missing and missing.section and missing.option not in offered else None


def _sections(ledger: Ledger, result: ScenarioResult) -> frozenset[str]:
    return frozenset(ledger.section_of(clause) for clause in result.own if clause in ledger)
