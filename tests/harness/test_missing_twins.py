"""A negative claim is reported unless a scenario of the same Rule shows that the contrary is possible."""

from __future__ import annotations

from pathlib import Path

import pytest

from saitei.harness.scenarios.feature_parser import read_feature
from saitei.harness.scenarios.missing_twins import missing_twins
from saitei.harness.scenarios.suite import Suite
from saitei.rulebooks import games_with_rulebook

SUITE = Suite()

IDLE = "      Then it is A's play timing\n"


def reported_claims(root: Path, *rules: str, game: str = "hololive") -> list[str]:
    """The claims that are reported for a feature with these Rules, each made of the steps of its scenarios."""
    path = root / game / "8" / "8.3.feature"
    path.parent.mkdir(parents=True)
    text = f"@{game}\nFeature: 8.3 Blooming\n"
    for number, steps in enumerate(rules, 1):
        text += f"\n  @clause-8.3.{number}\n  Rule: 8.3.{number} Blooming\n"
        for case, each in enumerate(steps.split("---\n"), 1):
            text += f"\n    Scenario Outline: case {number}.{case}\n" if "<" in each else f"\n    Scenario: {case}\n"
            text += each
    path.write_text(text, "utf-8")
    found = missing_twins(read_feature(path, root), SUITE.phrase_vocabulary(game))
    return [each.message.split('"')[1] for each in found]


CANNOT = "      Given A's hand holds Sora-1st\n      Then A cannot bloom Sora with Sora-1st\n"


@pytest.mark.parametrize("game", games_with_rulebook())
def test_every_negative_claim_of_the_suite_has_its_twin(game: str) -> None:
    features, vocabulary = map(SUITE.read_feature, SUITE.feature_paths(game)), SUITE.phrase_vocabulary(game)
    assert [str(each) for feature in features for each in missing_twins(feature, vocabulary)] == []


@pytest.mark.parametrize(
    ("claims", "reported"),
    [
        (CANNOT, ["A cannot bloom Sora with Sora-1st"]),
        (CANNOT + "---\n      Then A cannot bloom Miko with Miko-1st\n", ["A cannot bloom Sora with Sora-1st"]),
        (CANNOT + "      And A can collab Roboco\n", ["A cannot bloom Sora with Sora-1st"]),
        (CANNOT + "      And A can bloom Miko with Sora-1st\n", []),
        (CANNOT + "---\n      When A blooms Sora with Sora-1st\n" + IDLE, []),
    ],
)
def test_an_action_that_cannot_be_done_is_done_in_a_twin(tmp_path: Path, claims: str, reported: list[str]) -> None:
    assert reported_claims(tmp_path, claims) == reported


def test_an_example_is_a_twin(tmp_path: Path) -> None:
    outline = """\
      Then A <can> bloom Sora with Sora-1st

      Examples:
        | can    |
        | cannot |
"""
    assert reported_claims(tmp_path / "alone", outline) == ["A cannot bloom Sora with Sora-1st"]
    assert reported_claims(tmp_path / "twins", outline + "        | can    |\n") == []


def test_a_scenario_of_another_rule_is_no_twin(tmp_path: Path) -> None:
    assert reported_claims(tmp_path, CANNOT, CANNOT.replace("cannot", "can")) == ["A cannot bloom Sora with Sora-1st"]


@pytest.mark.parametrize(
    ("claim", "twin"),
    [
        ("A has drawn 0 cards", "A has drawn 1 card"),
        ("A has drawn 0 cards", "A has 1 card in hand"),
        ("A has drawn 0 cards", "A is asked yes or no"),
        ("no ability is played", "the abilities are played in this order: Sora"),
        ('the event "revealed" happened 0 times', 'the event "revealed" happened 1 time for Miko'),
        ("Miko was not downed", "Suisei was downed"),
        (
            "Miko was not downed",
            "these events happened in this order\n        | event  | card   |\n        | downed | Suisei |",
        ),
        ("Sora does not have the tag #song", "Miko has the tag #dance"),
    ],
)
def test_an_event_or_a_state_occurs_in_a_twin(tmp_path: Path, claim: str, twin: str) -> None:
    denied = f"      Then {claim}\n"
    (reported,) = reported_claims(tmp_path / "alone", denied)
    assert claim.startswith(reported)
    assert reported_claims(tmp_path / "twins", f"{denied}---\n      Then {twin}\n") == []


def test_a_state_that_the_scene_gives_needs_no_twin(tmp_path: Path) -> None:
    lost = "      Given A's center holds Sora tag:#song\n      Then Sora does not have the tag #song\n"
    assert reported_claims(tmp_path / "tag", lost) == []
    frozen = "      Given A's center holds Ember<how>\n      Then Ember is not frozen\n"
    assert reported_claims(tmp_path / "given", frozen.replace("<how>", " frozen"), game="wixoss") == []
    assert reported_claims(tmp_path / "other", frozen.replace("<how>", ""), game="wixoss") == ["Ember is not frozen"]


@pytest.mark.parametrize(
    "claim",
    ["A does not see Miko", "nobody is asked anything", "A has 0 cards in hand", "A's archive is empty", "so it is"],
)
def test_other_denials_need_no_twin(tmp_path: Path, claim: str) -> None:
    assert reported_claims(tmp_path, f"      Then {claim}\n") == []


def test_a_file_outside_the_suite_is_not_checked(tmp_path: Path) -> None:
    path = tmp_path / "own.feature"
    path.write_text("@hololive\nFeature: own\n\n  Rule: blooming\n\n    Scenario: a\n" + CANNOT, "utf-8")
    feature = read_feature(path, tmp_path / "features")
    assert list(missing_twins(feature, SUITE.phrase_vocabulary("hololive"))) == []
