"""The evidence of an edition: for each violation of a behavioural clause, the scenarios that fail on it.

The file ``<edition>.evidence.jsonl`` next to the ledger has a line for each violation, in the order of the ledger.
``saitei prove --write`` writes it. A run reads it to find out whether an engine that does not play every scenario was
judged strictly: a violation that no judged scenario notices could be in that engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from ...rulebooks.jsonlines import read_records
from .suite import Suite


class ViolationEvidence(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A violation: the clause that it is about, the sentence about the wrong engine, and the ids of the scenarios that
    fail on it.

    ``breaks_harder`` are clauses of other sections that it breaks harder and does not name: it is no evidence for its
    own clause then.
    """

    clause: str
    says: str
    shown_by: tuple[str, ...]
    breaks_harder: tuple[str, ...] = ()


EditionEvidence = Mapping[str, tuple[ViolationEvidence, ...]]
"""The evidence of an edition by clause. A clause without violations is not in it."""


def evidence_path(home: Path, edition: str) -> Path:
    """The path of the evidence of an edition; ``home`` is the directory of the ledgers of its game."""
    return home / f"{edition}.evidence.jsonl"


def read_evidence(home: Path, edition: str) -> tuple[ViolationEvidence, ...]:
    """The lines of the file; none if it does not exist. Raises `LedgerError` for a damaged file."""
    path = evidence_path(home, edition)
    return tuple(found for _, found in read_records(path, ViolationEvidence)) if path.exists() else ()


def edition_evidence(suite: Suite, game: str, edition: str) -> EditionEvidence:
    """The evidence of an edition by clause. Raises `LedgerError` for a damaged file."""
    found: dict[str, tuple[ViolationEvidence, ...]] = {}
    for each in read_evidence(suite.rulebook_directory(game), edition):
        found[each.clause] = (*found.get(each.clause, ()), each)
    return found
