"""``saitei check-adapter``."""

from __future__ import annotations

from typing import Any

import click

from . import options
from .calling import console, run_options
from .options import command


@command(example="saitei check-adapter --engine 'stdio:./my-engine --saitei'")
@options.required_engine
@options.game
@click.option("--seed", type=int, default=0, show_default=True, help="Of the random play.")
@options.timeout
@options.in_process
def check_adapter(engine: str, seed: int, **asked: Any) -> int:
    """Falsify an adapter before it is scored."""
    from ..adapter_check import checks

    return checks.command(run_options(engine, **asked), console(), seed=seed)
