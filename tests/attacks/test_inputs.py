"""Files that attack: features, settings, baselines, results, documents. Each is named in a line, and no traceback."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from saitei.harness.commands.cli import main

Command = Callable[..., tuple[int, str]]

SCENARIO = "  Scenario: it lies there\n    Given A holds Sora\n    When A places Sora\n    Then the pile of A is Sora\n"
HEAD = "@toy\nFeature: mine\n\n"
FEATURES = {
    "empty": b"",
    "blank": b"\n\n\n",
    "not UTF-8": HEAD.encode() + b"  Scenario: \xff\xfe\n",
    "UTF-16": (HEAD + SCENARIO).encode("utf-16"),
    "NUL": b"\0" * 1000,
    "no Gherkin": b"hello\n",
    "a program": b"#!/bin/sh\nrm -rf /\n",
    "no Feature": SCENARIO.encode(),
    "no tag": b"Feature: mine\n\n" + SCENARIO.encode(),
    "no game": b"@chess\nFeature: mine\n\n" + SCENARIO.encode(),
    "a path as a game": b"@../../etc\nFeature: mine\n\n" + SCENARIO.encode(),
    "no scenario": HEAD.encode(),
    "no steps": HEAD.encode() + b"  Scenario: nothing\n",
    "no Then": HEAD.encode() + b"  Scenario: nothing\n    Given A holds Sora\n",
    "one title twice": (HEAD + SCENARIO * 2).encode(),
    "no title": (HEAD + SCENARIO.replace("it lies there", "")).encode(),
    "an unknown sentence": (HEAD + SCENARIO.replace("places", "devours")).encode(),
    "an unknown tag": (HEAD + "  @ignored\n" + SCENARIO).encode(),
    "an unknown clause": (HEAD + "  @clause-99.9\n" + SCENARIO).encode(),
    "a first star": (HEAD + SCENARIO.replace("Given", "*")).encode(),
    "an outline of none": (HEAD + SCENARIO.replace("Scenario:", "Scenario Outline:")).encode(),
    "an unknown language": b"# language: xx\n" + (HEAD + SCENARIO).encode(),
    "a ragged table": (HEAD + SCENARIO.replace("holds Sora\n", "holds Sora\n      | a | b |\n      | c |\n")).encode(),
    "an open text": (HEAD + SCENARIO + '    """\n    never\n').encode(),
}


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Command:
    """Runs a command line in a directory of its own: the exit code, and what was said. Nothing is ever a traceback."""
    from toygame import HOME, suite

    from saitei.harness.judging import run_options

    monkeypatch.chdir(tmp_path)
    shutil.copytree(HOME / "rulebooks", tmp_path / "rulebooks")
    suite = partial(suite, rulebooks=tmp_path / "rulebooks")
    monkeypatch.setattr(run_options, "Suite", suite)
    whole = run_options.RunOptions.__init__

    def made(self: run_options.RunOptions, **wishes: object) -> None:
        whole(self, **{"suite": suite(), **wishes})  # type: ignore[arg-type]

    monkeypatch.setattr(run_options.RunOptions, "__init__", made)

    def run(*words: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.argv", ["saitei", *words])
        code = main()
        said = "".join(capfd.readouterr())
        assert "Traceback" not in said
        assert "unexpected error" not in said
        return code, said

    return run


@pytest.mark.parametrize("name", FEATURES)
def test_a_feature(command: Command, tmp_path: Path, name: str) -> None:
    (tmp_path / "mine.feature").write_bytes(FEATURES[name])
    code, said = command("run", "mine.feature", "--engine", "python:toygame.engine:engine", "--json", "r.json")
    assert code in (2, 3), said
    assert "mine.feature" in said
    if code == 2:
        assert said.count("\n") == 1
        assert not (tmp_path / "r.json").exists()
    else:
        assert json.loads((tmp_path / "r.json").read_text("utf-8"))["summary"]["error"] == 1


@pytest.mark.parametrize("kind", ["nowhere", "a directory", "a loop", "a name of 300 letters", "a device", "no suffix"])
def test_a_feature_that_is_no_file(command: Command, tmp_path: Path, kind: str) -> None:
    path = tmp_path / "mine.feature"
    match kind:
        case "a directory":
            path.mkdir()
        case "a loop":
            path.symlink_to(path)
        case "a name of 300 letters":
            path = tmp_path / ("x" * 300 + ".feature")
        case "a device":
            path.symlink_to("/dev/null")
        case "no suffix":
            path = tmp_path / "mine"
            path.write_bytes(b"\x7fELF")
    assert command("run", str(path), "--engine", "python:toygame.engine:engine")[0] == 2


def test_a_feature_of_ones_own_is_played(command: Command, tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    for name in ("mine", "ours"):
        (tmp_path / "house" / f"{name}.feature").write_text(HEAD + SCENARIO, "utf-8")
    engine = ("--engine", "python:toygame.engine:engine")
    code, _ = command("run", "house", *engine, "--json", "r.json", "--junit", "r.xml")
    found = json.loads((tmp_path / "r.json").read_text("utf-8"))
    assert (code, found["summary"]["pass"]) == (0, 2)
    assert [each["id"] for each in found["scenarios"]] == [
        "house/mine.feature/it-lies-there",
        "house/ours.feature/it-lies-there",
    ]
    code, said = command("explain", "house/mine.feature", *engine)
    assert code == 0 and "When A places Sora" in said and "house/mine.feature/it-lies-there  pass" in said


@pytest.mark.parametrize(
    ("wrong", "verdicts"),
    [
        (SCENARIO.replace("places", "devours"), ["pass", "pass", "error"]),
        ("  @ignored\n" + SCENARIO, ["pass", "pass", "error"]),
        ("  Scenario: other\n    Given A holds Sora\n", ["pass", "pass", "error"]),
        (SCENARIO.replace("it lies there", "the last"), ["pass", "error"]),  # two of one title are both refused
        ("  Rule: x\n    Background:\n      Given A devours Sora\n\n" + SCENARIO, ["error"]),
    ],
)
def test_a_refused_scenario_costs_only_itself(
    command: Command, tmp_path: Path, wrong: str, verdicts: list[str]
) -> None:
    first, last = (SCENARIO.replace("it lies there", title) for title in ("the first", "the last"))
    text = HEAD + (f"{first}\n{last}\n{wrong}" if "Rule" in wrong else f"{first}\n{wrong}\n{last}")
    (tmp_path / "mine.feature").write_text(text, "utf-8")
    code, said = command("run", "mine.feature", "--engine", "python:toygame.engine:engine", "--json", "r.json")
    found = json.loads((tmp_path / "r.json").read_text("utf-8"))
    assert code == 3 and "mine.feature" in said
    assert [each["verdict"] for each in found["scenarios"]] == verdicts


def test_what_is_of_the_suite_is_not_for_ones_own(command: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.feature").write_text(HEAD + SCENARIO, "utf-8")
    assert command("run", "mine.feature", "--clause", "1.1")[0] == 2
    assert command("run", "mine.feature", "--write-baseline", "known.toml")[0] == 2


@pytest.mark.parametrize(
    "text",
    [
        b"\xff\xfe",
        b"\0",
        b"[engines",
        b"a = " + b"[" * 3000 + b"]" * 3000,
        b"a = " + b"{ b = " * 3000 + b"1" + b" }" * 3000,
        b"engines = 1979-05-27",
        b"[engines.mine]\nengine = 3",
        b"[engines.mine]\nengine = 'python:x:y'\nunknown = 1",
        b"[engines.mine]\nengine = 'python:x:y'\ntimeout = 1e400",
        b"[[engines.mine]]\nengine = 'python:x:y'",
        b"[engines.mine]\nengine = ''",
        b"[engines.mine]\nengine = 'stdio:'",
        b"[engines.mine]\nengine = 'stdio:\\'x'",
        b"[engines.mine]\nengine = 'python:x:y'\nenvironment = { A = [] }",
        b"x = 1\n" * 100_000,
    ],
)
def test_saitei_toml(command: Command, tmp_path: Path, text: bytes) -> None:
    (tmp_path / "saitei.toml").write_bytes(text)
    code, said = command("run", "--engine", "mine")
    assert (code, said.count("\n")) == (2, 1), said
    assert "saitei.toml" in said


def test_saitei_toml_that_is_a_directory(command: Command, tmp_path: Path) -> None:
    (tmp_path / "saitei.toml").mkdir()
    assert command("run", "--engine", "mine")[0] == 2


@pytest.mark.parametrize(
    "text",
    [
        b"\xff",
        b"known = 3",
        b"known = [3]",
        b"[[known]]",
        b"[[known]]\nscenario = 'toy'\nsignature = []",
        b"[[known]]\nscenario = '../x/y'\nsignature = []",
        b"[[known]]\nscenario = 'toy/1/nobody'\nsignature = []",
        b"[[known]]\nscenario = 'toy/1/it'\nsignature = 'x'",
        b"a = " + b"[" * 3000 + b"]" * 3000,
        b"[[known]]\nscenario = 'toy/1/one-card-on-another'\nsignature = []\n" * 2,
    ],
)
def test_a_baseline(command: Command, tmp_path: Path, text: bytes) -> None:
    (tmp_path / "known.toml").write_bytes(text)
    code, said = command("run", "--engine", "python:toygame.engine:engine", "--baseline", "known.toml")
    assert (code, said.count("\n")) == (2, 1), said
    assert "known.toml" in said


def _cut(document: dict[str, object], **changes: object) -> bytes:
    return json.dumps({**document, **changes}).encode()


RESULTS: dict[str, Callable[[dict[str, object]], bytes]] = {
    "empty": lambda _: b"",
    "not UTF-8": lambda _: b"\xff\xfe",
    "a number": lambda _: b"7",
    "brackets": lambda _: b"[" * 100_000,
    "nested": lambda _: b'{"a":' * 100_000,
    "cut off": lambda document: _cut(document)[:200],
    "without its end": lambda document: _cut({k: v for k, v in document.items() if k != "complete"}),
    "no format": lambda document: _cut({k: v for k, v in document.items() if k != "format"}),
    "a format to come": lambda document: _cut(document, format=2),
    "a format as text": lambda document: _cut(document, format="1"),
    "an unknown verdict": lambda document: _cut(document, scenarios=[{"id": "a", "game": "toy", "verdict": "great"}]),
    "a clause without its scenarios": lambda document: _cut(document, scenarios=[]),
    "a clause that does not follow": lambda document: _cut(
        document,
        scenarios=[{**each, "verdict": "fail"} for each in document["scenarios"]],  # type: ignore[attr-defined]
    ),
    "a clause that is better": lambda document: _cut(
        document,
        clauses=[{**each, "verdict": "fail"} for each in document["clauses"]],  # type: ignore[attr-defined]
    ),
    "no edition": lambda document: _cut(document, edition={}),
    "complete as text": lambda document: _cut(document, complete="yes"),
    "numbers of 9,999 digits": lambda _: b'{"format": 1' + b"0" * 9999 + b', "complete": true}',
    "NaN": lambda document: _cut(document, seconds=float("nan")),
    "infinity": lambda document: _cut(document, seconds=float("-inf")),
    "a number that is too large": lambda document: _cut(document).replace(b'"seconds": ', b'"seconds": 1e999, "x": '),
    "a repeated key": lambda document: _cut(document).replace(
        b'"verdict": "pass"', b'"verdict":"fail",\n"verdict":"pass"'
    ),
    "a side file with a repeated key": lambda _: (
        b'{"unsure": {"contested": [], "suspect": [], "cases": {}}, "complete": false, "complete": true}\n'
    ),
    "a side file of nothing": lambda _: b'{"unsure": 3, "complete": false}\n',
    "a side file of nonsense": lambda _: (
        b'{"unsure": {"contested": [], "suspect": [], "cases": {}}, "scenarios": [1]}\n'
    ),
}


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """The results of a run of the toy game."""
    import io

    from rich.console import Console
    from toygame import suite

    from saitei.harness.judging.run_options import RunOptions
    from saitei.harness.results.result_files import results_to_document
    from saitei.harness.runs.run_execution import execute_run

    request = RunOptions(engine="python:toygame.engine:engine", suite=suite())
    found: dict[str, object] = json.loads(
        json.dumps(results_to_document(execute_run(request, Console(file=io.StringIO())).results))
    )
    return found


@pytest.mark.parametrize("name", RESULTS)
def test_results(command: Command, tmp_path: Path, document: dict[str, object], name: str) -> None:
    (tmp_path / "v.json").write_bytes(RESULTS[name](document))
    code, said = command("report", "merge", "v.json", "--json", "all.json", "--badge", "b.svg")
    assert (code, said.count("\n")) == (2, 1), said
    assert "v.json" in said
    assert not (tmp_path / "all.json").exists()


def test_the_place_of_a_repeated_key_is_named(command: Command, tmp_path: Path) -> None:
    (tmp_path / "v.json").write_text('{\n "a": [{"b": 1}, {"b": "a"}],\n "c": {"x": 1,\n  "x": 2}}', "utf-8")
    said = command("report", "merge", "v.json")[1]
    assert 'v.json is damaged: the key "x" is in line 3, and again in line 4; ' in said


def test_results_that_are_whole(command: Command, tmp_path: Path, document: dict[str, object]) -> None:
    (tmp_path / "v.json").write_bytes(_cut(document))
    assert command("report", "merge", "v.json", "--json", "all.json")[0] == 0


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("r.pdf", b""),
        ("r.pdf", b"%PDF-1.7\n"),
        ("r.pdf", bytes(range(256)) * 20),
        ("r.html", b"<div>" * 20_000),
        ("r.html", b"<html></html>"),
        ("r.html", b"\xff\xfe" * 100),
        ("r.txt", b""),
        ("r.txt", b"\0" * 10_000),
        ("r.txt", b"1" * 100_000),
        ("r.zip", b"PK\x03\x04"),
    ],
    ids=lambda value: value if isinstance(value, str) else repr(value[:12]),
)
def test_a_document(command: Command, tmp_path: Path, name: str, text: bytes) -> None:
    (tmp_path / name).write_bytes(text)
    code, said = command("rulebook", "read", name, "--game", "hololive")
    assert code in (1, 2, 3), said
    assert name in said


CLAUSE = {"id": "1.1", "class": "behavioural", "title": "One", "parent": "1", "leaf": True, "exact": "0" * 16,
          "masked": "0" * 16, "sketch": "0" * 120}  # fmt: skip


def _clause(**changes: object) -> bytes:
    return json.dumps({name: value for name, value in {**CLAUSE, **changes}.items() if value is not None}).encode()


LEDGERS = {
    "not UTF-8": b"\xff\xfe",
    "NUL": b"\0" * 1000,
    "no JSON": b"1.1: behavioural",
    "half a line": _clause()[:40],
    "a list": b"[]",
    "a number": b"1",
    "nested deeply": b"[" * 100_000,
    "no id": _clause(id=None),
    "an empty id": _clause(id=""),
    "an id that is a number": _clause(id=1.1),
    "an id that is a path": _clause(id="../../etc/passwd"),
    "an id with a line's end": _clause(id="1.1\n@clause-1.2"),
    "an unknown class": _clause(**{"class": "optional"}),
    "an unknown field": _clause(verdict="pass"),
    "no parent of that id": _clause(parent="9"),
    "its own parent": _clause(parent="1.1"),
    "one id twice": _clause() + b"\n" + _clause(),
    "no fingerprint": _clause(exact=None),
    "a fingerprint of letters": _clause(exact="x" * 16),
}


@pytest.mark.parametrize("name", LEDGERS)
def test_a_ledger(command: Command, tmp_path: Path, name: str) -> None:
    (tmp_path / "rulebooks" / "toy" / "1.0.jsonl").write_bytes(LEDGERS[name])
    code, said = command("run", "--engine", "python:toygame.engine:engine", "--json", "r.json")
    assert code in (2, 3), said
    assert "1.0.jsonl" in said and said.count("\n") == 1
    assert not (tmp_path / "r.json").exists()


@pytest.mark.parametrize("file", ["game.toml", "readings.toml", "1.0.headings.jsonl"])
@pytest.mark.parametrize("text", [b"\xff", b"\0", b"= 1", b"{", b"[[reading]]\nid = 1\n"], ids=repr)
def test_a_file_beside_a_ledger(command: Command, tmp_path: Path, file: str, text: bytes) -> None:
    (tmp_path / "rulebooks" / "toy" / file).write_bytes(text)
    code, said = command("run", "--engine", "python:toygame.engine:engine")
    assert code in (2, 3), said
    assert file in said and said.count("\n") == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "(" * 5_000,
        '"' * 999,
        "\0",
        "\ud800",
        "draw " * 20_000,
        "When a holomem collabs, " * 500,
        "draw 9999999999999999999999999999 cards.",
        "{0.__class__}",
        "%s%n",
    ],
    ids=lambda text: repr(text[:12]),
)
def test_card_text(text: str) -> None:
    """Card text that is not understood is the scenario's fault, and is reported quickly."""
    from saitei.steps.cardtext import CardTextError
    from saitei.steps.hololive.cardtext import parse

    with pytest.raises(CardTextError):
        parse(text, card_kind="holomem")


def test_an_error_that_nobody_foresaw(
    command: Command, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def fail(*_: object, **__: object) -> int:
        raise RecursionError("deep\nand deeper")

    monkeypatch.setattr("saitei.harness.inspection.game_listing.print_listing", fail)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("sys.argv", ["saitei", "list"])
    assert main() == 3
    said = capfd.readouterr().err
    named = re.fullmatch(r"saitei: an unexpected error: RecursionError: deep; please report it, with (.+)\n", said)
    assert named and "in fail" in Path(named[1]).read_text("utf-8")
    monkeypatch.setattr("sys.argv", ["saitei", "--debug", "list"])
    assert main() == 3
    assert "Traceback" in capfd.readouterr().err
