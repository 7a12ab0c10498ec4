"""``saitei run``: judge engines, write the results to files, and report them on the terminal."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from rich.console import Console

from ..base.command_errors import BROKEN, NOTHING_RAN, CommandError, InfrastructureError, WrongUse
from ..base.console import count_things, print_line
from ..base.signals import sigterm_as_interrupt
from ..base.user_files import is_regular_file, remove_old_outputs, write_atomically
from ..judging.run_options import RunOptions
from ..judging.verdicts import worst_exit_code
from ..report.record import RunRecord, decode_records
from ..report.report_files import PAGE, ReportOutputs, show_scores, write_reports, write_run_report
from ..report.terminal import report_results
from ..results import baseline as baselines
from ..results.baseline import Baseline
from ..results.cucumber_messages import results_to_messages
from ..results.partial_results import PartialResults, side_file
from ..results.result_files import exit_code_of_json, results_to_json, results_to_junit
from ..results.run_results import Results
from ..scenarios.suite import Suite
from . import last_failed
from .provenance import current_origin
from .run_execution import RunInterrupted, RunOutcome, execute_run, selection_for_run


def run_engine(
    options: RunOptions,
    console: Console,
    *,
    json: Path | None = None,
    junit: Path | None = None,
    messages: Path | None = None,
    html: Path | None = None,
    markdown: Path | None = None,
    badge: Path | None = None,
    transcripts: bool = False,
    source: str = "",
    write_baseline: Path | None = None,
) -> int:
    """Judge an engine, write the files, then report; the exit code for the written results.

    ``html`` is a directory. ``transcripts`` also keeps those of scenarios that pass; ``html`` always keeps their steps.
    Raises :class:`.CommandError` if there are no results, or a file cannot be written.
    """
    for path in (json, junit, messages, write_baseline):
        if path and is_regular_file(path) and not path.parent.is_dir():
            raise WrongUse(f"{path} cannot be written: the directory {path.parent} does not exist")
    if options.paths and (options.clauses or write_baseline):
        raise WrongUse(
            f"{'--clause' if options.clauses else '--write-baseline'} is only for the scenarios of the suite"
        )
    if options.first and write_baseline:
        raise WrongUse("-x ends the run before all deviations are known; leave it out to write a baseline")
    outputs = ReportOutputs(html=html, markdown=markdown, badge=badge, transcripts=transcripts, source=source)
    outputs.check_writable()
    before = _baseline_before(options, write_baseline)
    if write_baseline and write_baseline == options.baseline and before is None:
        options = dataclasses.replace(options, baseline=None)
    options = dataclasses.replace(options, transcripts=transcripts or html is not None)
    with PartialResults(json) if json else contextlib.nullcontext() as side:
        remove_old_outputs((junit, messages, markdown, badge, html and html / PAGE))
        files = _Files(options.suite, side, junit, messages, outputs, write_baseline, before)

        def write_part(results: Results) -> None:
            _, wrong = files.write_files(results)
            if wrong:
                raise WrongUse(wrong)

        outcome = _judge(options, console, write_part, side)
        written, wrong = files.write_files(outcome.results)
    code = exit_code_of_json(written, stopped=outcome.stopped)
    _tell(options, outcome, console)
    if wrong:
        raise WrongUse(wrong)
    if write_baseline:
        print_line(console, f"wrote {write_baseline}")
    return code


def run_engines(
    requests: Sequence[RunOptions],
    console: Console,
    *,
    json: Path | None = None,
    html: Path | None = None,
    markdown: Path | None = None,
    transcripts: bool = False,
    source: str = "",
) -> int:
    """Judge one engine after the other, then write the files with the results of all; the worst exit code.

    An engine that cannot be judged does not affect the others.
    """
    outputs = ReportOutputs(html=html, markdown=markdown, json=json, transcripts=transcripts, source=source)
    outputs.check_writable()
    records: list[RunRecord] = []
    codes: list[int] = []
    try:
        for options in requests:
            try:
                codes.append(_one_of_several(options, console, records, transcripts or html is not None))
            except CommandError as stop:
                print_line(console, f"{options.engine}: {stop}", style="bold red")
                codes.append(stop.code)
    finally:
        if records:
            write_reports(records, outputs)
    if records:
        show_scores(console, records)
    return worst_exit_code(codes)


def _one_of_several(options: RunOptions, console: Console, records: list[RunRecord], transcripts: bool) -> int:
    """Judge one engine, report it, and append its results to ``records``, even if it is interrupted; the exit code."""
    console.print()
    print_line(console, options.engine, style="bold")
    options = dataclasses.replace(options, transcripts=transcripts)
    outcome = _judge(
        options, console, lambda part: records.extend(decode_records(results_to_json(part), options.engine))
    )
    text = results_to_json(outcome.results)
    records += decode_records(text, options.engine)
    _tell(options, outcome, console)
    return exit_code_of_json(text, stopped=outcome.stopped)


def _judge(
    options: RunOptions, console: Console, write_part: Callable[[Results], None], side: PartialResults | None = None
) -> RunOutcome:
    """Judge an engine. ``write_part`` gets the results of a run that is interrupted or takes too long."""
    try:
        with sigterm_as_interrupt():
            return execute_run(options, console, side, current_origin(options.suite))
    except RunInterrupted as interrupted:
        write_part(interrupted.results)
        if interrupted.late:
            raise InfrastructureError(
                f"the run did not end within {options.run_timeout:g} s, so its results are partial"
            ) from None
        raise


def _tell(options: RunOptions, outcome: RunOutcome, console: Console) -> None:
    """Report the results, and keep the failures for ``--last-failed``."""
    report_results(console, outcome.results, log=outcome.log)
    if outcome.stopped:
        print_line(
            console,
            "the first deviation ended the run; scenarios that were not played are not in the results",
            style="yellow",
        )
    for each in outcome.remains:
        print_line(console, f"{each} was started by the engine and could not be ended", style="yellow")
    last_failed.remember_failures(options.engine, outcome.results)


def rehearse_run(options: RunOptions, console: Console) -> int:
    """List the scenarios that would be played, but play none; the exit code says that nothing ran."""
    selection = selection_for_run(options)
    for bad in selection.bad:
        for problem in bad.problems:
            print_line(console, problem, style="bold red")
    for scenario in selection.scenarios:
        print_line(console, f"{scenario.id}  {', '.join(scenario.primary_clauses)}")
    beside = len(selection.foreign) + len(selection.probes)
    others = f", and {beside} that determine the readings of the engine" if beside else ""
    print_line(console, f"{count_things(len(selection.scenarios), 'scenarios')} would be played{others}; nothing ran")
    return BROKEN if selection.bad else NOTHING_RAN


def remove_old_reports(json: Path | None, html: Path | None, *others: Path | None) -> None:
    """Delete the files of an earlier run first. Raises :class:`WrongUse` if one cannot be deleted."""
    remove_old_outputs((json, json and side_file(json), html and html / PAGE, *others))


@dataclasses.dataclass(frozen=True)
class _Files:
    """The files of a run. If one cannot be written, the others still are."""

    suite: Suite
    side: PartialResults | None
    junit: Path | None
    messages: Path | None
    outputs: ReportOutputs
    baseline: Path | None
    before: Baseline | None

    def write_files(self, results: Results) -> tuple[str, str]:
        """Write the files: the JSON text as it was written, and the errors of the files, empty for none."""
        text = results_to_json(results)
        wrong: list[str] = []

        def try_writing(writing: Callable[[], object]) -> object:
            try:
                return writing()
            except WrongUse as error:
                wrong.append(str(error))
                return None

        written = try_writing(partial(self.side.finish_results, text)) if self.side else text
        if self.junit:
            try_writing(partial(write_atomically, self.junit, results_to_junit(results)))
        if self.messages:
            try_writing(
                partial(write_atomically, self.messages, results_to_messages(results, self.suite.feature_roots()))
            )
        try_writing(partial(write_run_report, text, self.outputs))
        if self.baseline and results.complete:
            try_writing(partial(write_atomically, self.baseline, baselines.render_baseline(results, self.before)))
        return str(written or text), "\n".join(wrong)


def _baseline_before(options: RunOptions, path: Path | None) -> Baseline | None:
    """The baseline whose reasons a new one keeps: the old file, or else the baseline of the run."""
    if path is None:
        return None
    before = options.baseline if options.baseline and not path.exists() else path
    return baselines.load_baseline(before, options.suite) if before.exists() else None
