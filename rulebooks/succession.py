"""The next edition's ledger: what is known of a clause goes over to what became of it."""

from collections.abc import Iterable, Mapping

from .comparison import Change, Comparison
from .documents import Document, Entry
from .ledger import Clause, Heading, Kind, Ledger
from .lineage import Descent

UNTITLED = "Not yet titled"
"""The title of what is new, until a person gives it one."""


def succeed(ledger: Ledger, document: Document, comparison: Comparison) -> tuple[list[Clause], list[Heading]]:
    """The clauses and headings of the new edition, in the document's order.

    A clause that stayed, moved or was reworded keeps class, title and exemption; the pieces of a split
    one keep class and title; one out of several is behavioural if any of them was. What is new is
    behavioural and without a title, so that it is missing until somebody has read it.
    """
    above = {entry.parent for entry in document.clauses}
    of_new = comparison.of_new()
    titles = {heading.id: heading.title for heading in ledger.headings}
    became = {number: change for change in comparison.headings for number in change.new}
    clauses = [_clause(entry, of_new[entry.number], ledger, above) for entry in document.clauses]
    headings = [_heading(entry, became, titles) for entry in document.headings]
    return clauses, headings


def descents(comparison: Comparison) -> Iterable[Descent]:
    """The lineage that a comparison makes."""
    for heading, changes in ((True, comparison.headings), (False, comparison.clauses)):
        for change in changes:
            yield Descent(
                change=change.kind,
                old=change.old,
                new=change.new,
                similarity=round(change.similarity, 3),
                heading=heading,
            )


def _clause(entry: Entry, change: Change, ledger: Ledger, above: set[str | None]) -> Clause:
    before = [ledger[number] for number in change.old]
    kinds: list[Kind] = [clause.kind for clause in before] or ["behavioural"]
    kind: Kind = "behavioural" if "behavioural" in kinds else kinds[0]
    title = "; ".join(clause.title for clause in before) or UNTITLED
    if change.kind == "split":
        title = f"{title} ({change.new.index(entry.number) + 1} of {len(change.new)})"
    exempt = before[0].exempt if len(before) == len(change.new) == 1 else None
    assert entry.parent is not None
    return Clause(
        id=entry.number,
        intended=entry.intended,
        kind=kind,
        title=title,
        parent=entry.parent,
        leaf=entry.number not in above,
        references=entry.references,
        exact=entry.fingerprint.exact,
        masked=entry.fingerprint.masked,
        sketch=entry.fingerprint.sketch,
        exempt=exempt,
        examples=entry.worked,
        illustrations=entry.illustrations,
    )


def _heading(entry: Entry, became: Mapping[str, Change], titles: Mapping[str, str]) -> Heading:
    old = became[entry.number].old
    return Heading(
        id=entry.number,
        title=titles[old[0]] if old else UNTITLED,
        parent=entry.parent,
        exact=entry.fingerprint.exact,
        masked=entry.fingerprint.masked,
        sketch=entry.fingerprint.sketch,
    )
