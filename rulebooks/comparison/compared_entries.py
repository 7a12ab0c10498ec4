"""One side of a comparison: the headings and clauses of a document, or of a ledger without words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz

from ..documents import Document, DocumentLedger
from ..fingerprints import combine_sketches, sketch_containment, sketch_length, sketch_similarity
from ..ledger import Ledger, WorkedExample

ComparedEdition = Document | DocumentLedger | Ledger
"""A side of a comparison."""


@dataclass(frozen=True)
class ComparedEntry:
    """A heading or a clause. `words` is its masked wording, or None if only the fingerprints are known.

    `examples` are the examples under it with a verdict, `illustrations` the fingerprints of the others.
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


def list_compared_entries(side: ComparedEdition) -> tuple[ComparedEntry, ...]:
    """The entries of an edition, in order."""
    if isinstance(side, Document):
        return tuple(
            ComparedEntry(
                entry.number,
                entry.heading,
                entry.parent,
                entry.fingerprint.exact,
                entry.fingerprint.masked,
                entry.fingerprint.sketch,
                entry.references,
                entry.masked_wording,
                entry.worked_examples,
                entry.illustrations,
            )
            for entry in side.entries
        )
    if isinstance(side, DocumentLedger):
        return tuple(
            ComparedEntry(
                entry.number,
                entry.heading,
                entry.parent,
                entry.exact,
                entry.masked,
                entry.sketch,
                entry.references,
                None,
                entry.examples,
                entry.illustrations,
            )
            for entry in side.entries
        )
    headings = [ComparedEntry(h.id, True, h.parent, h.exact, h.masked, h.sketch, ()) for h in side.headings]
    clauses = [
        ComparedEntry(
            c.id, False, c.parent, c.exact, c.masked, c.sketch, c.references, None, c.examples, c.illustrations
        )
        for c in side.clauses
    ]
    return _in_order(headings, clauses)


def entry_similarity(one: ComparedEntry, other: ComparedEntry) -> float:
    """The similarity of two wordings, from 0.0 to 1.0: by their words, or estimated by their sketches."""
    if one.words is not None and other.words is not None:
        return fuzz.ratio(one.words, other.words) / 100
    return sketch_similarity(one.sketch, other.sketch)


def combined_similarity(whole: ComparedEntry, pieces: Sequence[ComparedEntry]) -> float:
    """The similarity of a whole to its pieces together.

    The sketch of a text is similar to that of its repetition, so the ratio of the lengths limits the similarity.
    """
    other = merge_entries(pieces)
    if whole.words is not None and other.words is not None:
        return entry_similarity(whole, other)
    lengths = sketch_length(whole.sketch), sketch_length(other.sketch)
    return min(entry_similarity(whole, other), 2 * min(lengths) / max(1, sum(lengths)))


def contained_share(whole: ComparedEntry, piece: ComparedEntry) -> float:
    """The share of a piece's wording that is found within a whole, from 0.0 to 1.0."""
    if whole.words is not None and piece.words is not None:
        return fuzz.partial_ratio(piece.words, whole.words) / 100
    return sketch_containment(whole.sketch, piece.sketch)


def merge_entries(several: Sequence[ComparedEntry]) -> ComparedEntry:
    """Several entries as if they were one clause."""
    words = [part.words for part in several]
    return ComparedEntry(
        number=several[0].number,
        heading=False,
        parent=several[0].parent,
        exact="",
        masked="",
        sketch=combine_sketches(part.sketch for part in several),
        references=tuple(reference for part in several for reference in part.references),
        words="".join(word for word in words if word is not None) if None not in words else None,
    )


def _in_order(headings: list[ComparedEntry], clauses: list[ComparedEntry]) -> tuple[ComparedEntry, ...]:
    """Headings and clauses of a ledger in the order of the document: each heading before the entries under it."""
    above = {part.number: part for part in headings}
    placed: dict[str, ComparedEntry] = {}

    def place_entry(part: ComparedEntry) -> None:
        if part.parent in above and part.parent not in placed:
            place_entry(above[part.parent])
        placed[part.number] = part

    for clause in clauses:
        place_entry(clause)
    for heading in headings:
        if heading.number not in placed:
            place_entry(heading)
    return tuple(placed.values())
