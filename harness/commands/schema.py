"""The command ``saitei schema``."""

from __future__ import annotations

import click

from ..base.command_errors import CONFORMS
from . import command_options
from .command_context import installed_suite
from .command_options import define_command


@define_command(example="saitei schema --game hololive --typescript")
@command_options.game_option(command_options.OTHERS, help="Allow only this game's vocabulary.")
@click.option("--typescript", is_flag=True, help="Print TypeScript types instead of JSON Schema.")
def schema_command(game: str | None, typescript: bool) -> int:
    """Print a JSON Schema of the protocol's messages and its card text."""
    from ...adapters.protocol_schema import render_schema as as_json_schema
    from ...adapters.typescript_types import render_typescript as as_typescript

    words = None if game is None else installed_suite().protocol_words(game)
    print(as_typescript(words) if typescript else as_json_schema(words), end="")
    return CONFORMS
