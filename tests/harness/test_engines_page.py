"""The page about engines: its tables are written from results, and no remark outlives what it is about."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tomlkit

from saitei.engines import ROOT
from saitei.harness.base.command_errors import WrongUse
from saitei.harness.commands.cli import main
from saitei.harness.report import engines_page
from saitei.harness.report.engine_registry import (
    HISTORY,
    latest_results,
    read_history,
    read_registry,
    record_results,
)
from saitei.harness.report.markdown import escape_markdown
from saitei.harness.report.record import read_records

PAGE = f"# Engines\n\nBefore.\n\n{engines_page.BEGIN}\n| old |\n{engines_page.END}\n\nAfter.\n"

Results = Callable[..., Path]


def scenario(number: str, name: str, verdict: str = "pass", message: str = "") -> dict[str, Any]:
    own = {"clauses": [number], "own": [number]}
    return {"id": f"toy/{name}", "game": "toy", "verdict": verdict, "message": message, **own}


def clause(number: str, verdict: str, *names: str, kind: str = "behavioural") -> dict[str, Any]:
    ids = [f"toy/{name}" for name in names]
    title = f"Clause {number}"
    return {"game": "toy", "number": number, "verdict": verdict, "title": title, "class": kind, "scenarios": ids}


SCENARIOS = [
    scenario("1.1", "a"),
    scenario("1.1", "b", "fail", "[x] toy/1/1.1.feature:7: Then it is so: expected so; got not | so. Open: A: pass"),
    scenario("1.1", "c", "unsupported", "needs more"),
    scenario("1.2", "d"),
    scenario("1.3", "e", "crash", "it died\nof something"),
    scenario("1.4", "f", "reading", "it takes another"),
    scenario("1.7", "g"),
    scenario("1.7", "h", "unsupported", "needs more"),
    scenario("1.8", "i", "unsupported", "needs more"),
]
CLAUSES = [
    clause("1.1", "fail", "a", "b", "c"),
    clause("1.2", "pass", "d"),
    clause("1.3", "crash", "e"),
    clause("1.4", "reading", "f"),
    clause("1.5", "touched"),
    clause("1.6", "pass", "d", kind="definition"),
    clause("1.7", "unsupported", "g", "h"),
    clause("1.8", "unsupported", "i"),
]


@pytest.fixture
def results(tmp_path: Path) -> Results:
    """Writes made-up results of an engine of that name; by keyword what is different."""

    def written(name: str = "mine", **changes: Any) -> Path:
        engine = {"name": name, "version": "7", "language": "Ada", "url": "https://example.org/mine"}
        document = {
            "format": 1,
            "engine": engine,
            "game": "toy",
            "edition": "1.0",
            "rulebooks": [{"game": "toy", "edition": "1.0", "clauses": {"behavioural": 9}}],
            "scenarios": SCENARIOS,
            "clauses": CLAUSES,
            **changes,
            "complete": changes.get("complete", True),
        }
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(document), "utf-8")
        return path

    return written


REGISTERED = """
repository = "https://example.org/mine"
commit = "7"
licence = "MIT"
language = "Ada"
adapter = "stdio:{checkout}"
games = {}
"""


class Writer:
    """Writes the file of an engine into a registry of its own."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory

    def __call__(self, edition: str = "1.0", **game: Any) -> Path:
        path = self.directory / "mine.toml"
        document = tomllib.loads(REGISTERED) | {"games": {"toy": {"edition": edition, **game}}}
        path.write_text(tomlkit.dumps(document), "utf-8")
        return path


@pytest.fixture
def registry(tmp_path: Path) -> Writer:
    """A registry with an engine that nobody has judged, and a writer of another one."""
    directory = tmp_path / "engines"
    directory.mkdir()
    writer = Writer(directory)
    writer().rename(directory / "unjudged.toml")
    return writer


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "engines.md"
    path.write_text(PAGE, "utf-8")
    return path


def table(page: Path, first: str) -> list[str]:
    """The cells of the row that begins so."""
    (row,) = (line for line in page.read_text("utf-8").splitlines() if line.startswith(f"| {first} |"))
    return [cell.strip() for cell in row.strip("| ").split(" | ")]


def test_the_figures_are_those_of_the_results(results, page, registry, console):
    engines_page.write_engines_page(
        [results(), results("other", scenarios=SCENARIOS[3:4], clauses=CLAUSES[1:2])], console, page, registry.directory
    )
    assert table(page, "language, version") == ["language, version", "Ada, 7", "Ada, 7"]
    assert table(page, "scenarios: pass")[1:] == ["3", "1"]
    assert table(page, "scenarios: fail")[1:] == ["1", "0"]
    assert table(page, "scenarios: reading")[1:] == ["1", "0"]
    assert table(page, "behavioural clauses judged")[1:] == ["5 of 9", "1 of 9"]
    assert table(page, "of these obeyed by our reading")[1:] == ["2", "1"]
    assert table(page, "of these deviating")[1:] == ["2", "0"]
    assert table(page, "of these by another admissible reading")[1:] == ["1", "0"]
    text = page.read_text("utf-8")
    assert "[mine](https://example.org/mine)" in text
    assert "## other\n\nNo clause that was judged deviates." in text


def test_a_deviation_has_its_clause_its_number_of_scenarios_and_what_was_seen(results, page, registry, console):
    engines_page.write_engines_page([results()], console, page, registry.directory)
    row = next(line for line in page.read_text("utf-8").splitlines() if line.startswith("| 1.1 |"))
    assert row == r"| 1.1 | Clause 1.1 | 1 of 2 | it is so: expected so; got not \| so. |  |"
    assert table(page, "1.3")[2:4] == ["1 of 1", "it died"]


def test_only_what_stands_between_the_markers_is_replaced(results, page, registry, console):
    for _ in range(2):
        engines_page.write_engines_page([results()], console, page, registry.directory)
        text = page.read_text("utf-8")
        assert text.startswith("# Engines\n\nBefore.\n\n<!-- engines: begin -->\n\n| ")
        assert text.endswith(" |\n\n<!-- engines: end -->\n\nAfter.\n")
        assert "old" not in text


def test_a_remark_stands_beside_its_deviation_and_what_has_none_is_named(results, page, registry, console):
    registry(deviations={"1.1": {"remark": "it counts *twice*", "place": "src/count.ada:7"}})
    engines_page.write_engines_page([results()], console, page, registry.directory)
    assert table(page, "1.1")[-1] == r"it counts \*twice\* (`src/count.ada:7`)"
    assert console.file.getvalue() == "mine, toy: no remark on 1.3\n"


@pytest.mark.parametrize(
    ("id", "message"),
    [
        ("1.2", 'games.toy.deviations "1.2": this clause does not deviate, it is pass; remove the entry'),
        ("1.5", 'games.toy.deviations "1.5": this clause does not deviate, it is touched'),
        ("9", 'games.toy.deviations "9": this clause does not deviate, it is not judged'),
    ],
)
def test_a_remark_about_nothing_is_an_error_and_the_page_stays(results, page, registry, console, id, message):
    path = registry(deviations={id: {"remark": "x"}})
    with pytest.raises(WrongUse) as error:
        engines_page.write_engines_page([results()], console, page, registry.directory)
    assert str(error.value).startswith(f"{path}: {message}")
    assert page.read_text("utf-8") == PAGE


def test_remarks_of_another_edition_are_left_out(results, page, registry, console):
    registry(edition="0.9", deviations={"1.1": {"remark": "twice"}, "1.2": {"remark": "never"}})
    engines_page.write_engines_page([results()], console, page, registry.directory)
    assert "twice" not in page.read_text("utf-8")


@pytest.mark.parametrize(
    "text",
    ["", engines_page.BEGIN, f"{engines_page.END}{engines_page.BEGIN}", PAGE + PAGE],
    ids=("none", "one", "reversed", "twice"),
)
def test_a_page_without_one_place_for_the_tables_is_refused(results, page, registry, console, text):
    page.write_text(text, "utf-8")
    with pytest.raises(
        WrongUse, match="must contain the markers <!-- engines: begin --> and <!-- engines: end --> exactly once"
    ):
        engines_page.write_engines_page([results()], console, page, registry.directory)
    assert page.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"complete": False}, "has partial results"),
        ({"scenarios": [scenario("1.2", "d", "error")], "clauses": []}, "has the verdict error"),
    ],
)
def test_results_that_tell_too_little_of_an_engine_are_refused(results, page, registry, console, changes, message):
    with pytest.raises(WrongUse, match=message):
        engines_page.write_engines_page([results(**changes)], console, page, registry.directory)


def test_an_engine_that_was_judged_twice_is_refused(results, page, registry, console):
    second = results().rename(page.with_name("first.json"))
    later = results(engine={"name": "mine", "version": "8"})
    with pytest.raises(WrongUse, match="several files have results of mine for toy"):
        engines_page.write_engines_page([second, later], console, page, registry.directory)


def test_the_command(results, page, capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["saitei", "report", "engines", str(results()), "--page", str(page)])
    assert main() == 0
    assert "no remark on 1.1, 1.3" in capsys.readouterr().out
    assert table(page, "1.3")


def test_our_own_page_is_that_of_our_registry():
    text = (Path(__file__).resolve().parents[2] / "docs" / "engines.md").read_text("utf-8")
    for name, engine in read_registry(ROOT).items():
        rows = text.partition(f"\n## {name}\n")[2].partition("\n## ")[0].splitlines()
        for game in engine.games.values():
            assert f"{game.trials.failing} of {game.trials.passes} (seed {game.trials.seed})" in text
            for id, seen in game.deviations.items():
                place = f" (`{seen.place}`)" if seen.place else ""
                cause = f"follows from {escape_markdown(seen.follows_from)}: " if seen.follows_from else ""
                said = f"| {cause}{escape_markdown(seen.remark)}{place} |"
                assert any(row.startswith(f"| {id} |") and row.endswith(said) for row in rows), (name, id)
    readme = (Path(__file__).resolve().parents[2] / "README.md").read_text("utf-8")
    for each in latest_results(read_history(ROOT)).values():
        numbers = f"| {each.judged} of {each.behavioural} | {each.obeyed} | {each.partly} | {each.deviating} |"
        assert f"| {each.game} {each.edition} {numbers}" in text
        shown = [line for line in readme.splitlines() if re.match(rf"\| {each.engine} \(.*{each.edition}", line)]
        assert all(line.endswith(numbers) for line in shown)


TRIALS = {"seed": 3, "passes": 40, "failing": 39, "deviations": 2, "mended": 1}


def test_what_was_tried_stands_below_the_figures(results, page, registry, console):
    registry(trials=TRIALS)
    engines_page.write_engines_page([results(), results("other")], console, page, registry.directory)
    row = "passes drawn at random that fail on a mutant of the engine"
    assert table(page, row)[1:] == ["39 of 40 (seed 3)", "not tried"]
    row = "deviating clauses, of those tried, that conform where it is mended"
    assert table(page, row)[1:] == ["1 of 2", "not tried"]


def test_no_more_deviations_were_tried_than_there_are(results, page, registry, console):
    registry(trials={**TRIALS, "deviations": 7})
    with pytest.raises(WrongUse, match=r"games.toy.trials: 7 deviations were tried, but only 2 clauses deviate"):
        engines_page.write_engines_page([results()], console, page, registry.directory)


def test_the_board_is_the_latest_result_of_each_engine(results, page, registry, console):
    registry()
    page.write_text(f"{engines_page.BOARD_BEGIN}\nold\n{engines_page.BOARD_END}\n{PAGE}", "utf-8")
    assert record_results(read_records(results()), registry.directory) == 1
    assert record_results(read_records(results()), registry.directory) == 0
    assert record_results(read_records(results(clauses=CLAUSES[:2])), registry.directory) == 1
    engines_page.write_engines_page([results()], console, page, registry.directory)
    row = next(line for line in page.read_text("utf-8").splitlines() if line.startswith("| [mine]"))
    assert row == "| [mine](https://example.org/mine) 7 | Ada | toy 1.0 | 2 of 9 | 1 | 0 | 1 |  |"
    with pytest.raises(WrongUse, match="has partial results"):
        record_results(read_records(results(complete=False)), registry.directory)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("repository = 1", r"mine.toml: Expected `str`, got `int` at `repository`; the fields here are repository, "),
        (REGISTERED.replace("{checkout}", "here"), r"mine.toml: adapter = 'stdio:here' does not contain {checkout}"),
        (REGISTERED, r"mine.toml: the engine has no game; add \[games.GAME\] with an edition"),
        ("[mine", "is not valid TOML"),
    ],
)
def test_a_bad_file_of_the_registry_is_told(registry, text, message):
    (registry.directory / "mine.toml").write_text(text, "utf-8")
    with pytest.raises(WrongUse, match=message):
        read_registry(registry.directory)


def test_a_deviation_can_follow_from_another(results, page, registry, console):
    seen = {"1.1": {"remark": "it stops"}, "1.3": {"remark": "it stops", "follows_from": "1.1"}}
    registry(deviations=seen)
    engines_page.write_engines_page([results()], console, page, registry.directory)
    assert table(page, "1.3")[-1] == "follows from 1.1: it stops"
    assert table(page, "causes of these, of clauses of any class")[1:] == ["1"]
    registry(deviations={**seen, "1.1": {"remark": "it stops", "follows_from": "1.3"}})
    with pytest.raises(WrongUse, match='deviations "1.1": it follows from 1.3, which is not a cause among the devia'):
        read_registry(registry.directory)


def test_a_bad_line_of_the_history_is_told(registry):
    (registry.directory / HISTORY).write_text('{"engine": 7}\n', "utf-8")
    with pytest.raises(WrongUse, match=r"results.jsonl:1: .*; remove the line, and record the run again"):
        read_history(registry.directory)
