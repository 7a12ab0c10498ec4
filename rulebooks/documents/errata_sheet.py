"""Errata sheets of documents without printed clause numbers.

An erratum begins with the clause's id from the ledger (`deck.3`), followed by its new words; or by the old and the new
words on the lines below, marked 誤 and 正.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ..ledger import ID
from .document_entries import Document, DocumentExample, EntryDraft
from .document_form import DocumentForm
from .document_lines import DocumentLine
from .unnumbered_clauses import EXAMPLE, RULING, VERDICTS

_NAMED = re.compile(rf"(?:[・●•#*-]\s*)*({ID})(?:[\s:：]+(.*))?")
_CORRECTED = re.compile(
    r"(?:[【\[(（]?(?:誤|修正前|変更前)(?:[】\])）][:：]?|[:：])).*(?:[【\[(（]?(?:正|修正後|変更後)(?:[】\])）][:：]?|[:：]))\s*(.+)"
)


def parse_errata_sheet(lines: Iterable[DocumentLine], form: DocumentForm, game: str, source: str) -> Document:
    """The clauses that a sheet names by their ids; text before the first one is ignored."""
    drafts: list[EntryDraft] = []
    for line in lines:
        text = line.text.strip()
        if (found := _NAMED.fullmatch(text)) and "." in found[1]:
            drafts.append(EntryDraft(found[1], False, None, line.describe_place, (found[2] or "").strip()))
        elif drafts and (ruling := RULING.fullmatch(text)):
            drafts[-1].examples.append(DocumentExample(ruling[2], VERDICTS[ruling[1]]))
        elif drafts and (example := EXAMPLE.fullmatch(text)):
            drafts[-1].examples.append(DocumentExample(example[1] or example[2] or example[3]))
        elif drafts:
            drafts[-1].append_text(text)
    keep_corrected_text(drafts)
    entries = tuple(draft.finish_entry(form.clause_numbering) for draft in drafts)
    return Document(game, source, entries, numbers=form.clause_numbering)


def keep_corrected_text(drafts: Sequence[EntryDraft]) -> None:
    """Keep only the new words of clauses for which a sheet prints both old and new ones."""
    for draft in drafts:
        draft.text = _CORRECTED.sub(r"\1", draft.text)
