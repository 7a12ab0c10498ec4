"""``saitei schema``."""

from __future__ import annotations

import click

from ..base.errors import CONFORMS
from . import options
from .calling import suite
from .options import command


@command(example="saitei schema --game hololive --typescript")
@options.of_game(options.OTHERS, help="Its words alone, where the protocol leaves words to games.")
@click.option("--typescript", is_flag=True, help="As types of TypeScript.")
def schema(game: str | None, typescript: bool) -> int:
    """Print the protocol's messages, card text among them, as JSON Schema."""
    from ...adapters.schema import text as as_json_schema
    from ...adapters.typescript import text as as_typescript

    words = None if game is None else suite().words(game)
    print(as_typescript(words) if typescript else as_json_schema(words), end="")
    return CONFORMS
