"""Distributions that init-game begins: each clause of the rulebook has its place, and the commands show the way."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console
from sample_rulebooks.harbour import chapters, harbour

from saitei.harness.base.command_errors import NothingRan
from saitei.harness.commands.cli import saitei_group
from saitei.harness.editor.feature_faults import find_faults, repeated_title_faults
from saitei.harness.editor.feature_format import format_feature
from saitei.harness.inspection.suite_coverage import print_coverage
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.runs.run_execution import selection_for_run
from saitei.harness.scenarios.game_packages import GameSource
from saitei.harness.scenarios.suite import Suite
from saitei.rulebooks import load_ledger
from saitei.rulebooks.documents import read_document

CLAUSES = [clause for _, sections in chapters() for _, clauses in sections for clause in clauses]


def begin(directory: Path, *words: str, text: str | None = None) -> tuple[int, str]:
    """The exit code and the output of init-game in a directory, on the rulebook of Harbour or on another text."""
    (directory / "rules.txt").write_text(harbour() if text is None else text, "utf-8")
    done = CliRunner().invoke(saitei_group, ["init-game", *words, "--rulebook", str(directory / "rules.txt")])
    return done.exit_code, done.output if done.exception is None else f"{done.output}{done.exception}"


@pytest.fixture(scope="module")
def harbour_suite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Suite]:
    """The suite of a distribution of Harbour that was just begun, whose directory is the working directory."""
    directory = tmp_path_factory.mktemp("begun")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(directory)
        code, said = begin(directory, "harbour")
        assert code == 0, said
        home = directory / "saitei-harbour"
        patch.chdir(home)
        patch.syspath_prepend(home)
        own = home / "harbour"
        packages = ("harbour.steps", "harbour.reference_engine")
        yield Suite((GameSource(str(own / "features"), str(own / "rulebooks"), *packages, source="a test"),))
        for name in [name for name in sys.modules if name.partition(".")[0] == "harbour"]:
            del sys.modules[name]


def test_each_clause_has_its_place(harbour_suite: Suite) -> None:
    ledger = harbour_suite.load_ledger("harbour")
    assert (ledger.name, ledger.edition, str(ledger.date)) == ("Harbour", "1.2", "2026-03-03")
    assert (len(CLAUSES), len(ledger), len(ledger.headings)) == (100, 100, 26)
    assert all(clause.is_unclassified and clause.kind == "behavioural" for clause in ledger)
    assert all(heading.is_untitled for heading in ledger.headings)
    rules = []
    for path in harbour_suite.feature_paths("harbour"):
        text = path.read_text("utf-8")
        assert format_feature(text) == text
        rules += [rule.title for rule in harbour_suite.read_feature(path).rules]
    assert rules == [f"{clause.id} Not yet titled" for clause in ledger]


def test_no_sentence_of_the_rulebook_is_written(harbour_suite: Suite) -> None:
    written = [path.read_text("utf-8") for path in Path.cwd().rglob("*") if path.is_file()]
    assert len(written) == 36
    assert not [clause for clause in CLAUSES for text in written if clause in text]


def test_its_ledger_is_that_of_the_document(harbour_suite: Suite) -> None:
    """The description is kept with the ledger, so that the next edition is read in the same way."""
    home = harbour_suite.rulebook_directory("harbour")
    document = read_document(Path("../rules.txt"), "harbour", home.parent)
    assert [entry.fingerprint.exact for entry in document.clauses] == [
        clause.exact for clause in harbour_suite.load_ledger("harbour")
    ]


def test_lint_reports_each_missing_title_and_nothing_else(harbour_suite: Suite) -> None:
    paths = harbour_suite.feature_paths("harbour")
    faults = [fault for path in paths for fault in find_faults(harbour_suite, path, path.read_text("utf-8"))]
    assert sum("the title of the Rule is missing" in fault.message for fault in faults) == 100
    assert sum("the title of the Feature is missing" in fault.message for fault in faults) == len(paths) == 21
    assert (len(faults), repeated_title_faults(harbour_suite, paths)) == (121, [])


def test_coverage_names_the_next_clause(harbour_suite: Suite) -> None:
    written = io.StringIO()
    code = print_coverage(harbour_suite, Console(file=written, width=100), game="harbour", as_json=False, check=True)
    said = written.getvalue().splitlines()
    assert (code, said[0]) == (1, f"missing  harbour 1.1.1          {'unclassified':<13} Not yet titled")
    assert said[-1] == (
        "next: 1.1.1, in harbour/rulebooks/harbour/1.2.jsonl and harbour/features/harbour/1/1.1.feature"
    )
    assert "clauses without a title: 100; until each has a class, it counts as behavioural" in said


def test_no_scenario_can_be_played_yet(harbour_suite: Suite) -> None:
    with pytest.raises(NothingRan, match=r"has no scenario for harbour; 'saitei coverage' lists what is missing$"):
        selection_for_run(RunOptions(engine="reference", suite=harbour_suite))


@pytest.mark.parametrize(
    ("words", "text", "problem"),
    [
        (["Harbour"], None, '"Harbour" cannot name a game; use lower-case letters, digits and underscores'),
        (["class"], None, '"class" cannot name a game'),
        (["osica"], None, 'there is a game "osica" already; choose another name, or uninstall saitei'),
        (["json"], None, 'there is a Python package "json" already; choose another name, such as "json_game"'),
        (["haven", "--out", "."], None, ". is not empty; name a new directory"),
        (["haven"], "", "rules.txt: the file is empty; download it again"),
        (["haven"], "Nothing\nis numbered here.\n", "neither a numbering nor headings were found in it"),
        (["haven"], harbour().replace("version 1.2", ""), "does not name its edition; name it with --edition"),
        (["haven"], harbour().replace("March 3", ""), "does not give its date; give it with --date YYYY-MM-DD"),
        (
            ["haven"],
            "【甲】\n1. 山札を引く。\n2. 手札を引く。\n【乙】\n・山札を見る。\n・手札を見る。\n1. 山を見る。\n",
            "(line 5) is not an id by which a clause can be cited, so the layout seems to be misread; describe it",
        ),
        (["haven"], harbour().replace("1.1.2. ", "1.1.1. "), "the clause 1.1.1 is printed twice; correct your copy"),
    ],
)
def test_each_problem_is_reported_with_its_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], text: str | None, problem: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, said = begin(tmp_path, *words, text=text)
    assert code != 0 and problem in said
    assert not (tmp_path / "saitei-haven").exists()


def test_a_document_is_read_by_a_description(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    form = tmp_path / "own.toml"
    form.write_text('style = "numbered"\nheadings = 2\nterms = ["quay"]\n', "utf-8")
    code, said = begin(tmp_path, "haven", "--form", str(form), "--edition", "7", "--date", "2026-05-06")
    assert code == 0, said
    books = tmp_path / "saitei-haven" / "haven" / "rulebooks"
    assert (books / "haven" / "document.toml").read_text("utf-8") == form.read_text("utf-8")
    ledger = load_ledger("haven", root=books)
    assert (ledger.edition, str(ledger.date), len(ledger)) == ("7", "2026-05-06", 100)
