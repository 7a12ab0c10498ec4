"""A feature from the cache is the feature that its file contains."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest

from saitei.harness.scenarios import feature_parser
from saitei.harness.scenarios.feature_parser import BadFeature, read_feature
from saitei.harness.scenarios.suite import Suite

SUITE = Suite()
WHOLE = """@one
Feature: One
  @clause-1
  Rule: First
    Background:
      Given a board
        | A | "x" |
    Scenario Outline: Each
      Then <this> holds
        \"\"\"
        text
        \"\"\"
      Examples:
        | this |
        | 1    |
        | 2    |
"""


@pytest.fixture(autouse=True)
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A directory of features with one file, and a directory of caches for the test alone."""
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "caches"))
    forget()
    (tmp_path / "game").mkdir()
    (tmp_path / "game/1.feature").write_text(WHOLE, "utf-8")
    yield tmp_path
    forget()


def forget() -> None:
    """Let this process forget all features, as a new process would have none."""
    feature_parser._parse_saved_feature.cache_clear()
    feature_parser._parse_feature.cache_clear()


def refuse_to_parse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feature_parser, "Parser", lambda: pytest.fail("the file was parsed again"))


def test_a_file_is_parsed_once(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = read_feature(root / "game/1.feature", root)
    forget()
    refuse_to_parse(monkeypatch)
    again = read_feature(root / "game/1.feature", root)
    assert again == first and again is not first
    assert [type(each.path) for each in again.scenarios] == [type(root)]
    assert again.scenarios[0].examples == ({"this": "1"}, {"this": "2"})


def test_another_text_is_parsed(root: Path) -> None:
    path = root / "game/1.feature"
    assert read_feature(path, root).title == "One"
    path.write_text(WHOLE.replace("One", "Two"), "utf-8")
    assert read_feature(path, root).title == "Two"
    forget()
    assert read_feature(path, root).title == "Two"


def test_the_same_text_elsewhere_has_its_own_place(root: Path) -> None:
    read_feature(root / "game/1.feature", root)
    (root / "game/2.feature").write_text(WHOLE, "utf-8")
    forget()
    other = read_feature(root / "game/2.feature", root)
    assert (other.section, other.scenarios[0].id, other.path) == ("2", "game/2/each", root / "game/2.feature")


def test_a_file_with_a_fault_is_not_cached(root: Path) -> None:
    path = root / "game/1.feature"
    path.write_text("Feature: One\n  Scenario: Two\n    Given three\n    Nonsense\n", "utf-8")
    for _ in range(2):
        with pytest.raises(BadFeature):
            read_feature(path, root)
    assert not list(root.glob("caches/computed/*"))


@pytest.mark.parametrize("data", [b"", b"no message"])
def test_a_damaged_file_is_parsed_again(root: Path, data: bytes) -> None:
    first = read_feature(root / "game/1.feature", root)
    for each in root.glob("caches/computed/*"):
        each.write_bytes(data)
    forget()
    assert read_feature(root / "game/1.feature", root) == first


@pytest.mark.parametrize("game", SUITE.game_names())
def test_every_feature_of_the_suite_is_the_same_from_the_cache(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = SUITE.feature_paths(game)[::5]
    first = [SUITE.read_feature(path) for path in paths]
    forget()
    refuse_to_parse(monkeypatch)
    assert [SUITE.read_feature(path) for path in paths] == first
