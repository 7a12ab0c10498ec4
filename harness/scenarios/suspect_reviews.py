"""Suspects: scenarios of clauses that changed with an edition, until somebody has read them again.

``<edition>.suspect.jsonl`` beside the ledger has a line for each. A review is that line with
``"reviewed":true``, in version control like everything else.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from fnmatch import fnmatchcase
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from ...rulebooks import render_records
from ...rulebooks.jsonlines import read_records
from ..base.command_errors import WrongUse, nearest_suggestion

_GRAVE = frozenset({"number", "negation"})
"""What a change may be about and leave the words much as they were: no likeness is enough for it."""

_ALIKE = re.compile(r">=\s*(0?\.\d+|1(?:\.0*)?)")


class SuspectScenario(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A scenario, by its id, with those of its clauses that changed (as the edition numbers them) and how.

    `similarity` is that of the clause whose words changed most, if it is one of a clause that changed; `terms` are
    those that were renamed (`Center=Middle`), if nothing else is another; `flags` what the change may be about, where
    the words of both editions are known.
    """

    scenario: str
    clauses: tuple[str, ...]
    changes: tuple[str, ...]
    similarity: float | None = None
    terms: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    reviewed: bool = False


def suspects_path(home: Path, edition: str) -> Path:
    """Where a game's suspects of an edition stand; ``home`` is the directory of its ledgers."""
    return home / f"{edition}.suspect.jsonl"


def load_suspects(home: Path, edition: str) -> tuple[SuspectScenario, ...]:
    """The suspects of an edition, reviewed ones too; none where there is no file. Raises `LedgerError`."""
    path = suspects_path(home, edition)
    return tuple(suspect for _, suspect in read_records(path, SuspectScenario)) if path.exists() else ()


def unreviewed_suspects(home: Path, edition: str) -> dict[str, SuspectScenario]:
    """The suspects that nobody has reviewed, by scenario."""
    return {suspect.scenario: suspect for suspect in load_suspects(home, edition) if not suspect.reviewed}


def mark_reviewed(home: Path, edition: str, what: Iterable[str]) -> list[SuspectScenario]:
    """Mark scenarios as reviewed; those that were marked.

    Each is named by its id, by a clause that it waits for, or with others: by a pattern of either (`hololive/5.7/*`),
    by a kind of change (`moved-reworded`: those with no change of another kind than are named), by a renamed term
    (`Center=Middle`: likewise), or by how alike the words still are (`>=0.98`; a number or negation that is known to
    have changed is never alike).
    Raises :class:`WrongUse` for a name that nothing waits for.
    """
    suspects = list(load_suspects(home, edition))
    names = list(what)
    marked: dict[int, SuspectScenario] = {}
    for name in names:
        found = [at for at, each in enumerate(suspects) if not each.reviewed and _is_meant(name, each, names)]
        if not found:
            known = sorted({each.scenario for each in suspects if not each.reviewed})
            raise WrongUse(
                f'nothing waits for a review of "{name}" in edition {edition}; {nearest_suggestion(name, known)}'
            )
        marked.update({at: replace(suspects[at], reviewed=True) for at in found})
    suspects_path(home, edition).write_text(
        render_records(marked.get(at, each) for at, each in enumerate(suspects)), "utf-8"
    )
    return [marked[at] for at in sorted(marked)]


def _is_meant(name: str, suspect: SuspectScenario, names: Collection[str]) -> bool:
    from ...rulebooks.comparison import KINDS  # with it come the readers of documents, which a run has no use for

    if name in KINDS:
        return name in suspect.changes and set(names).issuperset(suspect.changes)
    if name in suspect.terms:
        return set(names).issuperset(suspect.terms)
    if alike := _ALIKE.fullmatch(name):
        grave = not _GRAVE.isdisjoint(suspect.flags)
        return suspect.similarity is not None and suspect.similarity >= float(alike[1]) and not grave
    return any(fnmatchcase(each, name) for each in (suspect.scenario, *suspect.clauses))
