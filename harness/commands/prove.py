"""The command ``saitei prove``."""

from __future__ import annotations

import click

from ..base.command_errors import WrongUse
from . import command_options
from .command_context import core_count, installed_suite, output_console, worker_count
from .command_options import define_command


@define_command(example="saitei prove --game hololive --clause 10.8\nsaitei prove --json > proof.json")
@command_options.game
@command_options.edition
@command_options.clauses
@click.option("--slices", is_flag=True, help="Break the engine in single situations, too, such as one player's turn.")
@click.option("--write", is_flag=True, help="Only play the violations, and write the scenarios that fail on them.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@command_options.processes
@command_options.dask
def prove_command(
    game: str | None,
    edition: str | None,
    clauses: tuple[str, ...],
    slices: bool,
    write: bool,
    as_json: bool,
    processes: int | None,
    dask: str | None,
) -> int:
    """Break the reference engine, clause by clause, and check that scenarios of the clause fail."""
    from ..prove.proof_run import prove_games as prove_engine
    from ..prove.proof_run import write_evidence_files

    number = worker_count(processes, dask, otherwise=core_count())
    if write:
        if clauses or slices or as_json:
            raise WrongUse("--write plays all violations of a game; leave --clause, --slices and --json out")
        suite, console = installed_suite(), output_console()
        return write_evidence_files(suite, console, game=game, edition=edition, processes=number, dask=dask)
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
