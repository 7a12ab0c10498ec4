"""``saitei rulebook read``: a document's clauses as JSON, its defects, and the places that the reader was unsure of."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ...rulebooks import RulebookError
from ...rulebooks.documents import (
    SUFFIX,
    Document,
    DocumentEntry,
    describe_stretches,
    lint_document,
    load_form_file,
    propose_document_form,
    read_document,
    render_document_ledger,
)
from ..base.command_errors import CONFORMS, WrongUse
from ..base.console import count_things, print_line
from ..base.user_files import write_atomically, write_output
from ..base.version import package_version
from ..scenarios.suite import Suite

VERSION = 1
"""The version of the JSON form; fields may be added under the same version."""


def read_and_print(
    suite: Suite,
    path: Path,
    console: Console,
    *,
    game: str | None,
    json_file: Path | None,
    ledger: Path | None = None,
    form: Path | None = None,
) -> int:
    """Read a document, print a summary of it, and write its clauses, with or without their words."""
    if game is None and form is None:
        raise WrongUse("name the game with --game, or a description of the document's layout with --form")
    if ledger and ledger.suffix != SUFFIX:
        raise WrongUse(f"{ledger} would be taken for a document; give the ledger a name that ends with {SUFFIX}")
    document = open_document(suite, path, game, form=form)
    print_document(console, document)
    if json_file:
        write_output(json_file, document_to_json(document))
    if ledger:
        write_atomically(ledger, render_document_ledger(document))
    return CONFORMS


def open_document(
    suite: Suite, path: Path, game: str | None, *, sheet: bool = False, form: Path | None = None
) -> Document:
    """The document or errata sheet in a file. Raises :class:`WrongUse` if it cannot be read.

    ``form`` is a description of the document's layout; with it, the game need not have a ledger.
    """
    try:
        if form is not None:
            return read_document(path, game or form.absolute().parent.name, sheet=sheet, form=load_form_file(form))
        assert game is not None
        return read_document(path, game, suite.rulebook_directory(game).parent, sheet=sheet)
    except RulebookError as error:
        raise WrongUse(str(error)) from error


def propose_form(path: Path, console: Console, *, out: Path | None) -> int:
    """Propose a description of a document's layout, for a person to check and correct."""
    try:
        text = propose_document_form(path)
    except RulebookError as error:
        raise WrongUse(str(error)) from error
    if out:
        write_atomically(out, text)
    else:
        for line in text.splitlines():
            print_line(console, Text(line))
    return CONFORMS


def document_to_json(document: Document) -> str:
    """The document as JSON: clauses and headings in order, defects, and places that the reader was unsure of."""
    found = {
        "saitei": package_version(),
        "version": VERSION,
        "game": document.game,
        "edition": document.version,
        "date": document.date,
        "source": document.source,
        "clauses": [_clause(entry) for entry in document.clauses],
        "headings": [_heading(entry) for entry in document.headings],
        "outside": [{"place": line.describe_place, "text": line.text} for line in document.outside],
        **document_findings(document),
        "complete": True,
    }
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def document_findings(document: Document) -> dict[str, Any]:
    """The structural defects of a document, and the places that the reader was unsure of."""
    return {
        "findings": [
            {"rule": finding.rule, "number": finding.number, "place": finding.place, "says": finding.says}
            for finding in lint_document(document)
        ],
        "unsure": [{"number": doubt.number, "place": doubt.place, "says": doubt.says} for doubt in document.doubts],
    }


def _heading(entry: DocumentEntry) -> dict[str, Any]:
    return {"number": entry.number, "parent": entry.parent, "place": entry.place, "text": entry.text}


def _clause(entry: DocumentEntry) -> dict[str, Any]:
    found = {
        **_heading(entry),
        "items": list(entry.items),
        "examples": [{"text": example.text, "verdict": example.verdict} for example in entry.examples],
        "references": list(entry.references),
        "exact": entry.fingerprint.exact,
        "masked": entry.fingerprint.masked,
    }
    return {**found, "intended": entry.intended} if entry.intended else found


def print_document(console: Console, document: Document) -> None:
    """Print the counts, and then a line for each defect and each doubt."""
    print_line(console, Text(f"{document.source}: {_edition(document)}", style="bold"))
    chapters = {heading.number for heading in document.headings if heading.parent is None} if document.numbered else {}
    spread = f" in {count_things(len(chapters), 'chapters')}" if chapters else ""
    examples = sum(len(entry.examples) for entry in document.entries)
    with_examples = f", {count_things(examples, 'examples')}" if examples else ""
    clauses, headings = count_things(len(document.clauses), "clauses"), count_things(len(document.headings), "headings")
    print_line(console, Text(f"  {clauses}{spread}, {headings}{with_examples}"))
    listed = f", {len(document.contents)} in the table of contents" if document.contents else ""
    lines = f"{document.lines} lines: {document.lines_in_entries} in clauses and headings{listed}"
    print_line(
        console, Text(f"  {lines}, {len(document.outside)} in none of them{describe_stretches(document.outside)}")
    )
    findings = lint_document(document)
    print_line(console, Text(f"{len(findings)} structural defects of the document" + (":" if findings else "")))
    for finding in findings:
        line = Text(f"  {finding.rule:<12}", style="yellow").append(f"{finding.number}  {finding.says}", "default")
        print_line(console, line.append(f"  ({finding.place})", "dim"))
    print_line(
        console, Text(f"{len(document.doubts)} places where the reader was unsure" + (":" if document.doubts else ""))
    )
    for doubt in document.doubts:
        says = f"{doubt.number}  {doubt.says}" if doubt.number else doubt.says
        print_line(console, Text(f"  {says}").append(f"  ({doubt.place})", "dim"))


def _edition(document: Document) -> str:
    edition = document.version or "without a stated edition"
    return f"{document.game} {edition}" + (f" ({document.date})" if document.date else "")
