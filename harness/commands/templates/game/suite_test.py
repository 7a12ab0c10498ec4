"""The state of the suite of My game, by the commands of saitei."""

import subprocess

import pytest

NOTHING_JUDGED = 4


def saitei(*words: str) -> int:
    """The exit code of a command about the game."""
    return subprocess.run(["saitei", *words, "--game", "mygame"], check=False).returncode


def test_the_engine_fails_no_scenario() -> None:
    """The engine of this distribution passes each scenario that it does not refuse."""
    assert saitei("run") in (0, NOTHING_JUDGED)


@pytest.mark.xfail(strict=True, reason="some clauses have no title or no scenario yet; delete this mark when all have")
@pytest.mark.parametrize("command", ["coverage --check", "lint"])
def test_no_clause_is_left(command: str) -> None:
    """Each clause has a title, and a scenario or a reason to have none."""
    assert saitei(*command.split()) == 0
