"""An errata sheet applied to an edition: it replaces the clauses that it names, and leaves all others unchanged."""

import re
from collections.abc import Iterable
from dataclasses import replace

from msgspec import structs

from .comparison import ClauseChange, EditionComparison, classify_change
from .comparison.compared_entries import list_compared_entries
from .documents import Document, DocumentEntry
from .ledger import UNTITLED, Clause, Heading, Ledger
from .next_ledger import clause_from_entry, heading_from_entry
from .rulebook_errors import DocumentError, UnknownClause

_TOKEN = re.compile(r"([0-9]+)|([A-Za-z]+)")


def amend_ledger(ledger: Ledger, sheet: Document) -> tuple[Ledger, EditionComparison]:
    """The ledger with the changes of a sheet, and the change of each clause.

    Raises `DocumentError` if the sheet has a clause twice, or one whose parent does not exist.
    """
    named = {entry.number: entry for entry in sheet.entries}
    if len(named) < len(sheet.entries):
        numbers = [entry.number for entry in sheet.entries]
        twice = next(number for number in numbers if numbers.count(number) > 1)
        raise DocumentError(f"{sheet.source}: {twice} appears twice; keep one of the two in the copy that you adopt")
    if strange := [entry for entry in sheet.headings if entry.number not in ledger.entry_ids]:
        raise DocumentError(
            f"{sheet.source}: {strange[0].number} ({strange[0].place}) is a heading that edition {ledger.edition} does "
            "not have; adopt the whole document that has it"
        )
    clauses = list(ledger.clauses)
    for entry in sheet.clauses:
        if entry.number not in ledger.entry_ids:
            new = _new(entry, ledger, named, sheet)
            clauses.insert(_place(new, clauses, ledger, sheet), new)
    above = {clause.parent for clause in clauses}
    headings = tuple(_amended_heading(heading, named) for heading in ledger.headings)
    amended = tuple(structs.replace(_amended(clause, named), leaf=clause.id not in above) for clause in clauses)
    after = replace(ledger, clauses=amended, headings=headings)
    return after, _by_number(ledger, after)


def _by_number(before: Ledger, after: Ledger) -> EditionComparison:
    """The change of each clause and heading, if every number keeps its meaning."""
    was = {part.number: part for part in list_compared_entries(before)}
    now = list_compared_entries(after)

    def changes_by_number(heading: bool) -> tuple[ClauseChange, ...]:
        return tuple(
            classify_change(was[part.number], part, {})
            if part.number in was
            else ClauseChange("new", (), (part.number,), 0.0)
            for part in now
            if part.heading is heading
        )

    return EditionComparison(changes_by_number(False), changes_by_number(True))


def _place(new: Clause, clauses: list[Clause], ledger: Ledger, sheet: Document) -> int:
    """The index for a clause among the others: after all under the same parent that come before it."""
    under = list(_under(new.parent, clauses))
    lesser = [at for at in under if clauses[at].id == new.parent or _key(clauses[at].id, sheet) < _key(new.id, sheet)]
    if under:
        return lesser[-1] + 1 if lesser else under[0]
    following = ledger.clauses[ledger.document_order(new.parent)[0] :]
    return clauses.index(following[0]) if following else len(clauses)


def _under(parent: str, clauses: Iterable[Clause]) -> Iterable[int]:
    """The indices of a clause and all under it, or of all clauses under a heading."""
    within = {parent}
    for at, clause in enumerate(clauses):
        if clause.id == parent or clause.parent in within:
            within.add(clause.id)
            yield at


def _key(id: str, sheet: Document) -> list[tuple[str, int]]:
    """The sort key of an id: its numbers, else the digits and letters that it consists of."""
    number, _, bullet = id.partition("-b")
    path = sheet.numbers.parse_id(number) if sheet.numbered else ()
    tokens = [("", part) for part in path] or [
        (letters, int(figures or 0)) for figures, letters in _TOKEN.findall(number)
    ]
    return [*tokens, ("b", int(bullet))] if bullet.isdigit() else tokens


def _new(entry: DocumentEntry, ledger: Ledger, named: dict[str, DocumentEntry], sheet: Document) -> Clause:
    parent = _parent(entry.number, sheet)
    if parent not in ledger.entry_ids and parent not in named:
        near = UnknownClause(entry.number, (clause.id for clause in ledger), ledger.edition).near
        raise DocumentError(
            f"{sheet.source}: {entry.number} ({entry.place}) is under {parent or 'nothing'}, which edition "
            f"{ledger.edition} does not have; name one of its clauses, such as {near}, or adopt the whole new document"
        )
    return clause_from_entry(entry, "behavioural", UNTITLED, parent, leaf=True)


def _parent(id: str, sheet: Document) -> str:
    """The parent of a clause of that id."""
    above, bullet, _ = id.partition("-b")
    if bullet:
        return above
    path = sheet.numbers.parse_id(id) if sheet.numbered else ()
    return sheet.numbers.format_id(path[:-1]) if len(path) > 1 else id.rpartition(".")[0]


def _amended(clause: Clause, named: dict[str, DocumentEntry]) -> Clause:
    """The clause with the words of the sheet; its class, title and exemption stay."""
    if (entry := named.get(clause.id)) is None:
        return clause
    said = clause.kind, clause.title, clause.parent, clause.leaf, clause.exempt, clause.intended
    return clause_from_entry(entry, *said)


def _amended_heading(heading: Heading, named: dict[str, DocumentEntry]) -> Heading:
    if (entry := named.get(heading.id)) is None:
        return heading
    return heading_from_entry(entry, heading.title, heading.parent)
