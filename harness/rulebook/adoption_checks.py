"""Reasons for which ``adopt`` refuses a document without ``--force``: it does not look like the next edition."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator

from ...rulebooks import Ledger, fingerprint_text
from ...rulebooks.comparison import EditionComparison
from ...rulebooks.documents import Document, lint_document

MOST_GONE = 10
"""If more than one in this number of clauses are missing, the document looks incomplete."""

_NAMED = 3
_EMPTY = fingerprint_text("").exact


def reasons_against_adoption(
    ledger: Ledger, document: Document, comparison: EditionComparison, edition: str, day: datetime.date
) -> list[str]:
    """The reasons not to adopt a document as the successor of a ledger's edition, each a part of a sentence."""
    return [
        *_part(ledger, comparison),
        *reasons_edition_is_older(ledger, edition, day),
        *_defects(ledger, document, comparison),
        *(f"{doubt.place} is {doubt.says}" for doubt in document.doubts if not doubt.number),
    ]


def _part(ledger: Ledger, comparison: EditionComparison) -> Iterator[str]:
    gone = sum(1 for change in comparison.clauses if change.kind == "gone")
    if gone * MOST_GONE > len(ledger):
        yield f"{gone} of {len(ledger)} clauses would be removed, so it looks incomplete"


def reasons_edition_is_older(ledger: Ledger, edition: str, day: datetime.date) -> Iterator[str]:
    """The reasons why an edition seems older than the ledger's, by its number or its date."""
    now, then = ([int(part) for part in re.findall(r"\d+", name)] for name in (edition, ledger.edition))
    if now and then and now < then:
        yield f"edition {edition} is older than {ledger.edition}"
    if ledger.date and day < ledger.date:
        yield f"its date, {day}, is before {ledger.date}, the date of {ledger.edition}"


def _defects(ledger: Ledger, document: Document, comparison: EditionComparison) -> Iterator[str]:
    """The structural defects of the document that the previous edition does not have."""
    known = {
        "misnumbered": {clause.id for clause in ledger if clause.intended},
        "empty": {clause.id for clause in ledger if clause.exact == _EMPTY},
        "dangling": {
            clause.id for clause in ledger if any(number not in ledger.entry_ids for number in clause.references)
        },
        "missing": set[str](),
    }
    of_new = comparison.changes_by_new_number()
    found = [
        finding
        for finding in lint_document(document)
        if finding.rule in known
        and known[finding.rule].isdisjoint(of_new[finding.number].old if finding.number in of_new else ())
    ]
    if found:
        named = ", ".join(f"{finding.rule} {finding.number} ({finding.place})" for finding in found[:_NAMED])
        more = f" and {len(found) - _NAMED} more" if len(found) > _NAMED else ""
        yield f"it has defects that {ledger.edition} does not have: {named}{more}"
