"""The command ``saitei init-adapter``."""

from __future__ import annotations

import shutil
from pathlib import Path

import click

from ..base.command_errors import CONFORMS, WrongUse
from .command_context import output_console
from .command_options import define_command

TEMPLATES = Path(__file__).resolve().parent / "templates"


@define_command(example="saitei init-adapter my-adapter --language python")
@click.argument("directory", metavar="DIR", type=click.Path(path_type=Path))
@click.option(
    "--language", type=click.Choice(["python", "node"]), required=True, help="Programming language of the adapter."
)
def init_adapter_command(directory: Path, language: str) -> int:
    """Write a first, working adapter into the new directory DIR."""
    from ..base.console import print_line
    from ..base.user_files import refuse_used_directory

    written = output_console()
    refuse_used_directory(directory)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        for path in sorted((TEMPLATES / language).iterdir()):
            if path.is_file():
                shutil.copyfile(path, directory / path.name)
                print_line(written, f"wrote {directory / path.name}")
    except OSError as error:
        raise WrongUse(f"{directory} cannot be written: {error.strerror}") from error
    if language == "node" and shutil.which("node") is None:
        written.print(
            "the command node was not found on the PATH; install Node.js 18 or later", style="yellow", highlight=False
        )
    print_line(written, f"now: cd {directory} && saitei check-adapter --engine mine")
    return CONFORMS
