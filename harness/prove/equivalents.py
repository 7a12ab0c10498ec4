"""What no scenario can notice, each with why, in ``equivalents.toml`` beside the engine of the game.

An equivalent mutant is a broken statement that nobody can tell from the whole one:

    [[equivalent]]
    file = "turn.py"
    statement = "check_timing,"
    clauses = "7.5.3"
    change = "dropped"
    why = "The play timing just before it ends with a check timing in which nothing was left to do."

A statement in a package that games share is named by its anchor instead:

    [[equivalent]]
    anchor = "pays"
    change = "dropped"
    why = "..."

An absence is a clause that only says what is not done, so that there is no statement to break:

    [[absence]]
    clause = "12.2.3.1.1"
    why = "Nothing in an engine makes it true."
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec import Struct

from ...rulebooks import Ledger
from ..base.errors import WrongUse
from .mutants import Mutant

FILE = "equivalents.toml"


class Equivalent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mutant by what it breaks, and why that cannot be seen.

    What it breaks is an ``anchor``, or else a ``statement`` of a ``file`` with ``clauses`` as the citation has them.
    """

    change: str
    why: str
    anchor: str = ""
    file: str = ""
    statement: str = ""
    clauses: str = ""

    def __post_init__(self) -> None:
        place = (self.file, self.statement, self.clauses)
        if any(place) if self.anchor else not all(place):
            raise ValueError("a place is either an anchor, or file, statement and clauses")

    @property
    def where(self) -> str:
        """What it breaks, in words."""
        return f"#: {self.anchor}" if self.anchor else f"`{self.statement}`  # {self.clauses} in {self.file}"

    def is_of(self, mutant: Mutant) -> bool:
        """Whether it speaks of this mutant."""
        if self.change != mutant.change or self.anchor != mutant.anchor:
            return False
        mine = (self.file, self.statement, self.clauses)
        return bool(self.anchor) or mine == (mutant.file, mutant.statement, ", ".join(mutant.clauses))


class Absence(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A clause by its number, and why there is nothing to break."""

    clause: str
    why: str


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    equivalent: tuple[Equivalent, ...] = ()
    absence: tuple[Absence, ...] = ()


@dataclass(frozen=True)
class Unnoticeable:
    """Why each equivalent mutant is one, and by the number of a clause why there is nothing to break."""

    mutants: Mapping[Mutant, str]
    clauses: Mapping[str, str]


def unnoticeable(directory: Path, mutants: Iterable[Mutant], ledger: Ledger) -> Unnoticeable:
    """What cannot be noticed. Raises :class:`WrongUse` for an entry that speaks of no mutant or clause."""
    path = directory / FILE
    if not path.exists():
        return Unnoticeable({}, {})
    try:
        entries = msgspec.convert(tomllib.loads(path.read_text("utf-8")), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise WrongUse(f"{path}: {error}") from error
    for absence in entries.absence:
        if absence.clause not in ledger:
            raise WrongUse(f"{path}: there is no clause {absence.clause} in {ledger.game} {ledger.edition}")
    absent = {absence.clause: absence.why for absence in entries.absence}
    return Unnoticeable(_equivalent(path, entries.equivalent, tuple(mutants)), absent)


def _equivalent(path: Path, entries: Iterable[Equivalent], them: tuple[Mutant, ...]) -> dict[Mutant, str]:
    found: dict[Mutant, str] = {}
    for entry in entries:
        meant = [mutant for mutant in them if entry.is_of(mutant)]
        if not meant:
            what = f"{entry.where}: {entry.change}"
            raise WrongUse(f"{path}: there is no mutant {what}; delete the entry or mend it")
        found |= dict.fromkeys(meant, entry.why)
    return found
