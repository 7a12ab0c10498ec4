"""Baselines: what is known does not fail a run, what differs from it does, and what is fixed has to go."""

from __future__ import annotations

import json
import shutil
import tomllib
from xml.etree import ElementTree as ET

import pytest
from toygame import HOME, IN_PROCESS, animal, suite

from saitei.harness.base.command_errors import WrongUse
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.results import baseline
from saitei.harness.results.result_files import results_to_json, results_to_junit
from saitei.harness.runs.judge_engines import run_engine

TROUBLE = "toy/1/a-troublesome-card"
DICE = "toy/1/it-rolls-what-was-scripted"
REFUSES = "fail: When A places Trouble: refuses what it offered"


@pytest.fixture
def written(tmp_path):
    """Writes a baseline of (scenario, signature) pairs, or of its text; its path."""

    def write(*entries, text=""):
        path = tmp_path / "known.toml"
        for scenario, *signature in entries:
            text += f'[[known]]\nscenario = "{scenario}"\nsignature = {json.dumps(signature)}\nreason = "why not"\n'
        path.write_text(text, "utf-8")
        return path

    return write


def found(outcome, id):
    return next(scenario for scenario in outcome.results.scenarios if scenario.id == id)


def test_what_is_known_does_not_fail_the_run(written, console):
    path = written((TROUBLE, REFUSES))
    request = RunOptions(engine=animal("refuses"), suite=suite(), baseline=path)
    assert run_engine(request, console) == 0
    said = console.file.getvalue()
    assert "9 scenarios: 8 pass, 1 known" in said
    assert "  1 known: why not\n" in said
    assert "The transcript" not in said and said.startswith("toy: 10 examples played\n")


def test_files_show_what_is_known(judge, written):
    outcome = judge(animal("refuses"), baseline=written((TROUBLE, REFUSES)))
    document = json.loads(results_to_json(outcome.results))
    assert document["summary"]["known"] == document["summary"]["clauses"]["known"] == 1
    (known,) = (scenario for scenario in document["scenarios"] if scenario["verdict"] == "known")
    assert (known["signature"], known["known"]) == ([REFUSES], "why not")
    assert known["message"].startswith("known: why not\ntoy/1/1.feature:21: ")
    tree = ET.fromstring(results_to_junit(outcome.results).encode())
    assert (tree.get("failures"), tree.get("skipped")) == ("0", "1")
    assert next(tree.iter("skipped")).get("message") == "known: why not"


def test_another_failure_stands_and_says_how_it_differs(judge, written):
    path = written((TROUBLE, "fail: Then the pile of A is Trouble: does not hold"))
    scenario = found(judge(animal("refuses"), baseline=path), TROUBLE)
    assert scenario.verdict == "fail"
    assert "has another failure: fail: Then the pile of A is Trouble: does not hold; this" in scenario.message
    assert scenario.message.endswith(f"; this failure is: {REFUSES}")


def test_a_pass_is_a_stale_entry(console, written):
    assert run_engine(RunOptions(engine=IN_PROCESS, suite=suite(), baseline=written((TROUBLE, REFUSES))), console) == 1
    said = console.file.getvalue()
    assert "fixed" in said and "known.toml says that it deviates: remove its entry there" in said


def test_what_is_no_deviation_is_left_alone(judge, written):
    """Unsupported is neither a pass nor a failure, and an adapter's error is never known."""
    count = judge(animal("modest"), baseline=written((DICE, REFUSES))).results.count_scenarios()
    assert count == {"pass": 8, "unsupported": 1}
    count = judge(animal("babbles"), baseline=written((TROUBLE, REFUSES))).results.count_scenarios()
    assert count == {"pass": 8, "error": 1}


def test_what_is_not_selected_is_ignored(judge, written):
    assert judge(clauses=("2",), baseline=written((TROUBLE, REFUSES))).results.count_scenarios() == {"pass": 2}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ["refuses", "fails", "dies", "hangs"])
def test_the_same_failure_has_the_same_signature(judge, name):
    """Twice, and in worker processes."""
    signatures = [found(judge(animal(name), timeout=0.5, processes=n), TROUBLE).signature for n in ((1, 1, 2))]
    assert len(set(signatures)) == 1 and len(signatures[0]) == 1


def test_the_same_failure_in_process_and_over_stdio(judge, monkeypatch):
    from toygame.engine import Toy

    answer = Toy.answer

    def failing(self, ask, picks):
        if self.troubled:
            raise KeyError("Trouble")
        return answer(self, ask, picks)

    monkeypatch.setattr(Toy, "answer", failing)
    here = found(judge(), TROUBLE).signature
    assert here == found(judge(animal("fails")), TROUBLE).signature
    assert here == ("crash: When A places Trouble: failed",)


def test_an_outline_has_a_line_for_each_example_that_deviates(judge):
    signature = found(judge(animal("agrees")), "toy/1/whichever-card").signature
    assert signature == (
        "[Suisei] fail: Then the pile of A is Suisei: does not hold",
        "[Roboco] fail: Then the pile of A is Roboco: does not hold",
    )


def test_the_same_words_twice_are_two_steps(judge, features):
    text = (
        "@toy\nFeature: 2 Ending\n\n  @clause-2.1\n  Rule: 2.1 To pass ends the turn\n\n"
        "    Scenario: twice\n      Given A holds Sora\n      When A passes\n      And B passes\n"
        "      And A passes\n      And A passes\n"
        "      Then B has lost\n"
    )
    root = features(s2=text)
    (scenario,) = judge(suite=suite(root)).results.scenarios
    assert scenario.signature == ("fail: And A passes (2): not offered",)


def test_writing_and_judging_by_what_was_written(console, tmp_path):
    path = tmp_path / "known.toml"
    request = RunOptions(engine=animal("agrees"), suite=suite())
    assert run_engine(request, console, write_baseline=path) == 1
    entries = tomllib.loads(path.read_text())["known"]
    names = [entry["scenario"] for entry in entries]
    assert len(names) == 8 and names == sorted(names)
    assert run_engine(RunOptions(engine=animal("agrees"), suite=suite(), baseline=path), console) == 0


def test_writing_keeps_reasons_and_what_was_not_judged(console, tmp_path):
    path = tmp_path / "known.toml"
    request = RunOptions(engine=animal("agrees"), suite=suite())
    run_engine(request, console, write_baseline=path)
    first = path.read_text()
    told = first.replace('reason = ""', 'reason = "a \\"toy\\" \\\\ \\u007f"\nissue = "https://example.org/1"')
    path.write_text(told)
    run_engine(
        RunOptions(engine=animal("agrees"), suite=suite(), clauses=("2",), baseline=path), console, write_baseline=path
    )
    assert path.read_text() == told
    run_engine(
        RunOptions(engine=IN_PROCESS, suite=suite(), clauses=("2",), baseline=path), console, write_baseline=path
    )
    left = {entry["scenario"] for entry in tomllib.loads(path.read_text())["known"]}
    assert left and not any(name.startswith("toy/2/") for name in left)


def test_a_baseline_that_is_yet_to_be_written(console, tmp_path):
    path = tmp_path / "known.toml"
    request = RunOptions(engine=animal("refuses"), suite=suite(), baseline=path)
    with pytest.raises(WrongUse, match=r"the baseline .*known\.toml does not exist; write it with --write-baseline"):
        run_engine(request, console)
    assert run_engine(request, console, write_baseline=path) == 1
    assert run_engine(request, console) == 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("known = 3", "Expected `array`, got `int` at `known`"),
        ("[[knwon]]", "unknown field `knwon`; the fields here are known"),
        ("[[known]\n", "is not valid TOML: Expected"),
        ('[[known]]\nscenario = "toy/1/x"', 'entry 1 ("toy/1/x"): Object missing required field `signature`'),
        (
            '[[known]]\nscenario = "toy/1/x"\nsignature = ["x"]\nwhy = ""',
            'entry 1 ("toy/1/x"): there is an unknown field `why`; the fields here are scenario, signature, reason',
        ),
        (
            '[[known]]\nscenario = "toy/1/one-card"\nsignature = []',
            "no edition has this scenario; did you",
        ),
        (
            '[[known]]\nscenario = "toi/1/x"\nsignature = []',
            'entry 1 ("toi/1/x"): no game is called "toi"; did',
        ),
        (f'[[known]]\nscenario = "{DICE}"\nsignature = []\n' * 2, 'entry 2 ("' + DICE + '"): an earlier entry is for'),
    ],
)
def test_a_bad_file_is_one_line_with_file_and_entry(judge, written, text, message):
    with pytest.raises(WrongUse) as caught:
        judge(baseline=written(text=text))
    assert message in str(caught.value)
    assert "known.toml" in str(caught.value) and "\n" not in str(caught.value)


@pytest.fixture
def second_edition(tmp_path):
    """A suite of toy 2.0, with which a scenario was renamed and another fell out."""
    books = tmp_path / "rulebooks"
    shutil.copytree(HOME / "rulebooks", books)
    home = books / "toy"
    game = (home / "game.toml").read_text().replace('"1.0"', '"2.0"', 1)
    (home / "game.toml").write_text(game + '\n[editions."2.0"]\ndate = 2026-02-01\nsince = "1.0"\n')
    for name in ("jsonl", "headings.jsonl"):
        shutil.copy(home / f"1.0.{name}", home / f"2.0.{name}")
    (home / "2.0.lineage.jsonl").write_text("")
    (home / "2.0.scenarios.jsonl").write_text(f'{{"old":"toy/9/old","new":"{TROUBLE}"}}\n{{"old":"toy/9/lost"}}\n')
    return suite(rulebooks=books)


def test_scenarios_are_followed_through_editions(second_edition, written, console):
    path = written(("toy/9/old", REFUSES), ("toy/9/lost", REFUSES))
    known = baseline.load_baseline(path, second_edition)
    assert (list(known.entries), known.gone) == ([TROUBLE], ("toy/9/lost",))
    request = RunOptions(engine=animal("refuses"), suite=second_edition, baseline=path)
    assert run_engine(request, console, write_baseline=path) == 0
    assert "the clause of toy/9/lost was removed from the rulebook; delete this entry" in console.file.getvalue()
    assert [entry["scenario"] for entry in tomllib.loads(path.read_text())["known"]] == [TROUBLE]
