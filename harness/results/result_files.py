"""The files of results, as JSON and as JUnit XML."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree as ET

from msgspec import to_builtins

from ..base.command_errors import BROKEN, CONFORMS
from ..base.sanitize import make_all_printable, make_printable
from ..judging.cases import transcript_lines
from ..judging.verdicts import CLAUSE_VERDICTS, KINDS, VERDICTS, Verdict, exit_code
from .clause_answers import ClauseAnswer
from .run_results import ClauseResult, Results, RulebookSummary, ScenarioResult, ordered_counts
from .scores import clause_answers, score_rulebooks, weakly_judged_clauses

VERSION = 1
"""The version of the JSON format; fields may be added without a new version."""


def results_to_json(results: Results) -> str:
    """The results as JSON. The last member distinguishes a complete file from a truncated one."""
    return dump_document(results_to_document(results))


def dump_document(document: dict[str, Any]) -> str:
    """The text of a JSON document, with every string in it made printable."""
    return json.dumps(make_all_printable(document), indent=1, ensure_ascii=False) + "\n"


def exit_code_of_json(text: str, *, stopped: bool = False) -> int:
    """The exit code for a written JSON file; an incomplete file never means success.

    ``stopped`` says that the run was to end with its first deviation; then the exit code is that of the deviation.
    """
    document = json.loads(text)
    verdicts: list[Verdict] = [scenario["verdict"] for scenario in document["scenarios"]]
    code = exit_code(verdicts)
    counted = sum(document["summary"][each] for each in VERDICTS) == len(verdicts)
    return code if counted and (document["complete"] is True or (stopped and code != CONFORMS)) else BROKEN


def results_to_document(results: Results) -> dict[str, Any]:
    """The results as data for JSON.

    A scenario has ``steps``, its lines with the transcript indented under each, if kept, and ``boards``, the change of
    the board by each step, ``null`` if the judge did not look after it.
    """
    answers = clause_answers(results)
    return {
        "saitei": results.version,
        "format": VERSION,
        "engine": _engine(results),
        **_games(results.editions),
        "seconds": round(results.seconds, 3),
        **({"origin": to_builtins(results.origin)} if results.origin else {}),
        **({"shard": list(results.shard)} if results.shard else {}),
        "rulebooks": [_rulebook(rulebook) for rulebook in results.rulebooks],
        "scores": [score.to_document() for score in score_rulebooks(results)],
        "summary": {
            **ordered_counts(results.count_scenarios(), VERDICTS),
            "clauses": ordered_counts(results.count_clauses(), CLAUSE_VERDICTS),
        },
        "scenarios": [_scenario(scenario) for scenario in results.scenarios],
        "clauses": [_clause(clause, answers[clause.game, clause.id]) for clause in results.clauses],
        "unsupported": to_builtins(results.beside),
        "readings": [to_builtins(taken) for taken in results.readings],
        "not_kept": list(results.not_kept),
        "complete": results.complete,
    }


def results_to_junit(results: Results) -> str:
    """The results as JUnit XML, named after the score, with a suite for each section.

    Verdict and clauses of a scenario are properties of its case; file and line are attributes. The properties of a
    suite are its clauses whose scenarios pass without noticing each violation.
    """
    weak = weakly_judged_clauses(results)
    count = results.count_scenarios()
    name = make_printable(
        "; ".join(["saitei", *(f"{score.rulebook_name}: {score.summary_line}" for score in score_rulebooks(results))])
    )
    top = ET.Element("testsuites", {"name": name, **_junit_counts(count, results.seconds * 1000)})
    suites: dict[str, list[ScenarioResult]] = {}
    for scenario in results.scenarios:
        suites.setdefault(scenario.id.rpartition("/")[0], []).append(scenario)
    for name, scenarios in suites.items():
        verdicts = Counter(scenario.verdict for scenario in scenarios)
        ms = sum(scenario.ms for scenario in scenarios)
        suite = ET.SubElement(top, "testsuite", {"name": name, **_junit_counts(verdicts, ms)})
        if mine := [each for each in weak if each[0].scenarios[0].startswith(f"{name}/")]:
            properties = ET.SubElement(suite, "properties")
            for clause, answer in mine:
                said = "; ".join(each.description for each in clause.unnoticed)
                value = make_printable(f"{clause.id}: its scenarios would not have noticed: {said}")
                ET.SubElement(properties, "property", name=answer, value=value)
        for scenario in scenarios:
            suite.append(_junit_case(name, scenario))
    ET.indent(top)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ET.tostring(top, encoding="unicode") + "\n"


def _engine(results: Results) -> dict[str, Any]:
    info = results.engine
    return {
        "spec": results.spec,
        "name": info.name,
        "version": info.version,
        "language": info.language,
        "url": info.url,
        "readings": info.readings,
        "capabilities": list(info.capabilities),
        **({"in_process": True} if results.in_process else {}),
    }


def _games(editions: Mapping[str, str]) -> dict[str, Any]:
    if len(editions) == 1:
        ((game, edition),) = editions.items()
        return {"game": game, "edition": edition}
    return {"games": list(editions), "edition": dict(editions)}


def _rulebook(rulebook: RulebookSummary) -> dict[str, Any]:
    return {
        "game": rulebook.game,
        "edition": rulebook.edition,
        "name": rulebook.name,
        "clauses": rulebook.clauses,
        "exempt": rulebook.exempt,
        "headings": dict(rulebook.headings),
        "order": list(rulebook.order),
        "layout": to_builtins(rulebook.layout),
    }


def _scenario(scenario: ScenarioResult) -> dict[str, Any]:
    return {
        "id": scenario.id,
        "game": scenario.game,
        "clauses": list(scenario.clauses),
        "own": list(scenario.own),
        "verdict": scenario.verdict,
        "ms": scenario.ms,
        "message": scenario.message,
        "title": scenario.title,
        "file": scenario.path,
        "line": scenario.line,
        **({"signature": list(scenario.signature)} if scenario.signature else {}),
        **({"known": scenario.known} if scenario.known else {}),
        **({"reason": to_builtins(scenario.reason)} if scenario.reason else {}),
        **({"needs": list(scenario.needs)} if scenario.needs else {}),
        **({"rulings": [to_builtins(answer) for answer in scenario.answers]} if scenario.answers else {}),
        **({"claimed": to_builtins(scenario.claimed)} if scenario.claimed else {}),
        **({"steps": list(transcript_lines(scenario.played))} if scenario.played else {}),
        **({"boards": [to_builtins(step.board) for step in scenario.played]} if _seen(scenario) else {}),
    }


def _seen(scenario: ScenarioResult) -> bool:
    """Whether a board was seen after any of the steps."""
    return any(step.board for step in scenario.played)


def _clause(clause: ClauseResult, answer: ClauseAnswer) -> dict[str, Any]:
    return {
        "game": clause.game,
        "number": clause.id,
        "title": clause.title,
        "class": clause.kind,
        "under": list(clause.under),
        "verdict": clause.verdict,
        "answer": answer,
        "scenarios": list(clause.scenarios),
        **({"touched_by": list(clause.touched_by)} if clause.touched_by else {}),
        **({"violations": clause.violations} if clause.violations else {}),
        **({"unnoticed": [to_builtins(each) for each in clause.unnoticed]} if clause.unnoticed else {}),
    }


def _junit_counts(count: Counter[Verdict], ms: float) -> dict[str, str]:
    kinds = Counter[str]()
    for verdict, number in count.items():
        kinds[KINDS[verdict].junit] += number
    numbers = {
        "tests": count.total(),
        "failures": kinds["failure"],
        "errors": kinds["error"],
        "skipped": kinds["skipped"],
    }
    attributes = {name: str(number) for name, number in numbers.items()}
    return {**attributes, "time": f"{ms / 1000:.3f}"}


def _junit_case(suite: str, scenario: ScenarioResult) -> ET.Element:
    case = ET.Element(
        "testcase",
        classname=suite.replace("/", ".", 1),
        name=scenario.title,
        file=scenario.path,
        line=str(scenario.line),
        time=f"{scenario.ms / 1000:.3f}",
    )
    properties = ET.SubElement(case, "properties")
    facts = [("scenario", scenario.id), ("verdict", scenario.verdict)]
    facts += [("clause" if clause in scenario.own else "touches", clause) for clause in scenario.clauses]
    for name, value in facts:
        ET.SubElement(properties, "property", name=name, value=value)
    if kind := KINDS[scenario.verdict].junit:
        first = make_printable(scenario.message.partition("\n")[0])
        outcome = ET.SubElement(case, kind, message=first)
        outcome.text = make_printable("\n".join((scenario.message, *transcript_lines(scenario.played))))
    return case
