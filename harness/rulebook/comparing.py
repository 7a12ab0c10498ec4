"""``saitei rulebook diff``: two editions compared, and the scenarios that are now suspect."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from ...rulebooks import Ledger, RulebookError
from ...rulebooks.comparison import KEPT, Change, Comparison, compare
from ...rulebooks.documents import Document, game_of
from ..catalogue import Scenario
from ..errors import CONFORMS, WrongUse, nearest
from ..run import write
from ..selection import all_features
from ..shelf import Shelf
from ..version import version
from . import reports
from .reading import opened

VERSION = 1
"""The version of the JSON form; fields may be added under the same version."""


@dataclass(frozen=True)
class Difference:
    """Two editions compared. `suspect` are the scenarios of changed clauses; `titles` ours, by old number."""

    old: Document | Ledger
    new: Document | Ledger
    comparison: Comparison
    suspect: tuple[Scenario, ...]
    titles: dict[str, str]

    @property
    def names(self) -> tuple[str, str]:
        """What the two sides are called."""
        return _name(self.old), _name(self.new)


def command(
    shelf: Shelf,
    console: Console,
    sides: tuple[str, str],
    *,
    game: str | None,
    json_file: Path | None,
    markdown: Path | None,
) -> int:
    """Compare two editions and say what changed."""
    difference = between(shelf, *sides, game=game)
    reports.show(console, difference)
    if json_file:
        write(json_file, to_json(difference))
    if markdown:
        write(markdown, reports.markdown(difference))
    return CONFORMS


def between(shelf: Shelf, old: str, new: str, *, game: str | None = None) -> Difference:
    """The difference of two sides, each a file or an edition of a ledger; raises :class:`WrongUse`."""
    left, right = (_side(shelf, name, game) for name in (old, new))
    return difference_of(shelf, left, right)


def difference_of(shelf: Shelf, old: Document | Ledger, new: Document | Ledger) -> Difference:
    """The difference of two editions. Scenarios are looked for among those of the old one's game."""
    comparison = compare(old, new)
    ledger = old if isinstance(old, Ledger) else shelf.ledger(old.game) if old.game in shelf.games() else None
    titles = {clause.number: clause.title for clause in ledger} if ledger else {}
    scenarios = [
        scenario for feature in (all_features(shelf, old.game) if ledger else ()) for scenario in feature.scenarios
    ]
    return Difference(old, new, comparison, tuple(suspects(comparison, scenarios)), titles)


def suspects(comparison: Comparison, scenarios: Iterable[Scenario]) -> Iterable[Scenario]:
    """The scenarios that count for a clause whose rule may have changed."""
    changed = {number for number, change in comparison.of_old().items() if change.kind not in KEPT}
    return (scenario for scenario in scenarios if changed.intersection(scenario.clauses))


def to_json(difference: Difference) -> str:
    """The changes of clauses and of headings, and the ids of the suspect scenarios."""
    old, new = difference.names
    found = {
        "saitei": version(),
        "version": VERSION,
        "old": old,
        "new": new,
        "clauses": [_change(change) for change in difference.comparison.clauses],
        "headings": [_change(change) for change in difference.comparison.headings],
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


def _side(shelf: Shelf, name: str, game: str | None) -> Document | Ledger:
    """A file, or the edition of a ledger."""
    path = Path(name)
    if path.exists():
        try:
            root = Path(shelf.rulebooks)
            return opened(path, game or game_of(path, root), root)
        except RulebookError as error:
            raise WrongUse(str(error)) from error
    games = [shelf.known(game)] if game else list(shelf.games())
    having = [each for each in games if name in shelf.editions(each)]
    if len(having) == 1:
        return shelf.ledger(having[0], name)
    if having:
        raise WrongUse(f'"{name}" is an edition of {" and ".join(having)}; say which with --game')
    editions = [edition for each in games for edition in shelf.editions(each)]
    raise WrongUse(f'"{name}" is no file and no edition of {" or ".join(games)}; {nearest(name, editions)}')


def _name(side: Document | Ledger) -> str:
    if isinstance(side, Ledger):
        return f"{side.game} {side.edition}"
    return f"{side.game} {side.version or side.source}"
