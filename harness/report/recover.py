"""Recovery of the results of a killed run: the first line names the scenarios, and each other line is a case.

A scenario that the run did not reach is an ``error``, as in an interrupted run. So is a failure that depends on the
readings of the engine, which are known only at the end of a run.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from ..base.strict_json import parse_json
from ..judging.cases import Case
from ..judging.verdicts import DEVIATIONS, Verdict, worst_verdict
from ..results.partial_results import VerdictConditions

OPEN = "the run was cut off before the readings of the engine were known"


def recover_document(text: str) -> dict[str, Any] | None:
    """The document that a complete run would have written for these cases; None for a text of another kind.

    Raises ``LookupError``, ``TypeError`` or ``ValueError`` if the text is damaged.
    """
    first, _, rest = text.partition("\n")
    try:
        document = json.loads(first)
    except (ValueError, RecursionError):
        return None
    if not isinstance(document, dict) or "unsure" not in document:
        return None
    document = parse_json(first)
    unsure = msgspec.convert(document["unsure"], VerdictConditions)
    cases: dict[str, list[Case]] = {}
    for line in rest.split("\n")[:-1]:  # the last is empty, or cut off
        try:
            case = msgspec.json.decode(line, type=Case)
        except msgspec.DecodeError:
            break
        parse_json(line)
        cases.setdefault(case.scenario, []).append(case)
    scenarios = [_judged(each, cases, unsure) for each in document.get("scenarios", ())]
    verdicts: dict[str, Verdict] = {each["id"]: each["verdict"] for each in scenarios}
    clauses = [
        {
            **clause,
            "verdict": worst_verdict(verdicts[id] for id in clause["scenarios"]) if clause["scenarios"] else "touched",
        }
        for clause in document.get("clauses", ())
    ]
    return {**document, "scenarios": scenarios, "clauses": clauses}


def _judged(scenario: dict[str, Any], cases: dict[str, list[Case]], unsure: VerdictConditions) -> dict[str, Any]:
    id = scenario["id"]
    found = cases.get(id, [])
    case = max(found, key=lambda each: each.verdict == worst_verdict(case.verdict for case in found), default=None)
    if case is None or (case.verdict not in DEVIATIONS and len(found) < unsure.cases.get(id, 1)):
        return scenario
    if case.verdict == "fail" and id in unsure.contested:
        return {**scenario, "verdict": "error", "message": OPEN}
    if id in unsure.suspect:
        return {**scenario, "verdict": "suspect", "message": "a clause changed since this was reviewed"}
    why = {"reason": msgspec.to_builtins(case.reason)} if case.reason else {}
    return {**scenario, "verdict": case.verdict, "message": case.message, "ms": sum(case.ms for case in found), **why}
