"""Proposes how a document is printed: which ids it has, what are its headings, by what words it is known."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from ..errors import DocumentError
from . import numbered
from .entries import Document, finished
from .files import opened
from .form import Form
from .lines import Line
from .lint import lint
from .numbering import DOTTED, Numbering

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
)
"""The ids that rulebooks have, by examples; the first are dotted numbers of any depth."""

TERMS = 4
"""So many words are proposed by which the document is known."""

_NO_TITLE = 0.3
"""Headings are a level of which so few entries, at the most, end as a sentence does."""

_COST = 3
"""What is amiss in a reading counts for so many clauses."""

_WORD = re.compile(r"[\u30a1-\u30fa\u30fc]{3,}|[\u3400-\u9fff]{2,4}|\b[A-Z]?[a-z]{4,}\b")
_ASIDES = ("Glossary", "Credits", "Index", "更新(項目|内容)")
_VERSIONS = (r"[Vv]er(?:sion|\.)? ?(\d+(?:\.\d+)+)",)
_DATES = (
    r"(20\d\d) ?年 ?(\d+) ?月 ?(\d+) ?日",
    r"(?P<month>[A-Z][a-z]+) (?P<day>\d{1,2}), (?P<year>20\d\d)",
    r"(?P<month>\d{1,2})/(?P<day>\d{1,2})/(?P<year>20\d\d)",
)


def describe(path: Path) -> str:
    """The text of a `document.toml` for a document, to be looked at and mended; raises `DocumentError`."""
    lines = opened(path).lines
    counted = {ids: _ids_in(lines, ids) for ids in FAMILIES}
    likely = [ids for ids, count in counted.items() if 2 * count >= max(counted.values())]
    tried = [(form, _read(lines, form)) for ids in likely for form in [_form(ids, lines)]]
    best, document = max(tried, key=lambda each: _worth(each[1]))
    if _worth(document) <= 0:
        mend = 'write its form yourself: style = "listed", or ids by an example of each level'
        raise DocumentError.of(path, "no numbering is found in it", mend)
    return _written(best, document)


def _ids_in(lines: Sequence[Line], ids: tuple[str, ...]) -> int:
    """How many lines begin with an id of several parts."""
    numbers = Numbering(ids) if ids else DOTTED
    return sum(1 for line in lines if (found := numbers.read(line.text)) and len(found[0]) > 1)


def _form(ids: tuple[str, ...], lines: Sequence[Line]) -> Form:
    """The form with these ids, with as many levels of headings as there seem to be."""
    asides = [aside for aside in _ASIDES if any(re.fullmatch(aside, line.text.strip()) for line in lines)]
    form = Form(
        style="numbered",
        ids=ids,
        terms=tuple(_terms(lines)) or ("?",),
        aside="|".join(asides) or None,
        version=_found(_VERSIONS, lines),
        date=_found(_DATES, lines),
    )
    levels: dict[int, list[bool]] = {}
    for entry in _read(lines, form).entries:
        levels.setdefault(len(form.numbers.parsed(entry.number)), []).append(finished(entry.text))
    headings = 0
    while (ends := levels.get(headings + 1)) and sum(ends) <= _NO_TITLE * len(ends):
        headings += 1
    return Form(**{name: getattr(form, name) for name in form.__struct_fields__} | {"headings": max(1, headings)})


def _read(lines: Sequence[Line], form: Form) -> Document:
    return numbered.parse(lines, form, "", "")


def _worth(document: Document) -> int:
    """How well a form fits: the clauses that it finds, but for what is amiss in them."""
    amiss = sum(1 for finding in lint(document) if finding.rule in {"duplicate", "missing", "misnumbered", "empty"})
    long = sum(1 for entry in document.headings if finished(entry.text))
    return len(document.clauses) - _COST * (amiss + len(document.doubts)) - long


def _terms(lines: Sequence[Line]) -> list[str]:
    """The commonest long words, which say what game it is until a person names better ones."""
    words = Counter(word for line in lines for word in _WORD.findall(line.text))
    return [word for word, _ in sorted(words.items(), key=lambda each: -each[1] * len(each[0]))[:TERMS]]


def _found(patterns: Sequence[str], lines: Sequence[Line]) -> str | None:
    return next((pattern for pattern in patterns if any(re.search(pattern, line.text) for line in lines)), None)


def _written(form: Form, document: Document) -> str:
    counts = f"{len(document.clauses)} clauses, {len(document.headings)} headings, {len(document.doubts)} places unsure"
    said = [
        f"# Proposed by saitei from the document: {counts}. Look at it with `saitei rulebook read --form`.",
        'style = "numbered"',
        *([f"ids = {_toml(list(form.ids))}  # an example of each level"] if form.ids else []),
        f"headings = {form.headings}  # so many levels are titles",
        f"terms = {_toml(list(form.terms))}  # name words that only this game's document has",
    ]
    for name in ("aside", "version", "date"):
        if value := getattr(form, name):
            said.append(f"{name} = '{value}'")
    return "\n".join(said) + "\n"


def _toml(value: list[str]) -> str:
    return json.dumps(value, ensure_ascii=False)
