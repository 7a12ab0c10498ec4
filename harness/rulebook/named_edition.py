"""The name and the date of the edition that a document contains, and its ids, for a ledger of it."""

from __future__ import annotations

import datetime
import re

from ...rulebooks import ID
from ...rulebooks.documents import Document, lint_document
from ..base.command_errors import WrongUse

_EDITION = re.compile(r"[0-9A-Za-z][0-9A-Za-z.\-]*")


def named_edition(document: Document, edition: str | None) -> str:
    """The edition that the user names, or else the document. Raises :class:`WrongUse` for none, or an invalid name."""
    named = edition or document.version
    if named is None:
        raise WrongUse(f"{document.source} does not name its edition; name it with --edition")
    if not _EDITION.fullmatch(named):
        raise WrongUse(f'"{named}" is not a valid name of an edition; use letters, digits, points and hyphens')
    return named


def named_date(document: Document, date: str | None) -> datetime.date:
    """The date that the user gives, or else the document. Raises :class:`WrongUse` for none, or an invalid date."""
    day = date or document.date
    if day is None:
        raise WrongUse(f"{document.source} does not give its date; give it with --date YYYY-MM-DD")
    try:
        return datetime.date.fromisoformat(day)
    except ValueError as error:
        raise WrongUse(f'"{day}" is not a date; write it as YYYY-MM-DD') from error


def refuse_invalid_ids(document: Document) -> None:
    """Raise :class:`WrongUse` if a ledger could not have the ids of the document: one is repeated, or not valid."""
    if twice := [finding.number for finding in lint_document(document) if finding.rule == "duplicate"]:
        raise WrongUse(f"{document.source}: the clause {twice[0]} is printed twice; correct your copy of the document")
    if wrong := [entry for entry in document.clauses if not re.fullmatch(ID, entry.number)]:
        what = f'"{wrong[0].number}" ({wrong[0].place}) is not an id by which a clause can be cited'
        raise WrongUse(
            f"{document.source}: {what}, so the layout seems to be misread; describe it with saitei rulebook describe, "
            "and correct the description"
        )
