"""A run: what is selected, what is said of it, and in which files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from toygame import HOME, IN_PROCESS, animal, suite

from saitei.harness.base.command_errors import NothingRan, WrongUse
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.judging.verdicts import CLAUSE_VERDICTS, exit_code
from saitei.harness.results.result_files import results_to_json, results_to_junit
from saitei.harness.runs.judge_engines import run_engine
from saitei.harness.scenarios.selection import clauses_under
from saitei.rulebooks import load_ledger


def test_every_scenario_and_clause_has_a_verdict(judge):
    results = judge().results
    assert results.count_scenarios() == {"pass": 9}
    assert [clause.id for clause in results.clauses] == ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3"]
    last = results.clauses[-1]
    assert (last.verdict, last.scenarios) == ("touched", ())
    assert last.touched_by == ("toy/2/the-other-player-s-turn-comes",)


@pytest.mark.parametrize(("clauses", "number"), [(("1.2",), 2), (("1",), 7), (("1.3", "2"), 3), (("2.3",), 1), ((), 9)])
def test_a_clause_selects_its_scenarios_and_all_below(judge, clauses, number):
    assert len(judge(clauses=clauses).results.scenarios) == number


@pytest.mark.parametrize(
    ("number", "first", "count"),
    [("3-4", "3-4-1.1", 15), ("3-4-2", "3-4-2.1", 6), ("3-4-2.3", "3-4-2.3", 2), ("3-4-2.3.n1", "3-4-2.3.n1", 1)],
)
def test_a_section_with_hyphens_means_all_under_it(number, first, count):
    (found,) = clauses_under({"digicharat": load_ledger("digicharat")}, [number]).values()
    assert (first in found, len(found)) == (True, count)


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"clauses": ("1.9",)}, 'no clause "1.9" in toy 1.0; the nearest is "1.'),
        ({"engine": __file__}, f'did you mean "stdio:{__file__}"?'),
        ({"game": "toi"}, 'no game is called "toi"; did you mean "toy"?'),
        ({"game": "toy", "edition": "2.0"}, 'toy has no edition "2.0"'),
        ({"engine": "referense"}, "did you mean reference?"),
        ({"engine": "python:toygame.engine"}, "write python:package.module:factory"),
        ({"engine": "python:toygame.engine:nothing"}, "has no callable 'nothing'"),
        ({"engine": "python:toygame.nowhere:engine"}, "no module 'toygame.nowhere'"),
        ({"engine": "stdio:"}, "write a command after stdio:"),
    ],
)
def test_wrong_use_is_one_line_that_says_what_there_is(judge, wishes, message):
    with pytest.raises(WrongUse) as caught:
        judge(**wishes)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_clause_without_scenarios_is_never_green(judge):
    with pytest.raises(NothingRan, match=r"no scenario for clause 2\.5"):
        judge(clauses=("2.5",))


def test_all_unsupported_is_never_green():
    assert exit_code(["unsupported", "unsupported"]) == 4
    assert exit_code(["unsupported", "pass"]) == 0
    assert exit_code(["fail", "error"]) == 3
    assert exit_code([]) == 4


def test_an_engine_of_another_game_is_not_judged(judge, monkeypatch):
    from toygame.engine import Toy

    initialize = Toy.initialize

    def other(self, hello):
        info = initialize(self, hello)
        info.games = {"chess": ("1",)}
        return info

    monkeypatch.setattr(Toy, "initialize", other)
    with pytest.raises(WrongUse, match="does not play toy; it plays chess"):
        judge()


RESTS = """@toy
Feature: 1 Placing

  @clause-1.1
  Rule: 1.1 On top

    @example-1.1/e1 @assumption-TA-1
    Scenario: it lies there
      Given A holds Sora
      When A places Sora
      Then the pile of A is Sora

    Scenario: it lies there anyway
      Given A holds Sora
      When A places Sora
      Then the pile of A is Sora
"""


@pytest.mark.parametrize(
    ("declared", "verdict", "message"),
    [
        ({}, "pass", ""),
        ({"toy": {"TA-1": "top"}}, "pass", ""),
        ({"other": {"TA-1": "bottom"}}, "pass", ""),
        (
            {"toy": {"TA-1": "bottom"}},
            "unsupported",
            "rests on assumption TA-1 (top): A card is placed on top. The engine declares bottom",
        ),
    ],
)
def test_a_scenario_rests_on_what_the_engine_assumes_too(
    judge, monkeypatch, features, worked, declared, verdict, message
):
    from toygame.engine import Toy

    initialize = Toy.initialize

    def other(self, hello):
        info = initialize(self, hello)
        info.readings = declared
        return info

    monkeypatch.setattr(Toy, "initialize", other)
    resting, anyway = judge(suite=worked(features(s1=RESTS))).results.scenarios
    assert (resting.verdict, resting.message) == (verdict, message)
    assert anyway.verdict == "pass"


def test_a_hanging_engine_in_process_is_interrupted(judge, monkeypatch):
    from toygame.engine import Toy

    place = Toy.place

    def stuck(self, card):
        while self.troubled:
            pass
        return place(self, card)

    monkeypatch.setattr(Toy, "place", stuck)
    assert judge(timeout=0.2).results.count_scenarios() == {"pass": 8, "timeout": 1}


def test_unused_dice_are_a_failure(judge, monkeypatch):
    from toygame.engine import Toy

    place = Toy.place

    def loaded(self, card):
        return place(self, card if card != "Die" else "Sora")

    monkeypatch.setattr(Toy, "place", loaded)
    (found,) = (scenario for scenario in judge().results.scenarios if "scripted" in scenario.id)
    assert found.verdict == "crash"


def test_json_is_whole_and_counts_itself(judge):
    document = json.loads(results_to_json(judge(animal("dies")).results))
    assert list(document)[-1] == "complete" and document["complete"] is True
    assert document["game"] == "toy" and document["edition"] == "1.0"
    assert document["engine"]["name"] == "toy"
    assert document["summary"]["pass"] == 8 and document["summary"]["crash"] == 1
    assert set(document["summary"]["clauses"]) == set(CLAUSE_VERDICTS)
    crashed = [scenario for scenario in document["scenarios"] if scenario["verdict"] == "crash"]
    assert crashed[0]["clauses"] == ["1.1"] and "exit status 3" in crashed[0]["message"]
    (clause,) = (clause for clause in document["clauses"] if clause["number"] == "1.1")
    assert (clause["class"], clause["verdict"]) == ("behavioural", "crash")
    assert str(HOME) not in json.dumps(document["scenarios"])


def test_junit_has_clauses_file_and_line(judge):
    tree = ET.fromstring(results_to_junit(judge(animal("dies")).results).encode())
    assert (tree.get("tests"), tree.get("errors"), tree.get("failures")) == ("9", "1", "0")
    case = next(case for case in tree.iter("testcase") if case.get("file") == "toy/2/2.feature")
    properties = [(p.get("name"), p.get("value")) for p in case.iter("property")]
    assert ("clause", "2.1") in properties and ("touches", "2.3") in properties
    assert (case.get("file"), case.get("line")) == ("toy/2/2.feature", "8")
    (error,) = tree.iter("error")
    assert "exit status 3" in (error.get("message") or "")


def test_the_terminal_names_the_clause_and_shows_the_first_transcript(console, tmp_path):
    request = RunOptions(engine=animal("refuses"), suite=suite())
    assert run_engine(request, console, json=tmp_path / "r.json", junit=tmp_path / "r.xml") == 1
    said = console.file.getvalue()
    assert "toy 1.1  A placed card lies on top" in said
    assert "The transcript of toy/1/a-troublesome-card:" in said
    assert "refused place card=Trouble: not like this" in said
    assert "9 scenarios: 8 pass, 1 fail" in said
    assert json.loads((tmp_path / "r.json").read_text())["complete"]
    assert ET.parse(tmp_path / "r.xml").getroot().get("tests") == "9"


def test_a_file_that_cannot_be_written_is_said_first(console, tmp_path):
    with pytest.raises(WrongUse, match="the directory .* does not exist"):
        run_engine(RunOptions(engine=IN_PROCESS, suite=suite()), console, json=tmp_path / "nowhere" / "r.json")


def test_a_path_that_is_none_for_a_file_is_said_without_a_traceback(console, tmp_path):
    with pytest.raises(WrongUse, match=r"r\.xml cannot be written: Is a directory"):
        (tmp_path / "r.xml").mkdir()
        run_engine(RunOptions(engine=IN_PROCESS, suite=suite()), console, junit=tmp_path / "r.xml")


def test_a_bad_file_fails_alone(judge, features):
    good = (HOME / "features/toy/2/2.feature").read_text()
    root = features(s1="@toy\nFeature: 1\n  Scenario: typo\n    Given A holds Sora\n    Thn nothing\n", s2=good)
    results = judge(suite=suite(root)).results
    assert {found.id: found.verdict for found in results.scenarios} == {
        "toy/1": "error",
        "toy/2/the-other-player-s-turn-comes": "pass",
        "toy/2/exactly-three": "pass",
    }
    assert "1.feature:5: expected" in results.scenarios[-1].message


def test_nothing_of_the_place_where_it_runs_reaches_a_run(tmp_path):
    """A user's own features, steps, conftest, configuration and environment."""
    for name in ("features", "steps", "adapters", "harness"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise SystemExit('imported')")
    (tmp_path / "conftest.py").write_text("raise SystemExit('conftest')")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n")
    script = (
        "import sys; from rich.console import Console; from toygame import IN_PROCESS, suite\n"
        "from saitei.harness.runs.judge_engines import run_engine\n"
        "from saitei.harness.judging.run_options import RunOptions\n"
        "before = list(sys.path)\n"
        "code = run_engine(RunOptions(engine=IN_PROCESS, suite=suite()), Console())\n"
        "assert set(sys.path) - set(before) <= {sys.argv[1]}, sys.path\n"
        "sys.exit(code)\n"
    )
    path = os.pathsep.join([str(HOME.parent), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTEST_ADDOPTS": "--bogus", "PYTEST_PLUGINS": "bogus"}
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "9 scenarios: 9 pass" in done.stdout
    assert not [path for path in tmp_path.rglob("*") if path.name.startswith((".pytest", "__pycache__"))]
    assert Path(tmp_path / "pytest.ini").exists()
