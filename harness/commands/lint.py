"""``saitei lint``."""

from __future__ import annotations

from pathlib import Path

from ..base.errors import BROKEN, CONFORMS
from . import options
from .calling import console, suite
from .options import command


@command(example="saitei lint house/rules.feature\nsaitei lint --game hololive")
@options.feature_paths
@options.game
def lint(paths: tuple[Path, ...], game: str | None) -> int:
    """Say what is wrong in feature files, or in all of the suite's, without an engine."""
    from ..base.files import read
    from ..base.voice import say
    from ..editor.checking import faults, repeated
    from ..scenarios.selection import feature_files

    games, written = suite(), console()
    files = feature_files(games, paths, game)
    found = [fault for path in files for fault in faults(games, path, read(path))]
    found += repeated(games, files)
    for fault in found:
        say(written, str(fault))
    say(written, f"{len(files)} files, {len(found) or 'no'} fault{'s' if len(found) > 1 else ''}")
    return BROKEN if found else CONFORMS
