"""Reasons for which ``adopt`` refuses a document without ``--force``: it does not look like the next edition."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator

from ...rulebooks import Ledger, fingerprint_text
from ...rulebooks.comparison import KEPT, EditionComparison
from ...rulebooks.documents import Document, lint_document
from ...rulebooks.fingerprints import contains_masked, masked_words, sketch_containment

MOST_GONE = 10
"""If more than one in this number of clauses are missing, the document looks incomplete."""

_NAMED = 3
_MEMBER = re.compile(r".+-b\d+")
"""The ids of members of lists: `8.3.2-b1`."""

_LIKELY = 0.9
"""The least share of a clause's grams in a text that may contain its words; print marks may differ."""

_EMPTY = fingerprint_text("").exact


def reasons_against_adoption(
    ledger: Ledger, document: Document, comparison: EditionComparison, edition: str, day: datetime.date
) -> list[str]:
    """The reasons not to adopt a document as the successor of a ledger's edition, each a part of a sentence."""
    return [
        *_part(ledger, comparison),
        *reasons_edition_is_older(ledger, edition, day),
        *_defects(ledger, document, comparison),
        *_misread(ledger, document, comparison),
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


def _misread(ledger: Ledger, document: Document, comparison: EditionComparison) -> Iterator[str]:
    """The clauses that would be removed although the document still prints them, with the remedy."""
    found = [*_merged_members(document, comparison), *_printed_clauses(ledger, document, comparison)]
    if found:
        more = f", and {len(found) - _NAMED} more" if len(found) > _NAMED else ""
        yield (
            f"{'; '.join(found[:_NAMED])}{more}; compare these places with the page, "
            'and if a mark stands before a clause there, add it to "bullets" in the document.toml of the game'
        )


def _merged_members(document: Document, comparison: EditionComparison) -> Iterator[str]:
    """The members of lists, which have no number of their own, that were merged into a clause that has one."""
    places = {entry.number: entry.place for entry in document.entries}
    for change in comparison.clauses:
        members = [number for number in change.old if _MEMBER.fullmatch(number)]
        if change.kind == "merged" and members and not _MEMBER.fullmatch(change.new[0]):
            into = change.new[0]
            yield f"the members {', '.join(members)} of a list became part of {into} ({places[into]})"


def _printed_clauses(ledger: Ledger, document: Document, comparison: EditionComparison) -> Iterator[str]:
    """The removed clauses whose words are found in the text of a new or changed entry, or in the legend of a figure.

    If an unchanged entry contains these words too, they are a common phrase.
    """
    changes = (*comparison.clauses, *comparison.headings)
    kept = {number for change in changes if change.kind in KEPT for number in change.new}
    texts = [(entry.number in kept, f"{entry.number} ({entry.place})", entry.wording) for entry in document.entries]
    legends = [(False, f"the legend of a figure ({line.describe_place})", line.text) for line in document.left_out]
    reference = document.numbers.reference_pattern
    printed = [(*text, fingerprint_text(text[-1], reference).sketch) for text in (*texts, *legends)]
    for number in (number for change in comparison.clauses if change.kind == "gone" for number in change.old):
        clause = ledger[number]
        likely = [each for each in printed if sketch_containment(each[-1], clause.sketch) >= _LIKELY]
        found = [
            (same, place)
            for same, place, text, _ in likely
            if contains_masked(masked_words(text, reference), clause.masked, clause.sketch)
        ]
        if found and not any(same for same, _ in found):
            yield f"{number} would be removed, but its words are still printed in {found[0][1]}"
