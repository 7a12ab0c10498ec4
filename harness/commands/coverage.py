"""``saitei coverage``."""

from __future__ import annotations

from pathlib import Path

import click

from . import options
from .calling import console, suite
from .options import command


@command(example="saitei coverage --game hololive --check")
@options.game
@options.clauses
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.option("--check", is_flag=True, help="Exit with 1 when a clause is unaccounted for.")
@click.option("--needs", is_flag=True, help="What scenarios need of an engine instead, and in which order.")
@options.proof
def coverage(
    game: str | None, clauses: tuple[str, ...], as_json: bool, check: bool, needs: bool, proof: Path | None
) -> int:
    """Say clause by clause which scenarios show it."""
    from ..inspection.coverage import command as show_coverage
    from ..inspection.needs import command as show_needs

    if needs and (check or proof or clauses):
        raise click.UsageError("--needs goes with --game and --json alone: it says nothing of clauses that are missing")
    if needs:
        return show_needs(suite(), console(), game=game, as_json=as_json)
    return show_coverage(suite(), console(), game=game, as_json=as_json, check=check, proof=proof, about=clauses)
