"""The form of a game's document: `<game>/document.toml`, and `<game>/outline.jsonl` for an unnumbered one.

Neither contains sentences of the document, only marks and patterns, names of the game's own things, and fingerprints
of headings and of the first lines of entries.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ..bounded_file import MIB, read_bounded_text
from ..jsonlines import read_records
from ..ledger import ROOT, Hex, Sketch
from ..rulebook_errors import LedgerError, UnknownGame
from .document_lines import DocumentLine
from .numbering import DOTTED, Numbering

FILE = "document.toml"
OUTLINE = "outline.jsonl"


class Landmark(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """An entry of an unnumbered document: its id, and the fingerprint by which it is found.

    - `title`: its subject, in our words.
    - `parent`: the id of the entry above it.
    - `heading`: the exact fingerprint of its printed heading.
    - `opening`, `sketch`: of its first line, for documents that lost their headings.
    """

    id: str
    title: str
    parent: str | None = None
    heading: Hex | None = None
    opening: Hex | None = None
    sketch: Sketch | None = None


class DocumentForm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """The printed form of a document.

    - `style`: "numbered" if each clause has its number, "listed" if clauses are bullets and sentences.
    - `terms`: names that only this game's document uses; they show whether a file is the right one.
    - `ids`: an example of an id of each level, from the chapters down ("numbered"): `["1.", "1.1", "1.1a"]`.
      By default, ids are dotted numbers of any depth; "..." after the last example lets its form continue.
    - `headings`: the greatest depth of numbers that are headings ("numbered").
    - `heading`: the pattern of a line that is a heading without a number, its group the title; empty if the file
      marks headings (HTML). The heading's id is made of its words.
    - `alone`: whether such a heading stands alone, between blank lines.
    - `restarts`: whether numbers begin again under each such heading ("numbered"); ids are then `heading.1`.
    - `numbering`: the pattern of a numbered heading ("listed"), its groups the number and the title.
    - `bullets`: characters that mark the members of a list, besides the usual bullets.
    - `skip`: patterns of lines that are not rules.
    - `aside`: the pattern of a line that begins a stretch without rules, up to the next number.
    - `detail`: the pattern of the line after which clauses are numbered `d1`, `d2`, ...
    - `indented`: whether an indented line continues the clause above.
    - `notes`: whether a note belongs to the bullet above it, and is numbered under it.
    - `rulings`: headings under which each example is a separate clause.
    - `version`, `date`: patterns that find the edition and its day in the document; groups of the day may be named
      `year`, `month` (a number or an English name) and `day`, in any order.
    """

    style: Literal["numbered", "listed"]
    terms: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    ids: tuple[str, ...] = ()
    headings: int = 2
    heading: str | None = None
    alone: bool = False
    restarts: bool = False
    numbering: str | None = None
    bullets: str = ""
    skip: tuple[str, ...] = ()
    aside: str | None = None
    detail: str | None = None
    indented: bool = False
    notes: bool = False
    rulings: tuple[str, ...] = ()
    version: str | None = None
    date: str | None = None

    @functools.cached_property
    def clause_numbering(self) -> Numbering:
        """The form of its ids; raises `ValueError` for invalid examples."""
        return Numbering(self.ids) if self.ids else DOTTED

    def check_patterns(self) -> None:
        """Raise `ValueError` for an invalid pattern."""
        patterns = {
            name: getattr(self, name) for name in ("heading", "numbering", "aside", "detail", "version", "date")
        }
        for name, pattern in [*patterns.items(), *(("skip", each) for each in self.skip)]:
            try:
                re.compile(pattern or "")
            except re.error as error:
                raise ValueError(f"{name} is not a valid pattern: {error}") from error

    @property
    def prints_ids(self) -> bool:
        """Whether the page shows the whole id of each clause, so that a sheet can name clauses by it."""
        return self.style == "numbered" and not self.restarts and self.clause_numbering.prints_whole_ids

    def heading_title(self, line: DocumentLine) -> str | None:
        """The title, if a line is a heading without a number."""
        text = line.text.strip()
        if self.heading is None or self.is_skipped_line(text) or self.is_detail_line(text):
            return None
        if self.heading and line.alone >= self.alone and (found := re.fullmatch(self.heading, text)):
            return (found[1] if found.re.groups else text).strip()
        return text if line.heading else None

    def is_detail_line(self, text: str) -> bool:
        """Whether details follow a line."""
        return self.detail is not None and re.fullmatch(self.detail, text) is not None

    def is_skipped_line(self, text: str) -> bool:
        """Whether a line is not a rule."""
        return any(re.fullmatch(pattern, text) for pattern in self.skip)


def readable_games(root: Path = ROOT) -> tuple[str, ...]:
    """The games whose document can be read, in alphabetical order."""
    return tuple(sorted(path.parent.name for path in root.glob(f"*/{FILE}")))


def load_form(game: str, root: Path = ROOT) -> DocumentForm:
    """The form of a game's document; raises `UnknownGame`, `LedgerError`."""
    if game not in (known := readable_games(root)):
        raise UnknownGame(game, known, root)
    return load_form_file(root / game / FILE)


def load_form_file(path: Path) -> DocumentForm:
    """The form of a document, from a file of any name; raises `LedgerError`."""
    try:
        return parse_form(read_bounded_text(path, MIB))
    except OSError as error:
        raise LedgerError.at_line(
            path, None, f"it cannot be read ({error.strerror})", "name a readable file"
        ) from error
    except ValueError as error:
        raise LedgerError.at_line(path, None, str(error), "correct it there") from error


def parse_form(text: str) -> DocumentForm:
    """The form of a document, from the text of its description; raises `ValueError`."""
    form = msgspec.toml.decode(text, type=DocumentForm)
    _ = form.clause_numbering
    form.check_patterns()
    return form


def load_outline(game: str, root: Path = ROOT) -> tuple[Landmark, ...]:
    """The entries of an unnumbered document in their order; none if every heading is numbered."""
    path = root / game / OUTLINE
    return tuple(landmark for _, landmark in read_records(path, Landmark)) if path.exists() else ()
