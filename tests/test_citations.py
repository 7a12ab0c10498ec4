"""Every clause that code or features cite is in the ledger, anchors fit, and the kernel speaks of no game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saitei.features
import saitei.reference_engine
from saitei.harness.base.command_errors import WrongUse
from saitei.harness.prove.anchors import FILE, anchor_faults, format_anchors, read_anchors, read_anchors_text
from saitei.harness.prove.citations import CITATION, cited_clauses, find_citations, trailing_comments
from saitei.harness.prove.module_swap import game_modules, package_directory, shared_directories, shared_modules
from saitei.reference_engine.engine import find_game_packages as played
from saitei.reference_engine.patching import VIOLATIONS
from saitei.rulebooks import ID, games_with_rulebook, load_ledger

TAG = re.compile(rf"@clause-({ID})")
RULE = re.compile(rf"^\s*Rule:\s*({ID})\s", re.MULTILINE)

LIKE = re.compile(rf"#\s*(?:[\w-]+\s+)?{ID}(?:[\s,;]+(?:[\w-]+\s+)?{ID})*[\s,;]*(?:#.*)?$")
"""The form of a citation by ids, and of texts meant as one: numbers, and at most one word before each."""

ENGINE = Path(saitei.reference_engine.__file__).parent
FEATURES = Path(saitei.features.__file__).parent


def unknown(game: str, cited: list[tuple[str, str]]) -> list[str]:
    """The citations whose clause the ledger does not have."""
    ledger = load_ledger(game)
    return [f"{where}: {number}" for where, number in cited if number not in ledger]


def amiss(source: str, *, is_shared: bool) -> list[str]:
    """The faults in the form of a module's citations: a shared one's, or a game's own."""
    return [
        f"line {line}: `{comment}`: {problem}"
        for line, comment in trailing_comments(source)
        if (problem := _in_shared(comment) if is_shared else _in_own(comment))
    ]


def _in_shared(comment: str) -> str:
    return (
        f"in a shared package, write an anchor, `#: waits`, and cite it in a game's {FILE}"
        if LIKE.match(comment)
        else ""
    )


def _in_own(comment: str) -> str:
    if comment.startswith("#:"):
        return "in a game's own package, write numbers: `# 1.2, 1.2.3`; anchors are for shared ones"
    return "write numbers alone: `# 1.2, 1.2.3`" if LIKE.match(comment) and not CITATION.match(comment) else ""


PLAYED = played()
"""The packages of the reference engine that play games, by game."""


@pytest.mark.parametrize("game", PLAYED)
def test_every_clause_cited_in_the_engine_is_in_the_ledger(game: str) -> None:
    cited = [
        (f"{path.parent.name}/{path.name}:{citation.line}", number)
        for path in game_modules(PLAYED[game])
        for citation in find_citations(path.read_text(encoding="utf-8"), read_anchors(package_directory(PLAYED[game])))
        for number in citation.clauses
    ]
    played = {chapter for clause in dict(cited).values() if (chapter := load_ledger(game).chapter_of(clause))}
    behavioural = [clause for clause in load_ledger(game) if clause.kind == "behavioural"]
    assert len(cited) > sum(load_ledger(game).chapter_of(clause.id) in played for clause in behavioural)
    assert unknown(game, cited) == []


def test_a_game_s_own_package_cites_clauses_and_a_shared_one_has_anchors() -> None:
    others = {directory.name for directory in shared_directories()}
    found = [
        f"{path.parent.name}/{path.name}, {problem}"
        for path in sorted(ENGINE.glob("*/*.py"))
        for problem in amiss(path.read_text(encoding="utf-8"), is_shared=path.parent.name in others)
    ]
    assert found == []


@pytest.mark.parametrize("game", PLAYED)
def test_an_engine_that_is_broken_by_hand_makes_no_clause_true(game: str) -> None:
    broken = [
        *package_directory(PLAYED[game]).glob(f"{VIOLATIONS}.py"),
        *package_directory(PLAYED[game]).glob(f"{VIOLATIONS}/*.py"),
    ]
    assert broken
    assert not set(broken).intersection(game_modules(PLAYED[game]))
    assert [each for path in broken for each in find_citations(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("comment", "own", "in_shared"),
    [
        ("# 10.8.2, 10.8.2.1", "", "in a shared package, write an anchor"),
        ("# 10.8.2  # noqa", "", "in a shared package, write an anchor"),
        ("# hololive 10.8.2", "write numbers alone", "in a shared package, write an anchor"),
        ("# 10.8.2; 10.8.2.1", "write numbers alone", "in a shared package, write an anchor"),
        ("# 10.8.2 10.8.3", "write numbers alone", "in a shared package, write an anchor"),
        ("#: waits", "in a game's own package, write numbers", ""),
        ("# see hololive", "", ""),
        ("# as 10.8.2 says", "", ""),
    ],
)
def test_the_check_notices_a_citation_of_another_form(comment: str, own: str, in_shared: str) -> None:
    for is_shared, problem in ((False, own), (True, in_shared)):
        found = amiss(f"x = 1\ny = 2  {comment}\n", is_shared=is_shared)
        assert [each.startswith(f"line 2: `{comment}`: {problem}") for each in found] == [True] * bool(problem)


def test_every_anchor_is_cited_and_every_entry_has_its_anchor_and_its_clauses() -> None:
    tables = {game: read_anchors(package_directory(PLAYED[game])) for game in PLAYED}
    assert anchor_faults(tables, shared_modules(), {game: load_ledger(game) for game in PLAYED}) == []
    assert sum(map(len, tables.values())) > 200


@pytest.mark.parametrize("game", [game for game in PLAYED if (ENGINE / game / FILE).exists()])
def test_a_table_stands_in_the_order_of_the_rulebook(game: str) -> None:
    assert read_anchors_text(package_directory(PLAYED[game])) == format_anchors(
        read_anchors(package_directory(PLAYED[game])), load_ledger(game)
    )


@pytest.mark.parametrize(
    ("source", "cited", "fault"),
    [
        ("x = 1  #: waits", {"waits": ("10.8.2",)}, ""),
        ("x = 1  #: waits  # noqa", {"waits": ("10.8.2",)}, ""),
        ("x = 1  #: waits", {}, "shared/rules.py:1: no game cites the anchor waits; cite it in a game's"),
        ("x = 1", {"waits": ("10.8.2",)}, "hololive/citations.toml: waits: no shared statement has this anchor"),
        ("x = 1  #: waits\ny = 1  #: wait", {"waits": ("10.8.2",), "wait": ("10.8.2",), "wiats": ("10.8.2",)},
         'hololive/citations.toml: wiats: no shared statement has this anchor; did you mean "waits"?'),
        ("x = 1  #: waits\ny = 1  #: waits", {"waits": ("10.8.2",)},
         "shared/rules.py:2: the anchor waits is at shared/rules.py:1 already; choose another word"),
        ("x = 1  #: Waits for", {}, "shared/rules.py:1: `#: Waits for` is not an anchor; write a word, or words with"),
        ("x = 1  #: waits", {"waits": ("10.8.2", "99.1")},
         "hololive/citations.toml: waits: there is no clause 99.1 in hololive 1.9.0"),
        ("x = 1  #: waits", {"waits": ("10.8.2", "10.8.2")}, "hololive/citations.toml: waits: it cites a clause twice"),
        ("x = 1  #: waits", {"waits": ()}, "hololive/citations.toml: waits: it cites no clause; delete the entry"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_anchors_is_told(
    tmp_path: Path, source: str, cited: dict[str, tuple[str, ...]], fault: str
) -> None:
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared" / "rules.py").write_text(f"{source}\n", encoding="utf-8")
    found = anchor_faults(
        {"hololive": cited}, [tmp_path / "shared" / "rules.py"], {"hololive": load_ledger("hololive")}
    )
    assert [each.startswith(fault) for each in found] == [True] * bool(fault)


@pytest.mark.parametrize("written", ["waits = 10.8.2", 'waits = "10.8.2"', "[triggers]\nwaits = ['10.8.2']"])
def test_a_table_of_another_form_is_told_in_one_line(tmp_path: Path, written: str) -> None:
    (tmp_path / FILE).write_text(written, encoding="utf-8")
    with pytest.raises(WrongUse, match=r"citations\.toml: .*; write lines such as: waits = \['1\.2'\]$"):
        read_anchors(tmp_path)


@pytest.mark.parametrize("game", [game for game in games_with_rulebook() if (FEATURES / game).exists()])
def test_every_clause_cited_in_the_features_is_in_the_ledger(game: str) -> None:
    cited = []
    for path in sorted((FEATURES / game).rglob("*.feature")):
        text = path.read_text(encoding="utf-8")
        cited += [(path.name, number) for number in TAG.findall(text) + RULE.findall(text)]
    played = {chapter for clause in dict(cited).values() if (chapter := load_ledger(game).chapter_of(clause))}
    behavioural = [clause for clause in load_ledger(game) if clause.kind == "behavioural"]
    assert len(cited) > sum(load_ledger(game).chapter_of(clause.id) in played for clause in behavioural)
    assert unknown(game, cited) == []


@pytest.mark.parametrize("game", games_with_rulebook())
def test_the_number_of_every_clause_can_be_cited(game: str) -> None:
    numbers = [clause.id for clause in load_ledger(game)]
    assert cited_clauses(f"# {', '.join(numbers)}") == tuple(numbers)
    tags = "\n".join(f"@clause-{number}" for number in numbers)
    assert TAG.findall(tags) == numbers
    assert RULE.findall("".join(f"  Rule: {number} it is so\n" for number in numbers)) == numbers


@pytest.mark.parametrize("number", ["601.2a", "1.0.1a", "1-2-1", "1-2-1-b2", "100", "7a", "A-2", "IV.2.c", "II.B.iv"])
def test_a_number_of_any_making_can_be_cited(number: str) -> None:
    assert cited_clauses(f"# {number}") == (number,)


@pytest.mark.parametrize(
    "comment",
    ["# utf-8", "# ten", "# win", "# e.g.", "# 3.4, see there", "# 10.7.2 10.7.3", "# 3..4", "# 3-.4", "# .n1"],
)
def test_what_can_be_no_citation(comment: str) -> None:
    assert cited_clauses(comment) == ()


def test_the_check_notices_a_clause_that_is_not_there() -> None:
    assert unknown("hololive", [("x.py:1", "10.6.3.1"), ("x.py:1", "99.1")]) == ["x.py:1: 99.1"]


def test_the_kernel_holds_no_word_of_a_game() -> None:
    words = re.compile(
        rf"holomem|cheer|bloom|collab|oshi|archive|holo power|baton|{'|'.join(games_with_rulebook())}", re.IGNORECASE
    )
    found = [path.name for path in (ENGINE / "kernel").glob("*.py") if words.search(path.read_text(encoding="utf-8"))]
    assert found == []
