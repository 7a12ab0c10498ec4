"""``saitei fmt``."""

from __future__ import annotations

from pathlib import Path

import click

from ..base.errors import CONFORMS, DEVIATES
from . import options
from .calling import console, suite
from .options import command


@command(example="saitei fmt house/rules.feature\nsaitei fmt --check house")
@options.feature_paths
@options.game
@click.option("--check", is_flag=True, help="Write nothing; exit with 1 where a file is not laid out.")
def fmt(paths: tuple[Path, ...], game: str | None, check: bool) -> int:
    """Lay feature files out, or all of the suite's: indentation, tables in columns, blank lines."""
    from ..base.files import read, write
    from ..base.voice import say
    from ..editor.formatting import laid_out
    from ..scenarios.selection import feature_files

    written, changed = console(), 0
    files = feature_files(suite(), paths, game)
    for path in files:
        text = read(path)
        if (new := laid_out(text)) != text:
            changed += 1
            say(written, f"{path}: {'would be ' if check else ''}laid out")
            if not check:
                write(path, new)
    say(written, f"{len(files)} files, {changed or 'none'} {'to lay out' if check else 'laid out'}")
    return DEVIATES if check and changed else CONFORMS
