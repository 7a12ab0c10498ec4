"""The command ``saitei explain``."""

from __future__ import annotations

from typing import Any

import click

from . import command_options
from .command_context import output_console, run_options
from .command_options import define_command


@define_command(example="saitei explain 10.6.3.2 --engine mine\nsaitei explain house/rules.feature")
@click.argument(
    "what", metavar="SCENARIO-or-CLAUSE-or-PATH.feature", shell_complete=command_options.complete_scenario_or_clause
)
@command_options.engine
@command_options.game
@command_options.edition
@command_options.variations("none")
@command_options.timeout
@command_options.in_process
def explain_command(what: str, engine: str, **asked: Any) -> int:
    """Play a scenario, or all scenarios of a clause or of a feature file, and show the transcripts."""
    from ..inspection import explanation

    return explanation.explain_scenarios(run_options(engine, **asked), what, output_console())
