"""`saitei rulebook diff --engine`: the clauses of a newer edition that are work for an engine of an older one."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import toygame
from click.testing import CliRunner
from toygame import HOME, animal

from saitei.harness.base.command_errors import BROKEN, CONFORMS, DEVIATES, WrongUse
from saitei.harness.commands.cli import saitei_group
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.rulebook.engine_changes_report import report_engine_changes
from saitei.harness.scenarios.suite import Suite

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
    "2.0": [
        {"change": "reworded", "old": ["1.1.2"], "new": ["1.1.2"], "similarity": 0.9},
        {"change": "reworded", "old": ["1.1.3"], "new": ["1.1.3"], "similarity": 0.9, "same_rule": True},
        {"change": "gone", "old": ["1.1.9"]},
    ],
    "3.0": [
        {"change": "moved", "old": ["1.1.2"], "new": ["1.1.20"]},
        {"change": "reworded", "old": ["1.1.4"], "new": ["1.1.4"], "similarity": 0.9},
        {"change": "new", "new": ["1.1.5"]},
        {"change": "new", "new": ["1.1.6"]},
        {"change": "new", "new": ["1.1.7"]},
        {"change": "new", "new": ["1.1.8"]},
    ],
}

CLAUSES = {
    "1.0": (1, 2, 3, 4, 9),
    "2.0": (1, 2, 3, 4),
    "3.0": (1, 20, 3, 4, 5, 6, 7, 8),
}

PRINT = f'"exact":"{"0" * 16}","masked":"{"0" * 16}","sketch":"{"0" * 128}"'

FEATURE = "@toy\nFeature: 1.1 Placing\n"

PLACED = "      Given A holds {0}\n      When A places {0}\n      Then the pile of A is {1}\n"


def rule(number: int, **scenarios: str) -> str:
    """A Rule whose scenarios say what is on the pile after a card of that name was placed."""
    text = f"\n  @clause-1.1.{number}\n  Rule: 1.1.{number} A rule\n"
    for card, pile in scenarios.items():
        text += f"\n    Scenario: {card} is placed by {number}\n" + PLACED.format(card, pile)
    return text


RULES = [
    rule(1, Sora="Sora", Trouble="Trouble", Fickle="Fickle"),
    rule(20, Sora="Sora, Miko"),
    rule(3, Sora="Sora"),
    rule(4, Sora="Sora"),
    rule(5, Die="Die").replace("      When", "      And the dice will show 3\n      When"),
    rule(6, Sora="Sora"),
    rule(7, Sora="Miko"),
]


def clause(number: int) -> str:
    facts = f'"class":"behavioural","title":"Rule {number} | of placing","parent":"1.1","leaf":true'
    return f'{{"id":"1.1.{number}",{facts},{PRINT}}}\n'


@pytest.fixture
def suite(tmp_path: Path) -> Callable[[list[str]], Suite]:
    """A suite of a game with three editions, and these Rules."""
    books, features = tmp_path / "rulebooks/toy", tmp_path / "features/toy/1"
    books.mkdir(parents=True)
    features.mkdir(parents=True)
    shutil.copy(HOME / "rulebooks" / "toy" / "words.py", books)
    (books / "game.toml").write_text(GAME, "utf-8")
    for edition, numbers in CLAUSES.items():
        headings = f'{{"id":"1","title":"Play",{PRINT}}}\n{{"id":"1.1","title":"Placing","parent":"1",{PRINT}}}\n'
        (books / f"{edition}.headings.jsonl").write_text(headings, "utf-8")
        (books / f"{edition}.jsonl").write_text("".join(map(clause, numbers)), "utf-8")
    for edition, descents in LINEAGES.items():
        lines = "".join(json.dumps(each) + "\n" for each in descents)
        (books / f"{edition}.lineage.jsonl").write_text(lines, "utf-8")

    def written(rules: list[str]) -> Suite:
        (features / "1.1.feature").write_text(FEATURE + "".join(rules), "utf-8")
        return toygame.suite(tmp_path / "features", tmp_path / "rulebooks")

    return written


@pytest.fixture
def changes(suite, console, tmp_path: Path) -> Callable[..., tuple[int, dict[str, Any]]]:
    """Reports what changed for an engine: the exit code, and the JSON."""

    def report(engine: str, *editions: str, rules: list[str] = RULES, **files: Path) -> tuple[int, dict[str, Any]]:
        options = RunOptions(engine=engine, suite=suite(rules), game="toy", edition=editions[1])
        sides = (editions[0], editions[1])
        code = report_engine_changes(
            options, console, sides, name="mine's", json_file=(place := tmp_path / "changes.json"), **files
        )
        return code, json.loads(place.read_text("utf-8"))

    return report


def numbers(works: list[dict[str, Any]]) -> list[tuple[str, list[str], list[str]]]:
    return [(work["change"], work["old"], work["new"]) for work in works]


def test_clauses_are_listed_in_the_order_of_work(changes, console, tmp_path: Path) -> None:
    code, found = changes(animal("follows"), "1.0", "3.0", markdown=tmp_path / "changes.md")
    assert code == DEVIATES
    assert numbers(found["breaks"]) == [
        ("unchanged", ["1.1.1"], ["1.1.1"]),
        ("reworded, then moved", ["1.1.2"], ["1.1.20"]),
        ("new", [], ["1.1.7"]),
    ]
    assert [[each["id"] for each in work["scenarios"]] for work in found["breaks"]] == [
        ["toy/1.1/fickle-is-placed-by-1"],
        ["toy/1.1/sora-is-placed-by-20"],
        ["toy/1.1/sora-is-placed-by-7"],
    ]
    assert numbers(found["grew"]) == [("new", [], ["1.1.5"]), ("new", [], ["1.1.8"])]
    reasons = [["unsupported: capability random.dice"], ["not played"]]
    assert [work["not_judged"] for work in found["grew"]] == reasons
    assert numbers(found["look"]) == [("reworded", ["1.1.4"], ["1.1.4"]), ("gone", ["1.1.9"], [])]
    assert [work["verdict"] for work in found["look"]] == ["pass", "touched"]
    assert (found["obeyed"], found["same_rule"], found["failed_before"]) == (1, 1, 1)
    assert (found["game"], found["old"], found["new"], found["complete"]) == ("toy", "1.0", "3.0", True)
    assert found["engine"] == {"name": "follower", "version": "1"}
    assert found["breaks"][0]["replay"] == "saitei explain --engine 'mine'\"'\"'s' --game toy 1.1.1"
    assert [work["replay"] for work in (*found["grew"][1:], *found["look"][1:])] == ["", ""]

    said = console.file.getvalue()
    places = [said.index(text) for text in ("1.1.2 -> 1.1.20", "random.dice", "gone", "1 of the new clauses")]
    assert places == sorted(places)
    assert "1 scenario of clauses that did not change failed by 1.0, too" in said
    assert "trouble-is-placed" not in said

    page = (tmp_path / "changes.md").read_text("utf-8")
    assert "- [ ] **1.1.2 -> 1.1.20** reworded, then moved: Rule 20 \\| of placing\n" in page
    assert page.index("toy/1.1/fickle") < page.index("1.1.5") < page.index("1.1.9")


def test_a_new_clause_that_is_too_weakly_tested_is_not_obeyed(changes, tmp_path: Path) -> None:
    path = tmp_path / "rulebooks" / "toy" / "3.0.evidence.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    line = {"clause": "1.1.6", "says": "Cards are burnt", "shown_by": ["toy/1.1/another-scenario"]}
    path.write_text(json.dumps(line) + "\n", "utf-8")
    _, found = changes(animal("follows"), "1.0", "3.0")
    assert [work["new"] for work in found["grew"]] == [["1.1.5"], ["1.1.6"], ["1.1.8"]]
    shown = "Cards are burnt (toy/1.1/another-scenario would show it, but was not played)"
    assert found["grew"][1]["not_judged"] == [f"unnoticed: {shown}"]
    assert found["obeyed"] == 0


def test_an_edition_in_between_is_judged_by_its_own_numbers(changes) -> None:
    code, found = changes(animal("follows"), "1.0", "2.0")
    assert code == DEVIATES
    assert numbers(found["breaks"]) == [("reworded", ["1.1.2"], ["1.1.2"])]
    assert found["breaks"][0]["replay"].endswith("--game toy --edition 2.0 1.1.2")
    assert (found["grew"], numbers(found["look"])) == ([], [("gone", ["1.1.9"], [])])


def test_a_deviation_that_was_there_before_does_not_fail_the_report(changes) -> None:
    code, found = changes(animal("follows"), "1.0", "3.0", rules=[rule(1, Sora="Sora", Trouble="Trouble")])
    assert (code, found["breaks"], found["failed_before"]) == (CONFORMS, [], 1)


def test_a_fault_of_the_harness_ends_the_report_with_its_exit_code(changes) -> None:
    code, _ = changes(animal("babbles"), "1.0", "3.0", rules=[rule(1, Sora="Sora", Trouble="Trouble")])
    assert code == BROKEN


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("3.0", "1.0", "name the older edition first.*1.0, 2.0, 3.0"),
        ("2.0", "2.0", "name the older edition first"),
        ("1.0", "4.0", "neither a file nor an edition"),
    ],
)
def test_the_older_edition_comes_first(changes, old: str, new: str, message: str) -> None:
    with pytest.raises(WrongUse, match=message):
        changes(animal("behaves"), old, new)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--engine", "reference", "--exit-code"], "--exit-code compares documents"),
        (["--engine", "reference", "--html", "page.html"], "--html compares documents"),
        (["-n", "2"], "--processes is for an engine; add --engine"),
    ],
)
def test_options_of_documents_and_of_engines_exclude_each_other(words: list[str], message: str) -> None:
    command = ["rulebook", "diff", "1.7.0", "1.9.0", "--game", "hololive", *words]
    result = CliRunner().invoke(saitei_group, command, standalone_mode=False)
    assert message in str(result.exception)
