"""``saitei list``."""

from __future__ import annotations

import click

from . import options
from .calling import console, suite
from .options import command


@command(example="saitei list --game hololive")
@options.game
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def list(game: str | None, as_json: bool) -> int:
    """List games, editions, and counts of clauses and scenarios."""
    from ..inspection import listing

    return listing.command(suite(), console(), game=game, as_json=as_json)
