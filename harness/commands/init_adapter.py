"""The command ``saitei init-adapter``."""

from __future__ import annotations

from pathlib import Path

import click

from ..base.command_errors import CONFORMS
from .adapter_templates import ADAPTER_TEMPLATES
from .command_context import output_console
from .command_options import define_command


@define_command(example="saitei init-adapter my-adapter --language python")
@click.argument("directory", metavar="DIR", type=click.Path(path_type=Path))
@click.option(
    "--language",
    type=click.Choice(list(ADAPTER_TEMPLATES)),
    required=True,
    help="Programming language of the adapter.",
)
def init_adapter_command(directory: Path, language: str) -> int:
    """Write a first, working adapter into the new directory DIR."""
    from ..base.console import print_line
    from ..base.user_files import ensure_directory, refuse_used_directory, write_atomically

    written = output_console()
    template = ADAPTER_TEMPLATES[language]
    refuse_used_directory(directory)
    for name, text in template.files():
        path = directory / name
        ensure_directory(path.parent)
        write_atomically(path, text)
        print_line(written, f"wrote {path}")
    for command in template.missing_commands():
        written.print(
            f"the command {command} was not found on the PATH; install {template.needs}",
            style="yellow",
            highlight=False,
        )
    steps = (f"cd {directory}", *template.build, "saitei check-adapter --engine mine")
    print_line(written, f"now: {' && '.join(steps)}")
    return CONFORMS
