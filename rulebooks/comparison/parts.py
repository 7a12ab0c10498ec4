"""One side of a comparison: the headings and clauses of a document, or of a ledger that holds no words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz

from ..documents import Document
from ..fingerprints import containment, length, similarity, together
from ..ledger import Ledger, WorkedExample


@dataclass(frozen=True)
class Part:
    """A heading or a clause. `words` is its masked wording, or None where only the fingerprints are known.

    `examples` are those under it that the document judges, `illustrations` the fingerprints of the others.
    """

    number: str
    heading: bool
    parent: str | None
    exact: str
    masked: str
    sketch: str
    references: tuple[str, ...]
    words: str | None = None
    examples: tuple[WorkedExample, ...] = ()
    illustrations: tuple[str, ...] = ()


def parts(side: Document | Ledger) -> tuple[Part, ...]:
    """The parts of a document or a ledger, in order."""
    if isinstance(side, Document):
        return tuple(
            Part(
                entry.number,
                entry.heading,
                entry.parent,
                entry.fingerprint.exact,
                entry.fingerprint.masked,
                entry.fingerprint.sketch,
                entry.references,
                entry.masked,
                entry.worked,
                entry.illustrations,
            )
            for entry in side.entries
        )
    headings = [Part(h.id, True, h.parent, h.exact, h.masked, h.sketch, ()) for h in side.headings]
    clauses = [
        Part(c.id, False, c.parent, c.exact, c.masked, c.sketch, c.references, None, c.examples, c.illustrations)
        for c in side.clauses
    ]
    return _in_order(headings, clauses)


def likeness(one: Part, other: Part) -> float:
    """How alike two wordings are, from 0.0 to 1.0: by their words, or estimated by their sketches."""
    if one.words is not None and other.words is not None:
        return fuzz.ratio(one.words, other.words) / 100
    return similarity(one.sketch, other.sketch)


def wholeness(whole: Part, pieces: Sequence[Part]) -> float:
    """How alike a whole is to its pieces together.

    A sketch is alike to that of the same said twice; but no texts are more alike than their lengths let them be.
    """
    other = as_one(pieces)
    if whole.words is not None and other.words is not None:
        return likeness(whole, other)
    lengths = length(whole.sketch), length(other.sketch)
    return min(likeness(whole, other), 2 * min(lengths) / max(1, sum(lengths)))


def containing(whole: Part, piece: Part) -> float:
    """How much of a piece's wording is found within a whole, from 0.0 to 1.0."""
    if whole.words is not None and piece.words is not None:
        return fuzz.partial_ratio(piece.words, whole.words) / 100
    return containment(whole.sketch, piece.sketch)


def as_one(several: Sequence[Part]) -> Part:
    """Several parts as if they were one clause."""
    words = [part.words for part in several]
    return Part(
        number=several[0].number,
        heading=False,
        parent=several[0].parent,
        exact="",
        masked="",
        sketch=together(part.sketch for part in several),
        references=tuple(reference for part in several for reference in part.references),
        words="".join(word for word in words if word is not None) if None not in words else None,
    )


def _in_order(headings: list[Part], clauses: list[Part]) -> tuple[Part, ...]:
    """Headings and clauses of a ledger in the order of the document: each heading before what is under it."""
    above = {part.number: part for part in headings}
    placed: dict[str, Part] = {}

    def place(part: Part) -> None:
        if part.parent in above and part.parent not in placed:
            place(above[part.parent])
        placed[part.number] = part

    for clause in clauses:
        place(clause)
    for heading in headings:
        if heading.number not in placed:
            place(heading)
    return tuple(placed.values())
