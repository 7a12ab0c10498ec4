"""``saitei rulebook diff``: the comparison of two editions, and the scenarios that are now suspect."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from ...rulebooks import RulebookError
from ...rulebooks.comparison import ClauseChange, ComparedEdition, find_renamed_terms
from ...rulebooks.documents import SUFFIX, Document, load_document_ledger, recognise_game
from ...rulebooks.rulebook_errors import DocumentError
from ..base.command_errors import CONFORMS, DEVIATES, WrongUse, nearest_suggestion
from ..base.user_files import write_atomically, write_output
from ..base.version import package_version
from ..scenarios.suite import Suite
from . import comparison_report, document_download, document_report, wording_report
from .edition_difference import EditionDifference, difference_of

VERSION = 1
"""The version of the JSON form; fields may be added under the same version."""


def diff_editions(
    suite: Suite,
    console: Console,
    sides: tuple[str, str],
    *,
    game: str | None,
    json_file: Path | None,
    markdown: Path | None,
    html: Path | None = None,
    exit_code: bool = False,
    form: Path | None = None,
) -> int:
    """Compare two editions and report the changes. With ``exit_code``, the exit code is 1 if anything changed."""
    difference = difference_between(suite, *sides, game=game, form=form)
    for side in (difference.old, difference.new):
        if isinstance(side, Document):
            document_report.print_document(console, side)
    comparison_report.print_difference(console, difference)
    wording_report.print_wordings(console, difference)
    if html:
        write_atomically(html, wording_report.wording_page(difference))
    if json_file:
        write_output(json_file, difference_to_json(difference))
    if markdown:
        write_atomically(markdown, comparison_report.difference_to_markdown(difference))
    return DEVIATES if exit_code and difference.has_changes else CONFORMS


def difference_between(
    suite: Suite, old: str, new: str, *, game: str | None = None, form: Path | None = None
) -> EditionDifference:
    """The difference of two sides, each a file, a URL or an edition of a ledger. Raises :class:`WrongUse`."""
    left, right = (open_side(suite, name, game, form) for name in (old, new))
    return difference_of(suite, left, right)


def difference_to_json(difference: EditionDifference) -> str:
    """The difference as JSON: the changes of clauses and headings, and the ids of the suspect scenarios."""
    old, new = difference.side_names
    found = {
        "saitei": package_version(),
        "version": VERSION,
        "old": old,
        "new": new,
        "reading": {
            name: document_report.document_findings(side)
            for name, side in (("old", difference.old), ("new", difference.new))
            if isinstance(side, Document)
        },
        "clauses": [_change(change) for change in difference.comparison.clauses],
        "flags": [
            {"old": list(wording.change.old), "new": list(wording.change.new), "flags": list(wording.flags)}
            for wording in difference.wording_changes
            if wording.flags
        ],
        "renamed": [
            {"old": rename.old, "new": rename.new, "clauses": len(rename.changes), "alone": len(rename.alone)}
            for rename in find_renamed_terms(difference.wording_changes)
        ],
        "headings": [_change(change) for change in difference.comparison.headings],
        "announced": [
            {
                "place": each.entry.place,
                "changes": [_change(change) for change in each.changes],
                "vague": each.vague,
            }
            for each in (difference.held.announcements if difference.held else ())
        ],
        "unannounced": [_change(change) for change in (difference.held.unannounced if difference.held else ())],
        "suspect": [scenario.id for scenario in difference.suspect],
        "complete": True,
    }
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def _change(change: ClauseChange) -> dict[str, Any]:
    return {
        "change": change.kind,
        "old": list(change.old),
        "new": list(change.new),
        "similarity": round(change.similarity, 3),
        "refers_to_changed": list(change.refers_to),
    }


def _game_of(path: Path, roots: Sequence[Path]) -> str:
    """The game of a document, among those with rulebooks in the given directories. Raises `DocumentError`."""
    *others, last = roots
    for root in others:
        with suppress(DocumentError):
            return recognise_game(path, root)
    return recognise_game(path, last)


def open_side(suite: Suite, name: str, game: str | None, form: Path | None = None) -> ComparedEdition:
    """The document of a file or a URL, its ledger in a file, or the ledger of an edition. Raises :class:`WrongUse`."""
    path = document_download.download_document(name) if document_download.is_url(name) else Path(name)
    if path.exists():
        try:
            if path.suffix == SUFFIX:
                return load_document_ledger(path)
            found = game if game or form else _game_of(path, [Path(home.rulebooks) for home in suite.homes])
            return document_report.open_document(suite, path, found, form=form)
        except RulebookError as error:
            raise WrongUse(str(error)) from error
    games = [suite.require_game(game)] if game else list(suite.game_names())
    having = [each for each in games if name in suite.edition_names(each)]
    if len(having) == 1:
        return suite.load_ledger(having[0], name)
    if having:
        raise WrongUse(f'"{name}" is an edition of {" and ".join(having)}; name the game with --game')
    editions = [edition for each in games for edition in suite.edition_names(each)]
    raise WrongUse(
        f'"{name}" is neither a file nor an edition of {" or ".join(games)}; {nearest_suggestion(name, editions)}'
    )
