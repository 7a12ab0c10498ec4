"""Measures how well two real editions are compared, against a published list of changes.

    python benchmarks/editions.py --form document.toml OLD NEW CHANGES.json

CHANGES.json lists objects of `old` and `new`, each with a `ruleNum` and its `ruleText`, or null. A row is found if a
clause that it names is reported as changed; if only references in it were renumbered, "the same" is the right answer.
Prints the clauses that were read, found and missed, the reports beyond the list, and the seconds and memory.
"""

from __future__ import annotations

import argparse
import json
import re
import resource
import time
from collections import Counter
from pathlib import Path
from typing import Any

from saitei.rulebooks.comparison import EditionComparison, compare_editions
from saitei.rulebooks.documents import Document, lint_document, load_form_file, read_document
from saitei.rulebooks.fingerprints import masked_words

_MARKS = re.compile(r" ?(?:old|new)_(?:start|end) ?")


def main() -> None:
    """Read both, compare, and hold the list against it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--form", type=Path, required=True)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("changes", type=Path)
    options = parser.parse_args()
    form = load_form_file(options.form)
    begun = time.monotonic()
    old, new = (read_document(path, "any", form=form) for path in (options.old, options.new))
    read_in = time.monotonic() - begun
    comparison = compare_editions(old, new)
    compared_in = time.monotonic() - begun - read_in
    for document in (old, new):
        print_document(document)
    rows = [row for row in json.loads(options.changes.read_text("utf-8")) if "old" in row or "new" in row]
    missed = [row for row in rows if not is_row_found(row, comparison)]
    print(f"{len(rows) - len(missed)} of {len(rows)} rows found")
    for row in missed:
        print(f"  missed: {row_clauses(row)}")
    named = {number for row in rows for number in row_clauses(row)}
    beyond = [c for c in comparison.clauses if c.kind not in {"unchanged", "moved"} and not named & {*c.old, *c.new}]
    print(f"told beyond the list: {dict(Counter(change.kind for change in beyond))}")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"read in {read_in:.1f} s, compared in {compared_in:.1f} s, {memory} MiB")


def print_document(document: Document) -> None:
    """How much was read of a document, and how surely."""
    findings = len(lint_document(document))
    print(
        f"{document.source}: {len(document.clauses)} clauses, {findings} defects, {len(document.doubts)} places unsure"
    )


def row_clauses(row: dict[str, Any]) -> list[str]:
    """The clauses that a row names, the old one first."""
    return [(row.get(side) or {}).get("ruleNum", "").rstrip(".") for side in ("old", "new")]


def is_row_found(row: dict[str, Any], comparison: EditionComparison) -> bool:
    """Whether a comparison tells what a row says."""
    told = {number: change for change in comparison.headings for number in change.old}
    after = {number: change for change in comparison.headings for number in change.new}
    before, now = row_clauses(row)
    changes = (
        (told | comparison.changes_by_old_number()).get(before),
        (after | comparison.changes_by_new_number()).get(now),
    )
    return any(change and change.kind != "unchanged" for change in changes) or has_same_words(row)


def has_same_words(row: dict[str, Any]) -> bool:
    """Whether nothing but the numbers of references differs."""
    texts = [_MARKS.sub(" ", (row.get(side) or {}).get("ruleText", "")) for side in ("old", "new")]
    return masked_words(texts[0]) == masked_words(texts[1])


if __name__ == "__main__":
    main()
