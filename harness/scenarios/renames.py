"""Renamed scenarios: their old ids, which baselines and links may still use.

The id of a scenario changes when an edition moves its clause, and when its title changes. The file
``<edition>.scenarios.jsonl`` next to the ledger has a line for each change. A scenario whose clause was removed has no
new id.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from ...rulebooks.jsonlines import read_records
from .suite import Suite


class ScenarioRename(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An old id of a scenario, and the new one; None if the scenario was removed with its clause."""

    old: str
    new: str | None = None


def renames_path(home: Path, edition: str) -> Path:
    """The path of the renames of an edition; ``home`` is the directory of the ledgers of its game."""
    return home / f"{edition}.scenarios.jsonl"


def current_scenario_id(suite: Suite, game: str, scenario: str) -> str | None:
    """The current id of a scenario, given its current id or an old one; None if it was removed with its clause.

    Raises `LedgerError` for a damaged file.
    """
    now: str | None = scenario
    for rename in _all(suite.rulebook_directory(game), reversed(suite.edition_ancestry(game))):
        seen = set[str]()
        while now in rename and now not in seen:
            seen.add(now)
            now = rename[now]
    return now


def _all(home: Path, editions: Iterable[str]) -> Iterable[dict[str, str | None]]:
    for edition in editions:
        path = renames_path(home, edition)
        yield {rename.old: rename.new for _, rename in read_records(path, ScenarioRename)} if path.exists() else {}
