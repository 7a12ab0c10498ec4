"""Equivalent mutants, which no scenario can notice: the file ``equivalents.toml`` next to the engine of the game.

An equivalent mutant is a changed statement that behaves like the original in every game. An entry gives the reason, and
the position in which a difference would be visible if there were one:

    [[equivalent]]
    file = "turn.py"
    statement = "check_timing,"
    clauses = "7.5.3"
    change = "dropped"
    position = "An ability of a holomem waits, or one is out of HP, when the turn player passes."
    why = "The play timing just before it ends with a check timing in which nothing was left to do."

A statement in a package that games share is named by its anchor instead:

    [[equivalent]]
    anchor = "pays"
    change = "dropped"
    position = "..."
    why = "..."
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from ..base.command_errors import WrongUse
from .mutants import Mutant

FILE = "equivalents.toml"


class EquivalentMutant(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The place and the change of a mutant, the position in which it would be visible, and the reason why it is not.

    The place is an ``anchor``, or else a ``statement`` of a ``file`` with ``clauses`` as in the citation.
    """

    change: str
    why: str
    anchor: str = ""
    file: str = ""
    statement: str = ""
    clauses: str = ""
    position: str = ""

    def __post_init__(self) -> None:
        place = (self.file, self.statement, self.clauses)
        if any(place) if self.anchor else not all(place):
            raise ValueError("a place is either an anchor, or file, statement and clauses")

    @property
    def place_description(self) -> str:
        """The place of the change, in words."""
        return f"#: {self.anchor}" if self.anchor else f"`{self.statement}`  # {self.clauses} in {self.file}"

    def matches_mutant(self, mutant: Mutant) -> bool:
        """Whether this entry is about the mutant."""
        if self.change != mutant.change or self.anchor != mutant.anchor:
            return False
        mine = (self.file, self.statement, self.clauses)
        return bool(self.anchor) or mine == (
            mutant.file_name,
            mutant.statement,
            ", ".join(mutant.clauses + mutant.older),
        )


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    equivalent: tuple[EquivalentMutant, ...] = ()


def equivalence_reasons(directory: Path, mutants: Iterable[Mutant]) -> dict[Mutant, str]:
    """The reasons of the equivalent mutants among the given ones.

    Raises :class:`WrongUse` for an entry that matches no mutant or names no position.
    """
    path = directory / FILE
    if not path.exists():
        return {}
    try:
        entries = msgspec.convert(tomllib.loads(path.read_text("utf-8-sig")), _File).equivalent
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise WrongUse(f"{path}: {error}") from error
    them = tuple(mutants)
    found: dict[Mutant, str] = {}
    for entry in entries:
        what = f"{entry.place_description}: {entry.change}"
        if not entry.position.strip():
            raise WrongUse(
                f"{path}: {what}: add a `position`, in which the difference would be visible if there were one"
            )
        meant = [mutant for mutant in them if entry.matches_mutant(mutant)]
        if not meant:
            raise WrongUse(f"{path}: there is no mutant {what}; delete or correct the entry")
        found |= dict.fromkeys(meant, entry.why)
    return found
