"""``saitei run``: judges engines, writes the results into files, and reports them on the terminal."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from rich.console import Console

from ..base.errors import BROKEN, NOTHING_RAN, Broken, Stop, WrongUse
from ..base.files import forget, ordinary, write
from ..base.interrupts import terminable
from ..base.voice import say
from ..judging.options import RunOptions
from ..judging.verdicts import worst_code
from ..report.command import PAGE, Outputs, of_run, show, write_all
from ..report.record import Record, decode
from ..report.terminal import report
from ..results import baseline as baselines
from ..results.baseline import Baseline
from ..results.formats import code_of, to_json, to_junit
from ..results.partial import Partial
from ..results.results import Results
from . import failures
from .origins import origin
from .outcome import Interrupted, Outcome, find_out, selected


def run(
    options: RunOptions,
    console: Console,
    *,
    json: Path | None = None,
    junit: Path | None = None,
    html: Path | None = None,
    markdown: Path | None = None,
    badge: Path | None = None,
    transcripts: bool = False,
    source: str = "",
    write_baseline: Path | None = None,
) -> int:
    """Judge, write the files, then report; the exit code, by what was written. Raises :class:`Stop` where nothing was.

    ``html`` is a directory. ``transcripts`` keeps those of scenarios that pass, too; for ``html`` their steps are.
    """
    for path in (json, junit, write_baseline):
        if path and ordinary(path) and not path.parent.is_dir():
            raise WrongUse(f"{path} cannot be written: there is no directory {path.parent}")
    if options.paths and (options.clauses or write_baseline):
        raise WrongUse(f"{'--clause' if options.clauses else '--write-baseline'} is for the scenarios of the suite")
    if options.first and write_baseline:
        raise WrongUse("-x ends before all that deviates is known; leave it out where a baseline is written")
    outputs = Outputs(html=html, markdown=markdown, badge=badge, transcripts=transcripts, source=source)
    outputs.check()
    before = _baseline_before(options, write_baseline)
    if write_baseline and write_baseline == options.baseline and before is None:
        options = dataclasses.replace(options, baseline=None)
    options = dataclasses.replace(options, transcripts=transcripts or html is not None)
    with Partial(json) if json else contextlib.nullcontext() as side:
        forget((junit, markdown, badge, html and html / PAGE))
        files = _Files(side, junit, outputs, write_baseline, before)

        def write_part(results: Results) -> None:
            _, wrong = files.write(results)
            if wrong:
                raise WrongUse(wrong)

        outcome = _judge(options, console, write_part, side)
        written, wrong = files.write(outcome.results)
    code = code_of(written, stopped=outcome.stopped)
    _tell(options, outcome, console)
    if wrong:
        raise WrongUse(wrong)
    if write_baseline:
        say(console, f"wrote {write_baseline}")
    return code


def several(
    requests: Sequence[RunOptions],
    console: Console,
    *,
    json: Path | None = None,
    html: Path | None = None,
    markdown: Path | None = None,
    transcripts: bool = False,
    source: str = "",
) -> int:
    """Judge one engine after the other, then write the files, in which they stand side by side; the worst exit code.

    One that cannot be judged takes no other's verdicts with it.
    """
    outputs = Outputs(html=html, markdown=markdown, json=json, transcripts=transcripts, source=source)
    outputs.check()
    records: list[Record] = []
    codes: list[int] = []
    try:
        for options in requests:
            try:
                codes.append(_one_of_several(options, console, records, transcripts or html is not None))
            except Stop as stop:
                console.print(f"{options.engine}: {stop}", style="bold red")
                codes.append(stop.code)
    finally:
        if records:
            write_all(records, outputs)
    if records:
        show(console, records)
    return worst_code(codes)


def _one_of_several(options: RunOptions, console: Console, records: list[Record], transcripts: bool) -> int:
    """Judge one engine and report it; ``records`` receives what was found, even if that was interrupted."""
    console.print(f"\n{options.engine}", style="bold")
    options = dataclasses.replace(options, transcripts=transcripts)
    outcome = _judge(options, console, lambda part: records.extend(decode(to_json(part), options.engine)))
    text = to_json(outcome.results)
    records += decode(text, options.engine)
    _tell(options, outcome, console)
    return code_of(text, stopped=outcome.stopped)


def _judge(
    options: RunOptions, console: Console, write_part: Callable[[Results], None], side: Partial | None = None
) -> Outcome:
    """Judge an engine. The results of a run that is interrupted, or late, are handed to ``write_part``."""
    try:
        with terminable():
            return find_out(options, console, side, origin(options.suite))
    except Interrupted as interrupted:
        write_part(interrupted.results)
        if interrupted.late:
            raise Broken(f"the run was not over within {options.run_timeout:g} s; it is judged in part") from None
        raise


def _tell(options: RunOptions, outcome: Outcome, console: Console) -> None:
    """Report what was found, and keep what failed for the next time."""
    report(console, outcome.results, log=outcome.log)
    if outcome.stopped:
        console.print("ended by the first deviation; what was not played is not in the results", style="yellow")
    for each in outcome.remains:
        say(console, f"{each} was started by the engine and could not be ended", style="yellow")
    failures.keep(options.engine, outcome.results)


def rehearse(options: RunOptions, console: Console) -> int:
    """Name the scenarios that would be played, and play none: the exit code says that nothing ran."""
    selection = selected(options)
    for bad in selection.bad:
        for problem in bad.problems:
            say(console, problem, style="bold red")
    for scenario in selection.scenarios:
        say(console, f"{scenario.id}  {', '.join(scenario.primary)}")
    beside = len(selection.foreign) + len(selection.probes)
    others = f", and {beside} that find out how the engine reads the rulebook" if beside else ""
    say(console, f"{len(selection.scenarios)} scenarios would be played{others}; nothing ran")
    return BROKEN if selection.bad else NOTHING_RAN


def claim(json: Path | None, junit: Path | None, markdown: Path | None, badge: Path | None, html: Path | None) -> None:
    """Take away what an earlier run wrote, before anything can go wrong; raises :class:`WrongUse` while one writes."""
    if json and json.parent.is_dir():
        with Partial(json):
            pass
    forget((junit, markdown, badge, html and html / PAGE))


@dataclasses.dataclass(frozen=True)
class _Files:
    """The files of a run, all of which are written, whatever becomes of one of them."""

    side: Partial | None
    junit: Path | None
    outputs: Outputs
    baseline: Path | None
    before: Baseline | None

    def write(self, results: Results) -> tuple[str, str]:
        """Write them: the JSON form, as it was written, and why any could not be."""
        text = to_json(results)
        wrong: list[str] = []

        def attempt(writing: Callable[[], object]) -> object:
            try:
                return writing()
            except WrongUse as error:
                wrong.append(str(error))
                return None

        written = attempt(partial(self.side.finish, text)) if self.side else text
        if self.junit:
            attempt(partial(write, self.junit, to_junit(results)))
        attempt(partial(of_run, text, self.outputs))
        if self.baseline and results.complete:
            attempt(partial(write, self.baseline, baselines.write(results, self.before)))
        return str(written or text), "\n".join(wrong)


def _baseline_before(options: RunOptions, path: Path | None) -> Baseline | None:
    """The baseline whose reasons a new one takes over: the file itself, else the one that is judged by."""
    if path is None:
        return None
    before = options.baseline if options.baseline and not path.exists() else path
    return baselines.load(before, options.suite) if before.exists() else None
