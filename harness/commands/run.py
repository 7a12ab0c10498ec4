"""``saitei run``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ..base.errors import WrongUse
from . import options
from .calling import console, run_options
from .options import BASELINE, CHOOSING, FILES, PLAYING, command, directory, file, option, waiting


def _shard(_ctx: click.Context, _option: click.Parameter, words: str | None) -> object:
    from ..scenarios.narrowing import shard

    return None if words is None else shard(words)


@command(
    example="saitei run --engine 'stdio:./my-engine --saitei' --game hololive\n"
    "saitei run --engine mine --clause 10.8 --json verdicts.json --markdown summary.md\n"
    "saitei run --engine mine --scenario 'hololive/10.6/*' -x\n"
    "saitei run --engine mine --engine theirs --html report"
)
@click.argument("paths", metavar="[PATH.feature]...", nargs=-1, type=click.Path(exists=True, path_type=Path))
@options.engines
@options.in_process
@options.game
@options.edition
@options.clauses
@option(
    CHOOSING,
    "--scenario",
    "scenarios",
    shell_complete=options.scenario_ids,
    metavar="ID",
    multiple=True,
    help="A scenario by its id, or several by a pattern such as 'hololive/10.6/*'.",
)
@option(
    CHOOSING,
    "--skip",
    shell_complete=options.things,
    metavar="ID-or-CLAUSE",
    multiple=True,
    help="Leave out scenarios by id or pattern, or a clause and all under it.",
)
@option(CHOOSING, "--last-failed", is_flag=True, help="What deviated when the engine was judged last from here.")
@option(CHOOSING, "--shard", metavar="I/N", callback=_shard, help="One shard of several; report merge joins them.")
@option(CHOOSING, "--dry-run", is_flag=True, help="Name what would be played, and play nothing: exit code 4.")
@options.processes
@options.dask
@option(PLAYING, "-x", "--exitfirst", "first", is_flag=True, help="End with the first deviation.")
@option(
    PLAYING,
    "--repeat",
    metavar="N",
    type=click.IntRange(1, 1000),
    default=1,
    help="Play each scenario so many times; one whose verdicts differ is flaky.",
)
@options.timeout
@options.scenario_timeout
@waiting("--run-timeout", "Seconds that the whole run has; what is found by then is written.  [default: no limit]")
@option(BASELINE, "--baseline", type=file, help="Known deviations, which do not fail the run.")
@option(BASELINE, "--write-baseline", type=file, help="Write the deviations as a baseline.")
@option(FILES, "--json", type=file, help="Write the results as JSON.")
@option(FILES, "--junit", type=file, help="Write the results as JUnit XML.")
@option(FILES, "--html", type=directory, help="Write a page to read, index.html, into this directory.")
@option(FILES, "--markdown", type=file, help="Write a summary for the page of a CI job.")
@option(FILES, "--badge", type=file, help="Write the score as an SVG image.")
@options.source
@options.transcripts
def run(
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
    from ..judging.verdicts import worst_code
    from ..runs.judge_engines import claim, rehearse, run, several

    if not dry_run:
        claim(json, junit, markdown, badge, html)
    of_one: dict[str, Any] = {"junit": junit, "badge": badge, "write_baseline": write_baseline}
    of_any: dict[str, Any] = {"json": json, "html": html, "markdown": markdown}
    given = [name.replace("_", "-") for name, path in {**of_one, "baseline": asked["baseline"]}.items() if path]
    if given and len(engines) > 1:
        raise WrongUse(f"--{given[0]} is for one engine; judge these one by one, or leave it out")
    each = [run_options(engine, **asked) for engine in dict.fromkeys(engines)]
    if dry_run:
        return worst_code(rehearse(one, console()) for one in each)
    if len(each) > 1:
        return several(each, console(), transcripts=transcripts, source=source, **of_any)
    return run(each[0], console(), transcripts=transcripts, source=source, **of_any, **of_one)
