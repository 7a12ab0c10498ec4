"""``saitei report merge``, and the report files of ``saitei run``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..base.errors import BROKEN, CONFORMS, WrongUse
from ..base.files import write
from ..base.text import is_web, printable
from ..base.voice import say
from ..judging.verdicts import exit_code, worst_code
from ..results.evidence import read as read_evidence
from ..results.results import counts
from ..results.scores import present, scores
from .badge import badge
from .markdown import markdown
from .merging import merge, names
from .page import page, require
from .record import Record, decode, encode, read
from .terminal import counted

PAGE = "index.html"
"""The file in the directory of a page to read."""


@dataclass(frozen=True)
class Outputs:
    """The files that are wanted; ``html`` is a directory. ``transcripts``: on the page those that pass, too.

    ``proof`` is what ``prove --json`` wrote, for the page, ``source`` where the features stand on the web.
    """

    html: Path | None = None
    markdown: Path | None = None
    badge: Path | None = None
    json: Path | None = None
    transcripts: bool = False
    proof: Path | None = None
    source: str = ""

    def check(self) -> None:
        """Raise :class:`WrongUse` for what can be seen to fail, before any work is done."""
        for path in (self.markdown, self.badge, self.json):
            if path and not path.parent.is_dir():
                raise WrongUse(f"{path} cannot be written: there is no directory {path.parent}")
        if self.source and not is_web(self.source):
            raise WrongUse(f"--source {self.source} is no address; it begins with https:// and leads to the features")
        if self.html:
            require()
            if self.html.exists() and not self.html.is_dir():
                raise WrongUse(f"{self.html} is a file; --html wants a directory")


def command(files: Sequence[Path], console: Console, outputs: Outputs, *, judging: bool = False) -> int:
    """Put results files together, show the counts and write the report; raises :class:`WrongUse`.

    The exit code says that the report was written, or, ``judging``, what is in it, as that of a run does.
    """
    outputs.check()
    records = merge(record for file in files for record in read(file))
    if outputs.badge and len(records) > 1:
        raise WrongUse(f"a badge is for one engine; these are {len(records)}: " + "; ".join(names(records)))
    show(console, records)
    write_all(records, outputs)
    return worst_code(map(_code, records)) if judging else CONFORMS


def _code(record: Record) -> int:
    """The exit code of a record: one that is not whole is never green."""
    return exit_code(scenario.verdict for scenario in record.scenarios) if record.complete else BROKEN


def of_run(results: str, outputs: Outputs) -> None:
    """Write what is wanted of the report of one run, given its JSON results."""
    if outputs.html or outputs.markdown or outputs.badge:
        write_all(decode(results, "the results"), outputs)


def write_all(records: Sequence[Record], outputs: Outputs) -> None:
    """Write what is wanted; raises :class:`WrongUse` where that cannot be."""
    evidence = read_evidence(outputs.proof)
    if outputs.html:
        try:
            outputs.html.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise WrongUse(f"{outputs.html} cannot be made: {error.strerror}") from error
        text = page(records, transcripts=outputs.transcripts, evidence=evidence, source=outputs.source)
        write(outputs.html / PAGE, text)
    if outputs.markdown:
        write(outputs.markdown, markdown(records))
    if outputs.badge:
        write(outputs.badge, badge(records[0]))
    if outputs.json:
        write(outputs.json, encode(records))


def show(console: Console, records: Sequence[Record]) -> None:
    """How each engine stands by each rulebook, and its clauses by verdict."""
    for record, name in zip(records, names(records), strict=True):
        partial = "" if record.complete else " (partial results)"
        say(console, printable(f"{name}{partial}"), style="bold")
        for score in scores(record):
            say(console, printable(f"  {score.rulebook}: {score.words}"))
            numbers = counts(score.clauses, present(score.clauses))
            console.print(Text("  ").append(counted("clauses", numbers)), soft_wrap=True)
