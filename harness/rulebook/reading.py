"""``saitei rulebook read``: a document's clauses as JSON, what is wrong with it, and what was unsure."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ...rulebooks import RulebookError
from ...rulebooks.documents import Document, Entry, describe, form_at, lint, read
from ..base.errors import CONFORMS, WrongUse
from ..base.files import deliver, write
from ..base.version import version
from ..scenarios.suite import Suite

VERSION = 1
"""The version of the JSON form; fields may be added under the same version."""


def command(
    suite: Suite, path: Path, console: Console, *, game: str | None, json_file: Path | None, form: Path | None = None
) -> int:
    """Read a document and say what it holds."""
    if game is None and form is None:
        raise WrongUse("name the game with --game, or how the document is printed with --form")
    document = opened(suite, path, game, form=form)
    show(console, document)
    if json_file:
        deliver(json_file, to_json(document))
    return CONFORMS


def opened(suite: Suite, path: Path, game: str | None, *, sheet: bool = False, form: Path | None = None) -> Document:
    """The document, or errata sheet; raises :class:`WrongUse` for one that cannot be read.

    ``form`` is the file that says how it is printed, of a game that need have no ledger.
    """
    try:
        if form is not None:
            return read(path, game or form.absolute().parent.name, sheet=sheet, form=form_at(form))
        assert game is not None
        return read(path, game, suite.rulebook(game).parent, sheet=sheet)
    except RulebookError as error:
        raise WrongUse(str(error)) from error


def description(path: Path, console: Console, *, out: Path | None) -> int:
    """Propose how a document is printed, for a person to look at and mend."""
    try:
        text = describe(path)
    except RulebookError as error:
        raise WrongUse(str(error)) from error
    if out:
        write(out, text)
    else:
        for line in text.splitlines():
            say(console, Text(line))
    return CONFORMS


def to_json(document: Document) -> str:
    """Clauses and headings in order, the findings of the lint, and what the reader was unsure of."""
    found = {
        "saitei": version(),
        "version": VERSION,
        "game": document.game,
        "edition": document.version,
        "date": document.date,
        "source": document.source,
        "clauses": [_clause(entry) for entry in document.clauses],
        "headings": [_heading(entry) for entry in document.headings],
        **sureness(document),
        "complete": True,
    }
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def sureness(document: Document) -> dict[str, Any]:
    """What is structurally wrong with a document, and where the reader was unsure."""
    return {
        "findings": [
            {"rule": finding.rule, "number": finding.number, "place": finding.place, "says": finding.says}
            for finding in lint(document)
        ],
        "unsure": [{"number": doubt.number, "place": doubt.place, "says": doubt.says} for doubt in document.doubts],
    }


def _heading(entry: Entry) -> dict[str, Any]:
    return {"number": entry.number, "parent": entry.parent, "place": entry.place, "text": entry.text}


def _clause(entry: Entry) -> dict[str, Any]:
    found = {
        **_heading(entry),
        "items": list(entry.items),
        "examples": [{"text": example.text, "verdict": example.verdict} for example in entry.examples],
        "references": list(entry.references),
        "exact": entry.fingerprint.exact,
        "masked": entry.fingerprint.masked,
    }
    return {**found, "intended": entry.intended} if entry.intended else found


def show(console: Console, document: Document) -> None:
    """The counts, then a line for each finding and each doubt."""
    say(console, Text(f"{document.source}: {_edition(document)}", style="bold"))
    chapters = {document.numbers.parsed(entry.number)[:1] for entry in document.clauses} if document.numbered else {}
    spread = f" in {len(chapters)} chapters" if chapters else ""
    examples = sum(len(entry.examples) for entry in document.entries)
    with_examples = f", {examples} examples" if examples else ""
    counts = f"{len(document.clauses)} clauses{spread}, {len(document.headings)} headings{with_examples}"
    say(console, Text(f"  {counts}"))
    findings = lint(document)
    say(console, Text(f"{len(findings)} structural defects of the document" + (":" if findings else "")))
    for finding in findings:
        line = Text(f"  {finding.rule:<12}", style="yellow").append(f"{finding.number}  {finding.says}", "default")
        say(console, line.append(f"  ({finding.place})", "dim"))
    say(console, Text(f"{len(document.doubts)} places where the reader was unsure" + (":" if document.doubts else "")))
    for doubt in document.doubts:
        says = f"{doubt.number}  {doubt.says}" if doubt.number else doubt.says
        say(console, Text(f"  {says}").append(f"  ({doubt.place})", "dim"))


def _edition(document: Document) -> str:
    edition = document.version or "of no stated edition"
    return f"{document.game} {edition}" + (f" ({document.date})" if document.date else "")


def say(console: Console, text: Text) -> None:
    """A line as it is, however long."""
    console.print(text, soft_wrap=True, highlight=False)
