"""saitei.toml: engines by names of the user's own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from toygame import HOME, animal, suite

from saitei.harness.base.command_errors import WrongUse
from saitei.harness.commands.cli import main
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.runs import settings

MINE = """
source = "https://host/features"

[engines.mine]
engine = "stdio:./my-engine"
timeout = 30
scenario-timeout = 300
game = "hololive"
edition = "1.7.0"
baseline = "known.toml"
environment = { LOG = "debug" }

[engines.other]
engine = "python:mine:engine"
"""


@pytest.fixture
def toml(tmp_path, monkeypatch):
    """Writes saitei.toml in a working directory of its own."""
    monkeypatch.chdir(tmp_path)
    return lambda text: (tmp_path / "saitei.toml").write_text(text, "utf-8")


def test_a_name_stands_for_an_engine_with_its_options(toml):
    toml(MINE)
    request = settings.load_run_options("mine")
    assert (request.scenario_timeout, settings.features_address()) == (300.0, "https://host/features")
    assert (request.engine, request.timeout, request.environment) == ("stdio:./my-engine", 30.0, {"LOG": "debug"})
    assert (request.game, request.edition, request.baseline) == ("hololive", "1.7.0", Path("known.toml"))
    assert settings.load_run_options("other") == RunOptions(engine="python:mine:engine")


def test_the_command_line_wins(toml):
    toml(MINE)
    request = settings.load_run_options("mine", timeout=1.0, game="hololive", edition="1.8.0", baseline=Path("b.toml"))
    assert (request.timeout, request.edition, request.baseline) == (1.0, "1.8.0", Path("b.toml"))
    other = settings.load_run_options("mine", game="wixoss")
    assert (other.game, other.edition) == ("wixoss", None)


@pytest.mark.parametrize("text", [None, MINE])
def test_what_no_file_names_is_a_form(toml, text):
    if text:
        toml(text)
    assert settings.load_run_options("reference") == RunOptions()
    assert settings.load_run_options("stdio:x y", game="hololive").engine == "stdio:x y"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[engine.mine]", "saitei.toml: there is an unknown field `engine`; the fields here are source, engines"),
        ("[engines.mine]\n", "saitei.toml: engines.mine: Object missing required field `engine`"),
        (
            '[engines.mine]\nengine = "stdio:x"\ntimout = 3',
            "engines.mine: there is an unknown field `timout`; the fields here are",
        ),
        ('[engines.mine]\nengine = "stdio:x"\ntimeout = "3"', "engines.mine: Expected `float | null`, got `str` at"),
        (
            '[engines.mine]\nengine = "stdio:x"\ntimeout = -3',
            "engines.mine: timeout = -3 is not a number of seconds above",
        ),
        ('[engines.mine]\nengine = "stdio:x"\ntimeout = nan', "engines.mine: timeout = nan is not a number of seconds"),
        (
            '[engines.mine]\nengine = "stdio:x"\nscenario-timeout = 0',
            "engines.mine: scenario-timeout = 0 is not a number of seconds",
        ),
        (
            '[engines.mine]\nengine = "stdio:x"\nscenario_timeout = 9',
            "unknown field `scenario_timeout`; the fields here are engine, timeout, scenario-timeout, environment",
        ),
        ('source = "features"', "saitei.toml: source = features is not a web address; write the"),
        ('[engines.mine]\nengine = "stdio:x"\nedition = "1"', "engines.mine: an edition needs its game; add game = "),
        ('[engines.mine]\nengine = "stdio:x"\nenvironment = { A = 1 }', "engines.mine: Expected `str`, got `int` at"),
        ('[engines.mine]\nengine = "reference"\nenvironment = { A = "1" }', "an environment is for a child process"),
        ('[engines.mine]\nengine = "stdo:x"', 'saitei.toml: engines.mine: there is no engine "stdo:x"; did you mean'),
        ('[engines.mine]\nengine = "mine"', 'saitei.toml: engines.mine: there is no engine "mine"'),
        ('[engines.reference]\nengine = "stdio:x"', "engines.reference: reference is a form of --engine; give this"),
        ('[engines."stdio:x"]\nengine = "stdio:x"', "engines.stdio:x: stdio is a form of --engine"),
        ("[engines", "saitei.toml is not valid TOML: Expected"),
        ("engines = 3", "saitei.toml: Expected `object`, got `int` at `engines`"),
    ],
)
def test_what_is_wrong_with_the_file_is_said_in_one_line(toml, monkeypatch, capsys, text, message):
    toml(text)
    monkeypatch.setattr("sys.argv", ["saitei", "run", "--engine", "mine"])
    assert main() == 2
    said = capsys.readouterr().err
    assert message in said and "saitei.toml" in said
    assert said.count("\n") == 1


def test_an_unknown_name_is_told_what_the_file_names(toml):
    toml(MINE)
    with pytest.raises(WrongUse, match=r'no engine "mien".*saitei.toml names mine, other'):
        settings.load_run_options("mien")


def test_a_scenario_has_no_less_time_than_an_answer():
    assert (
        settings.load_run_options("reference").scenario_timeout,
        settings.load_run_options("reference", timeout=90).scenario_timeout,
    ) == (60, 90)
    assert settings.load_run_options("reference", timeout=90, scenario_timeout=5).scenario_timeout == 5


def test_bridges_are_forms(toml, monkeypatch):
    monkeypatch.setattr("saitei.adapters.bridges.bridge_names", lambda: ("somewhere",))
    toml('[engines.somewhere]\nengine = "stdio:x"')
    with pytest.raises(WrongUse, match="somewhere is a form of --engine"):
        settings.named_engines()


@pytest.mark.parametrize("processes", [1, 2])
def test_the_environment_reaches_the_engine(judge, tmp_path, processes):
    engine = tmp_path / "asks.py"
    text = f"""
import os, sys
sys.path.insert(0, {str(HOME.parent)!r})
from toygame.engine import Toy, serve_spoiled
assert os.environ["TOY_CONFIGURATION"] == "here"
serve_spoiled(Toy())
"""
    engine.write_text(text)
    environment = {"TOY_CONFIGURATION": "here"}
    spec = f"stdio:{sys.executable} {engine}"
    assert judge(spec, environment=environment, processes=processes).results.count_scenarios() == {"pass": 9}


def test_the_page_links_to_the_source_that_the_file_says(toml, tmp_path, monkeypatch):
    toml('source = "https://host/features"')
    words = ["run", "--game", "digicharat", "--clause", "3-4-1.2", "--html", "page", "--json", "results.json"]

    def linked(*words: str) -> bool:
        monkeypatch.setattr("sys.argv", ["saitei", *words])
        assert main() == 0
        return 'data-source="https://host/features/"' in (tmp_path / "page" / "index.html").read_text("utf-8")

    assert linked(*words) and linked("report", "merge", "results.json", "--html", "page")
    assert not linked(*words, "--source", "https://other/features")


@pytest.mark.long_run
def test_run_explain_and_check_adapter_take_a_name(toml, monkeypatch, capsys):
    toml(f'[engines.mine]\nengine = "{animal("refuses")}"\nbaseline = "known.toml"\n')
    original = settings.RunOptions
    monkeypatch.setattr(settings, "RunOptions", lambda **wishes: original(suite=suite(), **wishes))

    def saitei(*words):
        monkeypatch.setattr("sys.argv", ["saitei", *words])
        return main(), capsys.readouterr().out

    assert saitei("run", "--engine", "mine", "--write-baseline", "known.toml")[0] == 1
    code, said = saitei("run", "--engine", "mine")
    assert (code, "8 pass, 1 known" in said) == (0, True)
    assert "which it had offered" in saitei("explain", "toy/1/a-troublesome-card", "--engine", "mine")[1]
    assert saitei("check-adapter", "--engine", "mine")[0] == 1
