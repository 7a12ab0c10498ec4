"""``saitei fmt``."""

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
@click.option("--check", is_flag=True, help="Write nothing; exit with 1 where a file is not laid out.")
def fmt_command(paths: tuple[Path, ...], game: str | None, check: bool) -> int:
    """Lay feature files out, or all of the suite's: indentation, tables in columns, blank lines."""
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
            print_line(written, f"{path}: {'would be ' if check else ''}laid out")
            if not check:
                write_atomically(path, new)
    print_line(written, f"{len(files)} files, {changed or 'none'} {'to lay out' if check else 'laid out'}")
    return DEVIATES if check and changed else CONFORMS
