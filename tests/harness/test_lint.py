"""The linter says what pytest-bdd would pass over in silence, with file and line."""

from __future__ import annotations

import re

import pytest
from toygame import HOME, suite

from saitei.harness.scenarios.feature_lint import STOPPED, lint_feature, rules_without_scenarios
from saitei.harness.scenarios.feature_parser import BadFeature, read_feature, title_slug
from saitei.harness.scenarios.suite import Suite
from saitei.rulebooks import load_ledger

GOOD = """\
@toy
Feature: 1 Placing

  @clause-1.1
  Rule: 1.1 On top

    Scenario: it lies there
      Given A holds Sora
      When A places Sora
      Then the pile of A is Sora
"""


def problems(root, suite=suite):
    (path,) = root.rglob("*.feature")
    toy = suite(root)
    return [
        str(found)
        for found in lint_feature(read_feature(path, root), toy.load_ledger("toy"), toy.phrase_vocabulary("toy"))
    ]


def test_the_good_one_is_good(features):
    assert problems(features(s1=GOOD)) == []


@pytest.mark.parametrize("tag", ["@reading-T-1", "@reading-T-1=up"])
def test_a_reading_of_the_ledger_is_known(features, tag):
    assert problems(features(s1=GOOD.replace("@clause-1.1", f"@clause-1.1 {tag}"))) == []


@pytest.mark.parametrize("tag", ["@example-1.1/e1", "@example-1.1/e2 @assumption-TA-1"])
def test_an_example_and_an_assumption_of_the_ledger_are_known(features, worked, tag):
    text = GOOD.replace("    Scenario", f"    {tag}\n    Scenario")
    assert problems(features(s1=text), worked) == []


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("    @example-1.1/e3\n    Scenario", 7, 'toy 1.0 has no example "1.1/e3"; did you mean "1.1/e'),
        ("    @example-1.2/e1\n    Scenario", 7, 'toy 1.0 has no example "1.2/e1"; did you mean "1.1/e1"?'),
        ("    @example-1.1\n    Scenario", 7, 'toy 1.0 has no example "1.1"; did you mean "1.1/e'),
        ("    @example-1.9/e1\n    Scenario", 7, 'toy 1.0 has no clause "1.9"; did you mean "1.'),
        ("    @assumption-TA-2\n    Scenario", 7, 'toy 1.0 has no assumption "TA-2"; did you mean "TA-1"?'),
        ("    @assumption-TA-1=top\n    Scenario", 7, 'no assumption "TA-1=top"'),
    ],
)
def test_another_example_or_assumption_is_not(features, worked, text, line, message):
    found = problems(features(s1=GOOD.replace("    Scenario", text)), worked)
    assert any(f"1.feature:{line}: " in problem and message in problem for problem in found), found


def test_an_example_is_shown_by_a_scenario(features, worked):
    found = problems(features(s1=GOOD.replace("@clause-1.1", "@clause-1.1 @example-1.1/e1")), worked)
    assert "1.feature:4: only a scenario can show an example; put @example-1.1/e1 above the scenario" in found[0]


def test_an_example_counts_for_its_clause(features):
    root = features(
        s1=GOOD.replace("  @clause-1.1\n  Rule: 1.1 On top\n", "").replace("    Sc", "    @example-1.1/e2\n    Sc")
    )
    (scenario,) = read_feature(root / "toy/1/1.feature", root).scenarios
    assert (scenario.all_clauses, scenario.primary_clauses, scenario.worked_examples) == (
        ("1.1",),
        ("1.1",),
        ("1.1/e2",),
    )


@pytest.mark.parametrize(
    ("place", "problem"),
    [
        ("3-4/3-4-2.feature", ""),
        ("3-5/3-5.feature", ""),
        ("3/3.feature", ""),
        ("3-4/3-4-2-fuzz-7.feature", ""),
        ("3-4/3-4-2.3.feature", ""),
        ("3/3-4-2.feature", "section 3-4-2 belongs to chapter 3-4; move this file to digicharat/3-4/3-4-2.feature"),
        ("3-4-2/3-4-2.feature", "move this file to digicharat/3-4/3-4-2.feature"),
        ("9/9.feature", 'there is no clause "9" in digicharat undated'),
    ],
)
def test_a_chapter_is_what_the_ledger_says(tmp_path, place, problem):
    path = tmp_path / "digicharat" / place
    path.parent.mkdir(parents=True)
    path.write_text(GOOD.replace("@toy", "@digicharat").replace("1.1", "3-4-2.3"), "utf-8")
    toy = suite()
    found = lint_feature(read_feature(path, tmp_path), load_ledger("digicharat"), toy.phrase_vocabulary("toy"))
    assert [problem in each.message for each in found] == [True] * bool(problem)


def test_a_rule_without_scenarios_keeps_no_other_from_being_played(features):
    home = features(
        s1=GOOD + "\n  @clause-1.2\n  Rule: 1.2 From the hand\n\n  @clause-1.3\n  Rule: 1.3 Not yet titled\n"
    )
    assert problems(home) == []
    (path,) = home.rglob("*.feature")
    (found,) = rules_without_scenarios(read_feature(path, home))
    assert (found.line, found.message) == (13, "this Rule has no scenario; write one, or delete the Rule")


def test_ours_are_good():
    toy = suite()
    for path in toy.feature_paths("toy"):
        assert lint_feature(toy.read_feature(path), toy.load_ledger("toy"), toy.phrase_vocabulary("toy")) == []


TWICE = GOOD + GOOD[GOOD.index("    Scenario") :].replace("lies there", "lies, there")
OUTLINE = GOOD.replace("Scenario:", "Scenario Outline:").replace("Sora", "<card>")


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (TWICE, 11, "the scenario in line 7 has the same title"),
        (GOOD[: GOOD.index("      Given")], 7, "this scenario is empty and would pass"),
        (GOOD[: GOOD.index("      Then")], 7, "claims nothing and cannot fail"),
        (GOOD.replace("Given A", "* A"), 8, '"*" does not follow a step'),
        (GOOD.replace("Given A", "And A"), 8, '"And" does not follow a step'),
        (GOOD.replace("clause-1.1", "clause-1.7"), 4, 'toy 1.0 has no clause "1.7"; did you mean "1.'),
        (GOOD.replace("@clause-1.1", "@slow"), 4, 'the tag "@slow" is unknown'),
        (GOOD.replace("1.1\n", "1.1 @reading-T-9\n", 1), 4, 'no reading "T-9"'),
        (GOOD.replace("1.1\n", "1.1 @reading-T-1=backwards\n", 1), 4, 'the reading T-1 has no option "backwards"'),
        (GOOD.replace("  @clause-1.1\n", ""), 4, "this Rule names no clause"),
        (GOOD.replace("Rule: 1.1 On", "Rule: On"), 5, "does not begin with a clause of its tags; begin it with 1.1"),
        (GOOD.replace("@toy", "@clause-1.2"), 2, "write @toy above it"),
        (GOOD.replace("A places Sora", "A throws Sora"), 9, "no phrase for When 'A throws Sora'"),
        (GOOD.replace("When A places", "Given A places"), 9, "it is a phrase for When"),
        (GOOD + "      Given B holds Miko\n", 11, "comes too late"),
        (OUTLINE, 7, "has no examples"),
        (
            OUTLINE + "\n      @slow\n      Examples:\n        | card |\n        | Sora |\n",
            12,
            "tags of Examples have no effect",
        ),
        (OUTLINE + "\n      Examples:\n        | crad |\n        | Sora |\n", 8, "have no column <card>"),
        (GOOD.replace("  @clause-1.1\n  Rule: 1.1 On top\n", ""), 5, "counts for no clause"),
        ("@toy\nFeature: 1 Placing\n", 2, "has no scenario"),
    ],
)
def test_says_what_is_wrong_and_where(features, text, line, message):
    found = problems(features(s1=text))
    assert any(f"1.feature:{line}: " in problem and message in problem for problem in found), found


def test_a_column_that_no_step_uses(features):
    text = OUTLINE + "\n      Examples:\n        | card | why |\n        | Sora | x   |\n"
    assert "no step uses the column <why>" in problems(features(s1=text))[0]


def test_a_section_in_the_wrong_chapter(features):
    root = features(s1=GOOD)
    path = root / "toy/1/1.feature"
    path.rename(path.with_name("2.1.feature"))
    assert "move this file to toy/2/2.1.feature" in problems(root)[0]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "1.feature:1: this file has no Feature"),
        (b"Feature: x\n  Scenario: y\n    Given z\n    Gven z\n", "1.feature:4: expected"),
        (b"# language: xx\nFeature: x\n", "1.feature:1: Language not supported"),
        (b"Feature: \xff\n", "1.feature: this file is not UTF-8"),
    ],
)
def test_what_is_no_gherkin_is_said_with_its_place(features, content, message):
    root = features(s1="")
    path = root / "toy/1/1.feature"
    path.write_bytes(content)
    with pytest.raises(BadFeature) as caught:
        read_feature(path, root)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_what_is_no_file_is_said_with_its_place(features):
    root = features(s1="")
    path = root / "toy/1/2.feature"
    path.mkdir()
    with pytest.raises(BadFeature, match=r"2\.feature: this file cannot be read: it is a directory"):
        read_feature(path, root)


def test_background_steps_come_first_and_count(features):
    text = GOOD.replace("  @clause-1.1", "  Background:\n    Given A holds Miko\n\n  @clause-1.1", 1)
    root = features(s1=text)
    (scenario,) = read_feature(root / "toy/1/1.feature", root).scenarios
    assert [step.text for step in scenario.steps][:2] == ["A holds Miko", "A holds Sora"]
    assert scenario.own_steps == 3


def test_a_title_without_latin_letters_has_an_id_too():
    assert title_slug("手札が 増える") == title_slug(" 手札が  増える") != title_slug("手札が減る")
    assert re.fullmatch(r"title-[0-9a-f]{8}", title_slug("手札が 増える"))
    assert re.fullmatch(r"azki-[0-9a-f]{8}", title_slug("AZKiがコラボできる"))
    assert title_slug("AZKiがコラボできる") != title_slug("AZKiがコラボできない")
    assert title_slug(" ") == ""


def test_ids_are_the_games_the_sections_and_the_titles():
    root = HOME / "features"
    found = read_feature(root / "toy/1/1.feature", root).scenarios
    assert found[0].id == "toy/1/one-card-on-an-empty-pile"
    (outline,) = (scenario for scenario in found if scenario.examples)
    assert (outline.id, outline.case_count) == ("toy/1/whichever-card", 2)


DENIED = """\
@hololive
Feature: 1.3 Principles

  @clause-1.3.2
  Rule: 1.3.2 As far as it can be done

    Scenario Outline: it draws <cards>
      Given A's oshi reads "Activated: draw <cards>."
      When A activates A's oshi's ability
      Then {}

      Examples:
        | cards   |
        | 0 cards |
        | 1 card  |
"""


@pytest.mark.parametrize(
    ("claims", "is_said"),
    [
        ("nobody is asked anything", True),
        ("no ability is played\n      And A has drawn 0 cards", True),
        ("A's hand is empty\n      And B does not see A deck 1\n      And the game goes on", True),
        ("A center is not red\n      And A center was not downed", True),
        ("A has drawn <cards>", False),
        ("A has drawn 0 cards\n      And it is A's play timing", False),
        ("A cannot activate A's oshi's ability", False),
        ("B is asked for a number from 0 to 2", False),
        ("A center has 10 damage\n      And nobody is asked anything", False),
    ],
)
def test_what_claims_only_that_something_is_not_so_would_pass_where_play_stopped(tmp_path, claims, is_said):
    path = tmp_path / "hololive/1/1.3.feature"
    path.parent.mkdir(parents=True)
    path.write_text(DENIED.format(claims), "utf-8")
    whole = Suite()
    found = lint_feature(
        read_feature(path, tmp_path), whole.load_ledger("hololive"), whole.phrase_vocabulary("hololive")
    )
    assert [each.message for each in found] == [STOPPED] * is_said
