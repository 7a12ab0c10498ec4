"""Proposes the form of a document: its ids, its headings, and the words by which it is recognised."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec import structs

from ..rulebook_errors import DocumentError
from . import numbered_clauses, unnumbered_clauses
from .document_entries import Document, ends_sentence
from .document_file import extract_text
from .document_form import DocumentForm
from .document_lines import FRONT, DocumentLine, ExtractedText, describe_stretches
from .document_lint import lint_document
from .numbering import DOTTED, Number, Numbering

FAMILIES: tuple[tuple[str, ...], ...] = (
    (),
    ("1.", "1.1.", "1.1.1..."),
    ("1.", "1-1.", "1-1-1..."),
    ("1)", "1-1.", "1-1-1..."),
    ("100.", "100.1.", "100.1a.", "100.1a-1."),
    ("000.", "000.1.", "000.1.a.", "000.1.a.1.", "000.1.a.1.a."),
    ("1.", "100.", "100.1.", "100.1a"),
    ("1", "1.0", "1.0.1", "1.0.1a"),
    ("1", "1.1", "1.1.1", "1.1.1a"),
    ("1.", "1.1", "1.1a"),
    ("1.", "1.1", "1.1.a"),
    ("I.", "I.1", "I.1.a"),
    ("I.", "I.1..."),
    ("1.", "1.1", "a."),
    ("1.", "1.1", "(a)"),
    ("1.", "1.1.", "1.1.1.", "a.", "i."),
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

BY_INDENTATION: tuple[tuple[str, ...], ...] = (("1.", "1.", "1.", "a.", "i."), ("1.", "1.", "a.", "i."))
"""The forms of ids whose levels are printed alike: only a PDF shows them, by the indentation of the lines."""

_FEW = 0.05
"""The greatest share of lines with a whole id in a document whose levels are printed alike."""

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

TITLE_ALONE = r"(?![・●•※■*-])(?:[^。]*[^。.!?！？,、:：;])"
"""The form of a heading that stands alone between blank lines: no member of a list, and no sentence."""

UNDER_HEADINGS = ((), ("1.",), ("1.", "1.1", "1.1a"), ("1.", "1.1", "a."), ("1.", "a.", "i."), ("1.", "(a)", "(i)"))
"""The forms of ids of clauses under such headings."""

TERMS = 4
"""The number of proposed words by which the document is recognised."""

_TITLES = 0.1
"""The least share of titles in the lines of a document in which they stand alone."""

_REPEATED = 3
"""The number of times from which a line is not a title, but begins the details under each title."""

_NO_TITLE = 0.3
"""The greatest share of entries that end like a sentence in a level of headings."""

_COUNTED = re.compile(r"\s*(?:[-•・#]+\s*)?[0-9]{1,4}[.)]")
"""A line that begins with a number, which another form may read as an id."""

_COST = 3
"""The cost of a defect in a reading, in clauses."""

_WORD = re.compile(r"[\u30a1-\u30fa\u30fc]{3,}|[\u3400-\u9fff]{2,4}|\b[A-Z]?[a-z]{4,}\b")
_ASIDES = (
    "更新(?:項目|内容|履歴|履历|记录|历史|紀錄)",
    "改[訂定]履歴",
    "用語(?:集|一覧)",
    "(?i:glossary(?: of terms)?|credits|index|appendix(?: [a-z0-9]+)?)[.:]?",
    "(?i:(?:previous )?(?:update|revision|version|change) (?:summary|history|log)|change ?log|revisions?)[.:]?",
    "(?i:(?:cr |rules? )?updates?)[.:]?",
    r"\W*[Vv]er(?:sion|\.)? ?\d+(?:\.\d+)+ ?[(（].*[)）].*",
)
"""The beginnings of parts without rules: change logs, glossaries, credits."""

_VERSIONS = (r"[Vv]er(?:sion|\.)? ?(\d+(?:\.\d+)+)", r"\b[Vv]\.? ?(\d+(?:\.\d+)+)")
_MONTH = "(?P<month>(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)"
_DATES = (
    r"(20\d\d) ?年 ?(\d+) ?月 ?(\d+) ?日",
    rf"{_MONTH}\.? (?P<day>\d{{1,2}})(?:st|[nr]d|th)?, ?(?P<year>20\d\d)",
    rf"(?P<day>\d{{1,2}})(?:st|[nr]d|th)? {_MONTH},? (?P<year>20\d\d)",
    r"(20\d\d)[/.-](\d{1,2})[/.-](\d{1,2})",
    r"(?P<month>\d{1,2})/(?P<day>\d{1,2})/(?P<year>20\d\d)",
    r"(?P<month>\d{1,2})/(?P<day>\d{1,2})/(?P<year>\d\d)(?!\d)",
)
_WORDS = {
    "English": {"the", "of", "and", "is", "that"},
    "German": {"der", "die", "und", "nicht", "eine"},
    "French": {"les", "des", "est", "une", "dans"},
    "Spanish": {"los", "las", "que", "una", "del"},
    "Italian": {"il", "che", "una", "della", "non"},
    "Portuguese": {"os", "que", "uma", "não", "do"},
}
"""Short words that are frequent in a language with Latin letters."""

_KANA_SHARE = 10
"""A text with more than one kana for so many Chinese characters is Japanese."""

_MOST_NAMED = 6
"""The most missing numbers that the proposal names one by one."""


class _Try(NamedTuple):
    """A form, the document that was read by it, and its quality."""

    worth: int
    form: DocumentForm
    document: Document


def propose_document_form(path: Path) -> str:
    """The text of a `document.toml` for a document, which a person should check and correct; raises `DocumentError`."""
    source = extract_text(path)
    lines = source.lines
    tries: list[_Try] = []
    said = _said(lines)
    readings = _Readings(lines)
    for proposed in (_numbered, _headed, _listed):
        for form in proposed(said, readings):
            document = readings.by_form(form)
            if (worth := _worth(document)) > 0:
                tries.append(_Try(worth, form, document))
        best = max(tries, key=lambda each: each.worth, default=None)
        if best and 2 * best.worth > len(best.document.clauses):
            break
    if best is None:
        mend = 'write its form yourself, and name it with --form: style = "listed", or ids by an example of each level'
        raise DocumentError.for_document(path, "neither a numbering nor headings were found in it", mend)
    others = [each for each in tries if (each.form.style, each.form.ids) != (best.form.style, best.form.ids)]
    return _written(source, best, max(others, key=lambda each: each.worth, default=None))


class _Readings:
    """The documents that were read by proposed forms: each form is tried once."""

    def __init__(self, lines: Sequence[DocumentLine]) -> None:
        self.lines = lines
        self._read: dict[DocumentForm, Document] = {}

    def by_form(self, form: DocumentForm) -> Document:
        """The document read by a form."""
        if form not in self._read:
            self._read[form] = _read(self.lines, form)
        return self._read[form]


def _numbered(said: DocumentForm, readings: _Readings) -> Iterator[DocumentForm]:
    """The forms in which headings have numbers, too."""
    lines = readings.lines
    counted = {ids: _ids_in(lines, ids) for ids in FAMILIES}
    for ids, count in counted.items():
        if 2 * count >= max(counted.values()):
            yield _with_headings(structs.replace(said, ids=ids), readings)
    whole = max(count for ids, count in counted.items() if not ids or Numbering(ids).prints_whole_ids)
    if lines[0].left is not None and whole <= _FEW * len(lines):
        for ids in BY_INDENTATION:
            yield _with_headings(structs.replace(said, ids=ids), readings)


def _headed(said: DocumentForm, readings: _Readings) -> Iterator[DocumentForm]:
    """The forms of numbered clauses under headings without numbers."""
    for form in _with_titles(said, readings.lines):
        for ids in UNDER_HEADINGS:
            for restarts in (True, False):
                yield structs.replace(form, ids=ids, headings=0, restarts=restarts)


def _listed(said: DocumentForm, readings: _Readings) -> Iterator[DocumentForm]:
    """The forms of sentences and bullets under headings without numbers."""
    for form in _with_titles(said, readings.lines):
        yield structs.replace(form, style="listed")
    alone = structs.replace(said, style="listed", heading=TITLE_ALONE, alone=True)
    titles = Counter(title for line in readings.lines if (title := alone.heading_title(line)) is not None)
    if len(titles) >= _TITLES * len(readings.lines):
        repeated, count = titles.most_common(1)[0]
        detail = re.escape(repeated) if count >= _REPEATED else None
        indented = sum(1 for line in readings.lines if line.text[:1].isspace())
        yield structs.replace(alone, detail=detail, indented=0 < 2 * indented < len(readings.lines))


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
    texts = [line.text.strip() for line in lines]
    asides = [aside for aside in _ASIDES if any(re.fullmatch(aside, text) for text in texts)]
    return DocumentForm(
        style="numbered",
        terms=tuple(_terms(lines)) or ("?",),
        aside="|".join(f"(?:{aside})$" for aside in asides) or None,
        version=_found(_VERSIONS, lines),
        date=_found(_DATES, lines),
    )


def _with_headings(form: DocumentForm, readings: _Readings) -> DocumentForm:
    """The form with the likely number of levels of headings; none if sections and rules are counted together."""
    levels: dict[int, list[bool]] = {}
    for entry in readings.by_form(form).entries:
        levels.setdefault(len(form.clause_numbering.parse_id(entry.number)), []).append(ends_sentence(entry.text))
    headings = 0
    while (ends := levels.get(headings + 1)) and sum(ends) <= _NO_TITLE * len(ends):
        headings += 1
    least = 0 if form.clause_numbering.counts_together else 1
    return structs.replace(form, headings=max(least, headings))


def _read(lines: Sequence[DocumentLine], form: DocumentForm) -> Document:
    if form.style == "listed":
        return unnumbered_clauses.parse_unnumbered(lines, form, (), "", "")
    return numbered_clauses.parse_numbered(lines, form, "", "")


def _worth(document: Document) -> int:
    """The quality of a form: the number of clauses that it finds, less the cost of its defects."""
    if document.numbered and all("-b" in entry.number for entry in document.clauses):
        return 0
    amiss = sum(1 for finding in lint_document(document, references=False) if finding.rule != "contents")
    long = sum(1 for entry in document.headings if ends_sentence(entry.text))
    above = {entry.parent for entry in document.entries}
    bare = sum(1 for entry in document.entries[1:] if entry.heading and entry.number not in above)
    alone = 0 if document.numbers.counts_together else sum(1 for entry in document.clauses if entry.parent is None)
    inside = sum(1 for entry in document.entries for item in entry.items if _COUNTED.match(item))
    before = sum(1 for line in document.outside if _COUNTED.match(line.text))
    return len(document.clauses) - _COST * (amiss + len(document.doubts) + bare + alone) - long - inside - before


def _terms(lines: Sequence[DocumentLine]) -> list[str]:
    """The most frequent long words, as terms until a person names better ones."""
    words = Counter(word for line in lines for word in _WORD.findall(line.text))
    return [word for word, _ in sorted(words.items(), key=lambda each: -each[1] * len(each[0]))[:TERMS]]


def _found(patterns: Sequence[str], lines: Sequence[DocumentLine]) -> str | None:
    """The first pattern that the beginning of the document has, or otherwise any part of it."""
    stretches = (lines[:FRONT], lines)
    return next((each for part in stretches for each in patterns if any(re.search(each, x.text) for x in part)), None)


def _written(source: ExtractedText, best: _Try, other: _Try | None) -> str:
    form = best.form
    said = [
        *(f"# {line}" for line in _described(source, best, other)),
        f'style = "{form.style}"',
        *([f"ids = {_toml(list(form.ids))}  # an example of each level"] if form.ids else []),
        *([f"headings = {form.headings}  # so many levels are titles"] if form.style == "numbered" else []),
        *([f"heading = '''{form.heading}'''  # a heading without a number"] if form.heading is not None else []),
        *(["alone = true  # between blank lines"] if form.alone else []),
        *([f"detail = '''{form.detail}'''  # details follow this line"] if form.detail else []),
        *(["indented = true  # an indented line continues the clause above"] if form.indented else []),
        *(["restarts = true  # numbers begin again under each heading"] if form.restarts else []),
        f"terms = {_toml(list(form.terms))}  # name words that only this game's document has",
    ]
    for name in ("aside", "version", "date"):
        if value := getattr(form, name):
            said.append(f"{name} = '{value}'")
    return "\n".join(said) + "\n"


def _described(source: ExtractedText, best: _Try, other: _Try | None) -> Iterator[str]:
    """A description of the document, and of the reading by the proposed form, as lines of a comment."""
    document = best.document
    pages = f"{source.pages} pages, " if source.pages else ""
    columns = f"{source.columns} columns, " if source.columns > 1 else "1 column, " if source.pages else ""
    yield f"Proposed by saitei, which read the document by it: {pages}{columns}in {_language(source.lines)}."
    begun = {entry.place for entry in document.entries}
    apart = {line.describe_place for line in document.outside}
    counted = {
        line.describe_place
        for line in source.lines
        if _COUNTED.match(line.text) and line.describe_place not in begun | apart
    } - {line.place for line in document.contents}
    unsure = {doubt.place for doubt in document.doubts} | counted
    read = document.lines_in_entries
    sure = max(0, read - len(unsure))
    yield (
        f"{len(document.clauses)} clauses, {len(document.headings)} headings, {len(document.contents)} lines of a table"
        " of contents."
    )
    yield f"{document.lines} lines: {read} belong to a clause or a heading, {sure} of them ({sure / max(1, read):.1%})"
    yield f"without a doubt; {len(document.outside)} belong to none{describe_stretches(document.outside)}."
    if counted:
        yield f"{len(counted)} lines begin with a number, but are read as the text of the clause above them."
    if missing := [each.number for each in lint_document(document, references=False) if each.rule == "missing"]:
        yield f"Numbers that are not printed, or were not found: {', '.join(missing[:_MOST_NAMED])}{_more(missing)}."
    if other:
        form = f"ids = {_toml(list(other.form.ids))}" if other.form.ids else f'style = "{other.form.style}"'
        yield f"The next best description: {form}, with {len(other.document.clauses)} clauses."
    yield "Look at it with `saitei rulebook read --form`, and correct it."


def _more(names: Sequence[str]) -> str:
    return f" and {len(names) - _MOST_NAMED} more" if len(names) > _MOST_NAMED else ""


def _language(lines: Sequence[DocumentLine]) -> str:
    """The language of a document, by its letters and its short words."""
    text = "".join(line.text for line in lines)
    letters = {
        "Japanese": len(re.findall(r"[\u3041-\u30ff]", text)),
        "Korean": len(re.findall(r"[\uac00-\ud7af]", text)),
        "Chinese": len(re.findall(r"[\u3400-\u9fff]", text)),
    }
    if letters["Japanese"] > letters["Chinese"] / _KANA_SHARE:
        letters["Chinese"] = 0
    latin = len(re.findall(r"[A-Za-z\u00c0-\u024f]", text))
    if (likely := max(letters, key=letters.__getitem__)) and letters[likely] * 2 > latin:
        return likely
    words = Counter(re.findall(r"[a-z\u00df-\u00ff]+", " ".join(line.text.lower() for line in lines)))
    counts = {name: sum(words[word] for word in known) for name, known in _WORDS.items()}
    likely = max(counts, key=counts.__getitem__)
    return likely if counts[likely] else "an unknown language"


def _toml(value: list[str]) -> str:
    return json.dumps(value, ensure_ascii=False)
