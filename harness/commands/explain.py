"""``saitei explain``."""

from __future__ import annotations

from typing import Any

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
def explain(what: str, engine: str, **asked: Any) -> int:
    """Play a scenario, or all of a clause or of a feature file, and show the transcript."""
    from ..inspection import explain

    return explain.command(run_options(engine, **asked), what, console())
