"""The command ``saitei explain``."""

from __future__ import annotations

from typing import Any

import click

from . import command_options
from .command_context import output_console, run_options
from .command_options import define_command


@define_command(
    example="saitei explain 10.6.3.2 --engine mine\n"
    "saitei explain house/rules.feature:12\n"
    "saitei explain 10.6.3.2 --engine mine --issue > issue.md"
)
@click.argument(
    "what",
    metavar="SCENARIO-or-CLAUSE-or-PATH.feature[:LINE]",
    shell_complete=command_options.complete_scenario_or_clause,
)
@command_options.engine
@command_options.game
@command_options.edition
@command_options.variations("none")
@command_options.timeout
@command_options.in_process
@click.option("--issue", is_flag=True, help="Print a report on the deviations, for the engine's issue tracker.")
def explain_command(what: str, engine: str, issue: bool, **asked: Any) -> int:
    """Play a scenario, or all scenarios of a clause or of a feature file, and show the transcripts."""
    from ..inspection import explanation

    explain = explanation.write_issue if issue else explanation.explain_scenarios
    return explain(run_options(engine, **asked), what, output_console())
