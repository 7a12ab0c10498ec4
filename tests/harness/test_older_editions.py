"""A scenario holds in the editions that its tags name, or else as long as its clauses say the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import toygame

from saitei.harness.base.command_errors import WrongUse
from saitei.harness.prove.citations import find_citations
from saitei.harness.prove.edition_clauses import clauses_in_edition
from saitei.harness.rulebook.same_rules import mark_same_rules
from saitei.harness.scenarios.older_editions import split_by_edition
from saitei.harness.scenarios.selection import read_all_features, select_scenarios
from saitei.harness.scenarios.suite import Suite
from saitei.harness.scenarios.suspect_reviews import load_suspects
from saitei.reference_engine.violations import Violations

FEATURE = """@toy
Feature: 1.1 Placing

  @clause-1.1.1
  Rule: 1.1.1 A rule that was reworded

    Scenario: reworded
      Then nobody is asked anything

    @since-1.0
    Scenario: holds in all editions
      Then nobody is asked anything

    @since-2.0
    Scenario: holds since the second
      Then nobody is asked anything

    @until-1.0
    Scenario: holds in the first
      Then nobody is asked anything

    @until-2.0
    Scenario: holds until the second
      Then nobody is asked anything

  @clause-1.1.3
  Rule: 1.1.3 A rule that was moved

    Scenario: moved
      Then nobody is asked anything

    @since-3.0
    Scenario: moved, and holds since the third
      Then nobody is asked anything

  @clause-1.1.4
  Rule: 1.1.4 A rule that is new

    Scenario: new
      Then nobody is asked anything
"""

GAME = """name = "Toy"
players = 2
default = "3.0"

[editions."1.0"]
[editions."2.0"]
since = "1.0"
[editions."3.0"]
since = "2.0"
"""

LINEAGES = {
    "2.0": '{"change":"reworded","old":["1.1.1"],"new":["1.1.1"],"similarity":0.9}\n',
    "3.0": '{"change":"moved","old":["1.1.2"],"new":["1.1.3"]}\n{"change":"new","new":["1.1.4"]}\n',
}

SUSPECTS = '{"scenario":"toy/1.1/reworded","clauses":["1.1.1"],"changes":["reworded"],"similarity":0.9}\n'


PRINT = f'"exact":"{"0" * 16}","masked":"{"0" * 16}","sketch":"{"0" * 128}"'


def clause(number: str) -> str:
    facts = '"class":"behavioural","title":"A rule","parent":"1.1","leaf":true'
    return f'{{"id":"{number}",{facts},{PRINT}}}\n'


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    """A suite of a game with three editions: a clause was reworded in the second, another moved in the third."""
    books, features = tmp_path / "rulebooks/toy", tmp_path / "features/toy/1"
    books.mkdir(parents=True)
    features.mkdir(parents=True)
    (books / "game.toml").write_text(GAME, "utf-8")
    for edition, numbers in {"1.0": (1, 2), "2.0": (1, 2), "3.0": (1, 3, 4)}.items():
        headings = f'{{"id":"1","title":"Play",{PRINT}}}\n{{"id":"1.1","title":"Placing","parent":"1",{PRINT}}}\n'
        (books / f"{edition}.headings.jsonl").write_text(headings, "utf-8")
        (books / f"{edition}.jsonl").write_text("".join(clause(f"1.1.{number}") for number in numbers), "utf-8")
    for edition, text in LINEAGES.items():
        (books / f"{edition}.lineage.jsonl").write_text(text, "utf-8")
    (books / "2.0.suspect.jsonl").write_text(SUSPECTS, "utf-8")
    (features / "1.1.feature").write_text(FEATURE, "utf-8")
    return opened(tmp_path)


def opened(root: Path) -> Suite:
    return toygame.suite(root / "features", root / "rulebooks")


def titles(suite: Suite, edition: str) -> tuple[list[str], list[str]]:
    ledgers = {"toy": suite.load_ledger("toy", edition)}
    every = [each for feature in read_all_features(suite, "toy") for each in feature.scenarios]
    then, lost = split_by_edition(suite, ledgers, every)
    return [each.title for each in then], [each.title for each in lost]


def test_each_edition_has_its_scenarios(suite: Suite) -> None:
    always = ["holds in all editions"]
    assert titles(suite, "3.0") == (
        ["reworded", *always, "holds since the second", "moved", "moved, and holds since the third", "new"],
        [],
    )
    assert titles(suite, "2.0") == (
        [
            "reworded",
            *always,
            "holds since the second",
            "holds until the second",
            "moved",
        ],
        ["moved, and holds since the third", "new"],
    )
    assert titles(suite, "1.0") == (
        [*always, "holds in the first", "moved"],
        [
            "reworded",
            "holds since the second",
            "holds until the second",
            "moved, and holds since the third",
            "new",
        ],
    )


def test_a_scenario_counts_for_the_older_number(suite: Suite) -> None:
    ledgers = {"toy": suite.load_ledger("toy", "1.0")}
    every = [each for feature in read_all_features(suite, "toy") for each in feature.scenarios]
    found = {each.title: each.all_clauses for each in split_by_edition(suite, ledgers, every)[0]}
    assert found["moved"] == ("1.1.2",) and found["holds in the first"] == ("1.1.1",)


def test_the_scenarios_of_the_same_rule_hold_in_both_editions(suite: Suite, tmp_path: Path) -> None:
    home = tmp_path / "rulebooks/toy"
    (lineage,) = suite.edition_lineages("toy", "2.0")[:1]
    assert lineage.edition == "3.0"
    *_, step = suite.edition_lineages("toy", "1.0")
    with pytest.raises(WrongUse, match="the clause 1.1.2 is not among those that changed in 2.0; .*1.1.1"):
        mark_same_rules(home, step, ["1.1.2"])
    assert [each.scenario for each in mark_same_rules(home, step, ["1.1.1"])] == ["toy/1.1/reworded"]
    assert [each.reviewed for each in load_suspects(home, "2.0")] == [True]
    assert "reworded" in titles(opened(tmp_path), "1.0")[0]
    assert '"same_rule":true' in (home / "2.0.lineage.jsonl").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("@since-1.0", "@since-1.1", 'toy has no edition "1.1"; did you mean "1.0"'),
        ("@until-1.0", "@until-9", 'toy has no edition "9"'),
        ("@until-1.0", "@until-3.0", "3.0 is the current edition, so every scenario may hold until then"),
        ("@until-1.0", "@since-2.0 @until-1.0", "no edition is both since 2.0 and until 1.0"),
    ],
)
def test_the_tags_are_checked(suite: Suite, tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "features/toy/1/1.1.feature"
    path.write_text(FEATURE.replace(old, new, 1), "utf-8")
    (bad,) = select_scenarios(suite, {"toy": suite.load_ledger("toy")}).bad
    assert any(message in problem for problem in bad.problems), bad.problems


@pytest.fixture
def named_clauses(suite: Suite) -> Callable[[str], list[tuple[str, ...]]]:
    """The clauses of an edition that the citations of some lines name."""
    source = "a = 1  # 1.1.1, 1.1.1@1.0\nb = 2  # 1.1.3\nc = 3  # 1.1.4\nd = 4  # 1.1.1@1.0\n"

    def named(edition: str) -> list[tuple[str, ...]]:
        clauses_of = clauses_in_edition(suite, suite.load_ledger("toy", edition))
        return [clauses_of(each.clauses, each.older) for each in find_citations(source)]

    return named


def test_a_citation_counts_as_long_as_its_clause_says_the_same(named_clauses) -> None:
    assert named_clauses("3.0") == [("1.1.1",), ("1.1.3",), ("1.1.4",), ()]
    assert named_clauses("2.0") == [("1.1.1",), ("1.1.2",), (), ()]
    assert named_clauses("1.0") == [("1.1.1",), ("1.1.2",), (), ("1.1.1",)]


def test_a_violation_may_break_a_clause_of_an_older_edition() -> None:
    violations = Violations()
    violations.add_violation("Nobody is asked", "1.1.3", "1.1.1@1.0")(lambda patch: None)
    (found,) = violations.every
    assert (found.clauses, found.older) == (("1.1.3",), ("1.1.1@1.0",))
