"""The report files of ``saitei report merge`` and ``saitei run``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..base.command_errors import BROKEN, CONFORMS, WrongUse
from ..base.console import print_line
from ..base.sanitize import is_web_address
from ..base.user_files import write_atomically
from ..judging.verdicts import exit_code, worst_exit_code
from ..results.certificates import read_certificates as read_evidence
from ..results.run_results import ordered_counts
from ..results.scores import present_verdicts, score_rulebooks
from .badge import badge_svg
from .html_page import render_page, require_jinja
from .markdown import markdown_summary
from .merging import merge_records, record_names
from .record import RunRecord, decode_records, encode_records, read_records
from .terminal import verdict_count_line

PAGE = "index.html"
"""The file of the HTML report in its directory."""


@dataclass(frozen=True)
class ReportOutputs:
    """The report files to write; ``html`` is a directory. ``transcripts`` adds those of passing scenarios to the page.

    ``proof`` is a file from ``saitei prove --json``, for the page, and ``source`` the web address of the features.
    """

    html: Path | None = None
    markdown: Path | None = None
    badge: Path | None = None
    json: Path | None = None
    transcripts: bool = False
    proof: Path | None = None
    source: str = ""

    def check_writable(self) -> None:
        """Raise :class:`WrongUse` for a path that cannot be written, before any work is done."""
        for path in (self.markdown, self.badge, self.json):
            if path and not path.parent.is_dir():
                raise WrongUse(f"{path} cannot be written: the directory {path.parent} does not exist")
        if self.source and not is_web_address(self.source):
            raise WrongUse(
                f"--source {self.source} is not a web address; write the address of the features, with https://"
            )
        if self.html:
            require_jinja()
            if self.html.exists() and not self.html.is_dir():
                raise WrongUse(f"{self.html} is a file; --html needs a directory")


def merge_reports(files: Sequence[Path], console: Console, outputs: ReportOutputs, *, judging: bool = False) -> int:
    """Merge results files, show the scores and write the report. Raises :class:`WrongUse`.

    The exit code means that the report was written; with ``judging``, it is that of the verdicts, as of a run.
    """
    outputs.check_writable()
    records = merge_records(record for file in files for record in read_records(file))
    if outputs.badge and len(records) > 1:
        raise WrongUse(
            f"a badge is for one engine, but the files have {len(records)}: " + "; ".join(record_names(records))
        )
    show_scores(console, records)
    write_reports(records, outputs)
    return worst_exit_code(map(_code, records)) if judging else CONFORMS


def _code(record: RunRecord) -> int:
    """The exit code of a record; an incomplete record never means success."""
    return exit_code(scenario.verdict for scenario in record.scenarios) if record.complete else BROKEN


def write_run_report(results: str, outputs: ReportOutputs) -> None:
    """Write the report files of one run, given its JSON results."""
    if outputs.html or outputs.markdown or outputs.badge:
        write_reports(decode_records(results, "the results"), outputs)


def write_reports(records: Sequence[RunRecord], outputs: ReportOutputs) -> None:
    """Write the report files. Raises :class:`WrongUse` if one cannot be written."""
    evidence = read_evidence(outputs.proof)
    if outputs.html:
        try:
            outputs.html.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise WrongUse(f"{outputs.html} cannot be created: {error.strerror}") from error
        text = render_page(records, transcripts=outputs.transcripts, evidence=evidence, source=outputs.source)
        write_atomically(outputs.html / PAGE, text)
    if outputs.markdown:
        write_atomically(outputs.markdown, markdown_summary(records))
    if outputs.badge:
        write_atomically(outputs.badge, badge_svg(records[0]))
    if outputs.json:
        write_atomically(outputs.json, encode_records(records))


def show_scores(console: Console, records: Sequence[RunRecord]) -> None:
    """Print the score of each engine for each rulebook, and its clauses by verdict."""
    for record, name in zip(records, record_names(records), strict=True):
        partial = "" if record.complete else " (partial results)"
        print_line(console, f"{name}{partial}", style="bold")
        for score in score_rulebooks(record):
            print_line(console, f"  {score.rulebook_name}: {score.summary_line}")
            numbers = ordered_counts(score.clauses, present_verdicts(score.clauses))
            print_line(console, Text("  of every class: ").append(verdict_count_line("clauses", numbers)))
