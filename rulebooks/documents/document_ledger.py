"""The ledger of a document: its ids and fingerprints, without its words. A public repository can keep it.

On disk it is one JSON object per line: first the document, and then its headings and clauses, in their order.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import msgspec

from ..bounded_file import read_bounded_bytes
from ..jsonlines import Record, render_records
from ..ledger import Hex, Sketch, WorkedExample
from ..rulebook_errors import LedgerError
from .document_entries import Document

SUFFIX = ".jsonl"
"""The suffix of the name of such a file, which tells it from a document."""

_AGAIN = "write it again with saitei rulebook read --ledger"


class LedgerHead(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line: `ledger` is the version of the form, `game`, `version` and `date` are those of the document."""

    ledger: Literal[1] = msgspec.field(name="document-ledger")
    game: str
    version: str | None = None
    date: str | None = None


class LedgerEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A heading or a clause: its number, the number above it, and the fingerprints of its words and examples."""

    number: str
    heading: bool = False
    parent: str | None = None
    references: tuple[str, ...] = ()
    exact: Hex
    masked: Hex
    sketch: Sketch
    examples: tuple[WorkedExample, ...] = ()
    illustrations: tuple[Hex, ...] = ()


@dataclass(frozen=True)
class DocumentLedger:
    """The headings and clauses of a document, in order. `source` is the name of the file."""

    game: str
    source: str
    entries: tuple[LedgerEntry, ...]
    version: str | None = None
    date: str | None = None


def render_document_ledger(document: Document) -> str:
    """The text of the document's ledger."""
    head = LedgerHead(ledger=1, game=document.game, version=document.version, date=document.date)
    entries = (
        LedgerEntry(
            number=entry.number,
            heading=entry.heading,
            parent=entry.parent,
            references=entry.references,
            exact=entry.fingerprint.exact,
            masked=entry.fingerprint.masked,
            sketch=entry.fingerprint.sketch,
            examples=entry.worked_examples,
            illustrations=entry.illustrations,
        )
        for entry in document.entries
    )
    return render_records((head, *entries))


def load_document_ledger(path: Path) -> DocumentLedger:
    """The ledger of a document in a file. Raises `LedgerError`."""
    try:
        first, *others = read_bounded_bytes(path).splitlines() or [b""]
    except OSError as error:
        raise LedgerError.at_line(path, None, f"the file cannot be read: {error.strerror}", _AGAIN) from error
    head = _decode(path, 1, first, LedgerHead)
    entries = tuple(_decode(path, line, content, LedgerEntry) for line, content in enumerate(others, 2))
    return DocumentLedger(head.game, path.name, entries, head.version, head.date)


def _decode(path: Path, line: int, content: bytes, kind: type[Record]) -> Record:
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LedgerError.at_line(path, line, f"this is not the ledger of a document ({error})", _AGAIN) from error
