"""The command ``saitei check-adapter``."""

from __future__ import annotations

from typing import Any

import click

from . import command_options
from .command_context import output_console, run_options
from .command_options import define_command


@define_command(example="saitei check-adapter --engine 'stdio:./my-engine --saitei'")
@command_options.required_engine
@command_options.game
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of the random games.")
@command_options.timeout
@command_options.seconds_option("--run-timeout", "Time limit for all checks, in seconds.  [default: 600]")
@command_options.in_process
def check_adapter_command(engine: str, seed: int, **asked: Any) -> int:
    """Test an adapter before its engine is judged: an adapter must deny false claims about its game."""
    from ..adapter_check import adapter_checks

    return adapter_checks.run_adapter_checks(run_options(engine, **asked), output_console(), seed=seed)
