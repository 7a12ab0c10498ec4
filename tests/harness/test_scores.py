"""The score: of so many clauses so many judged, of these so many obeyed; the others with why they were not."""

from __future__ import annotations

import io
import json
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace
from rich.console import Console
from toygame import animal

from saitei.harness.report import badge, markdown, record
from saitei.harness.report.html_page import render_page
from saitei.harness.report.terminal import report_results
from saitei.harness.results.result_files import results_to_json, results_to_junit
from saitei.harness.results.scores import clause_status, score_rulebooks

RED, YELLOW, GREEN, GREY = "#b3261e", "#8a6100", "#2b7a3d", "#59616b"


def found(*clauses: tuple[str, ...], total: int = 0, exempt: int = 0, kind: str = "behavioural") -> record.RunRecord:
    """Results of clauses with scenarios of these verdicts, of a rulebook of ``total`` clauses."""
    scenarios: list[dict[str, Any]] = []
    judged: list[dict[str, Any]] = []
    for at, verdicts in enumerate(clauses):
        ids = [f"toy/{at}/{index}" for index in range(len(verdicts))]
        scenarios += [{"id": id, "game": "toy", "verdict": each} for id, each in zip(ids, verdicts, strict=True)]
        worst = max(verdicts, key=list(record.VERDICTS).index, default="touched")
        judged.append({"game": "toy", "number": str(at), "class": kind, "verdict": worst, "scenarios": ids})
    document = {
        "format": 1,
        "engine": {"name": "mine"},
        "game": "toy",
        "edition": "1.0",
        "rulebooks": [{"game": "toy", "edition": "1.0", "clauses": {kind: total}, "exempt": {kind: exempt}}],
        "scenarios": scenarios,
        "clauses": judged,
        "complete": True,
    }
    (only,) = record.decode_records(json.dumps(document), "r")
    return only


def words(*clauses: tuple[str, ...], **wishes: Any) -> str:
    (score,) = score_rulebooks(found(*clauses, **wishes))
    return score.summary_line


@pytest.mark.parametrize(
    ("verdicts", "standing_of"),
    [
        (("pass", "unsupported"), "pass"),
        (("pass", "fail", "error"), "fail"),
        (("reading", "pass", "suspect"), "reading"),
        (("unsupported", "suspect"), "unsupported"),
        ((), "touched"),
    ],
)
def test_a_clause_stands_by_what_was_judged_of_it(verdicts, standing_of):
    assert clause_status(verdicts) == standing_of


def test_what_was_not_judged_is_told_beside_what_is_obeyed():
    said = words(("pass",), ("fail", "pass"), ("pass", "unsupported"), ("unsupported",), (), total=9, exempt=1)
    assert said == (
        "3 of 9 behavioural clauses judged, 2 of these obeyed; 6 not judged: 1 unsupported, 4 not played, 1 exempt"
    )


def test_a_whole_run_that_obeys_says_nothing_more():
    assert words(("pass",), ("reading",), total=2) == "2 of 2 behavioural clauses judged, 2 of these obeyed"


def test_an_error_judges_nothing_and_a_known_deviation_is_none_the_less_one():
    assert words(("error",), ("known",), total=2) == (
        "1 of 2 behavioural clauses judged, 0 of these obeyed; 1 not judged: 1 error"
    )


def test_other_classes_are_no_part_of_the_score():
    (score,) = score_rulebooks(found(("pass",), total=3, kind="definition"))
    assert (score.total, score.judged_count, score.clauses) == (0, 0, {"pass": 1})


@pytest.mark.parametrize(
    ("clauses", "colour"),
    [
        ([("pass",), ("reading",)], GREEN),
        ([("pass",), ("unsupported",)], GREEN),
        ([("pass", "unsupported"), ("unsupported",)], GREEN),
        ([("fail",), *[("unsupported",)] * 20], RED),
        ([("pass",), ("crash",)], RED),
        ([("flaky",)], RED),
        ([("pass",), ("known",)], YELLOW),
        ([("pass",), ("fixed",)], YELLOW),
        ([("pass",), ("error",)], YELLOW),
        ([("unsupported",)], GREY),
        ([("suspect",)], GREY),
        ([], GREY),
    ],
)
def test_the_badges_colour_speaks_of_what_was_judged(clauses, colour):
    assert f'fill="{colour}"' in badge.badge_svg(found(*clauses, total=len(clauses)))


def test_every_form_says_the_same_score(judge):
    results = judge(animal("modest")).results
    (score,) = score_rulebooks(results)
    assert 0 < score.judged_count < score.total and score.unjudged["unsupported"] == 1
    console = Console(file=io.StringIO(), width=200)
    report_results(console, results)
    assert f"toy 1.0: {score.summary_line}" in console.file.getvalue()
    assert ET.fromstring(results_to_junit(results).encode()).get("name") == f"saitei; toy 1.0: {score.summary_line}"
    text = results_to_json(results)
    records = record.decode_records(text, "r")
    assert json.loads(text)["scores"] == json.loads(record.encode_records(records))["scores"] == [score.to_document()]
    assert (
        f"| {score.judged_count} of {score.total} | {score.obeyed_count} | 0 | {score.unjudged_reasons} |"
        in markdown.markdown_summary(records)
    )
    assert (
        f"{score.judged_count} of {score.total} behavioural clauses were judged; not judged: {score.unjudged_reasons}."
        in render_page(records)
    )
    assert f"{score.obeyed_count} of {score.judged_count} judged clauses obeyed, 2 not judged" in badge.badge_svg(
        *records
    )


def test_what_waits_for_a_review_is_no_success_to_junit(judge):
    results = judge(animal("modest")).results
    first, *others = results.scenarios
    waiting = replace(first, verdict="suspect", message="it changed")
    top = ET.fromstring(results_to_junit(replace(results, scenarios=(waiting, *others))).encode())
    assert next(top.iter("skipped")).get("message") == "it changed"
    assert top.get("skipped") == "2"
