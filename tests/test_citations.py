"""Every clause number that code or features cite is in the ledger, and the kernel speaks of no game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saitei.features
import saitei.reference_engine
from saitei.harness.prove.breaking import modules, shared
from saitei.harness.prove.citations import CITATION, SHARED, citations, parts, trailing
from saitei.rulebooks import ID, games, load

TAG = re.compile(rf"@clause-({ID})")
RULE = re.compile(rf"^\s*Rule:\s*({ID})\s", re.MULTILINE)

LIKE = re.compile(rf"#\s*(?:[\w-]+\s+)?{ID}(?:[\s,;]+(?:[\w-]+\s+)?{ID})*[\s,;]*(?:#.*)?$")
"""What a citation looks like, and what was meant as one: numbers, and at most one word before each."""

ENGINE = Path(saitei.reference_engine.__file__).parent
FEATURES = Path(saitei.features.__file__).parent


def unknown(game: str, cited: list[tuple[str, str]]) -> list[str]:
    """The citations whose clause the ledger does not have."""
    ledger = load(game)
    return [f"{where}: {number}" for where, number in cited if number not in ledger]


def amiss(source: str, game: str | None) -> list[str]:
    """What is wrong with the form of a module's citations: a game's own, or None for a shared one."""
    return [
        f"line {line}: `{comment}`: {problem}"
        for line, comment in trailing(source)
        if LIKE.match(comment) and (problem := _amiss(comment, game))
    ]


def _amiss(comment: str, game: str | None) -> str:
    if game:
        return "" if CITATION.match(comment) else f"in a package of {game} alone, write numbers alone: `# 1.2, 1.2.3`"
    if not SHARED.match(comment):
        return "in a shared package, name each game once: `# hololive 1.2, 1.2.3; gotoubun 1.4`"
    names = [name for name, _ in parts(comment)]
    strangers = [name for name in names if name not in games()]
    if strangers:
        return f"there is no game {', '.join(strangers)}; there are: {', '.join(games())}"
    return "" if len(set(names)) == len(names) else "a game is named twice; write its numbers together"


@pytest.mark.parametrize("game", [game for game in games() if (ENGINE / game).exists()])
def test_every_clause_cited_in_the_engine_is_in_the_ledger(game: str) -> None:
    cited = [
        (f"{path.parent.name}/{path.name}:{citation.line}", number)
        for path in modules(game)
        for citation in citations(path.read_text(encoding="utf-8"), game)
        for number in citation.clauses
    ]
    assert len(cited) > len(load(game))
    assert unknown(game, cited) == []


def test_a_citation_names_games_in_a_shared_package_alone() -> None:
    others = {directory.name for directory in shared()}
    found = [
        f"{path.parent.name}/{path.name}, {problem}"
        for path in sorted(ENGINE.glob("*/*.py"))
        for problem in amiss(path.read_text(encoding="utf-8"), None if path.parent.name in others else path.parent.name)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("comment", "game", "problem"),
    [
        ("10.8.2, 10.8.2.1", "hololive", ""),
        ("10.8.2  # noqa", "hololive", ""),
        ("hololive 10.8.2, 10.8.2.1", None, ""),
        ("hololive 10.8.2  # noqa", None, ""),
        ("see hololive", None, ""),
        ("as 10.8.2 says", None, ""),
        ("hololive 10.8.2", "hololive", "in a package of hololive alone, write numbers alone"),
        ("10.8.2; 10.8.2.1", "hololive", "in a package of hololive alone, write numbers alone"),
        ("10.8.2", None, "in a shared package, name each game once"),
        ("hololive 10.8.2; 10.7.2", None, "in a shared package, name each game once"),
        ("10.8.2; hololive 10.7.2", None, "in a shared package, name each game once"),
        ("hololive 10.8.2, hololive 10.7.2", None, "in a shared package, name each game once"),
        ("hololive 10.8.2;", None, "in a shared package, name each game once"),
        ("hololive 10.8.2 10.8.3", None, "in a shared package, name each game once"),
        ("hololive 10.8.2; hololive 10.8.3", None, "a game is named twice; write its numbers together"),
        ("hololiv 10.8.2; hololive 10.8.2", None, "there is no game hololiv; there are: "),
    ],
)
def test_the_check_notices_a_citation_of_another_form(comment: str, game: str | None, problem: str) -> None:
    found = amiss(f"x = 1\ny = 2  # {comment}\n", game)
    assert [each.startswith(f"line 2: `# {comment}`: {problem}") for each in found] == [True] * bool(problem)


@pytest.mark.parametrize("game", [game for game in games() if (FEATURES / game).exists()])
def test_every_clause_cited_in_the_features_is_in_the_ledger(game: str) -> None:
    cited = []
    for path in sorted((FEATURES / game).rglob("*.feature")):
        text = path.read_text(encoding="utf-8")
        cited += [(path.name, number) for number in TAG.findall(text) + RULE.findall(text)]
    assert len(cited) > len(load(game))
    assert unknown(game, cited) == []


@pytest.mark.parametrize("game", games())
def test_the_number_of_every_clause_can_be_cited(game: str) -> None:
    numbers = [clause.id for clause in load(game)]
    assert parts(f"# {', '.join(numbers)}") == [("", numbers)]
    assert parts(f"# {game} {', '.join(numbers)}; other 1.2") == [(game, numbers), ("other", ["1.2"])]
    tags = "\n".join(f"@clause-{number}" for number in numbers)
    assert TAG.findall(tags) == numbers
    assert RULE.findall("".join(f"  Rule: {number} it is so\n" for number in numbers)) == numbers


@pytest.mark.parametrize(
    "comment",
    ["# 3-4-2", "# 10", "# win", "# e.g.", "# 3.4, see there", "# 10.7.2 10.7.3", "# 3..4", "# 3-.4", "# .n1"],
)
def test_what_can_be_no_citation(comment: str) -> None:
    assert parts(comment) == []


def test_the_check_notices_a_clause_that_is_not_there() -> None:
    assert unknown("hololive", [("x.py:1", "10.6.3.1"), ("x.py:1", "99.1")]) == ["x.py:1: 99.1"]


def test_the_kernel_holds_no_word_of_a_game() -> None:
    words = re.compile(rf"holomem|cheer|bloom|collab|oshi|archive|holo power|baton|{'|'.join(games())}", re.IGNORECASE)
    found = [path.name for path in (ENGINE / "kernel").glob("*.py") if words.search(path.read_text(encoding="utf-8"))]
    assert found == []
