"""Changes are described in words: the words that differ, a likely subject, and a renamed term once."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from sample_rulebooks.invented import invented

from saitei.rulebooks.comparison import WordingChange, compare_editions, find_renamed_terms, list_wording_changes
from saitei.rulebooks.documents import Document, DocumentEntry


def edition(*clauses: str) -> Document:
    headings = [DocumentEntry("1", True, None, "", "初め"), DocumentEntry("1.1", True, "1", "", "総則")]
    rest = [DocumentEntry(f"1.1.{at}", False, "1.1", "", text) for at, text in enumerate(clauses, 1)]
    return Document("hololive", "made", (*headings, *rest), numbered=True)


def told(old: Document, new: Document) -> tuple[WordingChange, ...]:
    return list_wording_changes(old, new, compare_editions(old, new))


@pytest.mark.parametrize(
    ("old", "new", "flags"),
    [
        ("灯台を2個まで回します。", "灯台を3個まで回します。", ("number",)),
        ("灯台を二個まで回します。", "灯台を三個まで回します。", ("number",)),
        ("灯台を回すことができます。", "灯台を回すことができません。", ("negation",)),
        ("灯台を回す場合、伏せます。", "灯台を回さない場合、伏せます。", ("negation",)),
        ("灯台を回します(1.1.2)。", "灯台を回します(1.1.3)。", ("reference",)),
        ("灯台、風車を回します。", "灯台，風車を回します。", ("typography",)),
        ("灯台を回します。", "灯台を伏せます。", ()),
        ("灯台を2個まで回します。", "灯台を3個は回せません。", ("number", "negation")),
        ("A player may draw two cards.", "A player may not draw three cards.", ("number", "negation")),
        ("A player can draw a card.", "A player can't draw a card.", ("negation",)),
    ],
)
def test_what_a_change_of_words_may_be_about(old: str, new: str, flags: tuple[str, ...]) -> None:
    rest = ("風車は回りません。", "錨は3個です。")
    (wording,) = told(edition(old, *rest), edition(new, *rest))
    assert wording.flags == flags
    assert "".join(piece.text for piece in wording.pieces if piece.side != "new") == old
    assert "".join(piece.text for piece in wording.pieces if piece.side != "old") == new
    assert any(piece.side != "same" for piece in wording.pieces)


def test_a_renamed_term_is_told_once() -> None:
    document = invented(Random(3), 200)
    holding = [entry.number for entry in document.clauses if "参加者" in entry.text]

    def renamed(entry: DocumentEntry) -> DocumentEntry:
        return replace(entry, text=re.sub("司会者", "審判", entry.text))

    entries = tuple(map(renamed, document.entries))
    further = next(at for at, entry in enumerate(entries) if "審判" in entry.text)
    entries = tuple(
        replace(entry, text=entry.text.replace("審判", "審判と見学者")) if at == further else entry
        for at, entry in enumerate(entries)
    )
    new = replace(document, entries=entries)
    made = told(document, new)
    (rename,) = find_renamed_terms(made)
    having = {entry.number for entry in document.clauses if "司会者" in entry.text}
    assert len(having) > 10 and holding
    assert (rename.old, rename.new) == ("司会者", "審判")
    assert {change.old[0] for change in rename.alone} == having - {entries[further].number}
    assert all("term" in wording.flags for wording in made if wording.change in rename.changes)


def test_what_is_new_gone_or_split_has_its_words() -> None:
    old = edition(
        "灯台は、親番の参加者が回します。風車は、子番の参加者が伏せます。",
        "砂時計が落ちきったなら鐘を鳴らします。",
        "硯を並べます。",
    )
    new = edition(
        "灯台は、親番の参加者が回します。",
        "風車は、子番の参加者が伏せます。",
        "硯を並べます。",
        "操車場では一度に7両まで転車台に載せ、残りは踏切の外で待たせます。",
    )
    found = {wording.change.kind: wording for wording in told(old, new)}
    assert found.keys() == {"split", "gone", "new"}
    assert [piece.side for piece in found["split"].pieces] == ["same"]
    assert [(piece.side, piece.text) for piece in found["gone"].pieces] == [
        ("old", "砂時計が落ちきったなら鐘を鳴らします。")
    ]
    assert [piece.side for piece in found["new"].pieces] == ["new"]
    assert found["new"].flags == found["gone"].flags == ()
