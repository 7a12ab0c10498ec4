"""``saitei where``."""

from __future__ import annotations

import click

from . import options
from .calling import console, suite
from .options import command


@command(example="saitei where 10.8.2 --game hololive")
@click.argument("clauses", metavar="[CLAUSE]...", nargs=-1, shell_complete=options.clause_ids)
@options.game
def where(clauses: tuple[str, ...], game: str | None) -> int:
    """Say clause by clause which statements of the reference engine make it true."""
    from ..inspection import where

    return where.command(suite(), console(), clauses, game=game)
