"""The command ``saitei list``."""

from __future__ import annotations

import click

from . import command_options
from .command_context import installed_suite, output_console
from .command_options import define_command


@define_command(example="saitei list --game hololive")
@command_options.game
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
def list_command(game: str | None, as_json: bool) -> int:
    """List games, editions, and counts of clauses and scenarios."""
    from ..inspection import game_listing

    return game_listing.print_listing(installed_suite(), output_console(), game=game, as_json=as_json)
