"""``saitei prove``."""

from __future__ import annotations

import click

from . import options
from .calling import console, cores, suite, workers
from .options import command


@command(example="saitei prove --game hololive --clause 10.8\nsaitei prove --json > proof.json")
@options.game
@options.clauses
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@options.processes
@options.dask
def prove(game: str | None, clauses: tuple[str, ...], as_json: bool, processes: int | None, dask: str | None) -> int:
    """Break the reference engine clause by clause, to see that the clause's scenarios notice."""
    from ..prove.command import command as prove_engine

    number = workers(processes, dask, otherwise=cores())
    return prove_engine(suite(), console(), game=game, clauses=clauses, as_json=as_json, processes=number, dask=dask)
