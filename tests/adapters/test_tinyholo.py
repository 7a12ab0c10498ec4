"""The example engine of the guide does what the guide says of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
HOME = DOCS / "examples" / "tinyholo"


def saitei(*words: str) -> str:
    """The output of a command about Tinyholo."""
    done = subprocess.run(
        [sys.executable, "-m", "saitei.harness.commands.cli", *words, "--engine", "tinyholo"],
        cwd=HOME,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def last_row() -> tuple[int, int, int, int]:
    """Where the guide's table of the walk ends: lines, and what passed, failed and was unsupported."""
    _, _, walk = (DOCS / "adapters.md").read_text("utf-8").partition("## Tinyholo's walk")
    rows = re.findall(r"(?m)^\|.*?\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|", walk)
    lines, passed, failed, unsupported = map(int, rows[-1])
    return lines, passed, failed, unsupported


def test_it_is_as_long_as_the_guide_says() -> None:
    lines = sum(len((HOME / name).read_text("utf-8").splitlines()) for name in ("tinyholo.py", "texts.py"))
    assert lines == last_row()[0]


@pytest.mark.long_run
def test_it_obeys_a_clause_and_refuses_what_it_does_not_read() -> None:
    said = saitei("run", "--clause", "8.4", "--clause", "10.7.2.3.6")
    assert re.search(r"scenarios: [1-9]\d* pass, [1-9]\d* unsupported\n", said), said
    assert re.search(r"[1-9]\d* node ability ", said), said


@pytest.mark.slow
def test_it_passes_no_fewer_scenarios_than_the_guide_says_and_fails_none() -> None:
    _, passed, failed, _ = last_row()
    assert failed == 0
    said = saitei("run")
    found = re.search(r"scenarios: (\d+) pass, \d+ unsupported\n", said)
    assert found is not None and int(found[1]) >= passed, said[-2000:]


@pytest.mark.slow
def test_it_can_be_believed() -> None:
    said = saitei("check-adapter")
    assert "ok     hololive: plays at random, game 1" in said and "wrong" not in said, said
