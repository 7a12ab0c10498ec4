"""``saitei explain``."""

from __future__ import annotations

import click

from . import options
from .calling import console, run_options
from .options import command


@command(example="saitei explain 10.6.3.2 --engine mine\nsaitei explain house/rules.feature")
@click.argument("what", metavar="SCENARIO-or-CLAUSE-or-PATH.feature", shell_complete=options.things)
@options.engine
@options.game
@options.timeout
@options.in_process
def explain(what: str, engine: str, game: str | None, timeout: float | None, in_process: bool) -> int:
    """Play a scenario, or all of a clause or of a feature file, and show the transcript."""
    from ..inspection import explain

    asked = run_options(engine, game=game, timeout=timeout, in_process=in_process)
    return explain.command(asked, what, console())
