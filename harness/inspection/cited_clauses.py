"""Clauses with all that decides what they mean: statements of the engine, readings, and the publisher's rulings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...rulebooks import Ledger, Reading, Ruling
from ..prove.citation_sites import CitationSite


@dataclass(frozen=True)
class CitedClause:
    """A clause of a rulebook, with statements of the engine that cite it, and the readings and rulings about it."""

    game: str
    id: str
    title: str
    sites: tuple[CitationSite, ...] = ()
    readings: tuple[Reading, ...] = ()
    rulings: tuple[Ruling, ...] = ()


def cite_clause(ledger: Ledger, clause: str, sites: Iterable[CitationSite] = ()) -> CitedClause:
    """A clause of the ledger with these statements. The rulings that are mainly about it come first."""
    return CitedClause(
        ledger.game,
        clause,
        ledger[clause].title,
        tuple(dict.fromkeys(sites)),
        ledger.readings_of(clause),
        tuple(sorted(ledger.rulings_of(clause), key=lambda ruling: ruling.clauses.index(clause))),
    )
