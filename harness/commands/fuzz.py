"""``saitei fuzz``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from . import options
from .calling import console, run_options
from .options import BASELINE, ENGINE, FILES, LIMITS, PLAYING, command, directory, file, option, waiting


@command(example="saitei fuzz --engine mine --game hololive --seconds 300")
@options.required_engine
@option(
    ENGINE,
    "--against",
    shell_complete=options.engine_names,
    metavar="ENGINE",
    default="reference",
    show_default=True,
    help="Another engine, or none: invariants alone.",
)
@options.in_process
@options.game
@options.edition
@option(PLAYING, "--seed", metavar="N", type=int, help="Of the first scene; each further one has the next.")
@options.processes
@options.dask
@option(
    LIMITS,
    "--seconds",
    metavar="S",
    type=click.FloatRange(min=0, min_open=True),
    default=60.0,
    show_default=True,
    help="Seconds in which scenes are played, of each game.",
)
@option(
    LIMITS,
    "--findings",
    metavar="N",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Stop after so many, of each game.",
)
@waiting("--timeout", "Seconds that an engine has for an answer.", default=2.0)
@option(BASELINE, "--baseline", type=file, help="Known deviations, which are left out.")
@option(FILES, "--out", type=directory, default=Path("fuzz"), show_default=True, help="Where features are written.")
@option(FILES, "--corpus", type=directory, help="Keep scenes here by what they reach, and begin with those that are.")
def fuzz(
    engine: str,
    against: str,
    seconds: float,
    seed: int | None,
    out: Path,
    findings: int,
    corpus: Path | None,
    **asked: Any,
) -> int:
    """Play invented games on two engines at once, to find where they part."""
    from ..fuzz.command import Fuzzing
    from ..fuzz.command import command as fuzz_engine

    fuzzing = Fuzzing(run_options(engine, **asked), against, seconds, seed, out, findings, corpus)
    return fuzz_engine(fuzzing, console())
