"""A plain pytest run: our feature files are judged, everybody else's are left alone."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest
from toygame import HOME, IN_PROCESS, animal, suite

from saitei.harness.judging.cases import Case
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.pytest_plugin import plugin
from saitei.harness.results.baseline import Baseline, KnownDeviation
from saitei.harness.runs import settings
from saitei.harness.runs.judge_engines import run_engine as run_command

ARGUMENTS = [
    f"--config-file={os.devnull}",
    "--disable-plugin-autoload",
    "-ppytest_bdd.plugin",
    "-psaitei.harness.pytest_plugin.plugin",
    "-pno:cacheprovider",
    "-Werror",
    "-Wignore::pytest.PytestAssertRewriteWarning",  # these tests have imported us before
]


@pytest.fixture
def toy(monkeypatch, tmp_path):
    """The plugin, with the toy game's features for ours, in a directory of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(plugin, "_FEATURES", HOME / "features")
    monkeypatch.setattr(settings, "RunOptions", lambda **wishes: RunOptions(suite=suite(), **wishes))

    def run(engine, *arguments, where=(str(HOME / "features"),)):
        return pytest.main([*ARGUMENTS, f"--saitei-engine={engine}", *where, *arguments])

    return run


def test_a_run_passes_and_says_clauses_file_and_line(toy, tmp_path):
    assert toy(IN_PROCESS, f"--junitxml={tmp_path / 'r.xml'}") == 0
    cases = list(ET.parse(tmp_path / "r.xml").getroot().iter("testcase"))
    assert len(cases) == 10
    found = [(prop.get("name"), prop.get("value")) for prop in cases[0].iter("property")]
    assert found == [
        ("scenario", "toy/1/one-card-on-an-empty-pile"),
        ("verdict", "pass"),
        ("clause", "1.1"),
        ("file", "1.feature"),
        ("line", "7"),
    ]


def test_a_failure_shows_the_transcript_and_no_traceback(toy, capsys):
    assert toy(animal("refuses")) == 1
    said = capsys.readouterr().out
    assert "fail: toy/1/1.feature:21: When A places Trouble: " in said
    assert "A took: place card=Trouble" in said
    assert "judging.py" not in said
    assert "saitei/toy/1/1.feature::a troublesome card" in said


def test_what_is_unsupported_is_skipped_with_its_reason(toy, capsys):
    assert toy(animal("modest"), "-rs") == 0
    assert "needs random.dice, which the engine does not declare" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--saitei-engine=nothing"], 'there is no engine "nothing"'),
        (["--saitei-game=toi"], 'no game is called "toi"; did you mean "toy"?'),
        (["--saitei-game=toy", "--saitei-edition=9"], 'toy has no edition "9"'),
        (["--saitei-clause=9.9"], 'there is no clause "9.9"'),
        (["--saitei-baseline=none.toml"], "the baseline none.toml does not exist"),
    ],
)
def test_what_is_not_there_is_a_usage_error(toy, capsys, arguments, message):
    assert toy(IN_PROCESS, *arguments) == pytest.ExitCode.USAGE_ERROR
    assert message in capsys.readouterr().err


def outcomes(capsys):
    """The numbers in pytest's last line."""
    *_, last = capsys.readouterr().out.strip().splitlines()
    return {word: int(number) for number, word in re.findall(r"(\d+) (passed|failed|skipped|xfailed|deselected)", last)}


def test_a_clause_selects_its_scenarios(toy, capsys):
    assert toy(IN_PROCESS, "--saitei-clause=1.2", "--saitei-clause=2.1") == 0
    assert outcomes(capsys) == {"passed": 3}
    assert toy(IN_PROCESS, "--saitei-game=toy") == 0
    assert outcomes(capsys) == {"passed": 10}


@pytest.mark.parametrize(
    ("expression", "number"),
    [
        ("saitei_game(name='toy')", 10),
        ("saitei_game(name='go')", 0),
        ("saitei_clause(number='1.2')", 2),
        ("saitei_clause(number='1')", 8),
        ("saitei_clause(number='2.3')", 0),  # it is only touched
        ("not saitei_clause(number='1')", 2),
    ],
)
def test_scenarios_are_marked_with_their_game_and_their_clauses(toy, capsys, expression, number):
    toy(IN_PROCESS, "--strict-markers", "-m", expression)
    assert outcomes(capsys).get("passed", 0) == number


@pytest.mark.long_run
def test_a_node_id_can_be_run_again(toy, capsys):
    assert toy(animal("refuses"), "-rf") == 1
    said = capsys.readouterr().out
    (failed,) = re.findall(r"(?m)^FAILED (.+?)(?: - .*)?$", said)
    assert failed.endswith("saitei/toy/1/1.feature::a troublesome card")  # pytest puts its way to its root before it
    for name in (failed, "saitei/toy/1/1.feature::a troublesome card"):
        assert toy(animal("refuses"), where=[name]) == 1
        assert outcomes(capsys) == {"failed": 1}
    assert (
        toy(IN_PROCESS, "-v", where=["saitei/toy/1/1.feature::whichever card[Roboco]", "saitei/toy/2/2.feature"]) == 0
    )
    said = capsys.readouterr().out
    assert "saitei/toy/1/1.feature::whichever card[Roboco] PASSED" in said and "3 passed" in said
    assert toy(IN_PROCESS, where=["saitei/toy/9/9.feature"]) == pytest.ExitCode.USAGE_ERROR


def test_an_engine_is_known_by_its_name_with_its_options(toy, capsys, tmp_path, console):
    refuses = animal("refuses")
    baseline = tmp_path / "known.toml"
    run_command(RunOptions(engine=refuses, suite=suite()), console, write_baseline=baseline)
    (tmp_path / "saitei.toml").write_text(f'[engines.mine]\nengine = "{refuses}"\nbaseline = "known.toml"\n')
    assert toy("mine", "-rx") == 0
    said = capsys.readouterr().out
    assert "9 passed, 1 xfailed" in said and "known: the baseline gives no reason" in said


def test_what_a_baseline_knows_and_passes_fails_and_so_does_another_failure(toy, capsys, tmp_path, console):
    baseline = tmp_path / "known.toml"
    run_command(RunOptions(engine=animal("refuses"), suite=suite()), console, write_baseline=baseline)
    assert toy(IN_PROCESS, "--saitei-baseline=known.toml") == 1
    assert "fixed: it passes, but known.toml says that it deviates: remove its entry there" in capsys.readouterr().out
    assert toy(animal("dies"), "--saitei-baseline=known.toml") == 1
    assert "known.toml has another failure: fail: When A places Trouble: " in capsys.readouterr().out


def test_an_example_is_fixed_by_itself(tmp_path):
    known = KnownDeviation(scenario="toy/1/x", signature=("[Sora] fail: When A passes: not offered",))
    baseline = Baseline(tmp_path / "known.toml", {"toy/1/x": known})
    verdicts = {
        name: baseline.apply_to_case(Case(scenario="toy/1/x", example=name, verdict="pass")).verdict
        for name in ("Sora", "Miko")
    }
    assert verdicts == {"Sora": "fixed", "Miko": "pass"}


def test_a_users_scenarios_never_meet_ours(tmp_path):
    (tmp_path / "mine.feature").write_text("Feature: mine\n  Scenario: mine\n    Given A holds Sora\n")
    (tmp_path / "test_mine.py").write_text(
        "from pytest_bdd import given, scenarios\n"
        "scenarios('mine.feature')\n"
        "seen = []\n"
        "@given('A holds Sora')\n"
        "def mine(): seen.append(1)\n"
        "def test_seen(): assert seen\n"
    )
    script = (
        "import sys, pytest\ncode = pytest.main(sys.argv[1:])\nprint('saitei.steps' in sys.modules)\nsys.exit(code)\n"
    )
    command = [sys.executable, "-c", script, *ARGUMENTS, "."]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout
    assert done.stdout.endswith("False\n")


OWN = """@hololive
Feature: a house rule

  Scenario: the center stands where it is put
    Given the board
      | zone   | A      | B    |
      | center | Sora   | Miko |
      | back   | Roboco |      |
    Then A can collab Roboco
"""


def test_a_feature_of_ones_own_is_played_where_it_is_named(tmp_path, capsys):
    path = tmp_path / "house" / "mine.feature"
    path.parent.mkdir()
    path.write_text(OWN, "utf-8")
    assert pytest.main([*ARGUMENTS, str(path), "-v"]) == 0
    assert "mine.feature::the center stands where it is put PASSED" in capsys.readouterr().out
    assert pytest.main([*ARGUMENTS, str(path.parent)]) == pytest.ExitCode.NO_TESTS_COLLECTED
    path.write_text(OWN.replace("@hololive", "@chess"), "utf-8")
    assert pytest.main([*ARGUMENTS, str(path)]) != 0
