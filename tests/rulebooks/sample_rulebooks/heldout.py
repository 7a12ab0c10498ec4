"""Next editions made of a document, and how many of their changes a comparison tells as they were made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from html import escape
from pathlib import Path
from random import Random

from saitei.rulebooks.comparison import ClauseChange, EditionComparison
from saitei.rulebooks.comparison.clause_changes import compare_entries
from saitei.rulebooks.comparison.compared_entries import ComparedEntry, list_compared_entries
from saitei.rulebooks.documents import Document

from .editing import EDITS, Edition, Made
from .invented import plain
from .typeset import typeset

Told = tuple[object, ...]
"""The report on a clause: the kind, the numbers before and after."""


@dataclass
class Tally:
    """The edits that were made and those reported rightly, by name; the misses, and reports on unchanged clauses."""

    made: Counter[str] = field(default_factory=Counter)
    right: Counter[str] = field(default_factory=Counter)
    missed: list[tuple[int, str, Told, Told]] = field(default_factory=list)
    beside: list[tuple[int, Told, Told]] = field(default_factory=list)
    digits: list[ClauseChange] = field(default_factory=list)

    def take(self, seed: int, edition: Edition, made: list[Made], comparison: EditionComparison) -> None:
        """Holds what a comparison says against what was made."""
        for edit in made:
            change = found(edit, edition, comparison)
            self.made[edit.edit] += 1
            if told(change) == wanted(edit, edition):
                self.right[edit.edit] += 1
            else:
                self.missed.append((seed, edit.edit, wanted(edit, edition), told(change)))
            self.digits += [change] if edit.edit == "change a digit" else []
        self.beside += [(seed, said, right) for said, right in others(edition, made, comparison) if said != right]

    @property
    def share(self) -> float:
        """The share of the edits that are reported rightly."""
        return sum(self.right.values()) / sum(self.made.values())


def edited(document: Document, seed: int, times: int) -> tuple[Edition, list[Made]]:
    """A next edition of a document, and the edits that made it."""
    names = list(EDITS)
    Random(seed).shuffle(names)
    edition = Edition(document, Random(seed))
    return edition, edition.edit(times, names)


def held_out(document: Document, seed: int) -> tuple[Edition, list[Made]]:
    """A next edition with about one clause in fifteen edited."""
    return edited(document, seed, len(document.clauses) // 15 + 6)


def wordless(side: tuple[ComparedEntry, ...]) -> tuple[ComparedEntry, ...]:
    """The parts as a ledger has them: fingerprints, and no words."""
    return tuple(replace(part, words=None) for part in side)


def compared(edition: Edition, new: Document, *, words: bool = True) -> EditionComparison:
    """The comparison of what an edition was made of with what was made."""
    old = list_compared_entries(edition.old)
    return compare_entries(old if words else wordless(old), list_compared_entries(new))


def found(made: Made, edition: Edition, comparison: EditionComparison) -> ClauseChange:
    """The report of the comparison on the clause that was edited."""
    if made.old:
        return comparison.changes_by_old_number()[edition.old_numbers[made.old[0]]]
    return comparison.changes_by_new_number()[made.new[0].number]


def wanted(made: Made, edition: Edition) -> Told:
    """The expected report."""
    old = tuple(edition.old_numbers[node] for node in made.old)
    return made.kind, old, tuple(node.number for node in made.new)


def told(change: ClauseChange) -> Told:
    """A change as it is said."""
    return change.kind, change.old, change.new


def others(edition: Edition, made: list[Made], comparison: EditionComparison) -> Iterator[tuple[Told, Told]]:
    """The reports on clauses that were not edited, next to the expected ones."""
    busy = {node for edit in made for node in (*edit.old, *edit.new)}
    of_old = comparison.changes_by_old_number()
    for node, number in edition.old_numbers.items():
        if not node.heading and node not in busy:
            kind = "unchanged" if node.number == number else "moved"
            yield told(of_old[number]), (kind, (number,), (node.number,))


def lines_of(document: Document) -> list[str]:
    """The paragraphs of a numbered document as a publisher prints them."""
    lines = []
    for entry in document.entries:
        lines.append(f"・{entry.text}" if "-b" in entry.number else f"{entry.number} {entry.text}".strip())
        lines.extend(f"・{item}" for item in entry.items)
    return lines


def filed(path: Path, document: Document, form: str, terms: Iterable[str]) -> Path:
    """The document as a file: text, a PDF of two columns, or a web page."""
    title = "、".join(terms)
    lines = lines_of(document)
    if form == "PDF":
        return typeset(path.with_suffix(".pdf"), [title, *lines])
    if form == "HTML":
        path = path.with_suffix(".html")
        path.write_text(
            f"<!DOCTYPE html><html><body>{''.join(f'<p>{escape(line)}</p>' for line in [title, *lines])}", "utf-8"
        )
        return path
    path = path.with_suffix(".txt")
    path.write_text(plain([title, *lines]), "utf-8")
    return path
