"""An errata sheet over an edition: the clauses that it names are as it says, all others as they were."""

from dataclasses import replace

from msgspec import structs

from .comparison import Change, Comparison, became
from .comparison.parts import parts
from .documents import Document, Entry
from .errors import DocumentError
from .ledger import Clause, Heading, Ledger
from .succession import UNTITLED, clause_of, heading_of


def amend(ledger: Ledger, sheet: Document) -> tuple[Ledger, Comparison]:
    """The ledger as a sheet amends it, and what became of each clause.

    Raises `DocumentError` for a sheet that says one clause twice, or what stands under nothing there.
    """
    named = {entry.number: entry for entry in sheet.entries}
    if len(named) < len(sheet.entries):
        numbers = [entry.number for entry in sheet.entries]
        twice = next(number for number in numbers if numbers.count(number) > 1)
        raise DocumentError(f"{sheet.source}: {twice} is there twice; leave one of the two in the copy that you adopt")
    clauses = list(ledger.clauses)
    for entry in sheet.clauses:
        if entry.number not in ledger:
            clauses.insert(_place(entry.number, clauses), _new(entry, ledger, named, sheet))
    above = {clause.parent for clause in clauses}
    headings = tuple(_amended_heading(heading, named) for heading in ledger.headings)
    if strange := [entry for entry in sheet.headings if entry.number not in ledger.ids]:
        raise DocumentError(
            f"{sheet.source}: {strange[0].number} ({strange[0].place}) is a heading that edition {ledger.edition} has "
            "not; adopt the whole document that has it"
        )
    amended = tuple(structs.replace(_amended(clause, named), leaf=clause.id not in above) for clause in clauses)
    after = replace(ledger, clauses=amended, headings=headings)
    return after, _by_number(ledger, after)


def _by_number(before: Ledger, after: Ledger) -> Comparison:
    """What became of each clause and heading, where each number stays what it was."""
    was = {part.number: part for part in parts(before)}
    now = parts(after)

    def told(heading: bool) -> tuple[Change, ...]:
        return tuple(
            became(was[part.number], part, {}) if part.number in was else Change("new", (), (part.number,), 0.0)
            for part in now
            if part.heading is heading
        )

    return Comparison(told(False), told(True))


def _place(number: str, clauses: list[Clause]) -> int:
    """Where a clause belongs among the others: before the first with a higher number."""
    return next((at for at, clause in enumerate(clauses) if _key(clause.id) > _key(number)), len(clauses))


def _key(number: str) -> list[int]:
    return [int(part) for part in number.partition("-")[0].split(".")]


def _new(entry: Entry, ledger: Ledger, named: dict[str, Entry], sheet: Document) -> Clause:
    parent = entry.number.rpartition(".")[0]
    if parent not in ledger.ids and parent not in named:
        raise DocumentError(
            f"{sheet.source}: {entry.number} ({entry.place}) stands under {parent}, which edition {ledger.edition} has "
            "not; adopt the whole document that has it"
        )
    return clause_of(entry, "behavioural", UNTITLED, parent, leaf=True)


def _amended(clause: Clause, named: dict[str, Entry]) -> Clause:
    """The clause with the words of the sheet; its class, title and exemption stay."""
    if (entry := named.get(clause.id)) is None:
        return clause
    said = clause.kind, clause.title, clause.parent, clause.leaf, clause.exempt, clause.intended
    return clause_of(entry, *said)


def _amended_heading(heading: Heading, named: dict[str, Entry]) -> Heading:
    if (entry := named.get(heading.id)) is None:
        return heading
    return heading_of(entry, heading.title, heading.parent)
