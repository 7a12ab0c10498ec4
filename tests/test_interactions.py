"""The table of pairs of abilities on one card: it is complete, and the script finds what is missing or wrong."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

TREE = Path(__file__).resolve().parent.parent

FILE = """
[[card]]
kinds = ["character"]
abilities = ["charge", "critical", "double"]

[[explained]]
abilities = ["charge", "critical"]
with = ["itself"]
why = "They do not add up."

[[explained]]
abilities = ["double"]
with = ["critical", "double"]
why = "A reason."
"""
SHOWN = {("charge", "critical"): {"osica/charge/both"}, ("charge", "double"): {"osica/double/charge"}}


@pytest.fixture
def interactions(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, which is in no package."""
    monkeypatch.syspath_prepend(TREE / "benchmarks")
    return import_module("interactions")


@pytest.fixture
def osica(interactions: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a game with three abilities."""
    monkeypatch.setattr(interactions, "ROOT", tmp_path)
    monkeypatch.setattr(interactions, "ability_names", lambda game: {"charge", "critical", "double"})
    path = tmp_path / "osica" / "interactions.toml"
    path.parent.mkdir()
    path.write_text(FILE, encoding="utf-8")
    return path


def table(interactions: ModuleType, shown: Any, printed: Any = None) -> Any:
    """The table of the file above and of a suite with these pairs."""
    return interactions.interaction_table(
        interactions.read_interactions("osica"), interactions.SuitePairs(shown, printed or shown)
    )


@pytest.mark.long_run
@pytest.mark.parametrize("game", ["digicharat", "osica"])
def test_the_table_of_a_small_game_is_complete(interactions: ModuleType, game: str) -> None:
    found = interactions.interaction_table(interactions.read_interactions(game), interactions.pairs_of_suite(game))
    assert (list(found.missing), found.faults) == ([], ())


def test_each_pair_is_shown_or_explained(interactions: ModuleType, osica: Path) -> None:
    found = table(interactions, SHOWN)
    assert found.complete
    assert set(found.shown) == set(SHOWN)
    assert found.explained["critical", "critical"] == "They do not add up."


def test_a_pair_without_scenario_or_reason_is_missing(interactions: ModuleType, osica: Path) -> None:
    assert table(interactions, {("charge", "double"): {"osica/double/charge"}}).missing == [("charge", "critical")]


def test_a_reason_that_no_pair_needs_is_a_fault(interactions: ModuleType, osica: Path) -> None:
    shown = {**SHOWN, ("critical", "double"): {"osica/a"}, ("double", "double"): {"osica/b"}}
    assert table(interactions, shown).faults == ("no pair needs this reason: A reason. Delete the entry.",)


def test_the_scenario_of_a_reason_has_both_on_one_card(interactions: ModuleType, osica: Path) -> None:
    osica.write_text(FILE + 'scenario = "osica/double/twice"\n', encoding="utf-8")
    assert not table(interactions, SHOWN).complete
    assert table(interactions, SHOWN, {**SHOWN, ("double", "double"): {"osica/double/twice"}}).complete


def test_a_pair_that_no_card_can_have_is_a_fault(interactions: ModuleType, osica: Path) -> None:
    osica.write_text(FILE.replace('"charge", "critical", "double"]', '"charge", "critical"]', 1), encoding="utf-8")
    with pytest.raises(ValueError, match="say which cards can have these abilities: double"):
        interactions.read_interactions("osica")
    separate = '"charge", "critical"]\n[[card]]\nkinds = ["event"]\nabilities = ["double"]'
    osica.write_text(FILE.replace('"charge", "critical", "double"]', separate, 1), encoding="utf-8")
    assert any("osica/double/charge has charge + double" in fault for fault in table(interactions, SHOWN).faults)


@pytest.mark.parametrize("words", ['["charge", "critical", "flying"]', '["charge"]\nabilitys = []'])
def test_a_wrong_file_is_refused(interactions: ModuleType, osica: Path, words: str) -> None:
    osica.write_text(FILE.replace('["charge", "critical", "double"]', words, 1), encoding="utf-8")
    with pytest.raises(ValueError, match="flying|abilitys"):
        interactions.read_interactions("osica")
