"""Every clause number that code or features cite is in the ledger, and the kernel speaks of no game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import saitei.features
import saitei.reference_engine
from saitei.rulebooks import games, load

NUMBER = r"[0-9]+(?:\.[0-9]+)+(?:-b[0-9]+)?"
CITATION = re.compile(rf"#\s*((?:{NUMBER})(?:,\s*{NUMBER})*)\s*(?:#.*)?$")
TAG = re.compile(rf"@clause-({NUMBER})")
RULE = re.compile(rf"^\s*Rule:\s*({NUMBER})\s", re.MULTILINE)

ENGINE = Path(saitei.reference_engine.__file__).parent
FEATURES = Path(saitei.features.__file__).parent


def in_code(text: str) -> Iterator[tuple[int, str]]:
    """(line, clause number) for each citation: a trailing comment that is clause numbers alone."""
    for line, content in enumerate(text.splitlines(), 1):
        found = CITATION.search(content)
        if found and content.split("#", 1)[0].strip():
            for number in found[1].split(","):
                yield line, number.strip()


def unknown(game: str, cited: list[tuple[str, str]]) -> list[str]:
    """The citations whose clause the ledger does not have."""
    ledger = load(game)
    return [f"{where}: {number}" for where, number in cited if number not in ledger]


@pytest.mark.parametrize("game", games())
def test_every_clause_cited_in_the_engine_is_in_the_ledger(game: str) -> None:
    cited = [
        (f"{path.name}:{line}", number)
        for path in sorted((ENGINE / game).glob("*.py"))
        for line, number in in_code(path.read_text(encoding="utf-8"))
    ]
    assert len(cited) > 100
    assert unknown(game, cited) == []


@pytest.mark.parametrize("game", games())
def test_every_clause_cited_in_the_features_is_in_the_ledger(game: str) -> None:
    cited = []
    for path in sorted((FEATURES / game).rglob("*.feature")):
        text = path.read_text(encoding="utf-8")
        cited += [(path.name, number) for number in TAG.findall(text) + RULE.findall(text)]
    assert len(cited) > 100
    assert unknown(game, cited) == []


def test_the_check_notices_a_clause_that_is_not_there() -> None:
    text = "x = 1  # 10.6.3.1, 99.1\n# 99.2\ny = 2  # see 99.3\n"
    assert list(in_code(text)) == [(1, "10.6.3.1"), (1, "99.1")]
    assert unknown("hololive", [("x.py:1", "10.6.3.1"), ("x.py:1", "99.1")]) == ["x.py:1: 99.1"]


def test_the_kernel_holds_no_word_of_a_game() -> None:
    words = re.compile(r"holomem|cheer|bloom|collab|oshi|archive|holo power|baton|hololive", re.IGNORECASE)
    found = [path.name for path in (ENGINE / "kernel").glob("*.py") if words.search(path.read_text(encoding="utf-8"))]
    assert found == []
