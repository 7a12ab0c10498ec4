"""Changes of wording, for private use: in the terminal, and as an HTML page.

Both contain the publisher's words. The page is written only on request, and contains a notice not to publish it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from ...rulebooks.comparison import TermRename, WordingChange, WordingSpan, find_renamed_terms
from ..base.command_errors import WrongUse
from ..base.console import print_line
from ..base.sanitize import make_printable
from ..base.version import package_version
from . import comparison_report
from .edition_difference import EditionDifference

if TYPE_CHECKING:
    from jinja2 import Environment

STYLES = {"same": "default", "old": "red strike", "new": "green underline"}
_PLAIN = {"same": "{}", "old": "[-{}-]", "new": "{{+{}+}}"}


def print_wordings(console: Console, difference: EditionDifference) -> None:
    """Print renamed terms, and then each changed clause with old words struck out and new words underlined.

    Without colours, old words are in ``[-brackets-]``, and new words in ``{+braces+}``.
    """
    plain = console.color_system is None
    for rename in find_renamed_terms(difference.wording_changes):
        print_line(console, Text(describe_rename(rename), style="bold"))
    for wording in difference.wording_changes:
        print_line(console, wording_heading(wording))
        line = Text("    ")
        for piece in wording.pieces:
            line.append(_PLAIN[piece.side].format(piece.text) if plain else piece.text, STYLES[piece.side])
        print_line(console, line)


def describe_rename(rename: TermRename) -> str:
    """A sentence about a renamed term and the number of clauses with it."""
    others = len(rename.changes) - len(rename.alone)
    more = f", in {others} of them with further changes" if others else ""
    return f"{rename.old} is now {rename.new} in {len(rename.changes)} clauses{more}"


def wording_heading(wording: WordingChange) -> Text:
    """The heading of a changed clause: the kind of change, the numbers, and the likely topics of the changed words."""
    line = Text(f"  {wording.change.kind:<18}", style=comparison_report.STYLES[wording.change.kind])
    line.append(comparison_report.describe_numbers(wording.change), "bold")
    return line.append(f"  {', '.join(wording.flags)}", "magenta") if wording.flags else line


def wording_page(difference: EditionDifference) -> str:
    """The HTML page that shows the old and new wording side by side. Raises :class:`WrongUse`."""
    if not difference.wording_changes and difference.has_changes:
        raise WrongUse("a ledger contains no words; for the page, name a document on both sides")
    old, new = difference.side_names
    return (
        _environment()
        .get_template("words.html.j2")
        .render(
            old=old,
            new=new,
            renamed=[describe_rename(rename) for rename in find_renamed_terms(difference.wording_changes)],
            rows=[
                {
                    "kind": wording.change.kind,
                    "numbers": comparison_report.describe_numbers(wording.change),
                    "flags": wording.flags,
                    "old": _without("new", wording.pieces),
                    "new": _without("old", wording.pieces),
                }
                for wording in difference.wording_changes
            ],
            version=package_version(),
        )
    )


def _without(side: str, pieces: tuple[WordingSpan, ...]) -> list[WordingSpan]:
    return [piece for piece in pieces if piece.side != side]


def _environment() -> Environment:
    try:
        from jinja2 import Environment, FileSystemLoader, StrictUndefined
    except ImportError as error:
        raise WrongUse("the page needs jinja2; install it in your clone of saitei: pip install '.[report]'") from error
    return Environment(
        loader=FileSystemLoader(Path(__file__).resolve().parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=lambda value: make_printable(value) if type(value) is str else value,
    )
