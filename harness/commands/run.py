"""``saitei run``."""

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
    directory,
    file,
    grouped_option,
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
    help="A scenario by its id, or several by a pattern such as 'hololive/10.6/*'.",
)
@grouped_option(
    CHOOSING,
    "--skip",
    shell_complete=command_options.complete_scenario_or_clause,
    metavar="ID-or-CLAUSE",
    multiple=True,
    help="Leave out scenarios by id or pattern, or a clause and all under it.",
)
@grouped_option(
    CHOOSING, "--last-failed", is_flag=True, help="What deviated when the engine was judged last from here."
)
@grouped_option(
    CHOOSING, "--shard", metavar="I/N", callback=_shard, help="One shard of several; report merge joins them."
)
@grouped_option(CHOOSING, "--dry-run", is_flag=True, help="Name what would be played, and play nothing: exit code 4.")
@command_options.processes
@command_options.dask
@grouped_option(PLAYING, "-x", "--exitfirst", "first", is_flag=True, help="End with the first deviation.")
@grouped_option(
    PLAYING,
    "--repeat",
    metavar="N",
    type=click.IntRange(1, 1000),
    default=1,
    help="Play each scenario so many times; one whose verdicts differ is flaky.",
)
@command_options.timeout
@command_options.scenario_timeout
@seconds_option(
    "--run-timeout", "Seconds that the whole run has; what is found by then is written.  [default: no limit]"
)
@grouped_option(BASELINE, "--baseline", type=file, help="Known deviations, which do not fail the run.")
@grouped_option(BASELINE, "--write-baseline", type=file, help="Write the deviations as a baseline.")
@grouped_option(FILES, "--json", type=file, help="Write the results as JSON.")
@grouped_option(FILES, "--junit", type=file, help="Write the results as JUnit XML.")
@grouped_option(FILES, "--html", type=directory, help="Write a page to read, index.html, into this directory.")
@grouped_option(FILES, "--markdown", type=file, help="Write a summary for the page of a CI job.")
@grouped_option(FILES, "--badge", type=file, help="Write the score as an SVG image.")
@command_options.source
@command_options.transcripts
def run_command(
    engines: tuple[str, ...],
    dry_run: bool,
    json: Path | None,
    junit: Path | None,
    html: Path | None,
    markdown: Path | None,
    badge: Path | None,
    write_baseline: Path | None,
    source: str,
    transcripts: bool,
    **asked: Any,
) -> int:
    """Judge an engine: the reference engine, by every game, if nothing else is said.

    With PATHs it is judged by these feature files, or those of directories, wherever they stand.
    """
    from ..judging.verdicts import worst_exit_code
    from ..runs.judge_engines import rehearse_run, remove_old_reports, run_engine, run_engines

    if not dry_run:
        remove_old_reports(json, junit, markdown, badge, html)
    of_one: dict[str, Any] = {"junit": junit, "badge": badge, "write_baseline": write_baseline}
    of_any: dict[str, Any] = {"json": json, "html": html, "markdown": markdown}
    given = [name.replace("_", "-") for name, path in {**of_one, "baseline": asked["baseline"]}.items() if path]
    if given and len(engines) > 1:
        raise WrongUse(f"--{given[0]} is for one engine; judge these one by one, or leave it out")
    each = [run_options(engine, **asked) for engine in dict.fromkeys(engines)]
    if dry_run:
        return worst_exit_code(rehearse_run(one, output_console()) for one in each)
    if len(each) > 1:
        return run_engines(each, output_console(), transcripts=transcripts, source=source, **of_any)
    return run_engine(each[0], output_console(), transcripts=transcripts, source=source, **of_any, **of_one)
