"""Titles are understood alone in a list, and an old id of a scenario still leads to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from saitei.harness.scenarios.feature_parser import read_feature
from saitei.harness.scenarios.renames import ScenarioRename, current_scenario_id, renames_path
from saitei.harness.scenarios.suite import Suite
from saitei.harness.scenarios.titles import repeated_titles, unclear_titles
from saitei.rulebooks import games_with_rulebook
from saitei.rulebooks.jsonlines import read_records

SUITE = Suite()


@pytest.mark.parametrize("game", games_with_rulebook())
def test_every_title_is_understood_alone(game: str) -> None:
    features = [SUITE.read_feature(path) for path in SUITE.feature_paths(game)]
    assert [str(each) for feature in features for each in unclear_titles(feature)] == []
    assert [str(each) for each in repeated_titles(features)] == []


@pytest.mark.parametrize("game", games_with_rulebook())
def test_every_old_id_leads_to_a_scenario(game: str) -> None:
    ids = {scenario.id for path in SUITE.feature_paths(game) for scenario in SUITE.read_feature(path).scenarios}
    renames = [
        rename
        for _, rename in read_records(
            renames_path(SUITE.rulebook_directory(game), SUITE.load_ledger(game).edition), ScenarioRename
        )
    ]
    assert renames
    assert [rename.old for rename in renames if current_scenario_id(SUITE, game, rename.old) not in ids] == []


@pytest.mark.parametrize(
    ("title", "wrong"),
    [
        (
            "it is drawn at once",
            'this title begins with "it"; begin with the subject, so that the title can be understood in a list',
        ),
        ("Who, in play, has lost", 'this title begins with "Who"; begin with the subject'),
        ("one of 50", 'this title begins with "one"'),
        ("a draw", "this title has fewer than 3 words; name the subject and what happens"),
        ("a player draws a card", ""),
        ("<player> draws a card", ""),
        ("お休みのホロメンはコラボできない", ""),
    ],
)
def test_a_title_names_its_subject(tmp_path: Path, title: str, wrong: str) -> None:
    path = tmp_path / "own.feature"
    path.write_text(f"@hololive\nFeature: own\n\n  Scenario: {title}\n    Then so\n", "utf-8")
    found = [each.message for each in unclear_titles(read_feature(path, tmp_path / "features"))]
    assert len(found) == bool(wrong) and all(each.startswith(wrong) for each in found)


def test_a_title_of_another_file_is_not_used_again(tmp_path: Path) -> None:
    for name in ("one", "two"):
        text = f"@hololive\nFeature: {name}\n\n  Scenario: a player draws a card\n    Then so\n"
        (tmp_path / f"{name}.feature").write_text(text, "utf-8")
    features = [read_feature(tmp_path / f"{name}.feature", tmp_path / "features") for name in ("one", "two")]
    (found,) = repeated_titles(features)
    assert (found.path.name, found.line) == ("two.feature", 4)
    assert found.message == f"{tmp_path / 'one.feature'}:4 has the same title; say how this case differs"
