"""The run that README shows is what ``saitei run`` prints."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ENGINE = """
from saitei.reference_engine import engine
from saitei.reference_engine.hololive import check_and_play_timing
from saitei.reference_engine.kernel.ability_triggers import play_one_pending


def play_for_first_player(game, player):
    first = game.state.first_player
    return (yield from play_one_pending(game, first)) or (yield from play_one_pending(game, 1 - first))


check_and_play_timing.play_one_pending = play_for_first_player
"""
"""The reference engine, but the waiting abilities of the player who goes first are played first in every turn."""


def normalized(text: str) -> str:
    return " ".join(re.sub(r"in [\d.]+ s\b", "in x s", text).split())


@pytest.mark.long_run
@pytest.mark.parametrize("page", ["README.md", "docs/ja/README.md"])
def test_the_run_on_the_page_is_that_of_such_an_engine(tmp_path: Path, page: str) -> None:
    (tmp_path / "wrong.py").write_text(ENGINE, "utf-8")
    (tmp_path / "saitei.toml").write_text('[engines.mine]\nengine = "python:wrong:engine"\n', "utf-8")
    found = re.search(r"(?m)^    \$ saitei (run .*)\n((?:    .*\n)+)", (ROOT / page).read_text("utf-8"))
    assert found is not None
    done = subprocess.run(
        [sys.executable, "-m", "saitei.harness.commands.cli", *found[1].split()],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    printed = normalized(done.stdout)
    for shown in found[2].split("    ...\n"):
        assert normalized(shown) in printed
