"""Renames: scenarios whose id changed with an edition, for what names them elsewhere, as baselines do.

``<edition>.scenarios.jsonl`` beside the ledger has a line for each; one that fell out has no new id.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from ...rulebooks.jsonlines import records
from .suite import Suite


class Rename(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A scenario's id before an edition, and since; None where it fell out with its clause."""

    old: str
    new: str | None = None


def path_of(home: Path, edition: str) -> Path:
    """Where a game's renames of an edition stand; ``home`` is the directory of its ledgers."""
    return home / f"{edition}.scenarios.jsonl"


def today(suite: Suite, game: str, scenario: str) -> str | None:
    """The id by which a scenario of any edition is known in the default one; None where it fell out.

    One that was never renamed keeps its id. Raises `LedgerError` for a damaged file.
    """
    now: str | None = scenario
    for rename in _all(suite.rulebook(game), reversed(suite.ancestry(game))):
        if now is not None:
            now = rename.get(now, now)
    return now


def _all(home: Path, editions: Iterable[str]) -> Iterable[dict[str, str | None]]:
    for edition in editions:
        path = path_of(home, edition)
        yield {rename.old: rename.new for _, rename in records(path, Rename)} if path.exists() else {}
