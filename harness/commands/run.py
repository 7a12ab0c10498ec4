"""``saitei run``: judges an engine, and says what it found on the terminal and in files."""

from __future__ import annotations

import dataclasses
from pathlib import Path

from rich.console import Console

from ..base.errors import WrongUse
from ..base.files import write
from ..judging.interrupts import terminable
from ..judging.verdicts import exit_code
from ..report.command import Outputs, of_run
from ..report.terminal import report
from ..results import baseline as baselines
from ..results.baseline import Baseline
from ..results.formats import to_json, to_junit
from ..results.partial import Partial
from ..results.results import Results
from ..runs.outcome import Interrupted, find_out
from ..runs.request import Request


def run(
    request: Request,
    console: Console,
    *,
    json: Path | None = None,
    junit: Path | None = None,
    html: Path | None = None,
    markdown: Path | None = None,
    transcripts: bool = False,
    write_baseline: Path | None = None,
) -> int:
    """Judge, report, write the files; the exit code. Raises :class:`Stop` when there is nothing to report.

    ``html`` is a directory. ``transcripts`` keeps those of scenarios that pass, too; for ``html`` their steps are.
    """
    for path in (json, junit, write_baseline):
        if path and not path.parent.is_dir():
            raise WrongUse(f"{path} cannot be written: there is no directory {path.parent}")
    outputs = Outputs(html=html, markdown=markdown, transcripts=transcripts)
    outputs.check()
    before = _baseline_before(request, write_baseline)
    if write_baseline and write_baseline == request.baseline and before is None:
        request = dataclasses.replace(request, baseline=None)
    request = dataclasses.replace(request, transcripts=transcripts or html is not None)
    partial = Partial(json, request.engine) if json else None
    try:
        with terminable():
            outcome = find_out(request, console, partial)
    except Interrupted as interrupted:
        _write_all(interrupted.results, partial, junit)
        raise
    report(console, outcome.results, log=outcome.log)
    _write_all(outcome.results, partial, junit)
    of_run(to_json(outcome.results), outputs)
    if write_baseline:
        write(write_baseline, baselines.write(outcome.results, before))
        console.print(f"wrote {write_baseline}", markup=False, highlight=False)
    return exit_code(scenario.verdict for scenario in outcome.results.scenarios)


def _write_all(results: Results, partial: Partial | None, junit: Path | None) -> None:
    if partial:
        partial.finish(to_json(results))
    if junit:
        write(junit, to_junit(results))


def _baseline_before(request: Request, path: Path | None) -> Baseline | None:
    """The baseline whose reasons a new one takes over: the file itself, else the one that is judged by."""
    if path is None:
        return None
    before = request.baseline if request.baseline and not path.exists() else path
    return baselines.load(before, request.suite) if before.exists() else None
