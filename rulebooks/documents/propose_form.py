"""Proposes the form of a document: its ids, its headings, and the words by which it is recognised."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import structs

from ..rulebook_errors import DocumentError
from . import numbered_clauses, unnumbered_clauses
from .document_entries import Document, ends_sentence
from .document_file import extract_text
from .document_form import DocumentForm
from .document_lines import DocumentLine
from .document_lint import lint_document
from .numbering import DOTTED, Number, Numbering

FAMILIES: tuple[tuple[str, ...], ...] = (
    (),
    ("1.", "1-1.", "1-1-1..."),
    ("1.", "100.", "100.1.", "100.1a"),
    ("1", "1.0", "1.0.1", "1.0.1a"),
    ("1", "1.1", "1.1.1", "1.1.1a"),
    ("1.", "1.1", "1.1a"),
    ("1.", "1.1", "1.1.a"),
    ("I.", "I.1", "I.1.a"),
    ("I.", "I.1..."),
    ("1.", "1.1", "a."),
    ("1.", "1.1", "(a)"),
    ("1.", "1.1", "1.1(a)"),
    ("1.", "100.", "100.1.", "a."),
    ("I.", "A.", "1.", "a."),
    ("I.", "1.", "a."),
    ("A.", "A.1", "A.1.a"),
    ("A.", "1.", "a."),
    ("1.", "a.", "i."),
    ("1.", "(a)", "(i)"),
)
"""The forms of ids in rulebooks, by examples; the first are dotted numbers of any depth."""

HEADINGS = (
    "",
    r"#{1,6}\s+(.+)",
    r"[■◆▼●□◇▽○]\s*([^。]+)",
    r"【([^】]+)】",
    r"[<＜《〈](.+)[>＞》〉]",
    r"[A-Z][A-Z0-9 '’&/-]{2,60}",
    r"[A-Z][A-Za-z0-9 '’&/,-]{2,60}",
)
"""The forms of headings without numbers: marked in the file, after or between marks, in capitals, or like titles."""

UNDER_HEADINGS = ((), ("1.",), ("1.", "1.1", "1.1a"), ("1.", "1.1", "a."), ("1.", "a.", "i."), ("1.", "(a)", "(i)"))
"""The forms of ids of clauses under such headings."""

TERMS = 4
"""The number of proposed words by which the document is recognised."""

_NO_TITLE = 0.3
"""The greatest share of entries that end like a sentence in a level of headings."""

_COST = 3
"""The cost of a defect in a reading, in clauses."""

_WORD = re.compile(r"[\u30a1-\u30fa\u30fc]{3,}|[\u3400-\u9fff]{2,4}|\b[A-Z]?[a-z]{4,}\b")
_ASIDES = ("Glossary", "Credits", "Index", "更新(項目|内容)")
_VERSIONS = (r"[Vv]er(?:sion|\.)? ?(\d+(?:\.\d+)+)",)
_DATES = (
    r"(20\d\d) ?年 ?(\d+) ?月 ?(\d+) ?日",
    r"(?P<month>[A-Z][a-z]+) (?P<day>\d{1,2}), (?P<year>20\d\d)",
    r"(?P<month>\d{1,2})/(?P<day>\d{1,2})/(?P<year>20\d\d)",
)


def propose_document_form(path: Path) -> str:
    """The text of a `document.toml` for a document, which a person should check and correct; raises `DocumentError`."""
    lines = extract_text(path).lines
    best: tuple[int, DocumentForm, Document] | None = None
    said = _said(lines)
    for tried in (_numbered, _headed, _listed):
        for form in tried(said, lines):
            document = _read(lines, form)
            worth = _worth(document)
            if worth > 0 and (best is None or worth > best[0]):
                best = worth, form, document
        if best and 2 * best[0] > len(best[2].clauses):
            break
    if best is None:
        mend = 'write its form yourself: style = "listed", or ids by an example of each level'
        raise DocumentError.for_document(path, "neither a numbering nor headings were found in it", mend)
    return _written(*best[1:])


def _numbered(said: DocumentForm, lines: Sequence[DocumentLine]) -> Iterator[DocumentForm]:
    """The forms in which headings have numbers, too."""
    counted = {ids: _ids_in(lines, ids) for ids in FAMILIES}
    for ids, count in counted.items():
        if 2 * count >= max(counted.values()):
            yield _with_headings(structs.replace(said, ids=ids), lines)


def _headed(said: DocumentForm, lines: Sequence[DocumentLine]) -> Iterator[DocumentForm]:
    """The forms of numbered clauses under headings without numbers."""
    for form in _with_titles(said, lines):
        for ids in UNDER_HEADINGS:
            for restarts in (True, False):
                yield structs.replace(form, ids=ids, headings=0, restarts=restarts)


def _listed(said: DocumentForm, lines: Sequence[DocumentLine]) -> Iterator[DocumentForm]:
    """The forms of sentences and bullets under headings without numbers."""
    return (structs.replace(form, style="listed") for form in _with_titles(said, lines))


def _with_titles(said: DocumentForm, lines: Sequence[DocumentLine]) -> Iterator[DocumentForm]:
    """The form combined with each form of headings without numbers that at least two lines have."""
    for heading in HEADINGS:
        form = structs.replace(said, heading=heading)
        if sum(1 for line in lines if form.heading_title(line) is not None) > 1:
            yield form


def _ids_in(lines: Sequence[DocumentLine], ids: tuple[str, ...]) -> int:
    """The number of lines that begin with an id of several parts."""
    numbers = Numbering(ids) if ids else DOTTED
    count = 0
    last: Number = ()
    for line in lines:
        if found := numbers.read_number(line.text, last):
            last = found[0]
            count += len(last) > 1
    return count


def _said(lines: Sequence[DocumentLine]) -> DocumentForm:
    """The parts of the form that do not depend on the ids."""
    asides = [aside for aside in _ASIDES if any(re.fullmatch(aside, line.text.strip()) for line in lines)]
    return DocumentForm(
        style="numbered",
        terms=tuple(_terms(lines)) or ("?",),
        aside="|".join(asides) or None,
        version=_found(_VERSIONS, lines),
        date=_found(_DATES, lines),
    )


def _with_headings(form: DocumentForm, lines: Sequence[DocumentLine]) -> DocumentForm:
    """The form with the likely number of levels of headings."""
    levels: dict[int, list[bool]] = {}
    for entry in _read(lines, form).entries:
        levels.setdefault(len(form.clause_numbering.parse_id(entry.number)), []).append(ends_sentence(entry.text))
    headings = 0
    while (ends := levels.get(headings + 1)) and sum(ends) <= _NO_TITLE * len(ends):
        headings += 1
    return structs.replace(form, headings=max(1, headings))


def _read(lines: Sequence[DocumentLine], form: DocumentForm) -> Document:
    if form.style == "listed":
        return unnumbered_clauses.parse_unnumbered(lines, form, (), "", "")
    return numbered_clauses.parse_numbered(lines, form, "", "")


def _worth(document: Document) -> int:
    """The quality of a form: the number of clauses that it finds, less the cost of its defects."""
    if document.numbered and all("-b" in entry.number for entry in document.clauses):
        return 0
    amiss = sum(
        1 for finding in lint_document(document) if finding.rule in {"duplicate", "missing", "misnumbered", "empty"}
    )
    long = sum(1 for entry in document.headings if ends_sentence(entry.text))
    above = {entry.parent for entry in document.entries}
    bare = sum(1 for entry in document.entries[1:] if entry.heading and entry.number not in above)
    alone = sum(1 for entry in document.clauses if entry.parent is None)
    return len(document.clauses) - _COST * (amiss + len(document.doubts) + bare + alone) - long


def _terms(lines: Sequence[DocumentLine]) -> list[str]:
    """The most frequent long words, as terms until a person names better ones."""
    words = Counter(word for line in lines for word in _WORD.findall(line.text))
    return [word for word, _ in sorted(words.items(), key=lambda each: -each[1] * len(each[0]))[:TERMS]]


def _found(patterns: Sequence[str], lines: Sequence[DocumentLine]) -> str | None:
    return next((pattern for pattern in patterns if any(re.search(pattern, line.text) for line in lines)), None)


def _written(form: DocumentForm, document: Document) -> str:
    counts = f"{len(document.clauses)} clauses, {len(document.headings)} headings, {len(document.doubts)} places unsure"
    said = [
        f"# Proposed by saitei from the document: {counts}. Look at it with `saitei rulebook read --form`.",
        f'style = "{form.style}"',
        *([f"ids = {_toml(list(form.ids))}  # an example of each level"] if form.ids else []),
        *([f"headings = {form.headings}  # so many levels are titles"] if form.style == "numbered" else []),
        *([f"heading = '''{form.heading}'''  # a heading without a number"] if form.heading is not None else []),
        *(["restarts = true  # numbers begin again under each heading"] if form.restarts else []),
        f"terms = {_toml(list(form.terms))}  # name words that only this game's document has",
    ]
    for name in ("aside", "version", "date"):
        if value := getattr(form, name):
            said.append(f"{name} = '{value}'")
    return "\n".join(said) + "\n"


def _toml(value: list[str]) -> str:
    return json.dumps(value, ensure_ascii=False)
