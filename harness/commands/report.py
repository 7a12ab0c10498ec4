"""``saitei report``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from . import options
from .calling import console
from .options import FILES, Group, directory, file, option


@click.group(cls=Group)
def report() -> None:
    """Reports of results that were written before."""


@report.command(
    "merge",
    example="saitei report merge mine.json theirs.json --html report\n"
    "saitei report merge shard-*.json --badge badge.svg --exit-code",
)
@click.argument("files", metavar="F...", type=file, nargs=-1, required=True)
@option(FILES, "--html", type=directory, help="Write a page to read, index.html, into this directory.")
@option(FILES, "--markdown", type=file, help="Write a summary for the page of a CI job.")
@option(FILES, "--badge", type=file, help="Write the score of one engine as an SVG image.")
@option(FILES, "--json", type=file, help="Write the results put together as JSON.")
@options.proof
@options.source
@options.transcripts
@click.option("--exit-code", is_flag=True, help="Exit as the run would have: 1 if anything deviates, and so on.")
def report_merge(files: tuple[Path, ...], exit_code: bool, **outputs: Any) -> int:
    """Put results of `saitei run --json` together: several engines, or the shards of one run."""
    from ..report.command import Outputs
    from ..report.command import command as merge

    return merge(files, console(), Outputs(**outputs), judging=exit_code)


@report.command("engines", example="saitei report engines mine.json theirs.json --page docs/engines.md")
@click.argument("files", metavar="F...", type=file, nargs=-1, required=True)
@click.option("--page", type=file, required=True, help="The page whose tables are written anew.")
@click.option("--remarks", type=file, help="Remarks on deviations; without it the .toml beside the page, if any.")
def report_engines(files: tuple[Path, ...], page: Path, remarks: Path | None) -> int:
    """Write the tables of a page about engines from results of `saitei run --json`."""
    from ..report import engines

    return engines.command(files, console(), page, remarks)
