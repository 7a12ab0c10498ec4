"""``saitei check-adapter``."""

from __future__ import annotations

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
def check_adapter(engine: str, game: str | None, seed: int, timeout: float | None, in_process: bool) -> int:
    """Falsify an adapter before it is scored."""
    from ..adapter_check import checks

    asked = run_options(engine, game=game, timeout=timeout, in_process=in_process)
    return checks.command(asked, console(), seed=seed)
