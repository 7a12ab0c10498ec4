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
from . import listed, numbered, sheets
from .describing import describe
from .entries import Announced, Contents, Document, Entry, Example
from .files import opened
from .form import Form, form_at, load_form, load_outline, readable
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
    "Form",
    "describe",
    "form_at",
    "game_of",
    "lint",
    "read",
    "readable",
]


_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_RECOGNISED = 0.5
"""The share of a game's terms by which its document is known."""


def read(path: Path, game: str, root: Path = ROOT, *, sheet: bool = False, form: Form | None = None) -> Document:
    """A game's document, out of a file; with `sheet` an errata sheet, which names single clauses.

    `form` says how it is printed, where the game has no ledger here.

    Raises `UnknownGame`, and `DocumentError` for a file that is damaged, holds no text, is another
    game's document, or none.
    """
    given = form
    form = given or load_form(game, root)
    source = opened(path)
    lines = source.lines
    if given and not sheet and _share(_text(lines), form) < _RECOGNISED:
        raise DocumentError.of(path, f"this is no rulebook of {game}: its terms are not there", "name the right file")
    if not given and not sheet:
        _check_game(path, lines, game, root)
    if sheet and not form.prints_ids:
        document = sheets.parse(lines, form, game, path.name)
    elif form.style == "numbered":
        document = numbered.parse(lines, form, game, path.name, sheet=sheet)
    else:
        document = listed.parse(lines, form, () if given else load_outline(game, root), game, path.name)
    if not document.clauses:
        mend = "check that it is the whole document"
        if sheet:
            whose = "its clause's number, as it is printed," if form.prints_ids else "the id that the ledger gives"
            mend = f"begin each erratum with {whose}, and then its new words"
        raise DocumentError.of(path, "no clause was found in it", mend)
    version = _first(form.version, lines)
    date = _first(form.date, lines)
    return replace(
        document,
        doubts=(*source.doubts, *document.doubts),
        version=version[1] if version else None,
        date=_day(date) if date else None,
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
    text = _text(lines)
    return {game: _share(text, load_form(game, root)) for game in readable(root)}


def _text(lines: tuple[Line, ...]) -> str:
    return normalise("".join(line.text for line in lines))


def _share(text: str, form: Form) -> float:
    return sum(1 for term in form.terms if normalise(term) in text) / len(form.terms)


def _first(pattern: str | None, lines: tuple[Line, ...]) -> re.Match[str] | None:
    """A pattern where it is found first: change logs begin with the newest edition."""
    return next((found for line in lines if pattern and (found := re.search(pattern, line.text))), None)


def _day(found: re.Match[str]) -> str:
    """The day as YYYY-MM-DD: out of groups named year, month and day, else out of three in that order."""
    named = found.groupdict()
    year, month, day = (named["year"], named["month"], named["day"]) if named else found.groups()
    if not month.isdigit():
        month = str(_MONTHS.index(month[:3].lower()) + 1) if month[:3].lower() in _MONTHS else month
    return f"{year}-{month.zfill(2)}-{day.zfill(2)}"
