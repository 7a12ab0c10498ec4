"""Every clause number that code or features cite is in the ledger, and the kernel speaks of no game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saitei.features
import saitei.reference_engine
from saitei.harness.prove.citations import NUMBER, citations
from saitei.rulebooks import games, load

TAG = re.compile(rf"@clause-({NUMBER})")
RULE = re.compile(rf"^\s*Rule:\s*({NUMBER})\s", re.MULTILINE)

ENGINE = Path(saitei.reference_engine.__file__).parent
FEATURES = Path(saitei.features.__file__).parent


def unknown(game: str, cited: list[tuple[str, str]]) -> list[str]:
    """The citations whose clause the ledger does not have."""
    ledger = load(game)
    return [f"{where}: {number}" for where, number in cited if number not in ledger]


@pytest.mark.parametrize("game", games())
def test_every_clause_cited_in_the_engine_is_in_the_ledger(game: str) -> None:
    cited = [
        (f"{path.name}:{citation.line}", number)
        for path in sorted((ENGINE / game).glob("*.py"))
        for citation in citations(path.read_text(encoding="utf-8"))
        for number in citation.clauses
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
    assert unknown("hololive", [("x.py:1", "10.6.3.1"), ("x.py:1", "99.1")]) == ["x.py:1: 99.1"]


def test_the_kernel_holds_no_word_of_a_game() -> None:
    words = re.compile(r"holomem|cheer|bloom|collab|oshi|archive|holo power|baton|hololive", re.IGNORECASE)
    found = [path.name for path in (ENGINE / "kernel").glob("*.py") if words.search(path.read_text(encoding="utf-8"))]
    assert found == []
