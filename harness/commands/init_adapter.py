"""The command ``saitei init-adapter``."""

from __future__ import annotations

from pathlib import Path

import click

from ..base.command_errors import CONFORMS, WrongUse
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

    written = output_console()
    template = ADAPTER_TEMPLATES[language]
    try:
        if directory.exists() and (not directory.is_dir() or any(directory.iterdir())):
            what = "not empty" if directory.is_dir() else "not a directory"
            raise WrongUse(f"{directory} is {what}; name a new directory")
        for name, text in template.files():
            path = directory / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8", newline="\n")
            print_line(written, f"wrote {path}")
    except OSError as error:
        raise WrongUse(f"{directory} cannot be written: {error.strerror}") from error
    for command in template.missing_commands():
        written.print(
            f"the command {command} was not found on the PATH; install {template.needs}",
            style="yellow",
            highlight=False,
        )
    steps = (f"cd {directory}", *template.build, "saitei check-adapter --engine mine")
    print_line(written, f"now: {' && '.join(steps)}")
    return CONFORMS
