"""The published documents, where they are at hand: every clause of the inventory, no more, no less."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from saitei.rulebooks import load_ledger, normalise_text
from saitei.rulebooks.comparison import check_changelog, compare_editions
from saitei.rulebooks.documents import Document, lint_document, parse_form, propose_document_form, read_document

DOCUMENTS = os.environ.get("SAITEI_RULEBOOKS")
GAMES = ("digicharat", "gotoubun", "hololive", "osica", "wixoss")
LOST_HEADINGS = "wixoss"
"""The game whose document lost its headings; two are printed, of its chapters. The inventory knows the first as a
chapter alone."""

NUMBERED_HEADINGS = "digicharat"
"""The game whose inventory has the printed number in the text of a heading."""

pytestmark = pytest.mark.skipif(DOCUMENTS is None, reason="SAITEI_RULEBOOKS names no directory with the documents")


def document(game: str) -> Document:
    return read_document(Path(DOCUMENTS or "") / f"{game}.txt", game)


def inventory(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((Path(DOCUMENTS or "") / f"{game}.clauses.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_the_inventory_and_no_other(game: str) -> None:
    found = [(e.number, e.parent, normalise_text(e.wording)) for e in document(game).clauses]
    wanted = [
        (record["id"], record["parent"], normalise_text(record["text"] + "".join(record["items"])))
        for record in inventory(game)
        if record["kind"] == "clause"
    ]
    assert found == wanted


@pytest.mark.parametrize("game", GAMES)
def test_every_heading_of_the_inventory_and_no_other(game: str) -> None:
    found = [(e.number, e.parent, normalise_text(e.text)) for e in document(game).headings]
    headings = [record for record in inventory(game) if record["kind"] == "heading"]
    wanted = [(r["id"], r["parent"], normalise_text(r["text"])) for r in headings]
    if game == NUMBERED_HEADINGS:
        wanted = [(number, parent, re.sub(r"^\d+(-\d+)*[:/]?", "", text)) for number, parent, text in wanted]
    if game == LOST_HEADINGS:
        chapters = list(dict.fromkeys(r["chapter"] for r in headings))
        found = [(number, parent, "") for number, parent, _ in found if number != chapters[0]]
        wanted = [(r["id"], None if r["id"] in chapters else r["chapter"], "") for r in headings]
    assert found == wanted


def test_a_document_with_titles_between_blank_lines_is_read_without_its_outline() -> None:
    path = Path(DOCUMENTS or "") / "osica.txt"
    found = read_document(path, "other", form=parse_form(propose_document_form(path)))
    known = [(entry.heading, entry.text) for entry in document("osica").entries]
    assert [(entry.heading, entry.text) for entry in found.entries][2:] == known, "after the title of the page"


def test_every_ruling_of_digicharat_is_read_with_its_verdict() -> None:
    found = [[(normalise_text(x.text), x.verdict) for x in e.examples] for e in document("digicharat").clauses]
    wanted = [
        [(normalise_text(x["text"]), x["verdict"]) for x in record["examples"]]
        for record in inventory("digicharat")
        if record["kind"] == "clause"
    ]
    assert found == wanted
    assert sum(map(len, found)) == 31


def test_the_pdf_of_a_publisher_is_read_whole() -> None:
    path = Path(DOCUMENTS or "") / "hololive-1.9.0.pdf"
    if not path.exists():
        pytest.skip("the document is not at hand")
    found = read_document(path, "hololive")
    assert (found.version, found.date, len(found.clauses), len(found.headings)) == ("1.9.0", "2026-06-12", 505, 123)
    assert sum(1 for entry in found.clauses if "-b" in entry.number) == 6
    assert len(found.announced) == 10
    assert [(finding.rule, finding.number) for finding in lint_document(found)] == [
        ("contents", "13"),
        ("contents", "14"),
    ]
    assert [doubt.number for doubt in found.doubts if "legend" in doubt.says] == [
        *("1.3.5.2", "2.4.1", "12", "12.1.5.4", "12.2.1")
    ]
    comparison = compare_editions(document("hololive"), found)
    kinds = [
        {(c.kind, c.old, c.new) for c in compare_editions(side, found).clauses}
        for side in (document("hololive"), load_ledger("hololive", "1.7.0"))
    ]
    known_by_words = ("7.6.3",), ("7.6.6",)
    assert kinds[0] - kinds[1] == {("moved-reworded", *known_by_words)}
    assert kinds[1] - kinds[0] == {("gone", known_by_words[0], ()), ("new", (), known_by_words[1])}
    assert Counter(change.kind for change in comparison.clauses) == {
        **{"unchanged": 365, "moved": 48, "typographic": 1, "reworded": 45, "moved-reworded": 16},
        **{"new": 26, "gone": 3, "reference-changed": 4},
    }
    listed = check_changelog(comparison, found)
    assert listed and all(entry.changes for entry in listed.announcements)


@pytest.mark.parametrize(
    ("game", "findings"),
    [
        ("digicharat", []),
        ("gotoubun", [("empty", "4.5.3.1"), ("dangling", "10.7.4.1.3")]),
        (
            "hololive",
            [
                ("misnumbered", "10.1.1.1.2"),
                ("misnumbered", "10.1.1.1.2.1"),
                ("contents", "13"),
                ("contents", "14"),
            ],
        ),
        ("osica", []),
        ("wixoss", []),
    ],
)
def test_the_lint_finds_the_structural_defects_and_raises_no_false_alarm(
    game: str, findings: list[tuple[str, str]]
) -> None:
    assert [(finding.rule, finding.number) for finding in lint_document(document(game))] == findings
