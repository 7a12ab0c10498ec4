"""Suspects: scenarios of clauses that changed with an edition, until a person has reviewed them.

The file ``<edition>.suspect.jsonl`` next to the ledger has a line for each suspect. A review adds ``"reviewed":true``
to its line, so reviews are under version control.
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
from ..base.user_files import write_atomically

_GRAVE = frozenset({"number", "negation"})
"""Kinds of change that need a review however similar the words are."""

_ALIKE = re.compile(r">=\s*(0?\.\d+|1(?:\.0*)?)")


class SuspectScenario(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A scenario, by its id, with its clauses that changed (as the edition numbers them) and the kinds of change.

    `similarity` is that of the clause whose words changed most, None if no clause changed. `terms` are the terms that
    were renamed (`Center=Middle`), if there is no other change. `flags` name possible subjects of the change, if the
    words of both editions are known.
    """

    scenario: str
    clauses: tuple[str, ...]
    changes: tuple[str, ...]
    similarity: float | None = None
    terms: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    reviewed: bool = False


def suspects_path(home: Path, edition: str) -> Path:
    """The path of the suspects of an edition; ``home`` is the directory of the ledgers of its game."""
    return home / f"{edition}.suspect.jsonl"


def load_suspects(home: Path, edition: str) -> tuple[SuspectScenario, ...]:
    """The suspects of an edition, also reviewed ones; empty without a file. Raises `LedgerError` for a damaged file."""
    path = suspects_path(home, edition)
    return tuple(suspect for _, suspect in read_records(path, SuspectScenario)) if path.exists() else ()


def unreviewed_suspects(home: Path, edition: str) -> dict[str, SuspectScenario]:
    """The suspects that have not been reviewed, by scenario."""
    return {suspect.scenario: suspect for suspect in load_suspects(home, edition) if not suspect.reviewed}


def mark_reviewed(home: Path, edition: str, what: Iterable[str]) -> list[SuspectScenario]:
    """Mark suspects as reviewed; the suspects that were marked.

    A name is one of these:

    - the id of a scenario, a clause that it waits for, or a pattern of either (`hololive/5.7/*`);
    - a kind of change (`moved-reworded`): suspects all of whose kinds of change are named;
    - a renamed term (`Center=Middle`): suspects all of whose renamed terms are named;
    - the least similarity of the words (`>=0.98`), but not if a number or a negation is known to have changed.

    Raises :class:`WrongUse` for a name that matches no suspect.
    """
    suspects = list(load_suspects(home, edition))
    names = list(what)
    marked: dict[int, SuspectScenario] = {}
    for name in names:
        found = [at for at, each in enumerate(suspects) if not each.reviewed and _is_meant(name, each, names)]
        if not found:
            known = sorted({each.scenario for each in suspects if not each.reviewed})
            raise WrongUse(
                f'no scenario waits for a review of "{name}" in edition {edition}; {nearest_suggestion(name, known)}'
            )
        marked.update({at: replace(suspects[at], reviewed=True) for at in found})
    write_atomically(
        suspects_path(home, edition), render_records(marked.get(at, each) for at, each in enumerate(suspects))
    )
    return [marked[at] for at in sorted(marked)]


def _is_meant(name: str, suspect: SuspectScenario, names: Collection[str]) -> bool:
    from ...rulebooks.comparison import KINDS  # it imports the document readers, which a run does not need

    if name in KINDS:
        return name in suspect.changes and set(names).issuperset(suspect.changes)
    if name in suspect.terms:
        return set(names).issuperset(suspect.terms)
    if alike := _ALIKE.fullmatch(name):
        grave = not _GRAVE.isdisjoint(suspect.flags)
        return suspect.similarity is not None and suspect.similarity >= float(alike[1]) and not grave
    return any(fnmatchcase(each, name) for each in (suspect.scenario, *suspect.clauses))
