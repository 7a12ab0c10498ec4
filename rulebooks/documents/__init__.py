"""Published documents: PDF, HTML or plain text, read into headings and clauses.

    document = read_document(Path("rules.pdf"), "hololive")
    for entry in document.clauses: ...
    lint_document(document)                 # its structural defects

A reader knows the form of a game's document (`<game>/document.toml`), never its sentences.
"""

import re
from dataclasses import replace
from pathlib import Path

from ..fingerprints import normalise_text
from ..ledger import ROOT
from ..rulebook_errors import DocumentError
from . import errata_sheet, numbered_clauses, unnumbered_clauses
from .document_entries import ChangelogEntry, ContentsLine, Document, DocumentEntry, DocumentExample
from .document_file import extract_text
from .document_form import DocumentForm, load_form, load_form_file, load_outline, parse_form, readable_games
from .document_ledger import SUFFIX, DocumentLedger, load_document_ledger, render_document_ledger
from .document_lines import FRONT, DocumentLine, ReadingDoubt, describe_stretches
from .document_lint import DocumentDefect, lint_document
from .propose_form import propose_document_form
from .unnamed_characters import mark_bullets

__all__ = [
    "SUFFIX",
    "ChangelogEntry",
    "ContentsLine",
    "Document",
    "DocumentDefect",
    "DocumentEntry",
    "DocumentExample",
    "DocumentForm",
    "DocumentLedger",
    "ReadingDoubt",
    "describe_stretches",
    "lint_document",
    "load_document_ledger",
    "load_form_file",
    "parse_form",
    "propose_document_form",
    "read_document",
    "readable_games",
    "recognise_game",
    "render_document_ledger",
]


_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_SHORT_YEAR = 2
"""The number of figures of a year without its century, which is the present one."""

_RECOGNISED = 0.5
"""The share of a game's terms from which a document is recognised as the game's."""


def read_document(
    path: Path, game: str, root: Path = ROOT, *, sheet: bool = False, form: DocumentForm | None = None
) -> Document:
    """A game's document, read from a file; with `sheet` an errata sheet, which names single clauses.

    `form` is the form of the document, for a game without a ledger here.

    Raises `UnknownGame`, and `DocumentError` for a file that is damaged, has no text, or is not the
    document of this game.
    """
    given = form
    form = given or load_form(game, root)
    source = extract_text(path)
    lines = mark_bullets(source.lines, form.bullets)
    if given and not sheet and _share(_text(lines), form) < _RECOGNISED:
        raise DocumentError.for_document(
            path, f"this is not a rulebook of {game}: its terms are missing", "name the right file"
        )
    if not given and not sheet:
        _check_game(path, lines, game, root)
    if sheet and not form.prints_ids:
        document = errata_sheet.parse_errata_sheet(lines, form, game, path.name)
    elif form.style == "numbered":
        document = numbered_clauses.parse_numbered(lines, form, game, path.name, sheet=sheet)
    else:
        document = unnumbered_clauses.parse_unnumbered(
            lines, form, () if given else load_outline(game, root), game, path.name
        )
    if not document.clauses:
        mend = "check that it is the whole document"
        if sheet:
            whose = "its clause's number, as it is printed," if form.prints_ids else "the id that the ledger gives"
            mend = f"begin each erratum with {whose}, and then its new words"
        raise DocumentError.for_document(path, "no clause was found in it", mend)
    version = _first(form.version, lines)
    return replace(
        document,
        doubts=(*source.doubts, *document.doubts),
        version=version[1] if version else None,
        date=_date(form.date, lines),
    )


def recognise_game(path: Path, root: Path = ROOT) -> str:
    """The game of a document, by its terms; raises `DocumentError` if it has the terms of no game."""
    shares = _shares(extract_text(path).lines, root)
    likely = max(shares, key=shares.__getitem__, default="")
    if shares.get(likely, 0) < _RECOGNISED:
        raise DocumentError.for_document(
            path, "this is not a rulebook of a known game: it has the terms of none", "name the game"
        )
    return likely


def _check_game(path: Path, lines: tuple[DocumentLine, ...], game: str, root: Path) -> None:
    """Raise `DocumentError` if the terms of the game are missing; the message names the game that they belong to."""
    shares = _shares(lines, root)
    if shares[game] >= _RECOGNISED:
        return
    likely = max(shares, key=shares.__getitem__)
    if shares[likely] >= _RECOGNISED:
        problem, mend = f"this is not a rulebook of {game}, but one of {likely}", f"read it with --game {likely}"
    else:
        problem, mend = f"this is not a rulebook of {game}: its terms are missing", "name the right file"
    raise DocumentError.for_document(path, problem, mend)


def _shares(lines: tuple[DocumentLine, ...], root: Path) -> dict[str, float]:
    """The share of its terms that the document contains, by game."""
    text = _text(lines)
    return {game: _share(text, load_form(game, root)) for game in readable_games(root)}


def _text(lines: tuple[DocumentLine, ...]) -> str:
    return normalise_text("".join(line.text for line in lines))


def _share(text: str, form: DocumentForm) -> float:
    return sum(1 for term in form.terms if normalise_text(term) in text) / len(form.terms)


def _first(pattern: str | None, lines: tuple[DocumentLine, ...]) -> re.Match[str] | None:
    """The first match of a pattern: change logs begin with the newest edition."""
    return next((found for line in lines if pattern and (found := re.search(pattern, line.text))), None)


def _date(pattern: str | None, lines: tuple[DocumentLine, ...]) -> str | None:
    """The first day that the beginning of a document prints, or otherwise the latest one: that of its last change."""
    if pattern is None:
        return None
    if front := _first(pattern, lines[:FRONT]):
        return _day(front)
    return max((_day(found) for line in lines for found in re.finditer(pattern, line.text)), default=None)


def _day(found: re.Match[str]) -> str:
    """The day as YYYY-MM-DD, from groups named year, month and day, or from three groups in that order."""
    named = found.groupdict()
    year, month, day = (named["year"], named["month"], named["day"]) if named else found.groups()
    year = year if len(year) > _SHORT_YEAR else f"20{year}"
    if not month.isdigit():
        month = str(_MONTHS.index(month[:3].lower()) + 1) if month[:3].lower() in _MONTHS else month
    return f"{year}-{month.zfill(2)}-{day.zfill(2)}"
