"""The command ``saitei run``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ..base.command_errors import WrongUse
from . import command_options
from .command_context import output_console, run_options
from .command_options import (
    BASELINE,
    CHOOSING,
    FILES,
    PLAYING,
    define_command,
    file,
    grouped_option,
    output_directory,
    output_file,
    seconds_option,
)


def _shard(_ctx: click.Context, _option: click.Parameter, words: str | None) -> object:
    from ..scenarios.filters import parse_shard

    return None if words is None else parse_shard(words)


@define_command(
    example="saitei run --engine 'stdio:./my-engine --saitei' --game hololive\n"
    "saitei run --engine mine --clause 10.8 --json verdicts.json --markdown summary.md\n"
    "saitei run --engine mine --scenario 'hololive/10.6/*' -x\n"
    "saitei run --engine mine --engine theirs --html report"
)
@click.argument("paths", metavar="[PATH.feature]...", nargs=-1, type=click.Path(exists=True, path_type=Path))
@command_options.engines
@command_options.in_process
@command_options.game
@command_options.edition
@command_options.clauses
@grouped_option(
    CHOOSING,
    "--scenario",
    "scenarios",
    shell_complete=command_options.scenario_ids,
    metavar="ID",
    multiple=True,
    help="Select a scenario by its id, or several by a pattern such as 'hololive/10.6/*'. Can be repeated.",
)
@grouped_option(
    CHOOSING,
    "--skip",
    shell_complete=command_options.complete_scenario_or_clause,
    metavar="ID-or-CLAUSE",
    multiple=True,
    help="Leave out scenarios by their id or by a pattern, or a clause with all clauses below it. Can be repeated.",
)
@grouped_option(
    CHOOSING,
    "--last-failed",
    is_flag=True,
    help="Play only the scenarios that deviated in the engine's last run from this directory.",
)
@grouped_option(
    CHOOSING,
    "--shard",
    metavar="I/N",
    callback=_shard,
    help="Play only the I-th of N parts of the scenarios. 'saitei report merge' combines the results.",
)
@grouped_option(
    CHOOSING,
    "--dry-run",
    is_flag=True,
    help="List the scenarios that would be played, and exit with 4 without playing.",
)
@command_options.processes
@command_options.dask
@grouped_option(PLAYING, "-x", "--exitfirst", "first", is_flag=True, help="Stop the run at the first deviation.")
@grouped_option(
    PLAYING,
    "--repeat",
    metavar="N",
    type=click.IntRange(1, 1000),
    default=1,
    help="Play each scenario N times. A scenario with different verdicts is reported as flaky.",
)
@command_options.variations("mirror")
@command_options.timeout
@command_options.scenario_timeout
@seconds_option(
    "--run-timeout",
    "Time limit for the whole run, in seconds. The results so far are written.  [default: no limit]",
)
@grouped_option(
    BASELINE, "--baseline", type=file, help="Read known deviations from this file. They do not fail the run."
)
@grouped_option(BASELINE, "--write-baseline", type=output_file, help="Write the deviations of this run as a baseline.")
@grouped_option(FILES, "--json", type=output_file, help="Write the results as JSON.")
@grouped_option(FILES, "--junit", type=output_file, help="Write the results as JUnit XML.")
@grouped_option(
    FILES, "--messages", type=output_file, help="Write the results as Cucumber Messages (ndjson), for other reports."
)
@grouped_option(FILES, "--html", type=output_directory, help="Write an HTML report (index.html) into this directory.")
@grouped_option(FILES, "--markdown", type=output_file, help="Write a summary as Markdown, for the page of a CI job.")
@grouped_option(FILES, "--badge", type=output_file, help="Write the score as an SVG image.")
@command_options.source
@command_options.transcripts
def run_command(
    engines: tuple[str, ...],
    dry_run: bool,
    json: Path | None,
    junit: Path | None,
    messages: Path | None,
    html: Path | None,
    markdown: Path | None,
    badge: Path | None,
    write_baseline: Path | None,
    source: str,
    transcripts: bool,
    **asked: Any,
) -> int:
    """Judge an engine. By default, judge the reference engine by all games.

    With PATHs, the engine is judged by these feature files of your own, or by those in these directories.
    """
    from ..judging.verdicts import worst_exit_code
    from ..runs.judge_engines import rehearse_run, remove_old_reports, run_engine, run_engines

    if not dry_run:
        remove_old_reports(json, html, junit, messages, markdown, badge)
    of_one: dict[str, Any] = {"junit": junit, "messages": messages, "badge": badge, "write_baseline": write_baseline}
    of_any: dict[str, Any] = {"json": json, "html": html, "markdown": markdown}
    given = [name.replace("_", "-") for name, path in {**of_one, "baseline": asked["baseline"]}.items() if path]
    if given and len(engines) > 1:
        raise WrongUse(f"--{given[0]} is for one engine; judge the engines one by one, or leave the option out")
    each = [run_options(engine, **asked) for engine in dict.fromkeys(engines)]
    if dry_run:
        return worst_exit_code(rehearse_run(one, output_console()) for one in each)
    if len(each) > 1:
        return run_engines(each, output_console(), transcripts=transcripts, source=source, **of_any)
    return run_engine(each[0], output_console(), transcripts=transcripts, source=source, **of_any, **of_one)
