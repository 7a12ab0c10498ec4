"""The evidence that a proof yields for an edition: it is written into a file, or compared with that file."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path

from ...rulebooks import Ledger, render_records
from ..base.user_files import write_atomically
from ..scenarios.violation_evidence import ViolationEvidence, evidence_path, read_evidence
from .proof import ViolationResult


def violation_evidence(ledger: Ledger, results: Iterable[ViolationResult]) -> tuple[ViolationEvidence, ...]:
    """A line for each violation of a behavioural clause, in the order of the ledger."""
    lines = [
        ViolationEvidence(each.violation.clause, each.violation.says, each.killed_by, each.breaks_harder)
        for each in results
        if ledger[each.violation.clause].kind == "behavioural"
    ]
    return tuple(sorted(lines, key=lambda each: ledger.document_order(each.clause)))


def write_evidence(home: Path, edition: str, evidence: Iterable[ViolationEvidence]) -> None:
    """Write the evidence of an edition. Raises :class:`WrongUse` if that is impossible."""
    write_atomically(evidence_path(home, edition), render_records(evidence))


def outdated_evidence(
    home: Path, ledger: Ledger, clauses: Collection[str], evidence: Iterable[ViolationEvidence]
) -> tuple[str, ...]:
    """A message that names those of the clauses whose lines in the file differ from the evidence, if there are any.

    Lines about clauses that the ledger does not have differ.
    """
    new = [each for each in evidence if each.clause in clauses]
    old = [each for each in read_evidence(home, ledger.edition) if each.clause in clauses or each.clause not in ledger]
    differing = [
        name
        for name in dict.fromkeys(each.clause for each in (*old, *new))
        if [each for each in old if each.clause == name] != [each for each in new if each.clause == name]
    ]
    if not differing:
        return ()
    path = evidence_path(home, ledger.edition).name
    remedy = f"run saitei prove --write --game {ledger.game} --edition {ledger.edition}"
    return (f"{path} of {ledger.game} is out of date for {', '.join(differing)}; {remedy}",)
