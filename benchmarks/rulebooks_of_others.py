"""Measures how well the rulebooks of other games are read: documents that are not in the repository.

    python benchmarks/rulebooks_of_others.py DIRECTORY                    # a row of a table for each document
    python benchmarks/rulebooks_of_others.py DIRECTORY --sample FILE      # 60 random lines, to check by hand

DIRECTORY holds the documents, and `checked.toml` with a table for each:

    ["rules.pdf"]
    game = "Lamps"
    checked = 60          # so many random lines were held against the document by hand
    lost = 0              # of these, lines of rules that are in no clause
    wrong = 0             # of these, lines in a wrong clause, or in one with a wrong id
    reading = "0f3c..."   # the fingerprint of the reading that was checked, which --sample prints

Each document is read by the form that `saitei rulebook describe` proposes for it. The seconds are those of describing
and of reading. If a document is read otherwise than when it was checked, its row says so.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

from saitei.rulebooks import normalise_text
from saitei.rulebooks.documents import (
    Document,
    DocumentEntry,
    lint_document,
    load_form_file,
    propose_document_form,
    read_document,
)
from saitei.rulebooks.documents.document_file import extract_text
from saitei.rulebooks.documents.document_lines import DocumentLine

RECORD = "checked.toml"
SAMPLE = 60
"""The number of random lines of a document that are checked by hand."""

_LIKE_ID = re.compile(r"\W*(?:[0-9]{1,4}|[A-Za-z]{1,2}|[ivxlc]{1,5})[.)\-]")
"""A line that may begin with an id."""

_LONGEST_ID = 20


def main() -> None:
    """Print the table, or the lines of a document that are to be checked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--sample", metavar="FILE", help="print random lines of this document with their clauses")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.sample:
        print_sample(options.directory / options.sample, options.seed)
        return
    record = tomllib.loads((options.directory / RECORD).read_text("utf-8"))
    print("| document | pages | clauses | checked | lost | wrong | describe | read |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for name, said in record.items():
        path = options.directory / name
        document, describing, reading = read_as_proposed(path)
        pages = extract_text(path).pages or ""
        same = said.get("reading") == fingerprint_reading(document)
        checked = f"{said['checked']} | {said['lost']} | {said['wrong']}" if same else "read otherwise since | | "
        row = f"| {said['game']}, {path.suffix[1:]} | {pages} | {len(document.clauses)} | {checked}"
        print(f"{row} | {describing:.1f} s | {reading:.1f} s |", flush=True)


def read_as_proposed(path: Path) -> tuple[Document, float, float]:
    """A document read by the form that is proposed for it, and the seconds of describing and of reading it."""
    with tempfile.TemporaryDirectory() as home:
        form = Path(home) / "document.toml"
        begun = time.monotonic()
        form.write_text(propose_document_form(path), "utf-8")
        described = time.monotonic()
        document = read_document(path, "other", form=load_form_file(form))
        return document, described - begun, time.monotonic() - described


def fingerprint_reading(document: Document) -> str:
    """The fingerprint of all ids and wordings of a document, in order."""
    parts = [f"{entry.number} {entry.fingerprint.exact}" for entry in document.entries]
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


def print_sample(path: Path, seed: int) -> None:
    """Print random lines, each with the clause that it was read into, and then every line that no clause contains."""
    document, _, _ = read_as_proposed(path)
    owned = list(lines_with_entries(path, document))
    print(f"reading = {fingerprint_reading(document)!r}: {len(owned)} lines, {len(document.clauses)} clauses")
    lines = [line for line, _ in owned]
    for at in sorted(Random(seed).sample(range(len(owned)), min(SAMPLE, len(owned)))):
        line, entry = owned[at]
        first = next(each for each in range(at, -1, -1) if lines[each].describe_place == entry.place)
        between = [each.text for each in lines[first + 1 : at] if _LIKE_ID.match(each.text)]
        print(f"{entry.number:<10} {line.text[:48]!r:<52} {line.describe_place}")
        for text in [lines[first].text, *between] if at > first else []:
            print(f"{'':<10}     under {text[:40]!r}")
    lost = [(line, entry) for line, entry in owned if not contains_line(entry, line)]
    print(f"{len(lost)} lines are not in the text of the clause above them:", file=sys.stderr)
    for line, entry in lost:
        print(f"  {entry.number}: {line.text[:90]!r} ({line.describe_place})", file=sys.stderr)
    for finding in lint_document(document):
        if finding.rule != "dangling":
            print(f"  {finding.rule} {finding.number} {finding.says} ({finding.place})", file=sys.stderr)


def lines_with_entries(path: Path, document: Document) -> Iterator[tuple[DocumentLine, DocumentEntry]]:
    """Each line of a document from its first entry on, with the entry that began last; none of parts without rules."""
    begins = {entry.place: entry for entry in document.entries}
    outside = {line.describe_place for line in document.outside}
    entry: DocumentEntry | None = None
    for line in extract_text(path).lines:
        entry = begins.get(line.describe_place, entry)
        if entry and line.describe_place not in outside:
            yield line, entry


def contains_line(entry: DocumentEntry, line: DocumentLine) -> bool:
    """Whether the text of an entry contains a line, apart from the marks and the id at its beginning."""
    whole = normalise_text(entry.text + entry.wording + "".join(example.text for example in entry.examples))
    text = normalise_text(line.text)
    return any(text[at:] in whole for at in range(min(_LONGEST_ID, len(text))))


if __name__ == "__main__":
    main()
