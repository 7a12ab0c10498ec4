"""The command ``saitei prove``."""

from __future__ import annotations

import click

from . import command_options
from .command_context import core_count, installed_suite, output_console, worker_count
from .command_options import define_command


@define_command(example="saitei prove --game hololive --clause 10.8\nsaitei prove --json > proof.json")
@command_options.game
@command_options.edition
@command_options.clauses
@click.option("--slices", is_flag=True, help="Break the engine in single situations, too, such as one player's turn.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@command_options.processes
@command_options.dask
def prove_command(
    game: str | None,
    edition: str | None,
    clauses: tuple[str, ...],
    slices: bool,
    as_json: bool,
    processes: int | None,
    dask: str | None,
) -> int:
    """Break the reference engine, clause by clause, and check that scenarios of the clause fail."""
    from ..prove.proof_run import prove_games as prove_engine

    number = worker_count(processes, dask, otherwise=core_count())
    return prove_engine(
        installed_suite(),
        output_console(),
        game=game,
        edition=edition,
        clauses=clauses,
        slices=slices,
        as_json=as_json,
        processes=number,
        dask=dask,
    )
