"""What changed in words, on the reader's own machine: in the terminal, and as a page of its own.

Both hold the publisher's words. Neither is written anywhere unless it is asked for, and the page says what it is.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from ...rulebooks.comparison import Piece, Rename, Wording, renames
from ..base.errors import WrongUse
from ..base.text import printable
from ..base.version import version
from . import reports
from .difference import Difference
from .reading import say

if TYPE_CHECKING:
    from jinja2 import Environment

STYLES = {"same": "default", "old": "red strike", "new": "green underline"}


def show(console: Console, difference: Difference) -> None:
    """Each changed clause with its old words struck out and its new ones underlined, renamed terms first."""
    for rename in renames(difference.wordings):
        say(console, Text(told(rename), style="bold"))
    for wording in difference.wordings:
        say(console, heading(wording))
        line = Text("    ")
        for piece in wording.pieces:
            line.append(piece.text, STYLES[piece.side])
        say(console, line)


def told(rename: Rename) -> str:
    """A renamed term, once."""
    others = len(rename.changes) - len(rename.alone)
    more = f", in {others} of them with further changes" if others else ""
    return f"{rename.old} is now {rename.new} in {len(rename.changes)} clauses{more}"


def heading(wording: Wording) -> Text:
    """What became of which clause, and what the words that differ may be about."""
    line = Text(f"  {wording.change.kind:<18}", style=reports.STYLES[wording.change.kind])
    line.append(reports.numbers(wording.change), "bold")
    return line.append(f"  {', '.join(wording.flags)}", "magenta") if wording.flags else line


def page(difference: Difference) -> str:
    """The page that shows old and new side by side; raises :class:`WrongUse`."""
    if not difference.wordings and difference.changed:
        raise WrongUse("a ledger holds no words; name a document on both sides for the page")
    old, new = difference.names
    return (
        _environment()
        .get_template("words.html.j2")
        .render(
            old=old,
            new=new,
            renamed=[told(rename) for rename in renames(difference.wordings)],
            rows=[
                {
                    "kind": wording.change.kind,
                    "numbers": reports.numbers(wording.change),
                    "flags": wording.flags,
                    "old": _without("new", wording.pieces),
                    "new": _without("old", wording.pieces),
                }
                for wording in difference.wordings
            ],
            version=version(),
        )
    )


def _without(side: str, pieces: tuple[Piece, ...]) -> list[Piece]:
    return [piece for piece in pieces if piece.side != side]


def _environment() -> Environment:
    try:
        from jinja2 import Environment, FileSystemLoader, StrictUndefined
    except ImportError as error:
        raise WrongUse("the page needs jinja2: pip install 'saitei[report]'") from error
    return Environment(
        loader=FileSystemLoader(Path(__file__).resolve().parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=lambda value: printable(value) if type(value) is str else value,
    )
