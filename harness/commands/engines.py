"""The command ``saitei engines``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from . import command_options
from .command_context import output_console, run_options
from .command_options import FILES, LazyGroup, directory, file, grouped_option, output_file


@click.group(cls=LazyGroup, invoke_without_command=True)
@command_options.registry
@click.pass_context
def engines_command(ctx: click.Context, registry: Path) -> int | None:
    """List the engines that saitei knows, with their latest results, or judge one of them."""
    if ctx.invoked_subcommand is not None:
        return None
    from ..runs.registered_engines import list_engines

    return list_engines(registry, output_console())


@engines_command.command("judge", example="saitei engines judge holoduel --checkout ../holoduel")
@click.argument("name", metavar="NAME")
@click.option("--checkout", type=directory, required=True, help="The checkout of the engine's repository.")
@command_options.game
@command_options.edition
@command_options.processes
@command_options.variations("none")
@command_options.timeout
@grouped_option(FILES, "--json", type=output_file, help="Write the results as JSON.")
@command_options.registry
def judge_engine(name: str, checkout: Path, registry: Path, json: Path | None, **asked: Any) -> int:
    """Judge an engine by its checkout. Exit with 0 if only the clauses deviate that the registry lists."""
    from ..runs.registered_engines import judge_registered

    options = run_options("reference", **asked)
    return judge_registered(name, checkout, options, output_console(), directory=registry, json=json)


@engines_command.command("record", example="saitei engines record holoduel.json ikachan.json")
@click.argument("files", metavar="F...", type=file, nargs=-1, required=True)
@command_options.registry
def record_engines(files: tuple[Path, ...], registry: Path) -> int:
    """Add results of `saitei run --json` to the history that `saitei engines` lists."""
    from ..runs.registered_engines import record_runs

    return record_runs(files, registry, output_console())
