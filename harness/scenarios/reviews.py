"""Suspects: scenarios of clauses that changed with an edition, until somebody has read them again.

``<edition>.suspect.jsonl`` beside the ledger has a line for each. A review is that line with
``"reviewed":true``, in version control like everything else.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from ...rulebooks import render
from ...rulebooks.jsonlines import records
from ..base.errors import WrongUse, nearest


class Suspect(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A scenario, by its id, with those of its clauses that changed (as the edition numbers them) and how."""

    scenario: str
    clauses: tuple[str, ...]
    changes: tuple[str, ...]
    reviewed: bool = False


def path_of(home: Path, edition: str) -> Path:
    """Where a game's suspects of an edition stand; ``home`` is the directory of its ledgers."""
    return home / f"{edition}.suspect.jsonl"


def load(home: Path, edition: str) -> tuple[Suspect, ...]:
    """The suspects of an edition, reviewed ones too; none where there is no file. Raises `LedgerError`."""
    path = path_of(home, edition)
    return tuple(suspect for _, suspect in records(path, Suspect)) if path.exists() else ()


def waiting(home: Path, edition: str) -> dict[str, Suspect]:
    """The suspects that nobody has reviewed, by scenario."""
    return {suspect.scenario: suspect for suspect in load(home, edition) if not suspect.reviewed}


def review(home: Path, edition: str, what: Iterable[str]) -> list[Suspect]:
    """Mark scenarios as reviewed, each named by its id or by a clause that it waits for; those that were marked.

    Raises :class:`WrongUse` for a name that nothing waits for.
    """
    suspects = list(load(home, edition))
    marked: list[Suspect] = []
    for name in what:
        found = [at for at, each in enumerate(suspects) if not each.reviewed and name in (each.scenario, *each.clauses)]
        if not found:
            names = sorted({each.scenario for each in suspects if not each.reviewed})
            raise WrongUse(f'nothing waits for a review of "{name}" in edition {edition}; {nearest(name, names)}')
        for at in found:
            suspects[at] = replace(suspects[at], reviewed=True)
            marked.append(suspects[at])
    path_of(home, edition).write_text(render(suspects), "utf-8")
    return marked
