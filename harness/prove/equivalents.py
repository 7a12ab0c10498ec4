"""Equivalent mutants: broken statements that nobody can tell from whole ones, each with why.

They stand beside the engine of their game in ``equivalents.toml``, an entry a mutant:

    [[equivalent]]
    file = "turn.py"
    statement = "check_timing,"
    clauses = "7.5.3"
    change = "dropped"
    why = "The play timing just before it ends with a check timing in which nothing was left to do."
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from ..errors import WrongUse
from .mutants import Mutant

FILE = "equivalents.toml"


class Equivalent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mutant by what it breaks, and why that cannot be seen. ``clauses`` as the citation has them."""

    file: str
    statement: str
    clauses: str
    change: str
    why: str

    def is_of(self, mutant: Mutant) -> bool:
        """Whether it speaks of this mutant."""
        mine = (self.file, self.statement, self.clauses, self.change)
        return mine == (mutant.file, mutant.statement, ", ".join(mutant.clauses), mutant.change)


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    equivalent: tuple[Equivalent, ...] = ()


def equivalents(directory: Path, mutants: Iterable[Mutant]) -> dict[Mutant, str]:
    """Why each equivalent mutant is one. Raises :class:`WrongUse` for an entry that speaks of none of them."""
    path = directory / FILE
    if not path.exists():
        return {}
    try:
        entries = msgspec.convert(tomllib.loads(path.read_text("utf-8")), _File).equivalent
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise WrongUse(f"{path}: {error}") from error
    them = tuple(mutants)
    found: dict[Mutant, str] = {}
    for entry in entries:
        meant = [mutant for mutant in them if entry.is_of(mutant)]
        if not meant:
            what = f"`{entry.statement}`  # {entry.clauses}: {entry.change}"
            raise WrongUse(f"{path}: there is no mutant {what} in {entry.file}; delete the entry or mend it")
        found |= dict.fromkeys(meant, entry.why)
    return found
