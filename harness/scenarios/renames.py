"""Renames: old ids of scenarios, for whatever names scenarios elsewhere, such as baselines and links.

A scenario's id changes when an edition moves its clause, and when it gets another title. The file
``<edition>.scenarios.jsonl`` beside the ledger has a line for each change; a scenario whose clause was removed has no
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
    """Where a game's renames of an edition stand; ``home`` is the directory of its ledgers."""
    return home / f"{edition}.scenarios.jsonl"


def current_scenario_id(suite: Suite, game: str, scenario: str) -> str | None:
    """The current id of a scenario, given that one or an old one; None if the scenario was removed with its clause.

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
