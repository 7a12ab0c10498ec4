"""The command ``saitei lint``."""

from __future__ import annotations

from pathlib import Path

from ..base.command_errors import BROKEN, CONFORMS
from . import command_options
from .command_context import installed_suite, output_console
from .command_options import define_command


@define_command(example="saitei lint house/rules.feature\nsaitei lint --game hololive")
@command_options.feature_paths
@command_options.game
def lint_command(paths: tuple[Path, ...], game: str | None) -> int:
    """Check feature files (by default the whole suite) without running an engine."""
    from ..base.console import print_line
    from ..base.user_files import read_user_file
    from ..editor.feature_faults import find_faults, repeated_title_faults
    from ..scenarios.selection import feature_files

    games, written = installed_suite(), output_console()
    files = feature_files(games, paths, game)
    found = [fault for path in files for fault in find_faults(games, path, read_user_file(path))]
    found += repeated_title_faults(games, files)
    for fault in found:
        print_line(written, str(fault))
    read = f"{len(files)} file{'s' * (len(files) != 1)}"
    print_line(written, f"{read}, {len(found) or 'no'} fault{'s' * (len(found) != 1)}")
    return BROKEN if found else CONFORMS
