"""``saitei where``: the statements of the reference engine that make each clause true."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich.console import Console

from ...rulebooks import Clause, Ledger
from ..base.command_errors import CONFORMS, WrongUse
from ..base.console import print_line
from ..prove.citation_sites import CitationSite, find_citation_sites
from ..prove.edition_clauses import clauses_in_edition
from ..scenarios.selection import clauses_under, select_ledgers
from ..scenarios.suite import Suite


def print_clause_statements(
    suite: Suite, console: Console, clauses: Collection[str], *, game: str | None, edition: str | None = None
) -> int:
    """Print clauses, each with the statements that make it true: the given ones and all below them, or all clauses.

    Raises :class:`WrongUse` for a clause that no game has, and for a game that the reference engine does not play.
    """
    books = select_ledgers(suite, game, edition)
    played = suite.engine_packages()
    if books.keys().isdisjoint(played):
        raise WrongUse(
            f"the reference engine does not play {' or '.join(books)}; it plays {', '.join(played) or 'no game'}"
        )
    for name, clause, found in _statements(suite, books, clauses):
        print_line(console, f"{name} {clause.id}  {clause.title}")
        for place in found:
            print_line(console, f"    {place}")
    return CONFORMS


def print_statements(console: Console, suite: Suite, books: dict[str, Ledger], clause: str) -> None:
    """Print a line for each statement that makes a clause, or a clause below it, true."""
    for name, each, found in _statements(suite, books, [clause]):
        for place in found:
            print_line(console, f"{name} {each.id}  {place}")


def _statements(
    suite: Suite, books: dict[str, Ledger], clauses: Collection[str]
) -> Iterator[tuple[str, Clause, list[CitationSite]]]:
    """The wanted clauses of the games that the reference engine plays, in order, with the statements that cite them."""
    wanted = (
        clauses_under(books, clauses)
        if clauses
        else {name: {clause.id for clause in book} for name, book in books.items()}
    )
    packages = suite.engine_packages()
    for name in sorted(wanted.keys() & packages.keys()):
        found = find_citation_sites(packages[name], clauses_in_edition(suite, books[name])) if wanted[name] else {}
        for clause in books[name]:
            if clause.id in wanted[name]:
                yield name, clause, found.get(clause.id, [])
