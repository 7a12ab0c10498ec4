"""The publisher's rulings: the ledger of them, the tag, the account of them, and a user's own copy."""

from __future__ import annotations

import datetime
import json
import shutil
from pathlib import Path

import pytest
import toygame
from toygame import HOME

from saitei import rulebooks
from saitei.harness.base.command_errors import WrongUse
from saitei.harness.inspection.suite_coverage import ruling_coverage
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.report.terminal import report_results
from saitei.harness.results.result_files import results_to_json
from saitei.harness.rulebook import rulings_sync
from saitei.harness.runs.run_execution import execute_run
from saitei.harness.scenarios import suspect_reviews
from saitei.harness.scenarios.feature_lint import lint_feature
from saitei.harness.scenarios.feature_parser import read_feature
from saitei.harness.scenarios.suite import Suite
from saitei.rulebooks import LedgerError, Ruling, fingerprint_text, render_records
from saitei.rulebooks.rulings import RULINGS

FEATURE = """\
@toy
Feature: 1 Placing

  @clause-1.1
  Rule: 1.1 On top

    @ruling-Q2
    Scenario: it lies there
      Given A holds Sora
      When A places Sora
      Then the pile of A is Sora
"""


SECOND = """
    Scenario: another
      Given A holds Sora
      When A places Sora
      Then the pile of A is Miko

    Scenario: one that passes
      Given A holds Sora
      When A places Sora
      Then the pile of A is Sora
"""


def ruling(name: str, became: str = "rule", **fields: object) -> Ruling:
    said = {"title": f"The case of {name}", "clauses": ("1.1",), "date": datetime.date(2026, 1, 2)}
    prints = {"question": fingerprint_text(f"{name}?").exact, "answer": fingerprint_text("Yes.").exact}
    return Ruling(id=name, became=became, **{**said, **prints, **fields})  # type: ignore[arg-type]


RULED = (
    ruling("Q1"),
    ruling("Q2"),
    ruling("Q3", "card"),
    ruling("Q4", "unsayable", why="needs two dice"),
    ruling("Q5", "contested", readings=("T-1",)),
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of the toy game with a ledger of rulings, and a scenario that has the case of one."""
    shutil.copytree(HOME / "rulebooks", tmp_path / "rulebooks")
    (tmp_path / "rulebooks/toy" / RULINGS).write_text(render_records(RULED), "utf-8")
    feature = tmp_path / "features/toy/1/1.feature"
    feature.parent.mkdir(parents=True)
    feature.write_text(FEATURE, "utf-8")
    return tmp_path


def suite(root: Path) -> Suite:
    rulebooks.ledger._load.cache_clear()
    return toygame.suite(root / "features", root / "rulebooks")


def a_copy(path: Path, rulings: tuple[Ruling, ...] = RULED, **entries: dict[str, object]) -> Path:
    """A user's copy in which these are as the ledger knows them, and others are as said."""
    known = {r.id: {"date": str(r.date), "question": {"jp": f"{r.id}?"}, "answer": {"jp": "Yes."}} for r in rulings}
    path.write_text(json.dumps({**known, **entries}), "utf-8")
    return path


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ((ruling("Q1"), ruling("Q1")), ":2: ruling Q1 is defined twice; delete one of the two"),
        ((ruling("Q1", clauses=("9.9",)),), ":1: ruling Q1 names 9.9, which the edition lacks; correct the number"),
        ((ruling("Q1", readings=("T-9",)),), ":1: ruling Q1 names the reading T-9, which does not exist"),
        ((ruling("Q1", "contested"),), ":1: ruling Q1 is contested, but names no reading; name the reading"),
        ((ruling("Q1", "unsayable"),), ":1: ruling Q1 is unsayable, but gives no reason; give it in"),
        ((ruling("Q1", clauses=()),), ":1: ruling Q1 shows a rule, but names no clause"),
    ],
)
def test_a_ledger_of_rulings_that_is_wrong_says_where(checkout: Path, lines: tuple[Ruling, ...], message: str) -> None:
    (checkout / "rulebooks/toy" / RULINGS).write_text(render_records(lines), "utf-8")
    with pytest.raises(LedgerError, match=RULINGS) as caught:
        suite(checkout).load_ledger("toy")
    assert message in str(caught.value)


def test_rulings_are_found_by_clause(checkout: Path) -> None:
    ledger = suite(checkout).load_ledger("toy")
    assert [each.id for each in ledger.rulings_of("1.1")] == ["Q1", "Q2", "Q3", "Q4", "Q5"]
    assert ledger.ruling_by_id("Q4").why == "needs two dice"
    with pytest.raises(rulebooks.UnknownRuling, match='there is no ruling "Q9"'):
        ledger.ruling_by_id("Q9")


@pytest.mark.parametrize(
    ("change", "line", "message"),
    [
        (("@ruling-Q2", "@ruling-Q20"), 7, 'toy has no ruling "Q20"; did you mean "Q2"?'),
        (("@ruling-Q2", "@ruling-Q4"), 7, "the ledger of rulings classes Q4 as unsayable; change its class there"),
        (("@clause-1.1", "@clause-1.1 @ruling-Q1"), 4, "only a scenario can show a ruling; put @ruling-Q1 above"),
    ],
)
def test_the_tag_is_held_against_the_ledger(checkout: Path, change: tuple[str, str], line: int, message: str) -> None:
    path = checkout / "features/toy/1/1.feature"
    path.write_text(FEATURE.replace(*change), "utf-8")
    toy = suite(checkout)
    (found,) = lint_feature(
        read_feature(path, checkout / "features"), toy.load_ledger("toy"), toy.phrase_vocabulary("toy")
    )
    assert f"1.feature:{line}: {message}" in str(found)


def test_every_ruling_is_accounted_for(checkout: Path) -> None:
    ledger = suite(checkout).load_ledger("toy")
    feature = read_feature(checkout / "features/toy/1/1.feature", checkout / "features")
    found = {each.id: (each.state, each.scenarios) for each in ruling_coverage(ledger, feature.scenarios)}
    assert found == {
        "Q1": ("missing", ()),
        "Q2": ("shown", ("toy/1/it-lies-there",)),
        "Q3": ("card", ()),
        "Q4": ("unsayable", ()),
        "Q5": ("contested", ()),
    }


def test_a_ruling_whose_case_holds_only_since_a_newer_edition_comes_later(checkout: Path) -> None:
    ledger = suite(checkout).load_ledger("toy")
    feature = read_feature(checkout / "features/toy/1/1.feature", checkout / "features")
    states = {each.id: each.state for each in ruling_coverage(ledger, (), feature.scenarios)}
    assert states == {"Q1": "missing", "Q2": "later", "Q3": "card", "Q4": "unsayable", "Q5": "contested"}


def test_a_copy_with_the_same_words_differs_in_nothing(checkout: Path, tmp_path: Path) -> None:
    copied = rulings_sync.read_rulings_copy(a_copy(tmp_path / "copy.json"))
    assert list(rulings_sync.ruling_changes(suite(checkout).load_ledger("toy"), copied)) == []


def test_what_is_new_and_changed_in_a_copy_is_told_with_its_scenarios(checkout: Path, tmp_path: Path, console) -> None:
    other = {"date": "2026-03-01", "question": "Q2?", "answer": "No."}
    redated = {"date": "2026-04-01", "question": "Q3?", "answer": "Yes."}
    copy = a_copy(tmp_path / "copy.json", RULED[:4], Q2=other, Q3=redated, Q6={**other, "question": "Q6?"})
    found = list(rulings_sync.ruling_changes(suite(checkout).load_ledger("toy"), rulings_sync.read_rulings_copy(copy)))
    assert [(change.kind, change.ruling.id) for change in found] == [
        ("answer", "Q2"),
        ("date", "Q3"),
        ("new", "Q6"),
        ("gone", "Q5"),
    ]


def test_an_adopted_copy_makes_scenarios_of_changed_rulings_suspect(
    checkout: Path, tmp_path: Path, console, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = a_copy(tmp_path / "copy.json", Q2={"date": "2026-03-01", "question": "Q2?", "answer": "No."})
    monkeypatch.setattr(rulings_sync, "find_checkout", lambda root, game: _Place(root))
    rulings_sync.sync_rulings(copy, console, game="toy", adopt=True, into=checkout)
    assert "Q2     has a different answer (2026-03-01): The case of Q2" in console.file.getvalue()
    assert "toy/1/it-lies-there" in console.file.getvalue()
    ledger = suite(checkout).load_ledger("toy")
    assert ledger.ruling_by_id("Q2").date == datetime.date(2026, 3, 1)
    assert ledger.ruling_by_id("Q2").title == "The case of Q2"
    assert list(rulings_sync.ruling_changes(ledger, rulings_sync.read_rulings_copy(copy))) == []
    (waiting,) = suspect_reviews.unreviewed_suspects(checkout / "rulebooks/toy", "1.0").values()
    assert (waiting.scenario, waiting.changes) == ("toy/1/it-lies-there", ("ruling Q2",))


class _Place:
    """A checkout whose phrases are those of the toy game."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @property
    def checkout_suite(self) -> Suite:
        return suite(self.root)

    def ledger_directory(self, game: str) -> Path:
        return self.root / "rulebooks" / game


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Q1", "is not JSON"),
        ("[]", "is not a JSON object; write answers by number"),
        ('{"Q1": {"date": "2026-01-01", "question": "a"}}', "Q1 is not an answer"),
        ('{"Q1": {"date": "yesterday", "question": "a", "answer": "b"}}', "Q1 is not an answer"),
        ('{"Q1": {"date": "2026-01-01", "question": {"en": "a"}, "answer": "b"}}', "Q1 is not an answer"),
    ],
)
def test_a_file_that_is_no_copy_says_so(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "copy.json"
    path.write_text(text, "utf-8")
    with pytest.raises(WrongUse, match="copy.json") as caught:
        list(rulings_sync.read_rulings_copy(path))
    assert message in str(caught.value)


def test_a_deviation_names_the_rulings_that_speak_of_it(checkout: Path, console) -> None:
    feature = checkout / "features/toy/1/1.feature"
    feature.write_text(FEATURE.replace("is Sora\n", "is Miko\n") + SECOND, "utf-8")
    results = execute_run(RunOptions(engine=toygame.IN_PROCESS, suite=suite(checkout)), console).results
    told = {scenario.id: [answer.id for answer in scenario.answers] for scenario in results.scenarios}
    assert told == {
        "toy/1/it-lies-there": ["Q2"],
        "toy/1/another": ["Q1", "Q2", "Q3", "Q4", "Q5"],
        "toy/1/one-that-passes": [],
    }
    report_results(console, results)
    assert "ruling Q2 of 2026-01-02: The case of Q2" in console.file.getvalue()
    (first, *_) = json.loads(results_to_json(results))["scenarios"]
    assert first["rulings"] == [{"id": "Q2", "date": "2026-01-02", "title": "The case of Q2"}]
