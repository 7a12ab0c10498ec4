"""``saitei coverage``."""

from __future__ import annotations

from pathlib import Path

import click

from . import command_options
from .command_context import installed_suite, output_console
from .command_options import define_command


@define_command(example="saitei coverage --game hololive --check")
@command_options.game
@command_options.clauses
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.option("--check", is_flag=True, help="Exit with 1 when a clause is unaccounted for.")
@click.option("--needs", is_flag=True, help="What scenarios need of an engine instead, and in which order.")
@command_options.proof
def coverage_command(
    game: str | None, clauses: tuple[str, ...], as_json: bool, check: bool, needs: bool, proof: Path | None
) -> int:
    """Say clause by clause which scenarios show it."""
    from ..inspection.capability_needs import print_needs as show_needs
    from ..inspection.suite_coverage import print_coverage as show_coverage

    if needs and (check or proof or clauses):
        raise click.UsageError("--needs goes with --game and --json alone: it says nothing of clauses that are missing")
    if needs:
        return show_needs(installed_suite(), output_console(), game=game, as_json=as_json)
    return show_coverage(
        installed_suite(), output_console(), game=game, as_json=as_json, check=check, proof=proof, about=clauses
    )
