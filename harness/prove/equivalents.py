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

``benchmarks/mutation.py`` makes further mutants, also of statements that are not cited. They are named by their
function, and by the line of code with the change. ``saitei prove`` does not look at these entries:

    [[further]]
    file = "actions.py"
    function = "bloom_options"
    statement = "if may_bloom(game, holomem)"
    change = "..."
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


class FurtherEquivalent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The place and the change of a mutant that only ``benchmarks/mutation.py`` makes, with the same two reasons.

    ``function`` has the names of the classes and functions around the ``statement``, a line of code; it is empty if
    there are none.
    """

    file: str
    function: str
    statement: str
    change: str
    position: str
    why: str

    @property
    def place_description(self) -> str:
        """The place of the change, in words."""
        return f"`{self.statement}` of {self.function or 'the module'} in {self.file}"


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    equivalent: tuple[EquivalentMutant, ...] = ()
    further: tuple[FurtherEquivalent, ...] = ()


def equivalence_reasons(directory: Path, mutants: Iterable[Mutant]) -> dict[Mutant, str]:
    """The reasons of the equivalent mutants among the given ones.

    Raises :class:`WrongUse` for an entry that matches no mutant or names no position.
    """
    them = tuple(mutants)
    found: dict[Mutant, str] = {}
    for entry in _read_file(directory).equivalent:
        meant = [mutant for mutant in them if entry.matches_mutant(mutant)]
        if not meant:
            what = f"{entry.place_description}: {entry.change}"
            raise WrongUse(f"{directory / FILE}: there is no mutant {what}; delete or correct the entry")
        found |= dict.fromkeys(meant, entry.why)
    return found


def further_equivalents(directory: Path) -> tuple[FurtherEquivalent, ...]:
    """The entries about mutants that ``saitei prove`` does not make. Raises :class:`WrongUse` for a wrong file."""
    return _read_file(directory).further


def _read_file(directory: Path) -> _File:
    path = directory / FILE
    if not path.exists():
        return _File()
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8-sig")), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise WrongUse(f"{path}: {error}") from error
    entries: tuple[EquivalentMutant | FurtherEquivalent, ...] = (*found.equivalent, *found.further)
    for entry in entries:
        if not entry.position.strip():
            raise WrongUse(
                f"{path}: {entry.place_description}: {entry.change}: add a `position`, in which the difference would "
                "be visible if there were one"
            )
    return found
