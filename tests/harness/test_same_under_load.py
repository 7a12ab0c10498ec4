"""The output of ``prove`` is the same on an idle machine and next to processes that keep every core busy."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

CLI = "saitei.harness.commands.cli"
BUSY = "while True: pass"

CLAUSES = (("hololive", "14.1.1.3"), ("gotoubun", "13.1.1.3"))
"""Loops: nothing takes longer, and broken ones end by the bound alone."""


@contextmanager
def loaded() -> Iterator[None]:
    """Within it, two processes for every core do nothing and never rest."""
    with ExitStack() as busy:
        for _ in range(2 * (os.cpu_count() or 1)):
            process = busy.enter_context(subprocess.Popen([sys.executable, "-S", "-E", "-c", BUSY]))
            busy.callback(process.kill)
        yield


def proof(game: str, clause: str) -> tuple[int, object]:
    """The exit code of ``prove``, and what it says."""
    words = [sys.executable, "-m", CLI, "prove", "--game", game, "--clause", clause, "--json"]
    done = subprocess.run(words, check=False, capture_output=True, text=True)
    return done.returncode, json.loads(done.stdout)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "clause"), CLAUSES)
def test_a_loaded_machine_proves_the_same(game: str, clause: str) -> None:
    idle = proof(game, clause)
    with loaded():
        assert proof(game, clause) == idle
