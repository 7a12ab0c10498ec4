"""The daily sample and the rest are together all tests, and each test is played once."""

from __future__ import annotations

from pathlib import Path

import pytest
from daily_sample import daily_share

TESTS = """
import pytest

@pytest.mark.sampled(3)
@pytest.mark.parametrize("case", range(7))
def test_case(case): pass

@pytest.mark.sampled(2)
@pytest.mark.one_game_a_day
@pytest.mark.parametrize("game", ["go", "shogi"])
@pytest.mark.parametrize("case", range(4))
def test_game(game, case): pass

@pytest.mark.one_game_a_day
@pytest.mark.parametrize("game", ["go", "shogi"])
def test_other(game): pass

@pytest.mark.long_run
def test_long(): pass

@pytest.mark.long_run
def test_longer(): pass

@pytest.mark.very_long_run
def test_longest(): pass

@pytest.mark.slow
def test_slow(): pass

def test_plain(): pass
"""


def played(pytester: pytest.Pytester, *options: str) -> set[str]:
    result = pytester.inline_run("-p", "daily_sample", *options)
    return {
        report.nodeid.rpartition("::")[2] for report in result.getreports() if getattr(report, "when", "") == "call"
    }


@pytest.mark.parametrize("seed", range(3))
def test_a_sample_and_the_rest_are_all_quick_tests(pytester: pytest.Pytester, seed: int) -> None:
    pytester.makepyfile(TESTS)
    sample = played(pytester, f"--sample-seed={seed}")
    rest = played(pytester, f"--sample-seed={seed}", "--rest")
    full = played(pytester, "--full")
    assert not sample & rest
    assert sample | rest == full - {"test_slow"} and len(full) == 22
    assert "test_longest" in rest
    assert "test_plain" in sample and len(sample & {"test_long", "test_longer"}) == 1
    (game,) = (each for each in ("go", "shogi") if f"test_other[{each}]" in sample)
    of_game = [each for each in sample if each.startswith("test_game")]
    assert of_game and all(game in each for each in of_game)


def test_each_item_has_its_turn() -> None:
    shares = [set(daily_share(range(10), 4, seed)) for seed in range(4)]
    assert set().union(*shares) == set(range(10)) and sum(map(len, shares)) == 10
    assert list(daily_share([1], 7, 5)) == [1] and list(daily_share([], 3, 1)) == []


def test_a_named_test_is_always_played(pytester: pytest.Pytester) -> None:
    path: Path = pytester.makepyfile(TESTS)
    assert played(pytester, f"{path.name}::test_slow") == {"test_slow"}
