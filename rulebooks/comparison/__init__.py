"""Comparison of editions: the change of each clause.

    compare_editions(load_ledger("hololive"), read_document(Path("1.9.0.pdf"), "hololive")).clauses

Either side may be a document with its words, or a ledger that has fingerprints only: one of ours, or of a document.
"""

from .clause_changes import (
    KEPT,
    KINDS,
    ClauseChange,
    EditionComparison,
    Kind,
    classify_change,
    compare_entries,
    with_successors,
)
from .compared_entries import ComparedEdition, ComparedEntry, list_compared_entries
from .publisher_changelog import ChangelogCheck, ChangelogMatch, check_changelog
from .wording import FLAGS, Flag, TermRename, WordingChange, WordingSpan, find_renamed_terms, list_wording_changes

__all__ = [
    "FLAGS",
    "KEPT",
    "KINDS",
    "ChangelogCheck",
    "ChangelogMatch",
    "ClauseChange",
    "ComparedEdition",
    "ComparedEntry",
    "EditionComparison",
    "Flag",
    "Kind",
    "TermRename",
    "WordingChange",
    "WordingSpan",
    "check_changelog",
    "classify_change",
    "compare_editions",
    "find_renamed_terms",
    "list_compared_entries",
    "list_wording_changes",
    "with_successors",
]


def compare_editions(old: ComparedEdition, new: ComparedEdition) -> EditionComparison:
    """The change of each clause and heading from the old edition to the new one."""
    return compare_entries(list_compared_entries(old), list_compared_entries(new))
