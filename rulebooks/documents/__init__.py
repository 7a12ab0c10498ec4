"""Published documents: PDF, HTML or plain text, read into headings and clauses.

    document = read(Path("rules.pdf"), "hololive")
    for entry in document.clauses: ...
    lint(document)                          # what is structurally wrong with it

A reader knows the form of a game's document (`<game>/document.toml`), never its sentences.
"""

import re
from dataclasses import replace
from pathlib import Path

from ..errors import DocumentError
from ..fingerprints import normalise
from ..ledger import ROOT
from . import listed, numbered
from .entries import Announced, Contents, Document, Entry, Example
from .files import opened
from .form import load_form, load_outline, readable
from .lines import Doubt, Line
from .lint import Finding, lint

__all__ = [
    "Announced",
    "Contents",
    "Document",
    "Doubt",
    "Entry",
    "Example",
    "Finding",
    "game_of",
    "lint",
    "read",
    "readable",
]


_RECOGNISED = 0.5
"""The share of a game's terms by which its document is known."""


def read(path: Path, game: str, root: Path = ROOT, *, sheet: bool = False) -> Document:
    """A game's document, out of a file; with `sheet` an errata sheet, which names single clauses.

    Raises `UnknownGame`, and `DocumentError` for a file that is damaged, holds no text, is another
    game's document, or none.
    """
    form = load_form(game, root)
    source = opened(path)
    lines = source.lines
    if sheet and form.style != "numbered":
        raise DocumentError.of(path, f"the clauses of {game} have no numbers", "adopt the whole document")
    if not sheet:
        _check_game(path, lines, game, root)
    if form.style == "numbered":
        document = numbered.parse(lines, form, game, path.name, sheet=sheet)
    else:
        document = listed.parse(lines, form, load_outline(game, root), game, path.name)
    if not document.clauses:
        raise DocumentError.of(
            path, "no clause was found in it", f"check that it is the {'sheet' if sheet else 'whole document'}"
        )
    version = _first(form.version, lines)
    date = _first(form.date, lines)
    return replace(
        document,
        doubts=(*source.doubts, *document.doubts),
        version=version[0] if version else None,
        date="-".join(part.zfill(2) for part in date) if date else None,
    )


def game_of(path: Path, root: Path = ROOT) -> str:
    """Which game's document a file is, by its terms; raises `DocumentError` where it is none's."""
    shares = _shares(opened(path).lines, root)
    likely = max(shares, key=shares.__getitem__, default="")
    if shares.get(likely, 0) < _RECOGNISED:
        raise DocumentError.of(path, "this is no rulebook of any game here: none's terms are there", "name the game")
    return likely


def _check_game(path: Path, lines: tuple[Line, ...], game: str, root: Path) -> None:
    """Raises `DocumentError` where the terms of the game are missing, and names the game that has its own there."""
    shares = _shares(lines, root)
    if shares[game] >= _RECOGNISED:
        return
    likely = max(shares, key=shares.__getitem__)
    if shares[likely] >= _RECOGNISED:
        problem, mend = f"this is no rulebook of {game}, but one of {likely}", f"read it with --game {likely}"
    else:
        problem, mend = f"this is no rulebook of {game}: its terms are not there", "name the right file"
    raise DocumentError.of(path, problem, mend)


def _shares(lines: tuple[Line, ...], root: Path) -> dict[str, float]:
    """By game, the share of its terms that are there."""
    text = normalise("".join(line.text for line in lines))
    return {
        game: sum(1 for term in terms if normalise(term) in text) / len(terms)
        for game in readable(root)
        for terms in [load_form(game, root).terms]
    }


def _first(pattern: str | None, lines: tuple[Line, ...]) -> tuple[str, ...] | None:
    """The groups of a pattern where it is found first: change logs begin with the newest edition."""
    for line in lines:
        if pattern and (found := re.search(pattern, line.text)):
            return found.groups()
    return None
