"""Errata sheets of documents whose clauses have no numbers of their own on the page.

There an erratum begins with the clause's id, as the ledger has it (`deck.3`), and its new words; or with the id alone,
and below it the words as they were and as they are, marked 誤 and 正.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ..ledger import ID
from .entries import Document, Draft, Example
from .form import Form
from .lines import Line
from .listed import EXAMPLE, RULING, VERDICTS

_NAMED = re.compile(rf"(?:[・●•#*-]\s*)*({ID})(?:[\s:：]+(.*))?")
_CORRECTED = re.compile(
    r"(?:[【\[(（]?(?:誤|修正前|変更前)(?:[】\])）][:：]?|[:：])).*(?:[【\[(（]?(?:正|修正後|変更後)(?:[】\])）][:：]?|[:：]))\s*(.+)"
)


def parse(lines: Iterable[Line], form: Form, game: str, source: str) -> Document:
    """The clauses that a sheet names by their ids; what stands before the first is none."""
    drafts: list[Draft] = []
    for line in lines:
        text = line.text.strip()
        if (found := _NAMED.fullmatch(text)) and "." in found[1]:
            drafts.append(Draft(found[1], False, None, line.place, (found[2] or "").strip()))
        elif drafts and (ruling := RULING.fullmatch(text)):
            drafts[-1].examples.append(Example(ruling[2], VERDICTS[ruling[1]]))
        elif drafts and (example := EXAMPLE.fullmatch(text)):
            drafts[-1].examples.append(Example(example[1] or example[2] or example[3]))
        elif drafts:
            drafts[-1].lengthen(text)
    correct(drafts)
    entries = tuple(draft.done(form.numbers) for draft in drafts)
    return Document(game, source, entries, numbers=form.numbers)


def correct(drafts: Sequence[Draft]) -> None:
    """Leaves of clauses that a sheet prints as they were and as they are what they are."""
    for draft in drafts:
        draft.text = _CORRECTED.sub(r"\1", draft.text)
