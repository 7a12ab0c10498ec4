"""The command ``saitei coverage``."""

from __future__ import annotations

from pathlib import Path

import click

from . import command_options
from .command_context import installed_suite, output_console
from .command_options import define_command


@define_command(example="saitei coverage --game hololive --check")
@command_options.game
@command_options.edition
@command_options.clauses
@click.option("--json", "as_json", is_flag=True, help="Print the coverage as JSON.")
@click.option(
    "--check",
    is_flag=True,
    help="Exit with 1 if a clause is missing, neither shown by a scenario nor exempt, or if a title is missing.",
)
@click.option(
    "--needs",
    is_flag=True,
    help="Show instead how many scenarios each capability of an engine unlocks, in the best order to add them.",
)
@command_options.proof
def coverage_command(
    game: str | None,
    edition: str | None,
    clauses: tuple[str, ...],
    as_json: bool,
    check: bool,
    needs: bool,
    proof: Path | None,
) -> int:
    """Show for each clause which scenarios cover it."""
    from ..inspection.capability_needs import print_needs as show_needs
    from ..inspection.suite_coverage import print_coverage as show_coverage

    if needs and (check or proof or clauses or edition):
        raise click.UsageError("--needs is about engines, not clauses; combine it only with --game and --json")
    if needs:
        return show_needs(installed_suite(), output_console(), game=game, as_json=as_json)
    return show_coverage(
        installed_suite(),
        output_console(),
        game=game,
        edition=edition,
        as_json=as_json,
        check=check,
        proof=proof,
        about=clauses,
    )
