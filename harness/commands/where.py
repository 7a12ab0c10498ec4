"""The command ``saitei where``."""

from __future__ import annotations

import click

from . import command_options
from .command_context import installed_suite, output_console
from .command_options import define_command


@define_command(example="saitei where 10.8.2 --game hololive")
@click.argument("clauses", metavar="[CLAUSE]...", nargs=-1, shell_complete=command_options.clause_ids)
@command_options.game
@command_options.edition
def where_command(clauses: tuple[str, ...], game: str | None, edition: str | None) -> int:
    """Show for each clause which statements of the reference engine make it true."""
    from ..inspection import clause_statements

    return clause_statements.print_clause_statements(
        installed_suite(), output_console(), clauses, game=game, edition=edition
    )
