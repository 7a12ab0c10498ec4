"""The structural defects of a document: in its numbers, its references, and clauses without words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ..fingerprints import normalise_text
from ..ledger import AMBIGUOUS
from .document_entries import Document, DocumentEntry

Rule = Literal["duplicate", "missing", "misnumbered", "dangling", "empty", "contents"]


@dataclass(frozen=True)
class DocumentDefect:
    """A defect of the document itself: the broken rule, the clause and the place."""

    rule: Rule
    number: str
    place: str
    says: str


def lint_document(document: Document, *, references: bool = True) -> tuple[DocumentDefect, ...]:
    """The structural defects of a document, in its order; those of its table of contents last.

    Without `references`, cross-references are not looked at, which takes most of the time.
    """
    return tuple([*_numbers(document, references), *_contents(document)])


def _numbers(document: Document, references: bool) -> Iterator[DocumentDefect]:
    there = {entry.intended or entry.number for entry in document.entries}
    told: set[str] = set()
    seen: dict[str, DocumentEntry] = {}
    for entry in document.entries:
        if before := seen.get(entry.number):
            says = f"the number is already at {before.place}"
            yield DocumentDefect("duplicate", entry.number, entry.place, says)
        seen[entry.number] = entry
        if entry.intended:
            yield DocumentDefect("misnumbered", entry.number, entry.place, f"should be {entry.intended}")
        lacking = document.numbers.missing_ids_before(_printed(entry), there, entry.prefix) if document.numbered else ()
        for number in lacking:
            if number not in told:
                told.add(number)
                yield DocumentDefect("missing", number, entry.place, f"does not appear before {entry.number}")
        if not entry.wording.strip() and not entry.heading:
            yield DocumentDefect("empty", entry.number, entry.place, "has no words")
        for reference in dict.fromkeys(entry.references if references else ()):
            named = document.numbers.parse_id(reference.removeprefix(entry.prefix)) or not document.numbered
            if named and reference not in there and reference not in seen and _is_reference(reference, entry):
                yield DocumentDefect(
                    "dangling", entry.number, entry.place, f"refers to {reference}, which does not exist"
                )


def _printed(entry: DocumentEntry) -> str:
    return (entry.intended or entry.number).partition("-b")[0]


def _is_reference(number: str, entry: DocumentEntry) -> bool:
    """Whether a number in a text is a reference; one that could be any number is a reference only in brackets."""
    return AMBIGUOUS.fullmatch(number) is None or f"({number})" in normalise_text(entry.wording)


def _contents(document: Document) -> Iterator[DocumentDefect]:
    """The differences between the table of contents and the headings."""
    headings = {entry.number: entry for entry in document.headings}
    there = {entry.number for entry in document.entries}
    listed = {line.number for line in document.contents}
    for line in document.contents:
        heading = headings.get(line.number)
        if line.number not in there:
            yield DocumentDefect("contents", line.number, line.place, "is only in the table of contents")
        elif heading and not _is_same_title(heading.text, line.title):
            yield DocumentDefect("contents", line.number, line.place, "has another title in the table of contents")
    depths = {len(document.numbers.parse_id(number)) for number in listed}
    for number, heading in headings.items():
        if listed and len(document.numbers.parse_id(number)) in depths and number not in listed:
            yield DocumentDefect("contents", number, heading.place, "is not in the table of contents")


def _is_same_title(one: str, other: str) -> bool:
    """Whether one title begins like the other, whatever its capital letters; a title may continue in prose."""
    first, second = normalise_text(one).lower(), normalise_text(other).lower().rstrip(".")
    return first.startswith(second) or second.startswith(first)
