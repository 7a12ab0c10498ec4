"""The command ``saitei fuzz``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from . import command_options
from .command_context import output_console, run_options
from .command_options import (
    BASELINE,
    ENGINE,
    FILES,
    LIMITS,
    PLAYING,
    define_command,
    directory,
    file,
    grouped_option,
    seconds_option,
)


@define_command(example="saitei fuzz --engine mine --game hololive --seconds 300")
@command_options.required_engine
@grouped_option(
    ENGINE,
    "--against",
    shell_complete=command_options.complete_engine,
    metavar="ENGINE",
    default="reference",
    show_default=True,
    help="The engine to compare with, or 'none' to check only the invariants.",
)
@command_options.in_process
@command_options.game
@command_options.edition
@grouped_option(
    PLAYING, "--seed", metavar="N", type=int, help="Seed of the first scene. Later scenes use the next numbers."
)
@command_options.processes
@command_options.dask
@grouped_option(
    LIMITS,
    "--seconds",
    metavar="S",
    type=click.FloatRange(min=0, min_open=True),
    default=60.0,
    show_default=True,
    help="Time to play scenes, in seconds for each game.",
)
@grouped_option(
    LIMITS,
    "--findings",
    metavar="N",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Stop after this many findings in each game.",
)
@seconds_option("--timeout", "Time limit for each answer of an engine, in seconds.", default=2.0)
@grouped_option(
    BASELINE, "--baseline", type=file, help="Read known deviations from this file, and do not report them again."
)
@grouped_option(
    FILES,
    "--out",
    type=directory,
    default=Path("fuzz"),
    show_default=True,
    help="Write the features of the findings into this directory.",
)
@grouped_option(
    FILES,
    "--corpus",
    type=directory,
    help="Keep scenes that reach new behavior in this directory, and start with the scenes that are in it.",
)
def fuzz_command(
    engine: str,
    against: str,
    seconds: float,
    seed: int | None,
    out: Path,
    findings: int,
    corpus: Path | None,
    **asked: Any,
) -> int:
    """Play invented games on two engines at once, and report where the engines differ."""
    from ..fuzz.fuzz_run import FuzzOptions
    from ..fuzz.fuzz_run import fuzz_games as fuzz_engine

    fuzzing = FuzzOptions(run_options(engine, **asked), against, seconds, seed, out, findings, corpus)
    return fuzz_engine(fuzzing, output_console())
