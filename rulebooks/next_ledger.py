"""The ledger of a game's first edition, and of the next one, which takes over classes, titles and exemptions."""

from collections.abc import Iterable, Mapping

from .comparison import ClauseChange, EditionComparison
from .documents import Document, DocumentEntry
from .ledger import UNTITLED, Clause, Heading, Kind, Ledger
from .lineage import ClauseDescent


def derive_first_ledger(document: Document) -> tuple[list[Clause], list[Heading]]:
    """The clauses and headings of a game's first edition, in the document's order, all of them without a title.

    A clause counts as behavioural until a person gives it a title and a class. Each clause of the document has to be
    under a heading.
    """
    above = {entry.parent for entry in document.clauses}
    clauses = []
    for entry in document.clauses:
        assert entry.parent is not None
        clauses.append(clause_from_entry(entry, "behavioural", UNTITLED, entry.parent, entry.number not in above))
    return clauses, [heading_from_entry(entry, UNTITLED, entry.parent) for entry in document.headings]


def derive_next_ledger(
    ledger: Ledger, document: Document, comparison: EditionComparison
) -> tuple[list[Clause], list[Heading]]:
    """The clauses and headings of the new edition, in the document's order.

    A clause that stayed, moved or was reworded keeps class, title and exemption; the pieces of a split one keep class
    and title; a merged one is behavioural if any of its parts was. A new clause is behavioural and without a title, so
    that it counts as missing until a person has read it.
    """
    above = {entry.parent for entry in document.clauses}
    of_new = comparison.changes_by_new_number()
    titles = {heading.id: heading.title for heading in ledger.headings}
    became = {number: change for change in comparison.headings for number in change.new}
    clauses = [_clause(entry, of_new[entry.number], ledger, above) for entry in document.clauses]
    headings = [_heading(entry, became, titles) for entry in document.headings]
    return clauses, headings


def list_descents(comparison: EditionComparison) -> Iterable[ClauseDescent]:
    """The lineage that results from a comparison."""
    for heading, changes in ((True, comparison.headings), (False, comparison.clauses)):
        for change in changes:
            yield ClauseDescent(
                change=change.kind,
                old=change.old,
                new=change.new,
                similarity=round(change.similarity, 3),
                heading=heading,
            )


def _clause(entry: DocumentEntry, change: ClauseChange, ledger: Ledger, above: set[str | None]) -> Clause:
    before = [ledger[number] for number in change.old]
    kinds: list[Kind] = [clause.kind for clause in before] or ["behavioural"]
    kind: Kind = "behavioural" if "behavioural" in kinds else kinds[0]
    title = "; ".join(clause.title for clause in before) or UNTITLED
    if change.kind == "split":
        title = f"{title} ({change.new.index(entry.number) + 1} of {len(change.new)})"
    exempt = before[0].exempt if len(before) == len(change.new) == 1 else None
    assert entry.parent is not None
    return clause_from_entry(entry, kind, title, entry.parent, entry.number not in above, exempt, entry.intended)


def _heading(entry: DocumentEntry, became: Mapping[str, ClauseChange], titles: Mapping[str, str]) -> Heading:
    old = became[entry.number].old
    return heading_from_entry(entry, titles[old[0]] if old else UNTITLED, entry.parent)


def clause_from_entry(
    entry: DocumentEntry,
    kind: Kind,
    title: str,
    parent: str,
    leaf: bool,
    exempt: str | None = None,
    intended: str | None = None,
) -> Clause:
    """The clause for an entry of a document, with the further facts that a ledger adds."""
    return Clause(
        id=entry.number,
        intended=intended,
        kind=kind,
        title=title,
        parent=parent,
        leaf=leaf,
        references=entry.references,
        exact=entry.fingerprint.exact,
        masked=entry.fingerprint.masked,
        sketch=entry.fingerprint.sketch,
        exempt=exempt,
        examples=entry.worked_examples,
        illustrations=entry.illustrations,
    )


def heading_from_entry(entry: DocumentEntry, title: str, parent: str | None) -> Heading:
    """The heading for an entry of a document, under the title that a ledger gives it."""
    found = entry.fingerprint
    return Heading(
        id=entry.number, title=title, parent=parent, exact=found.exact, masked=found.masked, sketch=found.sketch
    )
