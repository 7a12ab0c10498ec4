"""The command ``saitei report``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from . import command_options
from .command_context import output_console
from .command_options import FILES, LazyGroup, file, grouped_option, output_directory, output_file


@click.group(cls=LazyGroup)
def report_command() -> None:
    """Combine and report results that saitei run --json has written."""


@report_command.command(
    "merge",
    example="saitei report merge mine.json theirs.json --html report\n"
    "saitei report merge shard-*.json --badge badge.svg --exit-code",
)
@click.argument("files", metavar="F...", type=file, nargs=-1, required=True)
@grouped_option(FILES, "--html", type=output_directory, help="Write an HTML report (index.html) into this directory.")
@grouped_option(FILES, "--markdown", type=output_file, help="Write a summary as Markdown, for the page of a CI job.")
@grouped_option(FILES, "--badge", type=output_file, help="Write the score of one engine as an SVG image.")
@grouped_option(FILES, "--json", type=output_file, help="Write the combined results as JSON.")
@command_options.proof
@command_options.source
@command_options.transcripts
@click.option(
    "--exit-code", is_flag=True, help="Exit with the code of a run with these results, such as 1 for deviations."
)
def report_merge(files: tuple[Path, ...], exit_code: bool, **outputs: Any) -> int:
    """Combine results of `saitei run --json`: of several engines, runs or shards."""
    from ..report.report_files import ReportOutputs
    from ..report.report_files import merge_reports as merge

    return merge(files, output_console(), ReportOutputs(**outputs), judging=exit_code)


@report_command.command("engines", example="saitei report engines mine.json theirs.json --page docs/engines.md")
@click.argument("files", metavar="F...", type=file, nargs=-1, required=True)
@click.option("--page", type=output_file, required=True, help="The page whose tables are replaced.")
@command_options.registry
def report_engines(files: tuple[Path, ...], page: Path, registry: Path) -> int:
    """Write the tables of a page about engines, from results of `saitei run --json`."""
    from ..report import engines_page

    return engines_page.write_engines_page(files, output_console(), page, registry)
