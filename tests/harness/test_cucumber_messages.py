"""Results as Cucumber Messages: each message is one of the format, and they say the same as the other files."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console
from toygame import IN_PROCESS, animal, suite

from saitei.harness.judging.run_options import RunOptions
from saitei.harness.results.cucumber_messages import results_to_messages
from saitei.harness.runs.judge_engines import run_engine
from saitei.harness.runs.run_execution import execute_run

messages = pytest.importorskip("cucumber_messages")
TOY = suite()


def run(tmp_path: Path, console: Console, engine: str, **wishes: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The messages of a run, and its results as JSON."""
    files = {"messages": tmp_path / "m.ndjson", "json": tmp_path / "r.json"}
    run_engine(RunOptions(engine=engine, suite=TOY, **wishes), console, **files)
    text = files["messages"].read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()], json.loads(files["json"].read_text("utf-8"))


def of_kind(found: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The messages of a kind."""
    return [each[kind] for each in found if kind in each]


def cases(found: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """The results of the steps of each test case, by the name of its pickle."""
    names = {each["id"]: each["name"] for each in of_kind(found, "pickle")}
    pickles = {each["id"]: names[each["pickleId"]] for each in of_kind(found, "testCase")}
    started = {each["id"]: pickles[each["testCaseId"]] for each in of_kind(found, "testCaseStarted")}
    steps: dict[str, list[dict[str, Any]]] = {}
    for each in of_kind(found, "testStepFinished"):
        steps.setdefault(started[each["testCaseStartedId"]], []).append(each["testStepResult"])
    return steps


@pytest.mark.parametrize("engine", [IN_PROCESS, animal("dies"), animal("refuses")], ids=["passes", "dies", "refuses"])
def test_each_message_is_one_of_the_format(tmp_path: Path, console: Console, engine: str) -> None:
    found, _ = run(tmp_path, console, engine)
    converter = messages.message_converter
    for each in found:
        assert converter.to_dict(converter.from_dict(each, messages.Envelope)) == each
    assert [*found[0]] == ["meta"] and [*found[-1]] == ["testRunFinished"]
    ids = [each["id"] for kind in ("pickle", "testCase", "testCaseStarted") for each in of_kind(found, kind)]
    assert len({*ids}) == len(ids)


@pytest.mark.parametrize("engine", [IN_PROCESS, animal("dies"), animal("refuses")], ids=["passes", "dies", "refuses"])
def test_they_say_what_the_results_say(tmp_path: Path, console: Console, engine: str) -> None:
    found, results = run(tmp_path, console, engine)
    said = cases(found)
    for scenario in results["scenarios"]:
        steps = said[scenario["title"]] if "<" not in scenario["title"] else []
        if scenario["verdict"] == "pass":
            assert {each["status"] for each in steps} <= {"PASSED"}
            continue
        kinds = Counter(each["status"] for each in steps)
        decisive = [each for each in steps if "message" in each]
        assert [each["message"] for each in decisive] == [f"{scenario['verdict']}: {scenario['message']}"]
        assert kinds["FAILED"] == (scenario["verdict"] != "unsupported")
    (end,) = of_kind(found, "testRunFinished")
    assert end["success"] is all(each["verdict"] in ("pass", "unsupported") for each in results["scenarios"])


def test_the_step_that_fails_is_marked_and_those_after_it_were_not_played(tmp_path: Path, console: Console) -> None:
    found, results = run(tmp_path, console, animal("dies"), transcripts=True)
    (dead,) = (each for each in results["scenarios"] if each["verdict"] == "crash")
    statuses = [each["status"] for each in cases(found)[dead["title"]]]
    at = statuses.index("FAILED")
    assert statuses == ["PASSED"] * at + ["FAILED"] + ["SKIPPED"] * (len(statuses) - at - 1)
    assert of_kind(found, "attachment")


def test_a_run_that_is_not_complete_is_no_success_and_a_file_that_is_gone_is_named(
    tmp_path: Path, console: Console
) -> None:
    results = execute_run(RunOptions(engine=IN_PROCESS, suite=TOY), console).results
    text = results_to_messages(replace(results, complete=False), TOY.feature_roots())
    assert json.loads(text.splitlines()[-1])["testRunFinished"]["success"] is False
    found = [json.loads(line) for line in results_to_messages(results, (tmp_path,)).splitlines()]
    assert {each["message"] for each in of_kind(found, "parseError")} == {"the file does not exist"}
