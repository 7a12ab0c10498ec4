"""``saitei lint``, ``fmt``, ``phrases`` and ``lsp``: for whoever writes scenarios."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from rich.console import Console

from ...steps.vocabulary import KEYWORDS, Definition
from ..base.errors import BROKEN, CONFORMS, DEVIATES, Broken
from ..base.files import read, write
from ..base.voice import say
from ..editor.checking import faults
from ..editor.completing import nearest_phrases
from ..editor.formatting import laid_out
from ..scenarios.selection import files_of, ledgers
from ..scenarios.suite import Suite

SHOWN = 12
"""So many phrases are shown where none says the words."""


def lint(suite: Suite, console: Console, paths: Collection[Path], *, game: str | None) -> int:
    """Print a line for each fault; the code is that of a file of the suite at fault where there is one."""
    files = _files(suite, paths, game)
    found = [fault for path in files for fault in faults(suite, path, read(path))]
    for fault in found:
        say(console, str(fault))
    say(console, f"{len(files)} files, {len(found) or 'no'} fault{'s' if len(found) > 1 else ''}")
    return BROKEN if found else CONFORMS


def fmt(suite: Suite, console: Console, paths: Collection[Path], *, game: str | None, check: bool) -> int:
    """Lay the files out, and print which were not."""
    files = _files(suite, paths, game)
    changed = 0
    for path in files:
        text = read(path)
        if (new := laid_out(text)) != text:
            changed += 1
            say(console, f"{path}: {'would be ' if check else ''}laid out")
            if not check:
                write(path, new)
    say(console, f"{len(files)} files, {changed or 'none'} {'to lay out' if check else 'laid out'}")
    return DEVIATES if check and changed else CONFORMS


def phrases(suite: Suite, console: Console, words: str, *, game: str | None) -> int:
    """Print phrases: keyword and example, below it what it means; those of all games once."""
    games = list(ledgers(suite, game, None))
    said: dict[int, list[str]] = {}  # by what is the same object in all games that say it
    every: list[Definition] = []
    for name in games:
        for definition in suite.vocabulary(name).definitions:
            if id(definition) not in said:
                every.append(definition)
            said.setdefault(id(definition), []).append(name)
    found = nearest_phrases(every, words, SHOWN) if words else every
    for keyword in KEYWORDS:
        for each in (each for each in found if each.keyword == keyword):
            of = "" if said[id(each)] == games else f"  ({', '.join(said[id(each)])})"
            say(console, f"{keyword.capitalize()} {each.example}{of}")
            say(console, f"    {each.meaning}")
    return CONFORMS


def lsp(suite: Suite) -> int:
    """Serve an editor on standard input and output, until it has gone. Raises :class:`Broken` without pygls."""
    try:
        from ..editor.server import server
    except ModuleNotFoundError as error:
        raise Broken(f"an editor's server needs {error.name}: pip install 'saitei[editor]'") from error
    server(suite).start_io()
    return CONFORMS


def _files(suite: Suite, paths: Collection[Path], game: str | None) -> list[Path]:
    """The files and those of the directories, or all of the suite's."""
    if not paths:
        return [path for name in ledgers(suite, game, None) for path in suite.files(name)]
    return list(dict.fromkeys(file for path in paths for file in files_of(path)))
