"""A plain pytest run: our feature files are judged, everybody else's are left alone."""

from __future__ import annotations

import os
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest
from toygame import HOME, IN_PROCESS, animal, suite

from saitei.harness.pytest_plugin import judge, plugin

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
def toy(monkeypatch):
    """The plugin, with the toy game's features for ours."""
    monkeypatch.setattr(plugin, "_FEATURES", HOME / "features")
    monkeypatch.setattr(judge, "Suite", suite)

    def run(engine, *arguments):
        return pytest.main([*ARGUMENTS, f"--saitei-engine={engine}", str(HOME / "features"), *arguments])

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


def test_a_wrong_engine_is_a_usage_error(toy, capsys):
    assert toy("nothing") == pytest.ExitCode.USAGE_ERROR
    assert 'there is no engine "nothing"' in capsys.readouterr().err


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
