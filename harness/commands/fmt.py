"""The command ``saitei fmt``."""

from __future__ import annotations

from pathlib import Path

import click

from ..base.command_errors import CONFORMS, DEVIATES
from . import command_options
from .command_context import installed_suite, output_console
from .command_options import define_command


@define_command(example="saitei fmt house/rules.feature\nsaitei fmt --check house")
@command_options.feature_paths
@command_options.game
@click.option("--check", is_flag=True, help="Write nothing, and exit with 1 if a file needs formatting.")
def fmt_command(paths: tuple[Path, ...], game: str | None, check: bool) -> int:
    """Format feature files (by default the whole suite): indentation, table columns and blank lines."""
    from ..base.console import print_line
    from ..base.user_files import read_user_file, write_atomically
    from ..editor.feature_format import format_feature
    from ..scenarios.selection import feature_files

    written, changed = output_console(), 0
    files = feature_files(installed_suite(), paths, game)
    for path in files:
        text = read_user_file(path)
        if (new := format_feature(text)) != text:
            changed += 1
            print_line(written, f"{path}: {'would be ' if check else ''}formatted")
            if not check:
                write_atomically(path, new)
    read = f"{len(files)} file{'s' * (len(files) != 1)}"
    print_line(written, f"{read}, {changed or 'none'} {'to format' if check else 'formatted'}")
    return DEVIATES if check and changed else CONFORMS
