"""``saitei rulebook diff``: two editions compared, and the scenarios that are now suspect."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from ...rulebooks import Ledger, RulebookError
from ...rulebooks.comparison import Change, renames
from ...rulebooks.documents import Document, game_of
from ...rulebooks.errors import DocumentError
from ..base.errors import CONFORMS, DEVIATES, WrongUse, nearest
from ..base.files import deliver, write
from ..base.version import version
from ..scenarios.suite import Suite
from . import fetching, reading, reports, words
from .difference import Difference, difference_of

VERSION = 1
"""The version of the JSON form; fields may be added under the same version."""


def command(
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
    """Compare two editions and say what changed; with ``exit_code`` the code says whether anything did."""
    difference = between(suite, *sides, game=game, form=form)
    for side in (difference.old, difference.new):
        if isinstance(side, Document):
            reading.show(console, side)
    reports.show(console, difference)
    words.show(console, difference)
    if html:
        write(html, words.page(difference))
    if json_file:
        deliver(json_file, to_json(difference))
    if markdown:
        write(markdown, reports.markdown(difference))
    return DEVIATES if exit_code and difference.changed else CONFORMS


def between(suite: Suite, old: str, new: str, *, game: str | None = None, form: Path | None = None) -> Difference:
    """The difference of two sides, each a file, a URL or an edition of a ledger; raises :class:`WrongUse`."""
    left, right = (_side(suite, name, game, form) for name in (old, new))
    return difference_of(suite, left, right)


def to_json(difference: Difference) -> str:
    """The changes of clauses and of headings, and the ids of the suspect scenarios."""
    old, new = difference.names
    found = {
        "saitei": version(),
        "version": VERSION,
        "old": old,
        "new": new,
        "reading": {
            name: reading.sureness(side)
            for name, side in (("old", difference.old), ("new", difference.new))
            if isinstance(side, Document)
        },
        "clauses": [_change(change) for change in difference.comparison.clauses],
        "flags": [
            {"old": list(wording.change.old), "new": list(wording.change.new), "flags": list(wording.flags)}
            for wording in difference.wordings
            if wording.flags
        ],
        "renamed": [
            {"old": rename.old, "new": rename.new, "clauses": len(rename.changes), "alone": len(rename.alone)}
            for rename in renames(difference.wordings)
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


def _change(change: Change) -> dict[str, Any]:
    return {
        "change": change.kind,
        "old": list(change.old),
        "new": list(change.new),
        "similarity": round(change.similarity, 3),
        "refers_to_changed": list(change.refers_to),
    }


def _game_of(path: Path, roots: Sequence[Path]) -> str:
    """Which game's document a file is, of those whose rulebooks stand there; raises `DocumentError`."""
    *others, last = roots
    for root in others:
        with suppress(DocumentError):
            return game_of(path, root)
    return game_of(path, last)


def _side(suite: Suite, name: str, game: str | None, form: Path | None) -> Document | Ledger:
    """A file, what a URL names, or the edition of a ledger."""
    path = fetching.fetched(name) if fetching.is_url(name) else Path(name)
    if path.exists():
        try:
            found = game if game or form else _game_of(path, [Path(home.rulebooks) for home in suite.homes])
            return reading.opened(suite, path, found, form=form)
        except RulebookError as error:
            raise WrongUse(str(error)) from error
    games = [suite.known(game)] if game else list(suite.games())
    having = [each for each in games if name in suite.editions(each)]
    if len(having) == 1:
        return suite.ledger(having[0], name)
    if having:
        raise WrongUse(f'"{name}" is an edition of {" and ".join(having)}; say which with --game')
    editions = [edition for each in games for edition in suite.editions(each)]
    raise WrongUse(f'"{name}" is no file and no edition of {" or ".join(games)}; {nearest(name, editions)}')
